// Made from the house's archive and catalogue by tools/page.py: change it there.

import type { TableSummary } from "./protocol";

/** `next` is where to go on, null at the end. */
export interface Replay {
  table: string;
  entries: number;
  frames: Frame[];
  next: number | null;
}

/** Entry `n` as it was seen then: what happened, and the table after it; 0 is the beginning. For one seat or a spectator there is a `view`; with all cards open there are the `views` of all seats, what no seat knew (`opened`: keys in place of those of a view), and every step. A table that ended early may then have a last frame, of what was still under way. */
export interface Frame {
  n: number;
  at: number;
  events: Record<string, any>[];
  view: Record<string, any> | null;
  views: Record<string, any>[] | null;
  opened: Record<string, any> | null;
  steps: OpenStep[] | null;
}

/** A step as it was taken, whoever could see it. */
export interface OpenStep {
  seat: number;
  action: Record<string, any>;
  by: "bot" | "clock" | "person" | "stand-in" | "standing";
}

/** A finished game with nothing secret any more: its whole story, what every seat saw at the end, and where it turned. */
export interface Ending {
  table: string;
  events: Record<string, any>[];
  views: Record<string, any>[];
  turns: Record<string, any>[];
}

/** `next` is the `before` of the next page, empty at the end. */
export interface FinishedPage {
  tables: TableSummary[];
  next: string;
}

/** Those under way or open, and the latest of those that are over. */
export interface OwnTables {
  now: OwnTable[];
  over: TableSummary[];
}

/** A table at which a person sits. */
export interface OwnTable {
  line: TableSummary;
  seat: number;
  yours: boolean;
  minded: string;
}

/** `truth` has a list of spans for each question, and `seats` has one for each seat and question. A turning point has its entry `n`, `what` it is, a `seat`, a `weight` up to 10, and more by game. */
export interface Review {
  table: string;
  entries: number;
  questions: Record<string, any>[];
  truth: Truth[][];
  seats: Belief[][][];
  turns: Record<string, any>[];
}

/** The true answer from entry `first` to entry `last`; null where there is nothing to know. */
export interface Truth {
  first: number;
  last: number;
  answer: Record<string, any> | null;
}

/** What a seat made of a question from entry `first` to entry `last`: the share it gave to the truth, and the answer to which it gave more than a half, if any. */
export interface Belief {
  first: number;
  last: number;
  level: "has" | "knows" | "leans" | "none" | "open" | "wrong";
  share: number;
  believes: Record<string, any> | null;
}

/** Each seat's chance to win, as shares of 1, at every entry, the deal first: from what the table could know, and from what was true. */
export interface ChancesInfo {
  table: string;
  entries: number;
  public: number[][];
  true: number[][];
}

/** Of one seat; `decisions` is at how many it had a choice. What was lost most comes first. */
export interface JudgementInfo {
  table: string;
  seat: number;
  decisions: number;
  missteps: MisstepInfo[];
}

/** A decision in entry `n` at which another action promised more, by what the seat knew: its chance with the better one, what of it was lost, and the standard error of that; as shares of 1. `view` is what the seat saw. */
export interface MisstepInfo {
  n: number;
  taken: Record<string, any>;
  better: Record<string, any>;
  before: number;
  lost: number;
  error: number;
  view: Record<string, any>;
}

export interface GameInfo {
  id: string;
  name: string;
  designers: string[];
  publisher: string;
  year: number | null;
  seats: number[];
  usual_seats: number;
  minutes: number[];
  weight: number;
  options: OptionInfo[];
  summary: Record<string, string>;
  bots: string[];
  characters: CharacterInfo[];
  reasons: string[];
  variants: string[];
  folder: string;
}

/** A yes-or-no option has no range. */
export interface OptionInfo {
  key: string;
  default: number | boolean;
  contest: number | boolean;
  label: Record<string, string>;
  low: number | null;
  high: number | null;
  step: number | null;
}

/** Who can be hired, as `level/id`; a sentence says what he is like. */
export interface CharacterInfo {
  id: string;
  level: string;
  name: string;
  about: Record<string, string>;
}

export interface WholeGameInfo {
  id: string;
  name: string;
  designers: string[];
  publisher: string;
  year: number | null;
  seats: number[];
  usual_seats: number;
  minutes: number[];
  weight: number;
  options: OptionInfo[];
  summary: Record<string, string>;
  bots: string[];
  characters: CharacterInfo[];
  reasons: string[];
  variants: string[];
  folder: string;
  boards: Record<string, VariantInfo>;
}

/** What a board is drawn from, and who can be hired for it. */
export interface VariantInfo {
  seats: number[];
  bots: string[];
  components: Record<string, any>;
  exceptions: string[];
}
