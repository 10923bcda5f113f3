/** The bids of the duel that is going on, each with its answer. */

import type { Event } from "../game";
import type { SolomonEvent } from "./view";

export interface Rung {
  bid: number;
  by: number;
  /** What the mover said to it, once he has. */
  answer: { sum: number; by: number } | null;
}

export function ladder(events: Event[]): Rung[] {
  const rungs: Rung[] = [];
  for (const event of events as SolomonEvent[]) {
    if (event.what === "protests" || event.what === "announced") rungs.length = 0;
    if (event.what === "bid") rungs.push({ bid: event.sum, by: event.seat, answer: null });
    const last = rungs.at(-1);
    if (event.what === "held" && last) last.answer = { sum: event.sum, by: event.seat };
  }
  return rungs;
}
