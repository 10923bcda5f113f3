/** Every place and every agent of the board in words: who stands there, and what can be done. */

import { plain, type Rich } from "../../words/rich";
import type { Hands } from "./hands.svelte";
import type { Names } from "./names";
import type { AgentId, PlaceId } from "./view";

export function placeLabel(hands: Hands, place: PlaceId): string {
  const { names, view } = hands.table();
  const { words } = names;
  const here = names.inPlay
    .filter((agent) => view.agents[agent] === place)
    .map((agent) => plain(names.agentWord(agent)));
  if (view.case.at === place) here.push(words.briefcase);
  const homes = names.homes(place).map((agent) => names.agent(agent));
  const parts = [homes.length ? `${words.home_of} ${homes.join(", ")}` : "", here.join(", ") || words.nobody_here];
  const goals = hands.goal(place);
  const goal = goals[0];
  if (goals.length && goals.every((action) => action.victim)) {
    parts.push(...new Set(goals.map((action) => strike(names, action.victim!, place))));
  } else if (goal && hands.chosen) {
    const said = { "step-on": words.step_on, "step-off": words.step_off }[goal.do] ?? words.send_here;
    parts.push(told(names, said, { agent: names.agentWord(hands.chosen) }));
  } else {
    const movable = hands.movable(place);
    parts.push(...movable.map((agent) => told(names, words.choose_agent, { agent: names.agentWord(agent) })));
  }
  return `${names.place(place)}: ${parts.filter(Boolean).join("; ")}`;
}

export function agentLabel(hands: Hands, agent: AgentId): string {
  const { names, view } = hands.table();
  const { words } = names;
  const place = view.agents[agent];
  const name = `${names.agent(agent)}, ${place ? names.at(place) : words.out}`;
  if (!hands.isTarget(agent)) return name;
  return `${name}: ${strike(names, agent, place ?? "")}`;
}

function strike(names: Names, victim: AgentId, place: PlaceId): string {
  const template = names.isAgent ? names.words.attack_at : names.words.eliminate;
  return told(names, template, { victim: names.agentWord(victim), place: names.place(place) });
}

/** Within a line. */
function told(names: Names, template: string, parts: Record<string, Rich | string>): string {
  const said = plain(names.say(template, null, parts));
  return said.charAt(0).toLowerCase() + said.slice(1);
}
