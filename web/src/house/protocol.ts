// Made from the house's messages by tools/page.py: change it there.

/** A new table, whose host is who sends this. */
export interface OpenTable {
  do: "open";
  game: string;
  seats: number;
  options?: Record<string, number | boolean>;
  bots?: Record<string, string>;
  clock?: ClockSettings;
  public?: boolean;
  spectators?: boolean;
  rated?: boolean;
  pace?: "calm" | "quick" | "usual";
  variant?: string;
  key?: string;
}

/** The clock of a table, fixed when it is opened. Without a limit (`none`) nobody's time runs out. */
export interface ClockSettings {
  kind: "daily" | "live" | "none";
  bank: number;
  increment: number;
  window: number;
  least: number;
}

/** In a free seat, or in another one; with no seat named, in the first free one. The commitment is the hash of a nonce, which is the sender's part of the deal: see Reveal. */
export interface Sit {
  do: "sit";
  table: string;
  seat?: number | null;
  commitment?: string;
  key?: string;
}

/** Leaves the seat, before the start. */
export interface Stand {
  do: "stand";
  table: string;
  key?: string;
}

/** The host removes a guest before the start. */
export interface Remove {
  do: "remove";
  table: string;
  seat: number;
  key?: string;
}

/** The host gives a free seat to a bot, or with no level sends one away. Who is not named by level/character is one of the level's characters who does not sit there yet. */
export interface Hire {
  do: "hire";
  table: string;
  seat: number;
  level?: string;
  key?: string;
}

/** The host begins the game; all seats must be taken. It is dealt when those who sent a commitment have revealed their part, or without theirs when their time is over; by the day, where that is long, the host may say so again. */
export interface Start {
  do: "start";
  table: string;
  key?: string;
}

/** The nonce that the sender's commitment is the hash of, when the table awaits it. */
export interface Reveal {
  do: "reveal";
  table: string;
  nonce: string;
  key?: string;
}

/** `decision` is the one named in the table's last message: a late command decides nothing else. With an action that opens a duel or goes on with it, a limit can be named at once. */
export interface Act {
  do: "act";
  table: string;
  decision: string;
  action: Record<string, any>;
  limit?: number | null;
  key?: string;
}

/** An answer in advance; none ends it. */
export interface SetStandingAnswer {
  do: "standing";
  table: string;
  answer?: StandingAnswer | null;
  key?: string;
}

/** Let pass whatever the seat is asked about, for good or until its own turn, unless it says something before the window can close. To what concerns one of the game's `exceptions` it is called, so that it can. */
export interface StandingAnswer {
  unless: string[];
  until_turn: boolean;
  unless_case: boolean;
  unless_agents: string[];
}

/** Asks to be asked also where there is one answer; else the house gives it, and nobody can tell. */
export interface SetPrompts {
  do: "prompts";
  table: string;
  every: boolean;
  key?: string;
}

/** In a duel: the house bids or holds for the sender as far as this, one of the sums that `up_to` allows. Without a limit, or with an action of his own, he goes on himself. Nobody else hears of it. */
export interface SetLimit {
  do: "limit";
  table: string;
  limit?: number | null;
  key?: string;
}

/** How long bots take from now on; the host says it. */
export interface SetPace {
  do: "pace";
  table: string;
  pace: "calm" | "quick" | "usual";
  key?: string;
}

/** Bots take no time until the sender is asked again; for who plays with bots alone. */
export interface SkipAhead {
  do: "skip";
  table: string;
  key?: string;
}

/** A stand-in plays until the person is back. */
export interface Leave {
  do: "leave";
  table: string;
  key?: string;
}

/** The person plays himself again. */
export interface Return {
  do: "return";
  table: string;
  key?: string;
}

/** A stand-in plays on, or the game ends. */
export interface Resign {
  do: "resign";
  table: string;
  key?: string;
}

/** Agrees to end the game without a result, to pause or to go on; or no longer does. */
export interface Propose {
  do: "propose";
  table: string;
  offer: "abort" | "pause" | "resume";
  agreed?: boolean;
  key?: string;
}

/** Another game of the same people. The first to ask opens the table, and the others sit down at it; when all are there it begins. */
export interface Rematch {
  do: "rematch";
  table: string;
  commitment?: string;
  key?: string;
}

/** Talks to the table, or to the gallery; in words of his own, or with a quick word or a face of the house's set, which everybody reads in his own language. */
export interface Say {
  do: "say";
  table: string;
  text?: string;
  room?: "gallery" | "table";
  quick?: "bluff" | "doubt" | "hello" | "luck" | "oops" | "played" | "thanks" | "thinking" | "frown" | "gasp" | "mask" | "smile" | "straight" | "wink" | null;
  key?: string;
}

/** The table from now on, with its events from this entry on: who comes back asks only for what he missed. */
export interface Watch {
  do: "watch";
  table: string;
  since?: number;
  key?: string;
}

/** Nothing more of this table. */
export interface Unwatch {
  do: "unwatch";
  table: string;
  key?: string;
}

/** The list of tables, and what changes in it, until `off`. */
export interface FollowLobby {
  do: "lobby";
  off?: boolean;
  key?: string;
}

/** What the best bot of the house would consider in the seat's place; answered to who asks and to nobody else. */
export interface AskHint {
  do: "hint";
  table: string;
  key?: string;
}

/** The first on every socket. */
export interface Hello {
  is: "hello";
  you: number;
  name: string;
  account: boolean;
  version: string;
  key: string;
}

/** A table as it is: `view` is what a spectator sees; the keys in `own.view` replace those in it. `events` are those of complete entries, from the one on that was asked for. */
export interface TableSnapshot {
  is: "table";
  n: number;
  info: TableInfo;
  seat: number | null;
  view: Record<string, any>;
  own: SeatView | null;
  events: Record<string, any>[];
  talk: SaidInfo[];
  clocks: ClockFace;
}

/** What everybody may know of a table, apart from the game itself. */
export interface TableInfo {
  table: string;
  game: string;
  variant: string;
  options: Record<string, number | boolean>;
  state: string;
  seats: SeatInfo[];
  host: number;
  public: boolean;
  spectators: boolean;
  rated: boolean;
  clock: ClockSettings;
  commitment: string;
  awaited: number[];
  opened: number;
  finished: number | null;
  followed: string;
  outcome: Record<string, any> | null;
  paused: boolean;
  pace: "calm" | "quick" | "usual";
}

/** What everybody may know of a seat. */
export interface SeatInfo {
  name: string;
  person: number | null;
  bot: string;
  character: string;
  minded: string;
  online: boolean;
  offers: string[];
  rating: number | null;
  commitment: string;
  nonce: string;
  kept: string;
}

/** What only this seat gets: the keys of the view that differ from the public ones, and what it has to decide. `by_house` says why the house answers for it unless the seat does: there is a single option, and then it is not asked at all; a limit that it named; or a standing answer. */
export interface SeatView {
  view: Record<string, any>;
  decision: string;
  standing: StandingAnswer | null;
  by_house: "" | "limit" | "single" | "standing";
  limit: number | null;
  up_to: UpTo | null;
  every: boolean;
  calls: boolean;
}

/** Limits of a duel, from the least to the most. `opens` is what begins it, with which the limit is named. */
export interface UpTo {
  least: number;
  most: number;
  step: number;
  opens: Record<string, any> | null;
}

/** Something said. */
export interface SaidInfo {
  n: number;
  at: number;
  person: number;
  name: string;
  seat: number | null;
  room: string;
  text: string;
  quick: "bluff" | "doubt" | "hello" | "luck" | "oops" | "played" | "thanks" | "thinking" | "frown" | "gasp" | "mask" | "smile" | "straight" | "wink" | null;
}

/** What everybody sees of the clocks; `left` in seconds when the message was made, null without a limit. */
export interface ClockFace {
  left: number[] | null;
  running: number[];
  window: number | null;
  paused: boolean;
}

/** Something happened in the game. `changed` are the keys of the public view that did. */
export interface EntryMessage {
  is: "entry";
  table: string;
  n: number;
  changed: any;
  events: any;
  clocks: any;
  own: SeatView | null;
}

/** An entry for a socket that takes changes: what is left out is as it was. `changed` are keys of the public view, `within` the new parts of other keys, of an object by key, of a list by place. So it is with `own`, whose `changed` and `within` are about its view. */
export interface StepMessage {
  is: "step";
  table: string;
  n: number;
  changed: Record<string, any>;
  within: Record<string, Record<string, any>>;
  clocks: Record<string, any>;
  events: any;
  own: SeatChange | null;
}

/** What is new of a SeatView to a socket that takes changes; what is left out is as it was. `changed` are keys of its view, `within` the new parts of other keys. In `legal` a number stands for an option of the last list with more than two that the socket was sent, counted from 0. `rest` is all of it anew. */
export interface SeatChange {
  changed: Record<string, any>;
  within: Record<string, Record<string, any>>;
  legal: (number | Record<string, any>)[] | null;
  decision: string | null;
  rest: SeatRest | null;
}

/** What a SeatView has besides its view and decision. */
export interface SeatRest {
  standing: StandingAnswer | null;
  by_house: "" | "limit" | "single" | "standing";
  limit: number | null;
  up_to: UpTo | null;
  every: boolean;
  calls: boolean;
}

/** Something about the table changed: seats, state, offers. */
export interface TableChanged {
  is: "changed";
  table: string;
  n: number;
  info: TableInfo;
  clocks: ClockFace;
}

/** Somebody talked. */
export interface Spoken {
  is: "said";
  table: string;
  n: number;
  said: SaidInfo;
}

/** Something happened that this person may not see. */
export interface Skip {
  is: "skip";
  table: string;
  n: number;
}

/** Which seats' people are here, and how many watch. Not numbered. */
export interface Presence {
  is: "presence";
  table: string;
  online: number[];
  watching: number;
}

/** A command was carried out. `own` is there after a step that nobody else sees, `hint` when one was asked for. A socket that takes changes is sent `own_changed` instead. */
export interface Done {
  is: "done";
  key: string;
  table: string;
  n: number;
  own: SeatView | null;
  hint: Hint | null;
  own_changed: SeatChange;
}

/** What the bot of that level thinks of a decision, the weightiest first. */
export interface Hint {
  decision: string;
  bot: string;
  thoughts: Thought[];
}

/** An action that a bot would consider: the weight it gives to it, of 1 in all, the share of a win that it hopes for, if it can say, and for how many actions that are alike it stands, itself among them. */
export interface Thought {
  action: Record<string, any>;
  weight: number;
  value: number | null;
  alike: number;
}

/** A command was not carried out; everything is as before. */
export interface Refused {
  is: "refused";
  key: string;
  code: string;
  text: string;
  allowed: Record<string, any>[] | null;
}

/** The whole list of tables, the latest first. */
export interface LobbyTables {
  is: "lobby";
  tables: TableSummary[];
}

/** A table in a list. */
export interface TableSummary {
  table: string;
  game: string;
  state: string;
  names: string[];
  bots: string[];
  ratings: (number | null)[];
  rated: boolean;
  clock: ClockSettings;
  opened: number;
  finished: number | null;
  outcome: Record<string, any> | null;
}

/** A table of the list is new, or changed. */
export interface Listed {
  is: "listed";
  line: TableSummary;
}

/** A table is not in the list any more. */
export interface Unlisted {
  is: "unlisted";
  table: string;
}

export type Command = OpenTable | Sit | Stand | Remove | Hire | Start | Reveal | Act | SetStandingAnswer | SetPrompts | SetLimit | SetPace | SkipAhead | Leave | Return | Resign | Propose | Rematch | Say | Watch | Unwatch | FollowLobby | AskHint;
export type Message = Hello | TableSnapshot | EntryMessage | StepMessage | TableChanged | Spoken | Skip | Presence | Done | Refused | LobbyTables | Listed | Unlisted;
