/** Where things are on the board: what a click there may mean, where agents stand, which way an arrow key leads. */

import type { Action } from "../game";
import { towards, type Spot } from "../pointing";
import { doing, type CodeView, type Town } from "./town";
import type { Components } from "./types";

export const FRONT = 165; // the side of a front
export const FIELD = 700;
const AGENT_STEP = 38;
const TIGHT_STEP = 31;
const TIGHTEST_STEP = 23;

/** A front or a pile. */
export interface Place extends Spot {
  id: string;
}

/** A slip on a front: what was claimed or is being claimed, or said against it. */
export interface Slip {
  text: string;
  /** As a screen reader has it. */
  spoken: string;
  paper: "public" | "mine" | "ink";
}

// ---------------------------------------------------------------------------------- what a click means
/** The legal actions that a building stands for; of questions only those to `whom`, if somebody is chosen. */
export function actionsAt(view: CodeView, building: string, whom: number | null): Action[] {
  const you = view.you === null ? null : view.seats[view.you];
  return (view.legal as Action[]).filter((action) => {
    if (action.do === "go") return action.to === building;
    if (action.do === "ask") return action.at === building && (whom === null || action.seat === whom);
    if (action.do === "genuine") return you?.at === building;
    return "at" in action && action.at === building;
  });
}

/** What may be done about an agent: questions to him, and an accusation. */
export function actionsOf(view: CodeView, seat: number): Action[] {
  return doing(view, "ask", "accuse").filter((action) => action.seat === seat);
}

// ---------------------------------------------------------------------------------- what stands where
/** Who stands in a building. */
export function standing(view: CodeView, building: string | null): number[] {
  return view.seats.flatMap((known, seat) => (!known.out && known.at === building ? [seat] : []));
}

/** The left upper corner of each agent on the board: in front of its building, or in the square before the first order. */
export function agents(board: Components, view: CodeView): { seat: number; x: number; y: number }[] {
  return view.seats.flatMap((known, seat) => {
    if (known.out) return [];
    const company = standing(view, known.at);
    const place = company.indexOf(seat);
    const building = board.buildings.find((one) => one.id === known.at);
    if (!building) {
      const left = FIELD / 2 - (company.length * AGENT_STEP) / 2;
      return [{ seat, x: left + place * AGENT_STEP, y: 472 }];
    }
    const step = company.length < 3 ? AGENT_STEP : company.length === 3 ? TIGHT_STEP : TIGHTEST_STEP;
    return [{ seat, x: building.x - FRONT / 2 + 7 + place * step, y: building.y - FRONT / 2 + 109 }];
  });
}

/** What lies on a front for now: a claim being put together or heard, a challenge, the genuine file at the end. */
export function slips(town: Town, view: CodeView): Map<string, Slip> {
  const found = new Map<string, Slip>();
  const lay = (at: string, text: string, paper: Slip["paper"], spoken = text) => found.set(at, { text, spoken, paper });
  const draft = view.draft?.claim;
  const mine = view.you === null ? null : (view.seats[view.you]?.at ?? null);
  const claim = view.hearing && view.seats[view.hearing.claimant]?.claim;
  for (const code of draft?.codes ?? []) lay(code, town.say("slip-code"), "mine");
  if (mine && draft?.number) lay(mine, town.say("slip-tile", { kind: "file", number: draft.number }), "mine");
  for (const code of claim?.codes ?? []) lay(code, town.say("slip-code"), "public", town.say("claimed-code"));
  if (claim) {
    const file = { kind: "file", number: claim.number };
    lay(claim.at, town.say("slip-tile", file), "public", town.say("claimed-tile", file));
  }
  const challenge = view.challenge;
  const reads = view.you !== null && [view.hearing?.claimant, view.hearing?.challenger].includes(view.you);
  if (challenge) lay(challenge.at, town.say("slip-tile", challenge), reads ? "mine" : "ink");
  if (view.outcome?.genuine) lay(view.outcome.genuine.at, town.say("genuine"), "ink");
  return found;
}

/** A building as a screen reader has it: its name, its envelope, who stands there, who has looked, what can be done. */
export function inWords(town: Town, view: CodeView, building: string, slip: Slip | undefined, can: Action[]): string {
  const tile = view.tiles[building];
  const front = town.say("front", {
    at: building,
    tile: tile ? { ...tile, id: "tile" } : { id: "closed" },
    slip: slip?.spoken ?? null,
    here: standing(view, building),
    been: view.seats.flatMap((known, seat) => (known.been.includes(building) ? [seat] : [])),
  });
  const [first] = can;
  return first ? town.say("front-deed", { front, deed: { id: `deed-${first.do}`, at: building } }) : front;
}

// ---------------------------------------------------------------------------------- ways around
/** Spots as one looks around the board, clockwise from the left upper corner. */
export function clockwise<S extends Spot>(spots: S[]): S[] {
  const turn = ({ x, y }: Spot) => {
    const angle = Math.atan2(y - FIELD / 2, x - FIELD / 2) + (Math.PI * 3) / 4 + 0.001;
    return (angle + 2 * Math.PI) % (2 * Math.PI);
  };
  return spots.toSorted((a, b) => turn(a) - turn(b));
}

/** The nearest in the direction of an arrow key; what lies straight ahead comes first. */
export function neighbour(places: Place[], from: Place, key: string): Place | null {
  return towards(places, from, key, (ahead, aside) => (aside > 2 * ahead ? Infinity : ahead + 3 * aside));
}
