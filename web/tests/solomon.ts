/** Games of Agent and Casablanca as they were played, and their tables. */

import type { Event, Seating, Teller } from "../src/games/game";
import { Layout } from "../src/games/solomon/layout";
import type { Components, View } from "../src/games/solomon/types";
import fixture from "./fixtures/solomon.json";
import { namesFor, textsOf } from "./reading";

export interface Game {
  game: "agent" | "casablanca";
  variant: string;
  seats: number;
  options: Record<string, number | boolean>;
  you: number;
  ended: boolean;
  events: Event[];
  views: View[];
}
export const GAMES = fixture.games as unknown as Game[];
const BOARDS = fixture.boards as unknown as Record<string, Record<string, Components>>;
const TEXTS = { agent: await textsOf("agent"), casablanca: await textsOf("casablanca") };

export function seatingAt(game: Game, language: "en" | "fr" = "en", you: number | null = game.you): Seating {
  return {
    game: game.game,
    variant: game.variant,
    you: you ?? -1,
    names: namesFor(you ?? -1, game.seats, language),
    language,
    options: game.options,
    components: BOARDS[game.game]![game.variant],
  };
}

export function layoutOf(game: Game): Layout {
  return new Layout(seatingAt(game));
}

export function tellerOf(game: Game, language: "en" | "fr" = "en", you: number | null = game.you): Teller {
  return TEXTS[game.game].teller(seatingAt(game, language, you));
}
