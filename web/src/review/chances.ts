/** What the chart of chances is drawn from. */

import type { LogLine } from "../games/game";

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

/** At most so many, evenly chosen. */
export function thinned<T>(items: T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, index) => index % step === 0);
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

export function percent(chance: number): string {
  return `${Math.round(chance * 100)}\u00a0%`;
}
