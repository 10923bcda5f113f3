// Made from the types of valise_games.games.solomon by tools/page.py: change them there.

/** `moved_by` is the seat that moved it last, and until then the one that began: a tie at the end is his. */
export interface Briefcase {
  at: string;
  holder: string | null;
  moved_by: number;
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
  announced: Record<string, any> | null;
  asked: number[];
  bid: number;
  case: Briefcase;
  dossier: Dossier | null;
  legal: Record<string, any>[];
  mover: number;
  outcome: Record<string, any> | null;
  phase: string;
  protester: number | null;
  refused: Record<string, any>[];
  round: number;
  round_cap: number;
  seats: SeatView[];
  you: number | null;
}
