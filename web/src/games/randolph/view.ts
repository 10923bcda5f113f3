/** The view of Randolph's Casablanca as view.py describes it, its actions, its events, and what the board is made of. */

export interface SeatView {
  figure: string | null;
  cash: number;
  cards: Cards;
  out: boolean;
  may_shuffle: boolean;
  /** The circles of the chips it has read, if the table remembers. */
  seen: string[];
  /** Its chip put aside, at the end. */
  aside: number | null;
}

/** By symbol, those there are. */
export type Cards = Record<string, number>;
/** By circle, the number of the chip there. */
export type Chips = Record<string, number>;

/** The turn so far: the chip on its way, and what was said of it. */
export interface Announcement {
  taken_from: string;
  laid_at: string | null;
  number: number | null;
  figure_from: string | null;
}

/** `match`, `double` and `triple` are the sums that these would come to. */
export interface Bet {
  protester: number;
  sealed: number;
  put: number[];
  match: number;
  double: number | null;
  triple: number | null;
  winner: number | null;
}

/** What only the reader knows. Without the memory aid only the chip in his hand. */
export interface Own {
  aside: number | null;
  chips: Chips;
  unseen: Record<string, number>;
  in_hand: number | null;
  answered: boolean;
  bet: number | null;
  weighing: number | null;
}

export type Phase =
  "placing" | "choose" | "laying" | "saying" | "protest" | "answer" | "raise" | "counter" | "prize" | "over";

export interface Outcome {
  winners: number[];
  reason: string;
  cash?: number[];
  fourth?: { seat: number; card: string };
}

type Simple = "shuffle" | "let-pass" | "confess" | "fold" | "match" | "double" | "triple" | "take-top";

export type RandolphAction =
  | { do: "figure"; space: string }
  | { do: "take"; circle: string }
  | { do: "lay"; circle: string }
  | { do: "sell"; card: string }
  | { do: "take-card"; card: string }
  | { do: "say"; number: number }
  | { do: "weigh"; from: number }
  | { do: "bet"; sum: number }
  | { [S in Simple]: { do: S } }[Simple];

export interface RandolphView {
  you: number | null;
  phase: Phase;
  round: number;
  round_cap: number;
  leader: number;
  mover: number;
  asked: number[];
  memory_aid: boolean;
  bank: number;
  top: string | null;
  stock: Cards;
  under: string[];
  circles: string[];
  /** Seen by everybody. */
  shown: Chips;
  announced: Announcement | null;
  bet: Bet | null;
  seats: SeatView[];
  dossier: Own | null;
  legal: RandolphAction[];
  outcome: Outcome | null;
}

export interface Space {
  id: string;
  symbol: string;
}

export interface Components {
  symbols: { id: string; en: string; fr: string }[];
  /** Clockwise from the top. */
  spaces: Space[];
  /** How many of each number there are. */
  chips: Record<string, number>;
  cards: Cards;
  note: number;
  primes: number[];
  sale: number;
  least_bet: number;
  fine: number;
}

/** A bet is chosen in two steps: first from which sum on, so much wide, then the sum. */
export const SPAN = 500;
export const MAKES_FOUR = 4;

/** "palm-3" is a palm tree, in the third lap. */
export function symbolOf(space: string): string {
  return space.slice(0, space.lastIndexOf("-"));
}

export function lapOf(space: string): number {
  return Number(space.slice(space.lastIndexOf("-") + 1));
}
