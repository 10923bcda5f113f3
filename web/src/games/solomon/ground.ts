/** Where things are on the two boards: places, and what stands in them. */

import { towards, type Spot } from "../pointing";
import { curve } from "./atlas";
import type { AgentId, Layout, PlaceId } from "./layout";
import type { PlaceInfo, View } from "./types";

export interface Box extends Spot {
  width: number;
  height: number;
  round: number;
}

/** A board as it is drawn: the same questions to both. */
export interface Ground {
  width: number;
  height: number;
  /** How tall an agent is. */
  tall: number;
  /** The frame of a place. */
  frame(place: PlaceId): Box;
  /** What a finger may touch of it. */
  reach(place: PlaceId): Box;
  /** Where those who stand there have their feet. */
  feet(place: PlaceId): Spot;
  /** How wide they may stand. */
  room: number;
}

export const PITCH = 137;
export const HOUSE_SCALE = 1.15;
const MARGIN = 18;

/** A square net of houses, by the ranks of their coordinates. */
export function medina(places: PlaceInfo[]): Ground {
  const xs = [...new Set(places.map((place) => place.x))].sort((a, b) => a - b);
  const ys = [...new Set(places.map((place) => place.y))].sort((a, b) => a - b);
  const corner = (id: PlaceId): Spot => {
    const place = places.find((one) => one.id === id);
    const [column, row] = place ? [xs.indexOf(place.x), ys.indexOf(place.y)] : [0, 0];
    return { x: MARGIN + PITCH * column, y: MARGIN + PITCH * row };
  };
  return {
    width: PITCH * xs.length + 19,
    height: PITCH * ys.length + 7,
    tall: 56,
    room: 124,
    frame: (id) => ({ x: corner(id).x - 6, y: corner(id).y - 7, width: 135, height: 121, round: 2 }),
    reach: (id) => ({ x: corner(id).x - 9, y: corner(id).y - 14, width: PITCH, height: PITCH, round: 0 }),
    feet: (id) => ({ x: corner(id).x + 56, y: corner(id).y + 85 }),
  };
}

/** A map with cities where the data say. */
export function routeMap(places: PlaceInfo[]): Ground {
  const spot = (id: PlaceId): Spot => places.find((one) => one.id === id) ?? { x: 89, y: 96 };
  const ring = (id: PlaceId, radius: number): Box => {
    const { x, y } = spot(id);
    return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, round: radius };
  };
  return {
    width: 760,
    height: 720,
    tall: 52,
    room: 112,
    frame: (id) => ring(id, 25),
    reach: (id) => ring(id, 43),
    feet: (id) => ({ x: spot(id).x, y: spot(id).y - 5 }),
  };
}

/** In the Bahamas, in the corner of the map. */
export const EXILE = { x: 89, y: 93, room: 138 };

export interface Standing extends Spot {
  size: number;
}

/** Where `count` things stand beside each other: in one row, or in two when it gets crowded. */
export function row(count: number, feet: Spot, room: number, wide: number): Standing[] {
  if (count <= 4) return line(count, feet, room, wide, count === 4 ? 0.9 : 1);
  const back = Math.ceil(count / 2);
  const size = 0.78;
  return [
    ...line(back, { x: feet.x, y: feet.y - 40 }, room, wide, size),
    ...line(count - back, feet, room, wide, size),
  ];
}

function line(count: number, feet: Spot, room: number, wide: number, size: number): Standing[] {
  const step = count > 1 ? Math.min(wide * size * 1.12, (room - wide * size) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => ({ x: feet.x + step * (i - (count - 1) / 2), y: feet.y, size }));
}

export type Thing = AgentId | "case" | "ghost";

/** Everything that stands on the board, and the pale copy of who is about to come. */
export function standing(layout: Layout, view: View, ground: Ground): Map<Thing, Standing> {
  const found = new Map<Thing, Standing>();
  const wide = (ground.tall * 44) / 62;
  const plan = view.announced;
  for (const place of layout.board.places) {
    const things: Thing[] = layout.inPlay.filter((agent) => view.agents[agent] === place.id);
    if (view.case.at === place.id && !view.case.holder) things.push("case");
    things.sort((one, two) => Number(two === view.case.holder) - Number(one === view.case.holder));
    if (plan?.to === place.id && view.agents[plan.agent] !== place.id) things.push("ghost");
    const spots = inside(row(things.length, ground.feet(place.id), ground.room, wide), ground.width, wide);
    things.forEach((thing, index) => found.set(thing, spots[index]!));
  }
  const holder = found.get(view.case.holder ?? "");
  if (holder) found.set("case", { ...holder, x: holder.x - 24 * holder.size });
  const gone = layout.gone(view);
  if (layout.isAgent) {
    const spots = line(gone.length, EXILE, EXILE.room, wide, gone.length > 4 ? 0.62 : 0.8);
    gone.forEach((agent, index) => found.set(agent, spots[index]!));
  }
  return found;
}

/** Moved away from the edge of the picture, where a crowd would be cut off. */
function inside(spots: Standing[], width: number, wide: number): Standing[] {
  const margin = wide / 2 + 8; // with the number on the shoulder
  const right = Math.max(0, ...spots.map((spot) => spot.x + margin * spot.size - width));
  const left = Math.max(0, ...spots.map((spot) => margin * spot.size - spot.x));
  return spots.map((spot) => ({ ...spot, x: spot.x - right + left }));
}

// ---- ways over the board
/** The drawn way of a move on the map, and the direction in which it arrives. */
export function way(layout: Layout, from: PlaceId, to: PlaceId): { path: string; angle: number } | null {
  const link = layout.board.links.find(([a, b]) => (a === from && b === to) || (a === to && b === from));
  const [one, two] = [layout.places.get(link?.[0] ?? ""), layout.places.get(link?.[1] ?? "")];
  if (!one || !two) return null;
  const path = curve(one, two);
  const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
  const goal = layout.places.get(to)!;
  const ends = numbers.at(-2) === goal.x && numbers.at(-1) === goal.y;
  const bend = ends ? numbers.slice(-4, -2) : numbers.slice(2, 4);
  return { path, angle: (Math.atan2(goal.y - bend[1]!, goal.x - bend[0]!) * 180) / Math.PI };
}

/** The place that an arrow key leads to: along a link if one goes that way, else the nearest over there. */
export function neighbour(layout: Layout, from: PlaceId, key: string): PlaceId | null {
  const here = layout.places.get(from);
  if (!here) return null;
  const linked = new Set(layout.board.links.filter((link) => link.includes(from)).flat());
  const next = towards(layout.board.places, here, key, (ahead, aside, place) => {
    const far = Math.hypot(ahead, aside);
    const along = ahead / far;
    if (along < (linked.has(place.id) ? 0.5 : 0.7)) return Infinity;
    return far * (2 - along) + (linked.has(place.id) ? 0 : 1000);
  });
  return next?.id ?? null;
}
