// Made from the types of valise_games.games.casanova by tools/page.py: change them there.

/** A couple that can be Casanova's: where it is, and how likely it is his if choices are coin tosses. */
export interface Chance {
  lady: number | null;
  share: number;
  theatre: string | null;
}

/** What the table knows of one seat. */
export interface SeatView {
  at: string;
  home: string;
  jewel_laid: boolean;
  must_leave_mouth: boolean;
}

/** Couples seen, with the round and what was chosen then; None where nothing was to choose, or not yet chosen. */
export interface Sight {
  couples: Record<string, any>[];
  exchange: boolean | null;
  how: string;
  round: number;
}

/** What only the seat itself knows. */
export interface Dossier {
  chances: Chance[];
  seen: Sight[];
}

export interface View {
  chances: Chance[];
  couples: number;
  dossier: Dossier | null;
  empty: string[];
  inspected: Record<string, any>[];
  inspecting: Record<string, any> | null;
  legal: Record<string, any>[];
  look_alone: boolean;
  looked: boolean;
  mover: number;
  outcome: Record<string, any> | null;
  phase: string;
  points: number;
  round: number;
  round_cap: number;
  seats: SeatView[];
  theatres: Record<string, boolean>;
  you: number | null;
}
