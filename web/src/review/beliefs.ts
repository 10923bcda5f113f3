/** What the strip "who knew what" is drawn from. */

import type { LogLine } from "../games/game";
import type { Belief } from "../house/answers";

/** As the legend has them. */
export const LEVELS = ["has", "knows", "leans", "wrong", "open"] as const;

/** A time in which a seat was at one level; its share of the truth went from `low` to `high`. */
export interface Stretch {
  first: number;
  last: number;
  level: Belief["level"];
  low: number;
  high: number;
}

/** Spans of one level that follow each other are drawn as one. */
export function merged(spans: Belief[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { first, last, level, share } of spans) {
    const before = stretches.at(-1);
    if (before?.level === level) {
      before.last = last;
      before.low = Math.min(before.low, share);
      before.high = Math.max(before.high, share);
    } else {
      stretches.push({ first, last, level, low: share, high: share });
    }
  }
  return stretches;
}

const LETTER = 7.2; // pixels, of the strip's type
const PADDING = 8;

/** As much of a text as there is room for: all of it, its first word, its first letter, or nothing. */
export function label(text: string, pixels: number): string {
  const fits = (part: string) => part.length * LETTER + PADDING <= pixels;
  return [text, text.split(" ")[0]!, text.charAt(0)].find(fits) ?? "";
}

/** In which round an entry was, by the log. */
export function roundAt(lines: LogLine[], n: number): number {
  return lines.findLast((line) => line.n <= n)?.round ?? 1;
}
