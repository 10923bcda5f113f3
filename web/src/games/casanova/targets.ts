/** What can be touched on the board: where the legal actions lie, and what is chosen first. */

import { capital, plain } from "../../words/rich";
import type { Action } from "../game";
import { towards } from "../pointing";
import { label } from "./choices";
import { gap } from "./drawing";
import { streetName, type Names } from "./names";
import type { CasanovaView, Point } from "./view";

/** The Doge's palace, where one looks. */
export const PALACE = "palace";

/** A place, theatre or palace, with what a touch does there. */
export interface Spot extends Point {
  id: string;
  /** Done at a touch; several are asked. */
  actions: Action[];
  /** A gondola that can be chosen, to show where it can go. */
  piece: boolean;
  /** In words: its name, what is there, what can be done. */
  told: string;
}

export interface Hand {
  names: Names;
  view: CasanovaView;
  /** The empty gondola that was chosen, by its place; else the reader's own is meant. */
  chosen: string | null;
}

/** All there is to touch or to read, those with nothing to do too. */
export function spots(hand: Hand): Spot[] {
  const { names } = hand;
  const found: Spot[] = [];
  const add = (id: string, at: Point) => {
    const actions = actionsAt(hand, id);
    const piece = isPiece(hand, id);
    found.push({ id, x: at.x, y: at.y, actions, piece, told: told(hand, id, actions, piece) });
  };
  for (const place of names.board.places) add(place.id, place);
  for (const { theatre } of names.board.streets) if (theatre) add(theatre.id, theatre);
  if (hand.view.legal.some((action) => action.do === "look")) add(PALACE, palaceAt(names));
  return found;
}

export function canTouch(spot: Spot): boolean {
  return spot.piece || spot.actions.length > 0;
}

/** What a touch sends: where a gondola could also be taken elsewhere, that is asked too. */
export function sent(hand: Hand, spot: Spot): Action[] {
  if (!spot.piece || spot.actions.length === 0) return spot.actions;
  return [...spot.actions, ...movesFrom(hand.view, spot.id)];
}

/** The nearest spot within reach. */
export function nearest(spots: Spot[], point: Point, reach: number): Spot | null {
  const close = spots.filter((spot) => gap(spot, point) <= reach);
  return close.sort((a, b) => gap(a, point) - gap(b, point))[0] ?? null;
}

const ASTRAY = 65; // degrees; farther from its arrow a spot is not meant

/** The next spot in the direction of an arrow key: rather straight ahead than near. */
export function beside(spots: Spot[], from: Spot, key: string): Spot | null {
  return towards(spots, from, key, (ahead, aside) => {
    const off = (Math.atan2(aside, ahead) * 180) / Math.PI;
    return off < ASTRAY ? Math.hypot(ahead, aside) * (1 + (off / 45) ** 2) : Infinity;
  });
}

export function palaceAt(names: Names): Point {
  const stages = names.board.places.filter((place) => place.kind === "doge");
  const middle = stages.reduce((sum, stage) => sum + stage.x, 0) / (stages.length || 1);
  return { x: middle, y: Math.max(...stages.map((stage) => stage.y)) + 48 };
}

// -------------------------------------------------------------------------------------- within
function movesFrom(view: CasanovaView, place: string): Action[] {
  return view.legal.filter((action) => action.do === "move" && action.from === place);
}

function isPiece({ names, view, chosen }: Hand, id: string): boolean {
  if (view.empty.includes(id)) return movesFrom(view, id).length > 0;
  return chosen !== null && view.seats[names.you]?.at === id;
}

function actionsAt({ names, view, chosen }: Hand, id: string): Action[] {
  const here = view.seats[names.you]?.at;
  const mover = chosen ?? here;
  return view.legal.filter((action) => {
    switch (action.do) {
      case "move":
        return action.from === mover && action.to === id;
      case "walk":
        return chosen === null && action.to === id;
      case "inspect-gondola":
        return view.seats[action.lady]?.at === id;
      case "inspect-theatre":
        return action.theatre === id;
      case "look":
        return id === PALACE || (id !== here && names.kind(id) === "doge" && view.seats.some((seat) => seat.at === id));
      default:
        return false;
    }
  });
}

function told(hand: Hand, id: string, actions: Action[], piece: boolean): string {
  const { names, view, chosen } = hand;
  const { words } = names;
  const parts: string[] = [];
  if (id === PALACE) parts.push(words.doges_palace);
  else if (id in view.theatres) {
    const name = plain(capital([words.theatre.replace("{street}", streetName(id))]));
    parts.push(`${name}, ${view.theatres[id] ? words.lit_here : words.dark_here}`);
  } else parts.push(`${names.placeName(id)}${owner(names, id)}, ${docked(names, view, id)}`);
  if (chosen === id) parts.push(words.chosen_here);
  for (const action of actions) {
    const text = plain(label(names, view, action));
    const empty = action.do === "move" && action.from === chosen;
    parts.push(empty ? words.move_it.replace("{place}", action.from).replace("{to}", text) : text);
  }
  if (piece && chosen !== id) parts.push(view.empty.includes(id) ? words.take_it : words.take_yours);
  return parts.map((part) => plain(capital([part]))).join(". ");
}

function owner(names: Names, id: string): string {
  const seat = names.owners.get(id);
  return seat === undefined ? "" : `, ${plain(names.about(names.words.home_of, seat))}`;
}

function docked(names: Names, view: CasanovaView, id: string): string {
  const lady = view.seats.findIndex((seat) => seat.at === id);
  if (lady >= 0) return plain(names.couple({ lady }));
  return view.empty.includes(id) ? names.words.empty_here : names.words.free_here;
}
