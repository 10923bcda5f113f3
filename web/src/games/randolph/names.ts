/** Names of seats, symbols, spaces, cards and sums, as they stand in sentences and on the board. */

import type { Seating } from "../game";
import { Naming } from "../naming";
import { fill, type Rich, type Run } from "../../words/rich";
import { lapOf, MAKES_FOUR, symbolOf, type Cards, type Components, type RandolphView } from "./view";
import english from "./words.en.json";
import french from "./words.fr.json";

export type RandolphWords = typeof english;

const WORDS: Record<Seating["language"], RandolphWords> = { en: english, fr: french };

/** The table with its words and board at hand. */
export class Names extends Naming<RandolphWords, Components> {
  readonly spaces: string[];

  constructor(seating: Seating) {
    super(seating, WORDS);
    this.spaces = this.board.spaces.map((space) => space.id);
  }

  // ---- the ring
  /** The space so many steps clockwise. */
  onFrom(space: string, number: number): string {
    return this.spaces[(this.spaces.indexOf(space) + number) % this.spaces.length]!;
  }

  /** From a space to the next one of that symbol. */
  stepsTo(space: string, card: string): number {
    return this.board.symbols.findIndex((_, number) => symbolOf(this.onFrom(space, number)) === card);
  }

  symbol(symbol: string): string {
    return this.board.symbols.find((known) => known.id === symbol)![this.seating.language];
  }

  /** "palm tree 3" */
  space(space: string): string {
    return `${this.symbol(symbolOf(space))} ${lapOf(space)}`;
  }

  /** Where the lap is drawn: "Right". */
  side(lap: number): string {
    const laps = this.spaces.length / this.board.symbols.length;
    return this.words.sides[laps === 4 ? "4" : "2"][lap - 1] ?? String(lap);
  }

  // ---- cards
  /** "the lamp" */
  the(card: string): string {
    return this.words.the[card as keyof RandolphWords["the"]];
  }

  /** "a lamp" */
  a(card: string): string {
    return this.words.a[card as keyof RandolphWords["a"]];
  }

  nth(alike: number): string {
    return this.words.nth[alike - 1] ?? String(alike);
  }

  /** In the order of the ring. */
  sorted(cards: Cards): [string, number][] {
    return this.board.symbols.flatMap(({ id }): [string, number][] => (cards[id] ? [[id, cards[id]]] : []));
  }

  /** How many of that symbol the seat would have with one more, and what the bank would pay. */
  prize(view: RandolphView, seat: number, card: string): { alike: number; sum: number } {
    const alike = (view.seats[seat]!.cards[card] ?? 0) + 1;
    const prime = this.board.primes[alike - 1] ?? 0;
    return { alike, sum: alike === MAKES_FOUR ? view.bank : Math.min(prime, view.bank) };
  }

  // ---- seats and sentences
  /** Within a sentence. */
  other(seat: number): Run {
    return seat === this.you ? this.words.other_you : this.seat(seat);
  }

  /** "Brice 400, you 200" */
  amounts(template: string, sums: [number, number][], gap = ", "): Rich {
    return sums.flatMap(([seat, amount], index) => {
      const told = fill(template, { who: this.other(seat), sum: this.sum(amount) });
      return index ? [gap, ...told] : told;
    });
  }
}
