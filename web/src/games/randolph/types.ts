// Made from the types of valise_games.games.randolph by tools/page.py: change them there.

/** What the table knows of one seat. `seen` are the circles of the chips it has read, if the table remembers; `aside` its chip put aside, at the end. */
export interface SeatView {
  aside: number | null;
  cards: Record<string, number>;
  cash: number;
  figure: string | null;
  may_shuffle: boolean;
  out: boolean;
  seen: string[];
}

/** The turn so far: the chip on its way, and what was said of it. The number is missing until it is announced. */
export interface Announcement {
  figure_from: string | null;
  laid_at: string | null;
  number: number | null;
  taken_from: string;
}

/** The bet between mover and protester: what he sealed, and what each has put up. `match`, `double` and `triple` are the sums that these would come to. */
export interface Bet {
  double: number | null;
  match: number;
  protester: number;
  put: number[];
  sealed: number;
  triple: number | null;
  winner: number | null;
}

/** What only the seat itself knows. With the memory aid off (RA-24) only the chip in its hand is shown. */
export interface Dossier {
  answered: boolean;
  aside: number | null;
  bet: number | null;
  chips: Record<string, number>;
  in_hand: number | null;
  unseen: Record<string, number>;
  weighing: number | null;
}

export interface View {
  announced: Announcement | null;
  asked: number[];
  bank: number;
  bet: Bet | null;
  circles: string[];
  dossier: Dossier | null;
  leader: number;
  legal: Record<string, any>[];
  memory_aid: boolean;
  mover: number;
  outcome: Record<string, any> | null;
  phase: string;
  round: number;
  round_cap: number;
  seats: SeatView[];
  shown: Record<string, number>;
  stock: Record<string, number>;
  top: string | null;
  under: string[];
  you: number | null;
}
