/** Pointing at a board: with a pointer, with Enter and Space, with the arrow keys. */

export interface Spot {
  x: number;
  y: number;
}

/** Where on its board a pointer is, in the units of the drawing. */
export function onBoard(svg: SVGSVGElement, event: MouseEvent): Spot {
  const matrix = svg.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return { x, y };
}

/** Enter and Space do what a click does; says whether it was one of them. */
export function pressed(event: KeyboardEvent, act: () => void): boolean {
  if (event.key !== "Enter" && event.key !== " ") return false;
  event.preventDefault();
  act();
  return true;
}

const ARROWS: Record<string, Spot> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** How far a spot seems to who looks the way of an arrow key; Infinity where it does not lie that way. */
export type Law<S> = (ahead: number, aside: number, spot: S) => number;

/** The nearest spot in the direction of an arrow key, by the law of its board. */
export function towards<S extends Spot>(spots: S[], from: Spot, key: string, law: Law<S>): S | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  let best: S | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * arrow.x + dy * arrow.y;
    const aside = Math.abs(dx * arrow.y + dy * arrow.x);
    if (ahead <= 0) continue;
    const far = law(ahead, aside, spot);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
