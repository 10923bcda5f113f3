/** How often each seat told the truth, lied, and was caught, from the story with everybody's secrets. */

import type { StoryEvent } from "./types";

export interface Tally {
  true: number;
  lies: number;
  caught: number;
}

/** By seat; null while the story does not tell what was under every announcement. */
export function tally(events: StoryEvent[], seats: number): Tally[] | null {
  const tallies = Array.from({ length: seats }, (): Tally => ({ true: 0, lies: 0, caught: 0 }));
  let read: number | undefined;
  let mover: Tally | undefined;
  for (const event of events) {
    if (event.what === "turn") read = undefined;
    else if (event.what === "read") read = event.number;
    else if (event.what === "announced") {
      if (read === undefined) return null;
      mover = tallies[event.seat!]!;
      mover[read === event.number ? "true" : "lies"] += 1;
    } else if (event.what === "shown" && !event.true && mover) mover.caught += 1;
  }
  return tallies;
}
