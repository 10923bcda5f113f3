/** How a bet came to where it is, from the story of the turn. */

import type { Event } from "../game";
import { fill, plain, type Said } from "../../words/rich";
import type { Names } from "./names";

export interface Step {
  sum: number;
  label: string;
}

/** The bet that was called, and each raise of it. */
export function stepsOf(names: Names, events: Event[]): Step[] {
  const { words } = names;
  const label = (said: Said, seat: number) => {
    return plain(fill(seat === names.you ? said.you : said.they, { who: names.seat(seat) }));
  };
  let steps: Step[] = [];
  for (const event of events) {
    if (event.what === "announced") steps = [];
    else if (event.what === "protests") {
      steps = [{ sum: event.counts, label: label(words.step_bets, event.seat) }];
    } else if (event.what === "raised") {
      const exact = event.sum === event.times * (steps.at(-1)?.sum ?? 0);
      const said = !exact ? words.step_raises : event.times === 2 ? words.step_doubles : words.step_triples;
      steps.push({ sum: event.sum, label: label(said, event.seat) });
    }
  }
  return steps;
}
