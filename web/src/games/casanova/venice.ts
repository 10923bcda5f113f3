/** The board of a table at hand: places by their ids, whose palazzo is whose, and what a lady is known by. */

import type { Seating } from "../game";
import type { Components, Holder, Lady, Place, Point, Theatre } from "./types";

export class Venice {
  readonly board: Components;
  readonly you: number;
  readonly places: Map<string, Place>;
  readonly theatres: Theatre[];
  /** Palazzi by their place, with the seat whose home it is. */
  readonly owners: Map<string, number>;

  constructor(private readonly seating: Seating) {
    this.board = seating.components;
    this.you = seating.you;
    this.places = new Map(this.board.places.map((place) => [place.id, place]));
    this.theatres = this.board.streets.flatMap(({ theatre }) => theatre ?? []);
    const ladies = this.board.ladies.slice(0, seating.names.length);
    this.owners = new Map(ladies.map((lady, seat) => [lady.home, seat]));
  }

  kind(place: string): Place["kind"] {
    return this.places.get(place)?.kind ?? "stage";
  }

  /** Above the middle of the Doge's stages. */
  palace(): Point {
    const stages = this.board.places.filter((place) => place.kind === "doge");
    const middle = stages.reduce((sum, stage) => sum + stage.x, 0) / (stages.length || 1);
    return { x: middle, y: Math.max(...stages.map((stage) => stage.y)) + 48 };
  }

  lady(seat: number): Lady {
    return this.board.ladies[seat]!;
  }

  name(seat: number): string {
    return this.seating.names[seat] ?? "";
  }

  /** The initial, or a number where two share it. */
  letter(seat: number): string {
    const initials = this.seating.names.map((name) => name.charAt(0).toUpperCase());
    const own = initials[seat] ?? "";
    return initials.filter((initial) => initial === own).length === 1 ? own : String(seat + 1);
  }
}

/** Where a couple is, as the messages want it: story.py's `place_of`. */
export function placeOf({ lady, theatre }: Holder): { where: string; lady?: number; theatre?: string } {
  return theatre != null ? { where: "theatre", theatre } : { where: "gondola", lady: lady ?? 0 };
}

/** Do two name the same couple's place? */
export function same(one: Holder | null | undefined, other: Holder | null | undefined): boolean {
  if (!one || !other) return false;
  return (one.lady ?? null) === (other.lady ?? null) && (one.theatre ?? null) === (other.theatre ?? null);
}
