// Made from the types of valise_games.games.casanova by tools/page.py: change them there.

export interface TableAction {
  do: "end-turn" | "exchange" | "inspect-gondola" | "inspect-theatre" | "leave" | "look" | "move" | "walk";
  from?: string;
  lady?: number;
  theatre?: string;
  to?: string;
}

/** Where a couple is: with the lady of a seat, or in a theatre. */
export interface Holder {
  lady?: number | null;
  theatre?: string | null;
}

/** A couple that somebody saw under its masks. */
export interface Couple {
  casanova: boolean;
  lady?: number | null;
  theatre?: string | null;
}

export interface Outcome {
  casanova: Holder;
  reason: "brought-home" | "rounds-are-up" | "running";
  winners: number[];
}

/** A couple that can be Casanova's: where it is, and how likely it is his if choices are coin tosses. */
export interface Chance {
  lady: number | null;
  share: number;
  theatre: string | null;
}

/** What the table knows of one seat. */
export interface SeatView {
  at: string;
  home: string;
  jewel_laid: boolean;
  no_stay: "doge" | "home" | "mouth" | null;
}

/** Couples seen, with the round and what was chosen then; None where nothing was to choose, or not yet chosen. */
export interface Sight {
  couples: Couple[];
  exchange: boolean | null;
  how: "inspected" | "looked" | "shown";
  round: number;
}

/** What only the seat itself knows. */
export interface Dossier {
  chances: Chance[];
  seen: Sight[];
}

export interface View {
  chances: Chance[];
  couples: number;
  dossier: Dossier | null;
  empty: string[];
  inspected: Holder[];
  inspecting: Holder | null;
  legal: TableAction[];
  look_alone: boolean;
  looked: boolean;
  mover: number;
  outcome: Outcome | null;
  phase: "choice" | "over" | "turn";
  points: number;
  round: number;
  round_cap: number;
  seats: SeatView[];
  theatres: Record<string, boolean>;
  you: number | null;
}

export interface Point {
  x: number;
  y: number;
}

/** Where one gondola can dock. */
export interface Place {
  id: string;
  kind: "doge" | "palazzo" | "stage";
  x: number;
  y: number;
}

export interface Theatre {
  id: string;
  x: number;
  y: number;
}

export interface Street {
  between: string[];
  theatre: Theatre | null;
}

/** What a seat is known by on the board, and its palazzo. */
export interface Lady {
  colour: "blue" | "green" | "orange" | "pink" | "yellow";
  home: string;
  shape: "circle" | "diamond" | "hexagon" | "square" | "triangle";
}

/** What the board is drawn from. `mouths` are stages where a canal meets a basin; `water` are its links. */
export interface Components {
  gondolas: number;
  ladies: Lady[];
  mouths: string[];
  places: Place[];
  points: number;
  streets: Street[];
  water: string[][];
}

/** Where a couple is, as sentences want it. */
export interface CouplePlace {
  lady?: number | null;
  theatre?: string | null;
  where: "gondola" | "theatre";
}

export interface StoryEvent {
  casanova?: boolean | Holder;
  couples?: Couple[];
  empty?: string[];
  exchange?: boolean;
  from?: string;
  goal?: "doge" | "home" | "palazzo" | "stage";
  goal_owner?: number;
  ladies?: number[];
  lady?: number | boolean;
  maids?: CouplePlace[];
  n: number;
  others?: CouplePlace[];
  points?: number;
  quiet?: boolean;
  reason?: "brought-home" | "rounds-are-up" | "running";
  round?: number;
  rounds?: number;
  seat?: number;
  start?: "doge" | "home" | "palazzo" | "stage";
  start_owner?: number;
  theatre?: string;
  theatres?: string[];
  to?: string;
  what: "begins" | "chose" | "ended-turn" | "home" | "inspected" | "jewel" | "looked" | "moved" | "over" | "put-back" | "saw" | "set-up" | "shown" | "turn" | "walked";
  where?: "gondola" | "nowhere" | "theatre";
  winner?: number | null;
  winners?: number[];
}
