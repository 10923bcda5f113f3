// Made from the types of valise_games.games.code_casablanca by tools/page.py: change them there.

/** A tile that is known. */
export interface Tile {
  kind: "code" | "file";
  number: number;
}

/** A tile, and the building where it lies or is said to lie. */
export interface TileAt {
  at: string;
  kind: "code" | "file";
  number: number;
}

/** What was written against a message; the number is None for "none of that kind". */
export interface TrueAnswer {
  kind: "code" | "file";
  number: number | null;
}

/** What a question is about. */
export interface About {
  at: string;
  kind: "code" | "file";
}

/** A question and its answer; the number is None for "none of that kind". */
export interface Written {
  at: string;
  kind: "code" | "file";
  number: number | null;
}

/** An action; which fields it has besides is said at the top of actions.py. */
export interface CodeAction {
  at?: string;
  do: string;
  kind?: "code" | "file";
  number?: number | null;
  pile?: number;
  seat?: number;
  to?: string;
}

/** A claim, or as much of it as there is: the buildings with codes, and the number of the genuine file. */
export interface DraftClaim {
  codes: string[];
  number: number | null;
}

export interface Outcome {
  genuine?: Genuine;
  reason: "last-one-left" | "rounds-are-up" | "running" | "solved" | "unchallenged";
  winners: number[];
}

export interface Genuine {
  at: string;
  number: number;
}

/** What the table knows of one seat. */
export interface SeatView {
  accused_in_vain: number | null;
  at: string | null;
  been: string[];
  claim: Claim | null;
  claim_wrong: boolean;
  colour: string;
  out: boolean;
  silenced: boolean;
  unmasked_by: number | null;
}

/** A claim as the table hears it, with who made it and where. */
export interface Claim {
  at: string;
  codes: string[];
  number: number | null;
  seat: number;
}

/** `seat` has asked `to`, who owes the answer. */
export interface Question {
  at: string;
  kind: "code" | "file";
  seat: number;
  to: number;
}

export interface Accusation {
  accused: number;
  seat: number;
}

export interface Hearing {
  challenger: number;
  claimant: number;
  claims: number[];
  winning: number[];
  withstood: boolean;
}

/** A tile that the seat looked at, and in which round. */
export interface Seen {
  at: string;
  kind: "code" | "file";
  number: number;
  round: number;
}

/** A message that the seat wrote. */
export interface Sent {
  at: string;
  kind: "code" | "file";
  number: number | null;
  round: number;
  to: number;
}

export interface Received {
  at: string;
  from: number;
  kind: "code" | "file";
  number: number | null;
  round: number;
}

/** An accusation that the seat knows the grounds of: the message, what was written against it, and who was right. */
export interface Verdict {
  accused: number;
  message: Written;
  seat: number;
  true: boolean;
  wrote: TrueAnswer;
}

/** What the seat found, was told, told others, and learnt from accusations; and the files that may be genuine. */
export interface Notebook {
  may_be_genuine: number[];
  received: Received[];
  saw: Seen[];
  sent: Sent[];
  verdicts: Verdict[];
}

/** What the seat has put together behind its hand: a claim, or the message it is about to call false. */
export interface Draft {
  answered: boolean;
  charge: Written | null;
  claim: DraftClaim | null;
}

/** Where all were in a round, by seat. */
export interface Stood {
  at: (string | null)[];
  round: number;
}

export interface View {
  accusation: Accusation | null;
  acting: number | null;
  asked: number[];
  challenge: TileAt | null;
  draft: Draft | null;
  drawer: number;
  hearing: Hearing | null;
  legal: Record<string, any>[];
  notebook: Notebook | null;
  outcome: Outcome | null;
  phase: "accusing" | "answering" | "challenging" | "choosing" | "claiming" | "drawing" | "over" | "searching" | "standing";
  piles: number[];
  played: string[][];
  question: Question | null;
  round: number;
  round_cap: number;
  rounds: Stood[];
  seats: SeatView[];
  sent: (string | null)[];
  tiles: Record<string, Tile>;
  turned: string[];
  you: number | null;
}

/** A building on the board; its coordinates are the middle of its front, in a field of 700 by 700. */
export interface BuildingView {
  id: string;
  star: boolean;
  x: number;
  y: number;
}

export interface Components {
  buildings: BuildingView[];
  colours: string[];
  numbers: number;
  orders: string[][];
  piles_at: number[];
}

/** A building, and who is sent there. */
export interface SentTo {
  at: string;
  seats: number[];
}

export interface Orders {
  join: "comma";
  list: SentTo[];
}

export interface CodeEvent {
  accused?: number;
  agrees?: boolean;
  at?: string | (string | null)[];
  challenged?: boolean;
  claim?: boolean;
  claimant?: number;
  claims?: Claim[];
  codes?: string[];
  drawer?: number;
  from?: number;
  genuine?: Genuine;
  kind?: "code" | "file";
  message?: Written;
  n?: number;
  number?: number | null;
  ordered?: boolean;
  orders?: Orders;
  part?: CodeAction;
  pile?: number;
  quiet?: boolean;
  reason?: "last-one-left" | "rounds-are-up" | "running" | "solved" | "unchallenged";
  round?: number;
  seat?: number;
  seats?: number[];
  sent?: (string | null)[];
  tiles?: Record<string, Tile>;
  to?: number | string;
  true?: boolean;
  what: string;
  winners?: number[];
  wrote?: TrueAnswer;
}
