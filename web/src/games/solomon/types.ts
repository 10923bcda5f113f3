// Made from the types of valise_games.games.solomon by tools/page.py: change them there.

/** A move or a strike, as it is announced. */
export interface Plan {
  agent: string;
  case?: boolean;
  do: "move" | "step-off" | "step-on" | "strike";
  to?: string;
  victim?: string;
}

export interface AnyAction {
  agent?: string;
  case?: boolean;
  do: string;
  sum?: number;
  to?: string;
  victim?: string;
  worth?: number;
}

/** `agent` has brought the briefcase home. By version 2 of the rules, `agents` had the shortest way at the cap. */
export interface Outcome {
  agent?: string;
  agents?: string[];
  reason: string;
  stakes?: number[];
  winners: number[];
}

export interface Briefcase {
  at: string;
  holder: string | null;
}

/** What the table knows of one seat. `stakes` is empty but for what was announced, or at the end. */
export interface SeatView {
  bribes: number;
  lots: Record<string, number> | null;
  shown: Record<string, number>;
  spent: Record<string, number>;
  stakes: Record<string, number>;
}

/** What only the seat itself knows. */
export interface Dossier {
  answered: boolean;
  lots: Record<string, number>;
  lots_put: number;
  placed: Record<string, number[]>;
  stakes: Record<string, number>;
}

export interface View {
  agents: Record<string, string | null>;
  announced: Plan | null;
  asked: number[];
  bid: number;
  case: Briefcase;
  dossier: Dossier | null;
  legal: AnyAction[];
  mover: number;
  outcome: Outcome | null;
  phase: "answer" | "bid" | "bribing" | "choose" | "decide" | "opening" | "over" | "protest" | "reconsider";
  protester: number | null;
  refused: Plan[];
  round: number;
  round_cap: number;
  seats: SeatView[];
  you: number | null;
}

export interface PlaceInfo {
  id: string;
  x: number;
  y: number;
}

export interface AgentInfo {
  colour: string;
  home: string;
  id: string;
}

/** The board, for drawing it. `lots` says how many there are of each worth, `price` what a strike costs. */
export interface Components {
  agents: AgentInfo[];
  links: string[][];
  lots: Record<string, number>;
  places: PlaceInfo[];
  price: number;
}

export interface SeatSum {
  seat: number;
  sum: number;
}

export interface AnyEvent {
  action?: Plan;
  agent?: string;
  briefcase?: "beside" | "none" | "onto" | "with" | "without";
  contested?: boolean;
  from?: string;
  lost?: SeatSum[];
  n: number;
  protest?: boolean;
  round?: number;
  seat?: number;
  seats?: number[];
  speaker?: number;
  stays?: boolean;
  sum?: number;
  undone?: boolean;
  what: string;
  worth?: number;
}
