/** Games of Agent and Casablanca as they were played, and their tables. */

import type { Event, Seating } from "../src/games/game";
import { Names } from "../src/games/solomon/names";
import type { Components, SolomonView } from "../src/games/solomon/view";
import fixture from "./fixtures/solomon.json";
import { namesFor } from "./reading";

export interface Game {
  game: "agent" | "casablanca";
  variant: string;
  seats: number;
  options: Record<string, number | boolean>;
  you: number;
  ended: boolean;
  events: Event[];
  views: SolomonView[];
}
export const GAMES = fixture.games as unknown as Game[];
const BOARDS = fixture.boards as unknown as Record<string, Record<string, Components>>;

export function table(game: Game, language: "en" | "fr", you: number | null = game.you): Names {
  const seating: Seating = {
    game: game.game,
    variant: game.variant,
    you: you ?? -1,
    names: namesFor(you ?? -1, game.seats, language),
    language,
    options: game.options,
    components: BOARDS[game.game]![game.variant],
  };
  return new Names(seating);
}
