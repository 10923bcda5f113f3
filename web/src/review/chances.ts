/** What the chart of chances is drawn from. */

import type { Colour, LogLine } from "../games/game";

/** Of the lines, by seat, where the game gives seats no colour. */
export const COLOURS: Colour[] = ["pink", "yellow", "blue", "green", "orange", "violet", "teal", "grey"];
/** And how they are dashed, in every game: colour is never the only sign. */
export const DASHES = ["none", "16 4", "8 5", "3 4", "10 4 2 4", "5 3", "16 4 4 4", "2 3"];

/** A moment at which a round begins. */
export interface RoundMark {
  n: number;
  round: number;
}

/** Where rounds begin, by the log: the first is the deal. */
export function rounds(lines: LogLine[], entries: number): RoundMark[] {
  const marks: RoundMark[] = [];
  for (const { n, round } of lines) {
    if (n <= entries && round > (marks.at(-1)?.round ?? -1)) marks.push({ n: marks.length ? n : 0, round });
  }
  return marks;
}

/** Those that are so many pixels apart; the first of a crowd stays. */
export function spaced<T extends { n: number }>(marks: T[], x: (at: number) => number, apart: number): T[] {
  const kept: T[] = [];
  for (const mark of marks) if (!kept.length || x(mark.n) - x(kept.at(-1)!.n) >= apart) kept.push(mark);
  return kept;
}

/** Where a line is marked with the sign of its seat. */
export interface Sign {
  seat: number;
  at: number;
}

/** The signs that have room beside those before them: the first are the most wanted. */
export function withRoom(signs: Sign[], distance: (one: Sign, two: Sign) => number, apart: number): Sign[] {
  const kept: Sign[] = [];
  for (const sign of signs) if (kept.every((other) => distance(sign, other) >= apart)) kept.push(sign);
  return kept;
}

/** Where a seat's chance was highest; the latest of several, but never the end, which has a sign of its own. */
export function peak(chances: number[]): number {
  let best = 0;
  for (let at = 0; at < chances.length - 1; at++) if (chances[at]! >= chances[best]!) best = at;
  return best;
}

/** The line through a seat's chances. */
export function path(chances: number[], x: (at: number) => number, y: (chance: number) => number): string {
  return chances.map((chance, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(chance).toFixed(1)}`).join("");
}
