/** Who looked at which couples, from the story. */

import type { Event } from "../game";
import { withRounds } from "../rounds";
import type { Holder, Sight } from "./types";

/** For each seat, round by round: whom it inspected, what it saw, what it chose. */
export function inspections(seats: number, events: Event[]): Sight[][] {
  const found: Sight[][] = Array.from({ length: seats }, () => []);
  let how: Sight["how"] = "inspected";
  for (const { round, event } of withRounds(events)) {
    if (event.what === "inspected" || event.what === "looked") how = event.what;
    else if (event.what === "saw") {
      const couples = event.couples as Sight["couples"];
      const others = couples.filter((couple) => couple.casanova || couple.lady !== event.seat);
      found[event.seat]?.push({ round, how, couples: others.length > 0 ? others : couples, exchange: null });
    } else if (event.what === "chose") {
      const last = found[event.seat]?.at(-1);
      if (last) last.exchange = event.exchange;
    }
  }
  return found;
}

/** Who inspected whose couple since this seat's last turn but one: as the board shows it for a round. */
export function lately(events: Event[], seats: number): { by: number; holder: Holder }[] {
  const turns = events.flatMap((event, index) => (event.what === "turn" ? [index] : []));
  const start = turns.at(-seats) ?? 0;
  return events.slice(start).flatMap((event): { by: number; holder: Holder }[] => {
    if (event.what === "inspected") {
      return [{ by: event.seat, holder: { lady: event.lady ?? null, theatre: event.theatre ?? null } }];
    }
    if (event.what !== "looked") return [];
    const others = (event.ladies as number[]).filter((lady) => lady !== event.seat);
    return others.map((lady) => ({ by: event.seat, holder: { lady, theatre: null } }));
  });
}
