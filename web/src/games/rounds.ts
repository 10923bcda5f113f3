/** In which round things happened. */

import type { Event } from "./game";

/** What tells that a round goes on: a game counts it by turns, or says when one begins. */
const TELLING = ["turn", "round"];

/** Each event of a story, from its beginning, with its round. */
export function withRounds<E extends Event>(events: E[]): { round: number; event: E }[] {
  let round = 1;
  return events.map((event) => {
    if (TELLING.includes(event.what)) round = event["round"];
    return { round, event };
  });
}
