/** What everybody knows of a seat, and who won. */

import type { SeatFact } from "../game";
import { listed, type Rich } from "../../words/rich";
import type { Names } from "./names";
import type { Outcome, SolomonView } from "./view";

/** That there is a ledger, how often the seat bribed, what it must have, what it paid. */
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
  if (outcome?.reason === "rounds-are-up") return roundsAreUp(names, view.round_cap, outcome);
  if (outcome?.reason !== "brought-home" || !outcome.agent || !outcome.stakes) return [];
  const winner = outcome.winners[0]!;
  const lines = [
    names.say(words.wins, winner),
    names.say(words.brought_home, null, {
      agent: names.agentWord(outcome.agent),
      at: names.at(names.home(outcome.agent)),
    }),
    names.say(words.stakes_on_it, null, { stakes: names.stakes(outcome.stakes) }),
  ];
  const highest = Math.max(...outcome.stakes);
  const tied = outcome.stakes.filter((stake) => stake === highest).length > 1;
  return tied ? [...lines, names.say(words.tie, winner)] : lines;
}

/** Who had most on the agents with the shortest way; nobody, one seat or several. */
function roundsAreUp(names: Names, cap: number, { winners, agents = [], stakes = [] }: Outcome): Rich[] {
  const { words } = names;
  const [winner, another] = winners;
  const shared = () =>
    listed(
      winners.map((seat) => [names.inside(seat)]),
      words.and_,
    );
  const headline =
    winner === undefined
      ? [words.draw]
      : another === undefined
        ? names.say(words.wins, winner)
        : names.say(words.share, null, { names: shared() });
  const said = { cap, agents: names.agentWords(agents), stakes: names.stakes(stakes) };
  if (agents.length > 1) {
    return [headline, names.say(words.nearest_together, null, said), names.say(words.stakes_on_them, null, said)];
  }
  const alone = { ...said, agent: said.agents };
  return [headline, names.say(words.nearest, null, alone), names.say(words.stakes_on_it, null, alone)];
}
