/** Where things are on the board: what a click there may mean, where agents stand, which way an arrow key leads. */

import type { Action } from "../game";
import { towards, type Spot } from "../pointing";
import { plain } from "../../words/rich";
import { STAR, type Names } from "./names";
import { doing, type CodeView, type Tile } from "./view";

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
  paper: "public" | "mine" | "ink";
}

// ---------------------------------------------------------------------------------- what a click means
/** The legal actions that a building stands for; of questions only those to `whom`, if somebody is chosen. */
export function actionsAt(view: CodeView, building: string, whom: number | null): Action[] {
  const you = view.you === null ? null : view.seats[view.you];
  return view.legal.filter((action) => {
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

/** What a click on a building does, in a few words. */
export function deed(names: Names, action: Action): string {
  const { words } = names;
  switch (action.do) {
    case "go":
      return words.go_there.replace("{place}", names.to(action.to));
    case "ask":
      return words.ask_about;
    case "charge":
      return words.charge_there;
    case "code-at":
      return words.name_code;
    case "genuine":
      return words.name_file;
    default:
      return words.challenge_there;
  }
}

// ---------------------------------------------------------------------------------- what stands where
/** Who stands in a building. */
export function standing(view: CodeView, building: string | null): number[] {
  return view.seats.flatMap((known, seat) => (!known.out && known.at === building ? [seat] : []));
}

/** The left upper corner of each agent on the board: in front of its building, or in the square before the first order. */
export function agents(names: Names, view: CodeView): { seat: number; x: number; y: number }[] {
  return view.seats.flatMap((known, seat) => {
    if (known.out) return [];
    const company = standing(view, known.at);
    const place = company.indexOf(seat);
    const building = names.board.buildings.find((one) => one.id === known.at);
    if (!building) {
      const left = FIELD / 2 - (company.length * AGENT_STEP) / 2;
      return [{ seat, x: left + place * AGENT_STEP, y: 472 }];
    }
    const step = company.length < 3 ? AGENT_STEP : company.length === 3 ? TIGHT_STEP : TIGHTEST_STEP;
    return [{ seat, x: building.x - FRONT / 2 + 7 + place * step, y: building.y - FRONT / 2 + 109 }];
  });
}

/** What lies on a front for now: a claim being put together or heard, a challenge, the genuine file at the end. */
export function slips(names: Names, view: CodeView): Map<string, Slip> {
  const found = new Map<string, Slip>();
  const { words } = names;
  const draft = view.draft?.claim;
  const at = view.you === null ? null : (view.seats[view.you]?.at ?? null);
  if (draft) lay(found, draft.codes, at, draft.number, "mine");
  const hearing = view.hearing;
  const claim = hearing && view.seats[hearing.claimant]?.claim;
  if (claim) lay(found, claim.codes, claim.at, claim.number, "public");
  if (hearing?.challenge) found.set(hearing.challenge.at, { text: `${names.tile(hearing.challenge)}?`, paper: "ink" });
  if (view.outcome?.genuine) found.set(view.outcome.genuine.at, { text: words.genuine, paper: "ink" });
  return found;

  function lay(
    on: Map<string, Slip>,
    codes: string[],
    genuine: string | null,
    number: number | null,
    paper: Slip["paper"],
  ) {
    for (const code of codes) on.set(code, { text: `${words.kinds.code}?`, paper });
    if (genuine && number) on.set(genuine, { text: `${names.tile({ kind: "file", number })}?`, paper });
  }
}

/** A building as a screen reader has it: its name, its envelope, who stands there, who has looked, what can be done. */
export function inWords(names: Names, view: CodeView, building: string, slip: Slip | undefined, can: Action[]): string {
  const { words } = names;
  const tile: Tile | undefined = view.tiles[building];
  const here = standing(view, building);
  const been = view.seats.flatMap((known, seat) => (known.been.includes(building) ? [seat] : []));
  const parts = [names.building(building) + (names.hasStar(building) ? ` ${STAR}` : "")];
  parts.push(tile ? names.tile(tile) : words.closed);
  if (slip) parts.push(view.hearing ? words.claimed_here.replace("{tile}", slip.text.replace("?", "")) : slip.text);
  if (here.length) parts.push(`${words.here} ${plain(names.others(here))}`);
  parts.push(been.length ? `${words.been} ${plain(names.others(been))}` : words.not_seen);
  const told = parts.join(", ");
  const [first] = can;
  return first ? `${told}. ${deed(names, first)}` : told;
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
