// Made from the types of valise_games.games.randolph by tools/page.py: change them there.

export interface TableAction {
  card?: string;
  circle?: string;
  do: "bet" | "confess" | "double" | "figure" | "fold" | "give" | "lay" | "leave" | "let-pass" | "match" | "say" | "sell" | "shuffle" | "take" | "take-card" | "take-top" | "triple" | "weigh";
  from?: number;
  number?: number;
  space?: string;
  sum?: number;
}

/** How a game ended. `fourth` is who took the fourth card of a symbol, if that ended it. */
export interface Outcome {
  cash: number[];
  fourth?: FourthCard;
  reason: "fourth-card" | "last-seat" | "no-cards" | "rounds-are-up" | "running";
  winners: number[];
}

export interface FourthCard {
  card: string;
  seat: number;
}

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

/** The turn so far: the chip on its way, and what was said of it. The number is missing until it is announced, and so is the way of the figure. */
export interface Announcement {
  figure_from: string | null;
  figure_to: string | null;
  laid_at: string | null;
  number: number | null;
  taken_from: string;
}

/** The top card, as the mover gets it by the announcement of that number: how many of its symbol he has then, and what the bank pays. */
export interface Goal {
  alike: number;
  card: string;
  number: number;
  sum: number;
}

/** A card to choose after a bet: the top card, or one of the loser's; with what the bank pays for it. */
export interface Prize {
  alike: number;
  card: string;
  sum: number;
  top: boolean;
}

/** The bet between mover and protester: what he sealed, and what each has put up. `match`, `double` and `triple` are the sums that these would come to. After it `prizes` are in the order of the winner's actions. */
export interface Bet {
  double: number | null;
  loser: number | null;
  match: number;
  prizes: Prize[];
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
  giver: number | null;
  goal: Goal | null;
  leader: number;
  legal: TableAction[];
  memory_aid: boolean;
  mover: number;
  outcome: Outcome | null;
  phase: "answer" | "choose" | "counter" | "giving" | "laying" | "over" | "placing" | "prize" | "protest" | "raise" | "saying" | "taking";
  round: number;
  round_cap: number;
  seats: SeatView[];
  shown: Record<string, number>;
  stock: Record<string, number>;
  top: string | null;
  under: string[];
  you: number | null;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Symbol {
  id: string;
}

/** A space of the ring: the middle of its dome, and of its circle for a chip. */
export interface Space {
  chip: Spot;
  id: string;
  symbol: string;
  x: number;
  y: number;
}

/** `spaces` are clockwise from the top; `chips` says how many there are of each number, `cards` of each symbol. */
export interface Components {
  cards: Record<string, number>;
  chips: Record<string, number>;
  fine: number;
  least_bet: number;
  note: number;
  primes: number[];
  sale: number;
  spaces: Space[];
  span: number;
  symbols: Symbol[];
}

export interface CardCount {
  card: string;
  count: number;
}

export interface StoryEvent {
  alike?: number;
  aside?: number[];
  back?: Record<string, number>[];
  bet?: number | null;
  capped?: boolean;
  card?: string;
  cards?: Record<string, number>[];
  cash?: number[];
  circle?: string;
  circles?: string[];
  contested?: boolean;
  counts?: number;
  fourth?: FourthCard;
  from?: string | number | null;
  in_part?: boolean;
  loser?: number | null;
  lost?: number;
  n: number;
  number?: number;
  paid?: number;
  prime?: number;
  reason?: "fourth-card" | "last-seat" | "no-cards" | "rounds-are-up" | "running";
  ring?: Record<string, number>;
  round?: number;
  seat?: number;
  seats?: number[];
  space?: string;
  start?: string;
  stock?: CardCount[];
  sum?: number;
  times?: number;
  to?: string | number;
  true?: boolean;
  what: "announced" | "answered" | "aside" | "asked" | "card" | "chips" | "confessed" | "dealt" | "folded" | "gave" | "gives" | "laid" | "leads" | "left" | "matched" | "nobody-protests" | "out" | "over" | "placed" | "places" | "protests" | "raised" | "read" | "renewed" | "shown" | "shuffled" | "sold" | "stands" | "took" | "took-bank" | "top" | "turn" | "weighed" | "went-back" | "won";
  winner?: number;
  winners?: number[];
}
