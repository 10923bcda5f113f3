/** Names of seats, buildings, tiles and claims, as they stand in sentences and on the board. */

import type { Seating } from "../game";
import { Naming } from "../naming";
import { fill, listed, type Rich, type Run } from "../../words/rich";
import type { Building, Claim, Components, Tile, TileAt } from "./view";
import english from "./words.en.json";
import french from "./words.fr.json";

export type Words = typeof english;
export const STAR = "★";
// Both have the same texts; a few names need no short form in one language.
const WORDS = { en: english, fr: french as unknown as Words };
const LETTERS: Record<string, string> = { red: "R", blue: "B", green: "G", yellow: "Y" };

/** The table with its words and board at hand. */
export class Names extends Naming<Words, Components> {
  /** What stands between a title and its text. */
  readonly colon: string;
  private readonly known: Map<string, Building>;

  constructor(seating: Seating) {
    super(seating, WORDS);
    this.colon = seating.language === "fr" ? "\u00a0: " : ": ";
    this.known = new Map(this.board.buildings.map((building) => [building.id, building]));
  }

  // ------------------------------------------------------------------------------ buildings
  building(id: string): string {
    const building = this.known.get(id);
    if (!building) return id;
    return (this.seating.language === "fr" ? building.fr : building.en).replaceAll("'", "’");
  }

  /** As it stands where the name is too long. */
  short(id: string): string {
    return (this.words.short as Record<string, string>)[id] ?? this.building(id);
  }

  hasStar(id: string): boolean {
    return this.known.get(id)?.star ?? false;
  }

  /** "Hotel ★". */
  starred(id: string): string {
    return this.hasStar(id) ? `${this.building(id)} ${STAR}` : this.building(id);
  }

  buildings(ids: string[]): string {
    return ids.map((id) => this.building(id)).join(", ");
  }

  /** "at the Harbour". */
  at(id: string): string {
    return (this.words.at as Record<string, string>)[id] ?? id;
  }

  to(id: string): string {
    return (this.words.to as Record<string, string>)[id] ?? id;
  }

  // ------------------------------------------------------------------------------ tiles
  /** "code 5"; of an answer also "no code". */
  tile(tile: Tile): string {
    return tile.number === null ? this.words.none[tile.kind] : `${this.words.kinds[tile.kind]} ${tile.number}`;
  }

  /** "c5"; of an answer also "no c". */
  shortTile(tile: Tile): string {
    const letter = this.words.kinds[tile.kind].charAt(0);
    return tile.number === null ? this.words.none_short.replace("{kind}", letter) : `${letter}${tile.number}`;
  }

  /** "code 5 at the Harbour". */
  tileAt(tile: TileAt): string {
    return `${this.tile(tile)} ${this.at(tile.at)}`;
  }

  // ------------------------------------------------------------------------------ seats
  /** Within a sentence. */
  other(seat: number): Run {
    return seat === this.you ? this.words.other_you : this.seat(seat);
  }

  others(seats: number[]): Rich {
    return listed(
      seats.map((seat) => [this.other(seat)]),
      this.words.and_,
    );
  }

  oneOf(seats: number[]): Rich {
    return listed(
      seats.map((seat) => [this.other(seat)]),
      this.words.or_,
    );
  }

  colour(seat: number): string {
    return this.board.colours[seat] ?? "";
  }

  /** The letter of a seat's agent. */
  letter(seat: number): string {
    return LETTERS[this.colour(seat)] ?? "";
  }

  // ------------------------------------------------------------------------------ sentences
  /** "Hotel ★ for you and Brice, Harbour for Chiara". */
  orders(sent: (string | null)[]): Rich {
    const places = new Map<string, number[]>();
    for (const [seat, place] of sent.entries()) {
      if (place !== null) places.set(place, [...(places.get(place) ?? []), seat]);
    }
    return [...places].flatMap(([place, seats], index) => [
      ...(index ? [", "] : []),
      ...fill(this.words.order, { place: this.starred(place), names: this.others(seats) }),
    ]);
  }

  /** "file 4 at the Hotel; codes in Casino, Mosque…". */
  claim(claim: Pick<Claim, "at" | "codes" | "number">): Rich {
    return fill(this.words.claim, {
      file: this.tileAt({ kind: "file", number: claim.number, at: claim.at }),
      codes: this.buildings(claim.codes),
    });
  }
}
