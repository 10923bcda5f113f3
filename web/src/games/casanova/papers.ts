/** The papers: what everybody knows of a seat, what only the reader knows, and how it ended. */

import { fill, type Rich } from "../../words/rich";
import type { Event, SeatFact } from "../game";
import { withRounds } from "../rounds";
import type { Names } from "./names";
import { same, type CasanovaView, type Chance, type Holder, type Sight } from "./view";

// -------------------------------------------------------------------------------------- public
export function seatNow(names: Names, view: CasanovaView, seat: number): string {
  return view.phase === "over" || seat !== view.mover ? "" : names.words.moves_now;
}

export function seatFacts(names: Names, view: CasanovaView, seat: number): SeatFact[] {
  const known = view.seats[seat];
  if (!known) return [];
  const { words } = names;
  return [{ text: [names.isAt(known.at)] }, { text: [known.jewel_laid ? words.jewel_laid : words.jewel_in_hand] }];
}

/** Who won and why. A game that was given up has no more to say than where he was. */
export function result(names: Names, view: CasanovaView): Rich[] {
  const { words } = names;
  const { outcome } = view;
  if (!outcome) return [];
  const heWas = outcome.casanova ? [names.say(words.he_was, null, { where: names.couple(outcome.casanova) })] : [];
  const [winner] = outcome.winners;
  const cap = view.round_cap;
  if (outcome.reason === "rounds-are-up") {
    if (winner === undefined) return [fill(words.draw_rounds, { cap }), ...heWas];
    return [names.say(words.wins, winner), names.say(words.had_him, winner, { cap })];
  }
  if (outcome.reason !== "brought-home" || winner === undefined) return heWas;
  return [names.say(words.wins, winner), names.say(words.brought_home, winner)];
}

// -------------------------------------------------------------------------------------- mine
/** The likeliest first. */
export function likeliest(view: CasanovaView): Chance[] {
  return [...(view.dossier?.chances ?? [])].sort((a, b) => b.share - a.share);
}

/** What somebody who only watched gives this seat's gondola. */
export function onlooker(view: CasanovaView, seat: number): number {
  return view.chances.find((chance) => chance.lady === seat)?.share ?? 0;
}

// -------------------------------------------------------------------------------------- the end
/** Casanova's way from hand to hand, found from the end backwards. */
export function hisWay(names: Names, casanova: Holder, events: Event[]): Rich[] {
  let now = casanova;
  const lines: Rich[] = [];
  for (const { round, event } of withRounds(events).reverse()) {
    if (event.what !== "chose" || !event.exchange) continue;
    const pair: Holder[] = [{ lady: event.seat }, { lady: event.lady, theatre: event.theatre }];
    const at = pair.findIndex((holder) => same(holder, now));
    if (at < 0) continue;
    lines.push(names.say(names.words.passes, event.seat, { round, where: names.couple(now) }));
    now = pair[1 - at]!;
  }
  lines.push(names.say(names.words.at_first, null, { where: names.couple(now) }));
  return lines.reverse();
}

/** Whether the story has what every seat saw: else it cannot be told how he went. */
export function isWhole(events: Event[]): boolean {
  const count = (...kinds: string[]) => events.filter((event) => kinds.includes(event.what)).length;
  return count("saw") === count("inspected", "looked");
}

/** For each seat, round by round: whom it inspected, what it saw, what it chose. */
export function inspections(names: Names, events: Event[]): Sight[][] {
  const seats: Sight[][] = names.seating.names.map(() => []);
  let how: Sight["how"] = "inspected";
  for (const { round, event } of withRounds(events)) {
    if (event.what === "inspected" || event.what === "looked") how = event.what;
    else if (event.what === "saw") {
      const couples = event.couples as Sight["couples"];
      const others = couples.filter((couple) => couple.casanova || couple.lady !== event.seat);
      seats[event.seat]?.push({ round, how, couples: others.length > 0 ? others : couples, exchange: null });
    } else if (event.what === "chose") {
      const last = seats[event.seat]?.at(-1);
      if (last) last.exchange = event.exchange;
    }
  }
  return seats;
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
