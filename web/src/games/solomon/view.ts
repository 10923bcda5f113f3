/** What the house sends of Agent and Casablanca: as view.py, actions.py and story.py of the game write it. */

import type { Event } from "../game";

export type AgentId = string;
export type PlaceId = string;

/** A move or a strike, as it is announced. */
export interface Plan {
  do: "move" | "step-on" | "step-off" | "strike";
  agent: AgentId;
  to?: PlaceId;
  victim?: AgentId;
  case?: boolean;
}

export interface SolomonAction {
  do: string;
  agent?: AgentId;
  to?: PlaceId;
  victim?: AgentId;
  case?: boolean;
  worth?: number;
  sum?: number;
}

/** What the table knows of one seat. */
export interface SeatView {
  bribes: number;
  shown: Record<AgentId, number>;
  spent: Record<AgentId, number>;
  stakes: Record<AgentId, number>;
  lots: Record<string, number> | null;
}

/** What only the seat itself knows. */
export interface OwnLedger {
  stakes: Record<AgentId, number>;
  placed: Record<AgentId, number[]>;
  lots: Record<string, number>;
  lots_put: number;
  answered: boolean;
}

export interface Outcome {
  winners: number[];
  reason: string;
  /** That has brought the briefcase home; or those that had the shortest way when the rounds were up. */
  agent?: AgentId;
  agents?: AgentId[];
  stakes?: number[];
}

export interface SolomonView {
  you: number | null;
  phase: "opening" | "choose" | "bribing" | "protest" | "reconsider" | "bid" | "answer" | "over";
  round: number;
  round_cap: number;
  mover: number;
  asked: number[];
  protester: number | null;
  /** The seat that moved or took it last, and until then the one that began, wins a tie when the rounds are up. */
  case: { at: PlaceId; holder: AgentId | null; moved_by: number };
  agents: Record<AgentId, PlaceId | null>;
  announced: Plan | null;
  bid: number;
  refused: Plan[];
  seats: SeatView[];
  dossier: OwnLedger | null;
  legal: SolomonAction[];
  outcome: Outcome | null;
  /** Where a table stopped early: what every seat saw. */
  views?: SolomonView[];
}

export interface Place {
  id: PlaceId;
  en: string;
  fr: string;
  x: number;
  y: number;
}

export interface Components {
  places: Place[];
  links: [PlaceId, PlaceId][];
  agents: { id: AgentId; colour: string; home: PlaceId }[];
  lots: Record<string, number>;
  price: number;
}

export type SolomonEvent = Event & {
  seat: number;
  agent: AgentId;
  action: Plan;
  from: PlaceId;
  sum: number;
  worth: number;
  stakes: number[];
  protest: boolean;
  undone: boolean;
  round: number;
};

/** Where an announcement leads to. */
export function goalOf(view: SolomonView, plan: { agent?: AgentId; to?: PlaceId }): PlaceId | null {
  return plan.to ?? (plan.agent ? (view.agents[plan.agent] ?? null) : null);
}
