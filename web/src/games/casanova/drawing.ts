/** Venice as lines: how canals, basins and palaces run is found from the places alone. */

import type { Components, Place, Point } from "./types";

export const WIDTH = 700;
export const HEIGHT = 760;
/** A gondola around the point where it is docked. */
export const HULL = "M-22-3C-14 6 14 6 21-4c3 0 4 3 2 5C15 12-15 12-23 1c-2-2-1-4 1-4ZM21-4l3-7 4 1-2 3 1 3-4 4Z";
const GRAND_CANAL = "G";

export interface Waters {
  /** The Grand Canal is the broad one. */
  canals: { path: string; big: boolean }[];
  basins: string[];
}

/** A smooth line through all points. */
export function smooth(points: Point[]): string {
  const [first] = points;
  if (!first) return "";
  const bits = [`M${first.x} ${first.y}`];
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [points[i - 1] ?? points[i]!, points[i]!, points[i + 1]!, points[i + 2]];
    const beyond = after ?? to;
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const into = { x: to.x - (beyond.x - from.x) / 6, y: to.y - (beyond.y - from.y) / 6 };
    bits.push(`C${near(out)} ${near(into)} ${near(to)}`);
  }
  return bits.join("");
}

export function waters(board: Components): Waters {
  const place = new Map(board.places.map((one) => [one.id, one]));
  const links = neighbours(board);
  const palazzi = board.places.filter((one) => one.kind === "palazzo");
  const doges = board.places.filter((one) => one.kind === "doge");
  const upper = basin(palazzi, 15);
  const lower = basin(doges, -15);
  const canals: Waters["canals"] = [];
  for (const [letter, stages] of byCanal(board)) {
    const ends = [0, stages.length - 1].map((index) => end(stages, index, board, links, place, [upper, lower]));
    const points = [ends[0], ...stages, ends[1]].filter((point): point is Point => point !== null);
    canals.push({ path: smooth(points), big: letter === GRAND_CANAL });
  }
  for (const [a, b] of crossings(board, links)) {
    canals.push({ path: smooth([place.get(a)!, place.get(b)!]), big: false });
  }
  return { canals, basins: [smooth(upper), smooth(lower)] };
}

/** Lights of windows, where there is neither water nor a house. */
export function lights(board: Components): Point[] {
  const place = new Map(board.places.map((one) => [one.id, one]));
  const line = ([a, b]: string[]) => [place.get(a!)!, place.get(b!)!] as const;
  const lines = board.water.map(line);
  const streets = board.streets.map((street) => line(street.between));
  const theatres = board.streets.flatMap((street) => street.theatre ?? []);
  return WINDOWS.filter(
    (window) =>
      lines.every(([a, b]) => away(window, a, b) > 34) &&
      streets.every(([a, b]) => away(window, a, b) > 9) &&
      theatres.every((theatre) => Math.hypot(theatre.x - window.x, theatre.y - window.y) > 32),
  );
}

/** Beside which side of its stage a label stands. */
export function labelAt(place: Place): Point & { anchor: "start" | "middle" | "end" } {
  if (place.kind === "palazzo") return { x: place.x, y: place.y + 25, anchor: "middle" };
  if (place.kind === "doge") return { x: place.x - 36, y: place.y + 5, anchor: "middle" };
  if (place.x < WIDTH * 0.24) return { x: place.x - 33, y: place.y + 5, anchor: "end" };
  if (place.x > WIDTH * 0.76) return { x: place.x + 35, y: place.y + 5, anchor: "start" };
  return { x: place.x, y: place.y + 28, anchor: "middle" };
}

// -------------------------------------------------------------------------------------- gondolas
export interface Hull {
  id: number;
  place: string;
}

/** The gondolas where they are now; each stays itself, so that it is seen to move. */
export function follow(hulls: Hull[], places: string[], where: Map<string, Point>): Hull[] {
  const now = new Set(places);
  const taken = new Set(hulls.filter((hull) => now.has(hull.place)).map((hull) => hull.place));
  const open = places.filter((place) => !taken.has(place));
  const kept: Hull[] = [];
  for (const hull of hulls) {
    if (now.has(hull.place)) kept.push(hull);
    else if (open.length > 0) {
      const from = where.get(hull.place)!;
      open.sort((a, b) => gap(from, where.get(b)!) - gap(from, where.get(a)!));
      kept.push({ id: hull.id, place: open.pop()! });
    }
  }
  let id = Math.max(0, ...hulls.map((hull) => hull.id));
  return [...kept, ...open.map((place) => ({ id: ++id, place }))];
}

export function gap(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

// -------------------------------------------------------------------------------------- within
function near(point: Point): string {
  return `${Math.round(point.x * 10) / 10} ${Math.round(point.y * 10) / 10}`;
}

function linksOf(board: Components): [string, string][] {
  return board.water.map(([a, b]) => [a!, b!]);
}

function neighbours(board: Components): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>(board.places.map((place) => [place.id, new Set()]));
  for (const [a, b] of linksOf(board)) {
    links.get(a)!.add(b);
    links.get(b)!.add(a);
  }
  return links;
}

function byCanal(board: Components): Map<string, Place[]> {
  const canals = new Map<string, Place[]>();
  for (const place of board.places) {
    if (place.kind !== "stage") continue;
    const letter = place.id.charAt(0);
    canals.set(letter, [...(canals.get(letter) ?? []), place]);
  }
  return canals;
}

/** The line of a basin: along its stages, somewhat off the shore, and beyond the last ones. */
function basin(places: Place[], off: number): Point[] {
  const line = places.map((place) => ({ x: place.x, y: place.y + off }));
  const first = line[0] ?? { x: WIDTH / 2, y: HEIGHT / 2 };
  const last = line.at(-1) ?? first;
  return [{ x: first.x - 56, y: first.y + off / 3 }, ...line, { x: last.x + 56, y: last.y + off / 3 }];
}

/** Where a canal goes on beyond its last stage: into a basin, or into the canal that it meets. */
function end(
  stages: Place[],
  index: number,
  board: Components,
  links: Map<string, Set<string>>,
  place: Map<string, Place>,
  [upper, lower]: [Point[], Point[]],
): Point | null {
  const stage = stages[index]!;
  if (board.mouths.includes(stage.id)) {
    const goal = stage.y < HEIGHT / 2 ? upper : lower;
    const x = stage.x + (WIDTH / 2 - stage.x) * 0.1;
    const nearest = [...goal].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]!;
    return { x, y: nearest.y };
  }
  // It meets a canal between two of its stages that follow each other, and does not cross it only to go on.
  const inner = stages[index === 0 ? 1 : index - 1]!;
  for (const near of links.get(stage.id)!) {
    const next = near.charAt(0) + (Number(near.slice(1)) + 1);
    if (near.charAt(0) === stage.id.charAt(0) || !links.get(stage.id)!.has(next)) continue;
    if (links.get(inner.id)!.has(near)) continue;
    const [a, b] = [place.get(near)!, place.get(next)!];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }
  return null;
}

/** Links that are a canal of their own: from one stage of a canal to one of another. */
function crossings(board: Components, links: Map<string, Set<string>>): [string, string][] {
  const stages = new Set(board.places.filter((place) => place.kind === "stage").map((place) => place.id));
  const reach = (from: string, canal: string) =>
    [...links.get(from)!].filter((id) => stages.has(id) && id.charAt(0) === canal).length;
  return linksOf(board).filter(
    ([a, b]) =>
      stages.has(a) &&
      stages.has(b) &&
      a.charAt(0) !== b.charAt(0) &&
      !(board.mouths.includes(a) && board.mouths.includes(b)) &&
      reach(a, b.charAt(0)) === 1 &&
      reach(b, a.charAt(0)) === 1,
  );
}

/** How far a point is from a line between two others. */
function away(point: Point, a: Point, b: Point): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (length || 1);
  const part = Math.max(0, Math.min(1, along));
  return gap(point, { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) });
}

const WINDOWS: Point[] = (
  "150 330,158 330,228 330,236 330,180 410,226 428,234 428,330 236,300 178,308 178,240 160,500 330,508 330,470 340," +
  "548 410,440 420,448 420,360 528,380 600,440 590,448 590,520 560,150 500,200 500,486 220,540 240,320 340,560 346," +
  "470 516,300 380,400 390,350 250,358 250,290 500,410 530,36 300,36 410,660 250,668 250,664 480,30 560,670 580"
)
  .split(",")
  .map((pair) => pair.split(" ").map(Number))
  .map(([x, y]) => ({ x: x!, y: y! }));
