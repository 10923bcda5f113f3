/** What comes to light at the end: every ledger, every bribe, and the protests nobody heard. */

import type { Event } from "../game";
import { fill, type Rich } from "../../words/rich";
import { withRounds } from "../rounds";
import type { Names } from "./names";
import type { Plan, SolomonEvent, SolomonView } from "./view";

/** `stakes` is null where nobody has opened it. */
export interface Ledger {
  seat: number;
  stakes: Record<string, number> | null;
  left: number | null;
}

/** Opened by the game's end; where a table stopped early, they are counted up from the whole story. */
export function ledgers(names: Names, view: SolomonView, events: Event[]): Ledger[] {
  const whole = isWhole(names, events);
  return view.seats.map((known, seat) => {
    if (view.phase === "over" && known.lots) return { seat, stakes: known.stakes, left: worth(known.lots) };
    if (seat === view.you && view.dossier) {
      return { seat, stakes: view.dossier.stakes, left: worth(view.dossier.lots) };
    }
    if (!whole) return { seat, stakes: null, left: null };
    const stakes: Record<string, number> = {};
    let left = worth(names.board.lots);
    for (const event of events as SolomonEvent[]) {
      if (event.what !== "placed" || event.seat !== seat) continue;
      stakes[event.agent] = (stakes[event.agent] ?? -(known.spent[event.agent] ?? 0)) + event.worth;
      left -= event.worth;
    }
    return { seat, stakes, left };
  });
}

/** Until the whole story is open, others' lots and secret answers are not in it. */
export function isWhole(names: Names, events: Event[]): boolean {
  return events.some((event) => ["placed", "answered"].includes(event.what) && event.seat !== names.you);
}

/** What lots come to. */
export function worth(lots: Record<string, number>): number {
  return Object.entries(lots).reduce((sum, [lot, count]) => sum + Number(lot) * count, 0);
}

/** For each seat, what it placed and when. */
export function bribes(names: Names, events: Event[]): { seat: number; turns: Rich[] }[] {
  const { words } = names;
  let opened = !events.some((event) => event.what === "opening-done");
  const seats = new Map<number, Map<string, Map<string, number[]>>>();
  for (const { round, event } of withRounds(events as SolomonEvent[])) {
    if (event.what === "opening-done") opened = true;
    if (event.what !== "placed") continue;
    const when = opened ? words.in_round.replace("{round}", String(round)) : words.in_opening;
    const turns = entry(seats, event.seat, () => new Map<string, Map<string, number[]>>());
    const agents = entry(turns, when, () => new Map<string, number[]>());
    entry(agents, event.agent, () => [] as number[]).push(event.worth);
  }
  return [...seats]
    .sort(([one], [two]) => one - two)
    .map(([seat, turns]) => ({
      seat,
      turns: [...turns].map(([when, agents]) => [`${when} `, ...placed(names, agents)]),
    }));
}

/** Who said yes to an announcement, but was not the first clockwise. */
export function unheard(names: Names, events: Event[]): Rich[] {
  const lines: Rich[] = [];
  let announced: SolomonEvent | null = null;
  let yes: number[] = [];
  let told = new Set<number>();
  for (const { round, event } of withRounds(events as SolomonEvent[])) {
    if (event.what === "announced") {
      announced = event;
      told = new Set();
    }
    if (event.what === "answered" && event.protest) yes.push(event.seat);
    if (event.what !== "protests" && event.what !== "nobody-protests") continue;
    const silent = yes.filter((seat) => seat !== event.seat && !told.has(seat));
    if (silent.length && announced) {
      silent.forEach((seat) => told.add(seat));
      const when = fill(names.words.in_round, { round });
      const who = silent.flatMap((seat, index): Rich => (index ? [", ", names.seat(seat)] : [names.seat(seat)]));
      lines.push([...when, ", ", names.seat(announced.seat), ": ", ...inShort(names, announced.action), " – ", ...who]);
    }
    yes = [];
  }
  return lines;
}

function placed(names: Names, agents: Map<string, number[]>): Rich {
  return [...agents].flatMap(([agent, lots], index): Rich => {
    const runs: Rich = [...names.badge(agent), ` ${lots.join("+")}`];
    return index ? [", ", ...runs] : runs;
  });
}

/** The agent, the place, the victim. */
function inShort(names: Names, action: Plan): Rich {
  const agent = names.badge(action.agent);
  if (!action.to) return [...agent, ` ${names.choose(action.do)}`];
  const victim: Rich = action.victim ? [" × ", ...names.badge(action.victim)] : [];
  return [...agent, ` ${names.shortPlace(action.to)}`, ...victim, action.case ? " ▣" : ""];
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
