/** What is said just now at a table: what happens, what is owed, and the latest lines of the log. */

import type { Event, Situation, Teller } from "../games/game";
import { plain } from "../words/rich";

export function spokenNow(teller: Teller, { happening, owed }: Situation, events: Event[]): string {
  const last = events.at(-1)?.n;
  const lines = teller.storyteller().tell(events.filter((event) => event.n === last));
  return [happening, owed, ...lines.map((line) => line.text)].map(plain).join(" ");
}
