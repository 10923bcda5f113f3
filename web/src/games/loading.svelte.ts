/** A game with all that the page needs to show it. */

import { game as gameInfo } from "../house/api";
import type { WholeGameInfo } from "../house/answers";
import { moduleOf, type GameModule } from "./game";

export interface LoadedGame {
  info: WholeGameInfo;
  module: GameModule;
}

export async function loadGame(id: string): Promise<LoadedGame> {
  const [info, module] = await Promise.all([gameInfo(id), moduleOf(id)]);
  return { info, module };
}

/** The screen has the colour of this game, as long as it is shown. */
export function inTheColourOf(game: () => string | undefined): void {
  $effect(() => {
    document.body.dataset.game = game() ?? "";
    return () => delete document.body.dataset.game;
  });
}
