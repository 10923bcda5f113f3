/** What everybody knows of a seat, and who won. */

import type { SeatFact } from "../game";
import type { Rich } from "../../words/rich";
import type { Names } from "./names";
import type { AgentId, SolomonView } from "./view";

/** That there is a ledger, how often the seat bribed, what it must have, what it paid; near the end, if a tie would be
 * its own. */
export function seatFacts(names: Names, view: SolomonView, seat: number): SeatFact[] {
  const { words } = names;
  const known = view.seats[seat];
  if (!known) return [];
  const facts: SeatFact[] = [];
  if (seat !== names.you && view.phase !== "over") facts.push({ text: [words.ledger], sealed: true });
  const [none, one, many] = words.bribe_turns as [string, string, string];
  const bribes = known.bribes === 0 ? none : known.bribes === 1 ? one : many.replace("{n}", String(known.bribes));
  facts.push({ text: [bribes] });
  if (view.phase !== "over") {
    for (const [agent, amount] of Object.entries(known.shown)) {
      if (amount && view.agents[agent]) facts.push({ text: [...names.badge(agent), ` ≥ ${names.sum(amount)}`] });
    }
  }
  const spent = Object.values(known.spent).reduce((sum, amount) => sum + amount, 0);
  if (spent) facts.push({ text: [words.spent.replace("{sum}", names.sum(spent))] });
  if (seat === view.case.moved_by && view.phase !== "over" && view.round_cap - view.round < words.wins_ties_within) {
    facts.push({ text: [seat === names.you ? words.wins_ties.you : words.wins_ties.they] });
  }
  return facts;
}

/** What the seat is doing, in a word; the same for every seat that is asked. */
export function seatNow(names: Names, view: SolomonView, seat: number): string {
  const { words } = names;
  if (view.phase === "over" || view.outcome) return "";
  const said =
    seat === view.protester
      ? words.protests_now
      : view.asked.includes(seat)
        ? words.asked_now
        : seat === view.mover && view.phase !== "opening"
          ? words.moves_now
          : null;
  if (!said) return "";
  return seat === names.you ? said.you : said.they;
}

/** Nothing where a table ended before its game: that is the house's to tell. */
export function result(names: Names, view: SolomonView): Rich[] {
  const { words } = names;
  const outcome = view.outcome;
  if (outcome?.reason === "no-agent-left") return [[words.draw_nobody]];
  if (!outcome?.stakes) return [];
  const winner = outcome.winners[0]!;
  const why = outcome.agent ? broughtHome(names, outcome.agent) : shortestWay(names, view.round_cap, outcome.agents!);
  const on = outcome.agents && outcome.agents.length > 1 ? words.stakes_on_them : words.stakes_on_it;
  const lines = [names.say(words.wins, winner), why, names.say(on, null, { stakes: names.stakes(outcome.stakes) })];
  const highest = Math.max(...outcome.stakes);
  const tied = outcome.stakes.filter((stake) => stake === highest).length > 1;
  return tied ? [...lines, names.say(outcome.agent ? words.tie : words.tie_at_the_end, winner)] : lines;
}

function broughtHome(names: Names, agent: AgentId): Rich {
  const at = names.at(names.home(agent));
  return names.say(names.words.brought_home, null, { agent: names.agentWord(agent), at });
}

function shortestWay(names: Names, cap: number, agents: AgentId[]): Rich {
  const { nearest, nearest_together } = names.words;
  const said = names.agentWords(agents);
  return names.say(agents.length > 1 ? nearest_together : nearest, null, { cap, agent: said, agents: said });
}
