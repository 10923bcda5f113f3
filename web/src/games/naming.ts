/** What the names of all games share: the words of a language, who sits where, sums, sentences about a seat. */

import { capital, fill, type Parts, type Rich, type Run, type Said } from "../words/rich";
import type { Language } from "../words/speech.svelte";
import type { Seating } from "./game";

const THOUSANDS: Record<Language, string> = { en: ",", fr: "\u202f" };

/** A table with its words and board at hand. */
export class Naming<Words, Board> {
  readonly words: Words;
  readonly board: Board;
  readonly you: number;

  constructor(
    readonly seating: Seating,
    words: Record<Language, Words>,
  ) {
    this.words = words[seating.language];
    this.board = seating.components as Board;
    this.you = seating.you;
  }

  /** "12,500", in French with a narrow space that no line breaks. */
  sum(amount: number): string {
    return String(amount).replace(/\B(?=(\d{3})+$)/g, THOUSANDS[this.seating.language]);
  }

  who(seat: number): string {
    return this.seating.names[seat] ?? "";
  }

  seat(seat: number): Run {
    return { text: this.who(seat), kind: "seat", id: String(seat) };
  }

  /** A sentence, about a seat or about nobody, with its parts filled in. */
  say(said: Said | string, seat: number | null = null, parts: Parts = {}): Rich {
    return capital(this.about(said, seat, parts));
  }

  /** The same within a sentence. */
  about(said: Said | string, seat: number | null, parts: Parts = {}): Rich {
    const template = typeof said === "string" ? said : seat === this.you ? said.you : said.they;
    return fill(template, seat === null ? parts : { ...parts, who: this.seat(seat) });
  }
}
