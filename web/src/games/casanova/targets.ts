/** What can be touched on the board: where the legal actions lie, and what is chosen first. */

import type { Message } from "../../words/messages";
import { capital, plain } from "../../words/rich";
import { speech } from "../../words/speech.svelte";
import type { Action, Teller, View as GameView } from "../game";
import { towards } from "../pointing";
import { gap } from "./drawing";
import type { Point, View } from "./types";
import type { Venice } from "./venice";

/** The Doge's palace, where one looks. */
export const PALACE = "palace";

/** A place, theatre or palace, with what a touch does there. */
export interface Spot extends Point {
  id: string;
  /** Done at a touch; several are asked. */
  actions: Action[];
  /** Else several steps that lead here, or to a look at the couple here. */
  way: Action[];
  /** A gondola that can be chosen, to show where it can go. */
  piece: boolean;
  /** In words: its name, what is there, what can be done. */
  label: string;
}

export interface Hand {
  venice: Venice;
  teller: Teller;
  view: View;
  /** The empty gondola that was chosen, by its place; else the reader's own is meant. */
  chosen: string | null;
}

/** All there is to touch or to read, those with nothing to do too. */
export function spots(hand: Hand): Spot[] {
  const { venice } = hand;
  const labels = labelsOf(hand);
  const ways = waysOf(hand);
  const found: Spot[] = [];
  const add = (id: string, { x, y }: Point) => {
    const actions = actionsAt(hand, id);
    const piece = isPiece(hand, id);
    // A gondola that lies where the lady wants to go is chosen first, and then meant again.
    const way = actions.length || (piece && hand.chosen !== id) ? [] : (ways.get(id) ?? []);
    const spot = { id, x, y, actions, way, piece };
    found.push({ ...spot, label: labelOf(hand, labels, spot) });
  };
  for (const place of venice.board.places) add(place.id, place);
  for (const theatre of venice.theatres) add(theatre.id, theatre);
  if (hand.view.legal.some((action) => action.do === "look")) add(PALACE, venice.palace());
  return found;
}

export function canTouch(spot: Spot): boolean {
  return spot.piece || spot.actions.length > 0 || spot.way.length > 0;
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

// -------------------------------------------------------------------------------------- within
function movesFrom(view: View, place: string): Action[] {
  return view.legal.filter((action) => action.do === "move" && action.from === place);
}

/** By the place, or the place of the couple: what the lady does, or an empty gondola that is chosen. Her way to where
 * that gondola lies is one, too. */
function waysOf({ venice, teller, view, chosen }: Hand): Map<string, Action[]> {
  const here = view.seats[venice.you]?.at;
  const found = new Map<string, Action[]>();
  for (const way of teller.ways(view as unknown as GameView)) {
    const { do: last, to, lady, theatre } = way.at(-1)!;
    const hers = last.startsWith("inspect") || way.some((step) => step.do === "walk" || step.from === here);
    const id: string = theatre ?? view.seats[lady ?? -1]?.at ?? to;
    const meant = chosen === null ? hers : hers ? id === chosen : way[0]!.from === chosen;
    const known = found.get(id);
    if (meant && (!known || way.length < known.length)) found.set(id, way);
  }
  return found;
}

function isPiece({ venice, view, chosen }: Hand, id: string): boolean {
  if (view.empty.includes(id)) return movesFrom(view, id).length > 0;
  return chosen !== null && view.seats[venice.you]?.at === id;
}

function actionsAt({ venice, view, chosen }: Hand, id: string): Action[] {
  const here = view.seats[venice.you]?.at;
  const mover = chosen ?? here;
  return view.legal.filter((action) => {
    switch (action.do) {
      case "move":
        return action.from === mover && action.to === id;
      case "walk":
        return chosen === null && action.to === id;
      case "inspect-gondola":
        return view.seats[action.lady ?? -1]?.at === id;
      case "inspect-theatre":
        return action.theatre === id;
      case "look":
        return (
          id === PALACE || (id !== here && venice.kind(id) === "doge" && view.seats.some((seat) => seat.at === id))
        );
      default:
        return false;
    }
  });
}

/** As the list of moves has it, with the name of its group. */
function labelsOf({ teller, view }: Hand): Map<Action, string> {
  const labelled = teller.menu(view).flatMap(({ title = [], choices }) =>
    choices.map(({ action, label }): [Action, string] => {
      return [action!, plain(title.length > 0 ? [...title, speech.page.colon, ...label] : label)];
    }),
  );
  return new Map(labelled);
}

function labelOf(hand: Hand, labels: Map<Action, string>, spot: Omit<Spot, "label">): string {
  const { teller, view, chosen } = hand;
  const say = (message: Message) => plain(capital(teller.text(message)));
  const parts = [say(named(hand, spot.id))];
  if (chosen === spot.id) parts.push(say("spot-chosen"));
  for (const action of spot.actions) parts.push(labels.get(action) ?? "");
  if (spot.way.length > 0) {
    const looks = spot.way.at(-1)!.do.startsWith("inspect");
    parts.push(say({ id: looks ? "spot-way-look" : "spot-way", steps: spot.way.length }));
  }
  if (spot.piece && chosen !== spot.id) {
    parts.push(say(view.empty.includes(spot.id) ? "spot-take-empty" : "spot-take-own"));
  }
  return parts.join(". ");
}

/** A place with what is there. */
function named({ venice, view }: Hand, id: string): Message {
  if (id === PALACE) return "board-doges-palace";
  if (id in view.theatres) return { id: "spot-theatre", theatre: id, lit: view.theatres[id] };
  const lady = view.seats.findIndex((seat) => seat.at === id);
  const docked = { docked: lady >= 0 ? "lady" : view.empty.includes(id) ? "empty" : "free", lady };
  const [letter, number] = [id.charAt(0), id.slice(1)];
  switch (venice.kind(id)) {
    case "stage":
      return { id: "spot-stage", place: id, canal: letter, ...docked };
    case "palazzo":
      return { id: "spot-palazzo", number, owner: venice.owners.get(id) ?? null, ...docked };
    case "doge":
      return { id: "spot-doge", number, ...docked };
  }
}
