/** The log in words: each event of a seat's story as a sentence. */

import type { Event, LogLine, Storyteller } from "../game";
import { mine, type Rich, type Said } from "../../words/rich";
import { Names } from "./names";
import { MAKES_FOUR, type Cards } from "./view";

type Tell = (event: Event) => Rich | null;

/** Told by other lines, or of no interest to the reader of a log. */
export const SILENT = ["places", "turn", "asked", "weighed", "chips", "over"];

/** Tells a story from its beginning, and so knows what is at stake and what the reader has sealed. */
export class Story implements Storyteller {
  #round = 1;
  /** What is to be matched. */
  #stake = 0;
  /** The reader has bet in this turn, and was not called yet. */
  #sealed = false;
  /** The announcement has been protested. */
  #contested = false;
  #began = false;
  /** What was told of this turn's chip, and what stays of it. */
  #fading: [Rich, string][] = [];
  readonly #remembers: boolean;
  readonly #tellers: Record<string, Tell>;

  constructor(readonly names: Names) {
    const { words } = names;
    const about = (said: Said, parts: (event: Event) => Record<string, string> = () => ({})): Tell => {
      return (event) => names.say(said, event.seat, parts(event));
    };
    this.#remembers = Boolean(names.seating.options.memory_aid ?? true);
    this.#tellers = {
      leads: about(words.leads),
      placed: about(words.placed, (e) => ({ space: names.space(e.space) })),
      aside: (e) => this.#own(e, words.aside, words.aside_faded),
      dealt: (e) => names.say(words.dealt, null, { chips: e.circles.length }),
      top: (e) => names.say(words.top, null, { card: names.the(e.card) }),
      turn: (e) => this.#turn(e),
      shuffled: about(words.shuffled),
      sold: about(words.sold, (e) => ({ card: names.a(e.card), sum: names.sum(e.sum) })),
      took: about(words.took, (e) => ({ circle: names.space(e.circle) })),
      read: (e) => this.#own(e, words.read, words.read_faded),
      laid: (e) => names.say(words.laid, null, { circle: names.space(e.circle) }),
      announced: (e) => this.#announced(e),
      answered: (e) => this.#answered(e),
      "nobody-protests": () => names.say(words.nobody_protests),
      protests: (e) => this.#protests(e),
      confessed: about(words.confesses, (e) => ({ sum: names.sum(e.paid) })),
      raised: (e) => this.#raised(e),
      matched: (e) => names.say(e.sum ? words.matches : words.stands_by_it, e.seat, { sum: names.sum(e.sum) }),
      folded: (e) => names.say(words.folds, e.seat, { sum: names.sum(e.lost), other: names.other(e.to) }),
      shown: (e) => this.#shown(e),
      won: (e) => this.#won(e),
      "went-back": (e) => names.say(words.went_back, null, { space: names.space(e.space) }),
      stands: () => (this.#contested ? names.say(words.stands) : null),
      card: (e) => this.#card(e),
      renewed: (e) => this.#renewed(e),
      out: about(words.out),
      "took-bank": about(words.took_bank, (e) => ({ sum: names.sum(e.sum) })),
    };
  }

  tell(events: Event[]): LogLine[] {
    return events.flatMap((event) => {
      const text = this.#tellers[event.what]?.(event) ?? null;
      return text === null ? [] : [{ n: event.n, round: this.#round, text }];
    });
  }

  /** Said by the one who moves. */
  announcement(seat: number, number: number, from: string, to: string): Rich {
    const said = number ? this.names.words.says : this.names.words.says_nought;
    return this.names.say(said, seat, { number, from: this.names.space(from), to: this.names.space(to) });
  }

  // ---- events
  #turn(event: Event): null {
    if (this.#began) this.#forget();
    this.#began = true;
    this.#round = event.round;
    return null;
  }

  /** A chip that the reader has read. */
  #own(event: Event, said: string, rest: string): Rich | null {
    if (event.seat !== this.names.you) return null;
    return this.#fades(mine(this.names.say(said, null, { number: event.number })), rest);
  }

  #announced(event: Event): Rich {
    this.#sealed = this.#contested = false;
    this.#stake = 0;
    return this.announcement(event.seat, event.number, event.from, event.to);
  }

  #answered(event: Event): Rich | null {
    if (event.seat !== this.names.you || event.bet === null) return null;
    this.#sealed = true;
    return mine(this.names.say(this.names.words.sealed, null, { sum: this.names.sum(event.bet) }));
  }

  #protests(event: Event): Rich {
    const { words, you } = this.names;
    const { seat, bet, counts } = event;
    const first = this.#sealed && !this.#contested && seat !== you;
    if (seat === you) this.#sealed = false;
    this.#contested = true;
    this.#stake = counts;
    if (!counts) return this.names.say(words.protests_for_card, seat);
    const whole = first ? words.speaks_first : words.protests;
    const part = first ? words.speaks_first_in_part : words.protests_in_part;
    const sums = { sum: this.names.sum(bet), counts: this.names.sum(counts) };
    return this.names.say(counts < bet ? part : whole, seat, sums);
  }

  #raised(event: Event): Rich {
    const { words } = this.names;
    let said = event.times === 2 ? words.doubles : words.triples;
    if (event.sum !== event.times * this.#stake) said = words.raises;
    this.#stake = event.sum;
    return this.names.say(said, event.seat, { sum: this.names.sum(event.sum) });
  }

  #shown(event: Event): Rich {
    const { words } = this.names;
    const text = this.names.say(event.true ? words.shown_true : words.shown_false, null, { number: event.number });
    return this.#fades(text, event.true ? words.was_true : words.was_false);
  }

  #won(event: Event): Rich {
    const { words } = this.names;
    if (!event.sum) return this.names.say(words.wins_nothing, event.seat);
    const parts = { sum: this.names.sum(event.sum), other: this.names.other(event.from) };
    return this.names.say(words.wins_bet, event.seat, parts);
  }

  #card(event: Event): Rich {
    const { words } = this.names;
    const fourth = event.alike === MAKES_FOUR;
    const parts = { nth: this.names.nth(event.alike), sum: this.names.sum(event.prime) };
    if (event.from === null) {
      const said = fourth ? words.takes_fourth : words.takes_card;
      return this.names.say(said, event.seat, { ...parts, card: this.names.the(event.card) });
    }
    const said = fourth ? words.takes_fourth_from : words.takes_card_from;
    const from = { card: this.names.a(event.card), other: this.names.other(event.from) };
    return this.names.say(said, event.seat, { ...parts, ...from });
  }

  #renewed(event: Event): Rich {
    const back: Cards = {};
    for (const cards of event.back as Cards[]) {
      for (const [card, count] of Object.entries(cards)) back[card] = (back[card] ?? 0) + count;
    }
    const listed = this.names.sorted(back).map(([card, count]) => this.names.symbol(card) + times(count));
    return this.names.say(this.names.words.renewed, null, { cards: listed.join(", ") || "–" });
  }

  // ---- within
  #fades(text: Rich, rest: string): Rich {
    this.#fading.push([text, rest]);
    return text;
  }

  /** RA-24: without the memory aid the log keeps no number of a chip beyond its turn. */
  #forget(): void {
    for (const [text, rest] of this.#fading) if (!this.#remembers) text.splice(0, text.length, rest);
    this.#fading = [];
  }
}

/** "×2" */
export function times(count: number): string {
  return count > 1 ? `×${count}` : "";
}
