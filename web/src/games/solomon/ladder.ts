/** The bids of the duel that is going on, each with its answer. */

import type { Event } from "../game";
import type { AnyEvent, SeatSum } from "./types";

export interface Rung {
  bid: number;
  /** What the mover said to it, once he has. */
  answer: SeatSum | null;
}

export function ladder(events: Event[]): Rung[] {
  const rungs: Rung[] = [];
  for (const { what, seat = 0, sum = 0 } of events as AnyEvent[]) {
    if (what === "protests" || what === "announced") rungs.length = 0;
    if (what === "bid") rungs.push({ bid: sum, answer: null });
    const last = rungs.at(-1);
    if (what === "held" && last) last.answer = { seat, sum };
  }
  return rungs;
}
