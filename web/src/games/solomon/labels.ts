/** Every place and every agent of the board in words, for a screen reader: who stands there, and what can be done. */

import { said, type Teller } from "../game";
import type { Message } from "../../words/messages";
import type { Hands } from "./hands.svelte";
import type { AgentId, PlaceId } from "./layout";

export function placeLabel(teller: Teller, hands: Hands, place: PlaceId): string {
  const { layout, view } = hands.table();
  const here: Message[] = layout.inPlay.filter((agent) => view.agents[agent] === place);
  if (view.case.at === place) here.push({ id: "briefcase" });
  const homes = { list: layout.homes(place), join: "comma" };
  const acts = { list: actsAt(hands, place), join: "semicolon" };
  return said(teller, "place-label", { place, homes, here: { list: here, join: "comma" }, acts });
}

export function agentLabel(teller: Teller, hands: Hands, agent: AgentId): string {
  const place = hands.table().view.agents[agent];
  if (!place) return said(teller, "agent-label-out", { agent });
  if (!hands.isTarget(agent)) return said(teller, "agent-label", { agent, place });
  return said(teller, "agent-label-target", { agent, place, act: { id: "act-strike", victim: agent } });
}

/** What a touch of the place would do. */
function actsAt(hands: Hands, place: PlaceId): Message[] {
  const goals = hands.goal(place);
  const victims = new Set(goals.flatMap((action) => action.victim ?? []));
  if (goals.length && goals.every((action) => action.victim)) {
    return [...victims].map((victim) => ({ id: "act-strike", victim }));
  }
  const agent = hands.chosen;
  if (!goals[0] || !agent) return hands.movable(place).map((one) => ({ id: "act-choose", agent: one }));
  const { do: does } = goals[0];
  return [{ id: does === "step-on" ? "act-step-on" : does === "step-off" ? "act-step-off" : "act-send", agent }];
}
