/** What a game brings to the page. It knows no rules: it draws a view, and gives back one of the legal actions. */

import type { Component } from "svelte";
import type { GameTexts } from "./teller.svelte";
import { plain, type Rich } from "../words/rich";
import type { Language } from "../words/speech.svelte";

/** As the game's actions.py writes it. */
export type Action = { do: string; [part: string]: any };
export function same(one: Action, two: Action): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(two).length && keys.every((key) => one[key] === two[key]);
}

/** As the game's view.py describes it; each game has its own type for it. */
export type View = { you: number | null; phase: string; legal: Action[]; outcome: any; [part: string]: any };
/** As the game's story.py tells it. */
export type Event = { n: number; what: string; [part: string]: any };

/** The page knows no game: what the house sent, as the game's own type describes it. */
export function seenAs<V extends object>(view: View): V {
  return view as unknown as V;
}

/** Who sits where, at which game, on which board. `names` are as shown, the reader's too; `you` is -1 for who watches. */
export interface Seating {
  game: string;
  variant: string;
  you: number;
  names: string[];
  language: Language;
  options: Record<string, number | boolean>;
  /** What the board is drawn from, as the game's `components()` gives it. */
  components: any;
}

/** Something the reader may do. Without an action it is shown, but cannot be chosen, and `why` says so. */
export interface Choice {
  label: Rich;
  action: Action | null;
  why?: string;
}

/** Choices that belong together: the ways of one agent. */
export interface Group {
  title?: Rich;
  choices: Choice[];
}

/** What is happening, and what the reader owes, one line each. `notice` is what makes this moment special. */
export interface Situation {
  happening: Rich;
  owed: Rich;
  notice?: Rich;
}

export interface LogLine {
  /** The entry that it tells of. */
  n: number;
  round: number;
  text: Rich;
}

/** A message of the game's catalogue, without what is drawn. */
export function said(teller: Teller, id: string, facts: Record<string, unknown> = {}): string {
  return plain(teller.text({ id, ...facts }));
}

/** Words and names at hand for one table; made anew when the language changes. */
export type Teller = ReturnType<GameTexts["teller"]>;
/** For looking back. */
export type Hindsight = Teller["hindsight"];

/** What the game's insight.py found, looking back: a question, its answer, a moment at which the game turned. */
export type Question = { about: string; main: boolean; [part: string]: any };
export type Turn = { n: number; what: string; seat: number; weight: number; [part: string]: any };

/** A part of a paper; `about` is for a page that draws this part itself. `ofSeats`: a line for each seat. */
export interface Section {
  about: string;
  title: Rich;
  lines: Rich[];
  ofSeats: boolean;
}

/** What an event is for those who look on: heard, and where it has a stamp seen. `at` is a place of the board, `mine`
 * is known to the reader alone. `games/teller.py` describes the kinds, from the quietest on. */
export interface Moment {
  kind: (typeof MOMENTS)[number];
  stamp: Rich;
  text: Rich;
  at: string;
  mine: boolean;
}
export const MOMENTS = ["move", "bid", "call", "seal", "window", "stamp", "taken", "lost", "caught"] as const;

/** A board as data: `games/board_drawer.py` describes it. `id` is what actions call the piece. */
export interface DrawnBoard {
  places: { id: string; x: number; y: number; name: string }[];
  links: [string, string][];
  pieces: (DrawnPiece & { at: string | null })[];
  hands: { title: Rich; pieces: DrawnPiece[] }[];
  notes: Rich[];
}

export interface DrawnPiece {
  mark: string;
  colour: string;
  name: string;
  mine: boolean;
  id?: string;
}

/** A sealed fact says that there is a secret, never what or how much. */
export interface SeatFact {
  text: Rich;
  sealed?: boolean;
}

/** What every component of a game is given. */
export interface BoardProps {
  seating: Seating;
  teller: Teller;
  view: View;
  /** The reader chose: one action, or several that the click left open, which are then asked. Absent in a replay.
   * `further` are the steps after that one action which the same click means: see `Teller.ways`. */
  pick?: (actions: Action[], further?: Action[]) => void;
  /** The story so far, for a board that shows what was done of late. */
  events?: Event[];
  /** What is said just now: a small board has room for the names of what is spoken of, and no others. */
  spoken?: string;
}

/** The papers show what only the reader knows; `events` is his story so far. */
export interface PaperProps {
  seating: Seating;
  teller: Teller;
  view: View;
  events: Event[];
  /** The reader's own marks: texts by name, kept in this browser. */
  marks: Record<string, string>;
  /** A game that is looked back at: nothing is marked or switched any more. */
  past?: boolean;
}

export interface StripProps extends BoardProps {
  events: Event[];
  pick: (actions: Action[]) => void;
}

/** What a seat's line can be drawn in. */
export type Colour = "pink" | "yellow" | "blue" | "green" | "orange" | "violet" | "teal" | "grey" | "red";

export interface GameModule {
  Board: Component<BoardProps>;
  /** What a seat is known by on the board, beside its name: shape, colour and initial. */
  Mark?: Component<{ seating: Seating; seat: number }>;
  /** The colour of that, by its name. */
  colourOf?(seating: Seating, seat: number): Colour;
  /** How a piece is drawn where a text names it; without it, by its name. */
  PieceName?: Component<{ id: string; text: string }>;
  /** Characters of the texts that are drawn. */
  signs?: Record<string, Component>;
  /** On manila, beside the table. */
  Dossier: Component<PaperProps>;
  /** The controls of a decision that is not a list: a slider, a form. It is asked whether it has any just now. */
  Strip?: Component<StripProps>;
  hasStrip?(view: View): boolean;
  /** All ledgers, all hidden answers; `events` is the whole story. */
  Ending: Component<PaperProps>;
  /** All moves are shown as a list, however many they are: not every one can be clicked on the board. */
  listed?: boolean;
  /** How high the strip is on a phone, in every prompt, so that the board does not move: in rem, 17.75 without it. */
  strip?: number;
  /** The same where there is more room; 9.5 without it. */
  wideStrip?: number;
  /** The dossier is a notebook, and takes a wide column. */
  wide?: boolean;
  /** The view as the reader wants it shown, with less than he may see. */
  asShown?(view: View): View;
  /** On a shared device: what may be decided before everybody, since whether it is possible tells nothing of what
   * somebody holds; null where nothing may. */
  openly?(view: View): Action[] | null;
  /** On a shared device: in this window the table is asked aloud once; who speaks takes one action, the others the other. */
  askedAloud?(view: View): { speak: Action; pass: Action } | null;
}
