/** Where things are drawn on the ring, and what follows what. The field is 760 wide and high. */

import { towards, type Spot } from "../pointing";
import type { Components } from "./types";

export const MIDDLE = 380;
const TIP = 341; // of a dome, from the middle
const CROWDED = 12; // spaces; fewer have larger domes
const WEDGE = 11; // degrees, the most that a space takes to either side

/** The outline of a dome, around its middle. */
export const DOME = "M-25 29V6C-33-8-16-22 0-35 16-22 33-8 25 6v23Z";

export interface Place {
  id: string;
  symbol: string;
  /** Degrees, clockwise from the top. */
  angle: number;
  dome: Spot;
  circle: Spot;
}

export interface Ring {
  places: Place[];
  scale: number;
  /** How far from the middle these are. */
  radius: { dome: number; circle: number; court: number; pot: number; figure: number; lifted: number; base: number };
  /** A space to be touched: its dome and its circle, drawn as if at the top. */
  wedge: string;
}

/** A symbol's colour, and the tint of its domes. */
export const TINTS: Record<string, { ink: string; tint: string }> = {
  minaret: { ink: "#17648F", tint: "#CFE3EA" },
  camel: { ink: "#B56A1E", tint: "#F3D3A6" },
  lamp: { ink: "#7A5A00", tint: "#F5E2A0" },
  palm: { ink: "#2E7D4B", tint: "#D3E6CC" },
  dagger: { ink: "#A62B22", tint: "#F3CFC4" },
  fez: { ink: "#8C2F5E", tint: "#F0D2DE" },
  carpet: { ink: "#4B4A9A", tint: "#DAD9F0" },
};

export function at(angle: number, radius: number): Spot {
  const turn = (angle * Math.PI) / 180;
  return { x: round(MIDDLE + radius * Math.sin(turn)), y: round(MIDDLE - radius * Math.cos(turn)) };
}

export function ring(board: Components): Ring {
  const count = board.spaces.length;
  const scale = count > CROWDED ? 1.1 : 1.3;
  const dome = TIP - 35 * scale;
  const court = dome - 29 * scale - 3;
  const circle = court - 28;
  const radius = { dome, court, circle, pot: 190, figure: 363, lifted: circle - 34, base: court + 3 };
  const places = board.spaces.map(({ id, symbol }, index) => {
    const angle = (360 * index) / count;
    return { id, symbol, angle, dome: at(angle, dome), circle: at(angle, circle) };
  });
  const half = Math.min(180 / count, WEDGE);
  const corners = [at(-half, circle - 24), at(-half, TIP + 6), at(half, TIP + 6), at(half, circle - 24)];
  return { places, scale, radius, wedge: `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z` };
}

/** "palm-3" is a palm tree, in the third lap. */
export function symbolOf(space: string): string {
  return space.slice(0, space.lastIndexOf("-"));
}

/** The space so many steps clockwise. */
export function onFrom({ spaces }: Components, space: string, number: number): string {
  return spaces[(spaces.findIndex(({ id }) => id === space) + number) % spaces.length]!.id;
}

/** Cards with their numbers, in the order of the ring. */
export function inOrder({ symbols }: Components, cards: Record<string, number>): [string, number][] {
  return symbols.flatMap(({ id }): [string, number][] => (cards[id] ? [[id, cards[id]]] : []));
}

/** The rays of the sun, from the middle outwards. */
export const RAYS = Array.from({ length: 14 }, (_, ray) => {
  const angle = (360 * ray) / 14;
  const [one, two] = [at(angle - 6.43, 620), at(angle + 6.43, 620)];
  return `M${MIDDLE} ${MIDDLE}L${one.x} ${one.y} ${two.x} ${two.y}Z`;
});

/** An arc clockwise, as a path. */
export function arc(from: number, to: number, radius: number): string {
  const [start, end] = [at(from, radius), at(to, radius)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}`;
}

/** From one angle to another the shorter way round, so that a figure does not turn back over the top. */
export function nearest(from: number, to: number): number {
  const way = (((to - from) % 360) + 360) % 360;
  return from + (way > 180 ? way - 360 : way);
}

/** The nearest of some places in the direction of an arrow key: however far aside, so that it leads round the ring. */
export function neighbour(places: Place[], from: Place, key: string): Place | null {
  const spots = places.map((place) => ({ ...place.circle, place }));
  const next = towards(spots, from.circle, key, (ahead, aside) => (ahead > 1 ? ahead + 2 * aside : Infinity));
  return next?.place ?? null;
}

/** The place whose dome or figures a spot is nearest to, unless it is far from all. */
export function placeNear(places: Place[], spot: Spot): Place | null {
  const far = 60;
  const distance = ({ dome }: Place) => Math.hypot(dome.x - spot.x, dome.y - spot.y);
  const [nearest] = [...places].sort((one, two) => distance(one) - distance(two));
  return nearest && distance(nearest) < far ? nearest : null;
}

// ---- chips
/** A chip that is drawn: it keeps its key while it moves. */
export interface Drawn {
  key: number;
  circle: string;
}

let keys = 0;

/** The chips of the next view. One that went elsewhere is the same chip; when all are laid anew, none is. */
export function follow(before: Drawn[], circles: string[]): Drawn[] {
  const stay = before.filter((chip) => circles.includes(chip.circle));
  const gone = before.filter((chip) => !circles.includes(chip.circle));
  const come = circles.filter((circle) => !before.some((chip) => chip.circle === circle));
  if (gone.length === 1 && come.length === 1) return [...stay, { key: gone[0]!.key, circle: come[0]! }];
  if (!gone.length && !come.length) return before;
  return circles.map((circle) => ({ key: ++keys, circle }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
