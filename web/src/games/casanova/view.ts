/** What the house says of a game of Casanova: as the game's view.py, actions.py and story.py write it. */

import type { Colour, View } from "../game";

/** Where a couple is: with a lady, or in a theatre. */
export interface Holder {
  lady?: number | null;
  theatre?: string | null;
}

export interface Chance extends Holder {
  share: number;
}

/** A couple under its masks. */
export interface Couple extends Holder {
  casanova: boolean;
}

/** Couples seen, with what was chosen then; null where nothing was to choose, or not yet chosen. */
export interface Sight {
  round: number;
  how: "inspected" | "looked" | "shown";
  couples: Couple[];
  exchange: boolean | null;
}

export interface SeatView {
  at: string;
  home: string;
  jewel_laid: boolean;
  /** She may not end her next turn on a mouth. */
  must_leave_mouth: boolean;
}

export interface Outcome {
  winners: number[];
  reason: string;
  casanova?: Holder;
}

export interface CasanovaView extends View {
  phase: "turn" | "choice" | "over";
  round: number;
  round_cap: number;
  mover: number;
  points: number;
  inspecting: Holder | null;
  /** Whose couples the mover inspected this turn. */
  inspected: Holder[];
  looked: boolean;
  couples: number;
  look_alone: boolean;
  /** Where an empty gondola is docked. */
  empty: string[];
  /** Whether there is a couple in it. */
  theatres: Record<string, boolean>;
  seats: SeatView[];
  /** As somebody reckons who has only watched. */
  chances: Chance[];
  dossier: { chances: Chance[]; seen: Sight[] } | null;
  outcome: Outcome | null;
}

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  id: string;
  kind: "stage" | "palazzo" | "doge";
  en: string;
  fr: string;
}

export interface Theatre extends Point {
  id: string;
}

export interface Street {
  between: [string, string];
  theatre: Theatre | null;
}

export interface Lady {
  shape: "square" | "circle" | "diamond" | "triangle" | "hexagon";
  colour: Colour;
  home: string;
}

/** What the board is drawn from. */
export interface Components {
  places: Place[];
  water: [string, string][];
  streets: Street[];
  /** Stages where a canal meets a basin. */
  mouths: string[];
  ladies: Lady[];
  gondolas: number;
  points: number;
}

/** Do two name the same couple's place? */
export function same(one: Holder | null | undefined, other: Holder | null | undefined): boolean {
  if (!one || !other) return false;
  return (one.lady ?? null) === (other.lady ?? null) && (one.theatre ?? null) === (other.theatre ?? null);
}
