/** A game with all that the page needs to show it. */

import { game as gameInfo } from "../house/api";
import type { WholeGameInfo } from "../house/answers";
import pieces from "../look/pieces.svg?raw";
import { moduleOf } from "./asked";
import type { GameModule, Seating, Teller } from "./game";
import { speech } from "../words/speech.svelte";
import { loadTexts } from "./teller.svelte";

globalThis.document?.body.insertAdjacentHTML("afterbegin", pieces);

export interface LoadedGame {
  info: WholeGameInfo;
  module: GameModule;
  /** The game in words, for one reader. */
  teller(seating: Seating): Teller;
}

const loading = new Map<string, Promise<LoadedGame>>();

/** Loaded once. */
export function loadGame(id: string): Promise<LoadedGame> {
  let known = loading.get(id);
  if (!known) {
    known = load(id);
    known.catch(() => loading.delete(id));
    loading.set(id, known);
  }
  return known;
}

async function load(id: string): Promise<LoadedGame> {
  const asked = gameInfo(id);
  // Of a game that is not here the house says so; that a file is missing says nothing to people.
  const refused = async (error: Error) => (await asked, Promise.reject(error));
  const drawn = asked.then(({ folder }) => moduleOf(folder));
  const [info, texts, module] = await Promise.all([asked, loadTexts(id).catch(refused), drawn]);
  return { info, module, teller: (seating) => texts.teller(seating) };
}

type Where = Pick<Seating, "game" | "variant" | "options">;

/** Who sits where, for a reader in seat `you`; his own name is "you" unless others read too. */
export function seatingOf(table: Where, info: WholeGameInfo, names: string[], you: number, shared = false): Seating {
  const { game, variant, options } = table;
  return {
    game,
    variant,
    options,
    you,
    names: names.map((name, seat) => (seat === you && !shared ? speech.page.you : name)),
    language: speech.language,
    components: info.boards[variant]!.components,
  };
}
