/** Names of seats, places and couples, as they stand in sentences and on the board. */

import { fill, listed, type Parts, type Rich, type Said } from "../../words/rich";
import type { Seating } from "../game";
import { Naming } from "../naming";
import type { CasanovaView, Components, Holder, Lady, Place } from "./view";
import en from "./words.en.json";
import fr from "./words.fr.json";

type Tuples = { whose: [string, string]; points: [string, string, string] };
export type Words = Omit<typeof en, keyof Tuples> & Tuples;

const WORDS = { en: en as unknown as Words, fr: fr as unknown as Words };
const VOWELS = "AEIOUÉ";

/** The table with its words and board at hand. */
export class Names extends Naming<Words, Components> {
  readonly places = new Map<string, Place>();
  /** Palazzi by their place, with the seat whose home it is. */
  readonly owners = new Map<string, number>();
  /** By stage: the other end of its street, and the theatre in it. */
  readonly streets = new Map<string, { to: string; theatre: string | null }>();

  constructor(seating: Seating) {
    super(seating, WORDS);
    for (const place of this.board.places) this.places.set(place.id, place);
    for (const [seat, lady] of this.board.ladies.entries()) {
      if (seat < seating.names.length) this.owners.set(lady.home, seat);
    }
    for (const { between, theatre } of this.board.streets) {
      const [a, b] = between;
      this.streets.set(a, { to: b, theatre: theatre?.id ?? null });
      this.streets.set(b, { to: a, theatre: theatre?.id ?? null });
    }
  }

  // -------------------------------------------------------------------------------- places
  kind(place: string): Place["kind"] {
    return this.places.get(place)?.kind ?? "stage";
  }

  /** As it is called when it stands alone: "A2, west rio". */
  placeName(place: string): string {
    const found = this.places.get(place);
    if (!found) return place;
    return this.seating.language === "fr" ? found.fr : found.en;
  }

  goingTo(place: string): Rich {
    const { words } = this;
    if (this.kind(place) === "doge") return [words.to_doges];
    if (this.kind(place) === "stage") return fill(words.to_stage, { place });
    return this.palazzo(place, words.to_palazzo, words.to_nobodys_palazzo);
  }

  comingFrom(place: string, mover: number): Rich {
    const { words } = this;
    if (this.owners.get(place) === mover) return this.about(words.from_home, mover);
    if (this.kind(place) === "doge") return [words.from_doges];
    if (this.kind(place) === "stage") return fill(words.from_stage, { place });
    return this.palazzo(place, words.from_palazzo, words.from_nobodys_palazzo);
  }

  /** Where somebody is: "at A2", "at the Doge’s". */
  isAt(place: string): string {
    if (this.kind(place) === "doge") return this.words.at_doges;
    return this.words.at_stage.replace("{place}", place);
  }

  private palazzo(place: string, owned: Said, nobodys: string): Rich {
    const owner = this.owners.get(place);
    return owner === undefined ? fill(nobodys, { place }) : this.about(owned, owner);
  }

  // -------------------------------------------------------------------------------- seats and couples
  lady(seat: number): Lady {
    return this.board.ladies[seat]!;
  }

  /** The initial, or a number where two share it. */
  letter(seat: number): string {
    const initials = this.seating.names.map((name) => name.charAt(0).toUpperCase());
    const own = initials[seat] ?? "";
    return initials.filter((initial) => initial === own).length === 1 ? own : String(seat + 1);
  }

  /** Where a couple is, in a sentence. */
  couple(holder: Holder): Rich {
    if (holder.theatre != null) return fill(this.words.theatre, { street: streetName(holder.theatre) });
    return this.about(this.words.gondola, holder.lady ?? 0);
  }

  couples(holders: Holder[]): Rich {
    return listed(
      holders.map((holder) => this.couple(holder)),
      this.words.and_,
    );
  }

  share(share: number): string {
    if (share > 0 && share < 0.005) return this.words.less_than_one;
    return this.words.percent.replace("{n}", String(Math.round(100 * share)));
  }

  /** That he is in this seat's gondola, by the reader's account. */
  chance(view: CasanovaView, seat: number): number {
    return view.dossier?.chances.find((chance) => chance.lady === seat)?.share ?? 0;
  }

  // -------------------------------------------------------------------------------- sentences
  /** With `{whose}`, which depends on how the name begins. */
  override about(said: Said | string, seat: number | null, parts: Parts = {}): Rich {
    if (seat === null) return super.about(said, seat, parts);
    const vowel = this.who(seat) !== "" && VOWELS.includes(this.who(seat).charAt(0));
    const whose = fill(this.words.whose[vowel ? 1 : 0], { who: this.seat(seat) });
    return super.about(said, seat, { ...parts, whose });
  }

  /** "A2, B3 and G1". */
  listed(texts: string[], last = this.words.and_): Rich {
    return listed(
      texts.map((text) => [text]),
      last,
    );
  }
}

/** "A2–G2", which no line breaks. */
export function streetName(theatre: string): string {
  return theatre.replace("-", "\u2060–\u2060");
}
