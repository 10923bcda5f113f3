/** The board of a table: its places, whose homes they are, and which agents are in play. */

import type { Seating } from "../game";
import type { Components, PlaceInfo, Plan, View } from "./types";

export type AgentId = string;
export type PlaceId = string;

const CASE_START = { agent: "tangier", casablanca: "bazaar" };

export class Layout {
  readonly board: Components;
  /** Agent, else Casablanca. */
  readonly isAgent: boolean;
  readonly places: Map<PlaceId, PlaceInfo>;
  /** The agents of this table: with one agent a capital, those numbered 2 never come. */
  readonly inPlay: AgentId[];

  constructor(seating: Seating) {
    this.board = seating.components as Components;
    this.isAgent = seating.game === "agent";
    this.places = new Map(this.board.places.map((place) => [place.id, place]));
    const ids = this.board.agents.map((piece) => piece.id);
    this.inPlay = seating.options.one_per_capital ? ids.filter((id) => !id.endsWith("-2")) : ids;
  }

  get caseStart(): PlaceId {
    return this.isAgent ? CASE_START.agent : CASE_START.casablanca;
  }

  /** Whose home a place is. */
  homes(place: PlaceId): AgentId[] {
    const here = this.board.agents.filter((piece) => piece.home === place).map((piece) => piece.id);
    return this.inPlay.filter((agent) => here.includes(agent));
  }

  /** Those who have left the board. */
  gone(view: View): AgentId[] {
    return this.inPlay.filter((agent) => view.agents[agent] === null);
  }
}

/** "green" of "green-1". */
export function colourOf(agent: AgentId): string {
  return agent.split("-")[0]!;
}

/** Where an announcement leads to. */
export function goalOf(view: View, plan: Plan): PlaceId | null {
  return plan.to ?? view.agents[plan.agent] ?? null;
}
