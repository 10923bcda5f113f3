/** The view, the actions and the components of Code Casablanca, as the game's view.py and actions.py write them. */

import type { Action, View } from "../game";

export type Kind = "code" | "file";
export const KINDS: readonly Kind[] = ["code", "file"];

/** A tile; of an answer, no number means "none of that kind". */
export interface Tile {
  kind: Kind;
  number: number | null;
}
export interface TileAt extends Tile {
  at: string;
}

export interface Building {
  id: string;
  en: string;
  fr: string;
  star: boolean;
  x: number;
  y: number;
}

/** What the board is drawn from. Coordinates are the middles of the fronts, in a field of 700 by 700. */
export interface Components {
  buildings: Building[];
  piles_at: [number, number];
  colours: string[];
  numbers: number;
  orders: string[][];
}

export interface Claim {
  seat: number;
  at: string;
  codes: string[];
  number: number | null;
}

export interface SeatView {
  colour: string;
  at: string | null;
  out: boolean;
  been: string[];
  unmasked_by: number | null;
  accused_in_vain: number | null;
  silenced: boolean;
  claim: Claim | null;
  claim_wrong: boolean;
}

export interface Hearing {
  claims: number[];
  claimant: number;
  challenger: number;
  challenge: TileAt | null;
  withstood: boolean;
  winning: number[];
}

export interface Message extends TileAt {
  round: number;
}
export interface Received extends Message {
  from: number;
}
export interface Sent extends Message {
  to: number;
}
export interface Verdict {
  seat: number;
  accused: number;
  message: TileAt;
  wrote: Tile;
  true: boolean;
}

export interface Notebook {
  saw: Message[];
  received: Received[];
  sent: Sent[];
  verdicts: Verdict[];
  may_be_genuine: number[];
}

/** What the reader has put together behind his hand. */
export interface Draft {
  claim: { codes: string[]; number: number | null } | null;
  charge: TileAt | null;
  answered: boolean;
}

export interface Outcome {
  winners: number[];
  reason: string;
  genuine?: { number: number; at: string };
}

export interface CodeView extends View {
  round: number;
  round_cap: number;
  drawer: number;
  acting: number | null;
  asked: number[];
  piles: number[];
  played: string[][];
  sent: (string | null)[];
  rounds: { round: number; at: (string | null)[] }[];
  tiles: Record<string, Tile>;
  turned: string[];
  seats: SeatView[];
  question: { seat: number; to: number; kind: Kind; at: string } | null;
  accusation: { seat: number; accused: number } | null;
  hearing: Hearing | null;
  notebook: Notebook | null;
  draft: Draft | null;
  outcome: Outcome | null;
}

/** The legal actions of one kind. */
export function doing(view: View, ...what: string[]): Action[] {
  return view.legal.filter((action) => what.includes(action.do));
}

/** Whether a message speaks against a tile the reader knows. */
export function isLie(view: CodeView, message: TileAt): boolean {
  const tile = view.tiles[message.at];
  if (!tile) return false;
  const truth = tile.kind === message.kind ? tile.number : null;
  return truth !== message.number;
}

/** CC-26: would this tile there prove the claim wrong? */
export function against(claim: Pick<Claim, "at" | "codes" | "number">, at: string, tile: Tile): boolean {
  const genuine = tile.number === claim.number;
  if (tile.kind === "code") return genuine || !claim.codes.includes(at);
  return claim.codes.includes(at) || genuine !== (at === claim.at);
}

/** The tiles the reader knows that prove a claim wrong. */
export function knownAgainst(view: CodeView, claim: Pick<Claim, "at" | "codes" | "number">): TileAt[] {
  return Object.entries(view.tiles)
    .filter(([at, tile]) => against(claim, at, tile))
    .map(([at, tile]) => ({ ...tile, at }));
}

/** CC-4: played orders lie open, so that everybody can tell which are still to come. */
export function ordersLeft(components: Components, view: CodeView): string[][] {
  const seats = view.seats.length;
  const played = new Map<string, number>();
  for (const order of view.played) played.set(order.join(), (played.get(order.join()) ?? 0) + 1);
  return components.orders
    .map((order) => order.slice(0, seats))
    .filter((order) => {
      const left = played.get(order.join()) ?? 0;
      if (left) played.set(order.join(), left - 1);
      return !left;
    });
}
