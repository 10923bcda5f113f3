// Made from the types of valise_games.games.code_casablanca by tools/page.py: change them there.

/** What the table knows of one seat. */
export interface SeatView {
  accused_in_vain: number | null;
  at: string | null;
  been: string[];
  claim: Record<string, any> | null;
  claim_wrong: boolean;
  colour: string;
  out: boolean;
  silenced: boolean;
  unmasked_by: number | null;
}

export interface Hearing {
  challenge: Record<string, any> | null;
  challenger: number;
  claimant: number;
  claims: number[];
  winning: number[];
  withstood: boolean;
}

/** What the seat found, was told, told others, and learnt from accusations; and the files that may be genuine. */
export interface Notebook {
  may_be_genuine: number[];
  received: Record<string, any>[];
  saw: Record<string, any>[];
  sent: Record<string, any>[];
  verdicts: Record<string, any>[];
}

/** What the seat has put together behind its hand: a claim, or the message it is about to call false. */
export interface Draft {
  answered: boolean;
  charge: Record<string, any> | null;
  claim: Record<string, any> | null;
}

export interface View {
  accusation: Record<string, any> | null;
  acting: number | null;
  asked: number[];
  draft: Draft | null;
  drawer: number;
  hearing: Hearing | null;
  legal: Record<string, any>[];
  notebook: Notebook | null;
  outcome: Record<string, any> | null;
  phase: string;
  piles: number[];
  played: string[][];
  question: Record<string, any> | null;
  round: number;
  round_cap: number;
  rounds: Record<string, any>[];
  seats: SeatView[];
  sent: (string | null)[];
  tiles: Record<string, Record<string, any>>;
  turned: string[];
  you: number | null;
}
