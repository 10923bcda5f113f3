/** What the house has of a game for the page, each asked for once: by who shows it, or ahead of him. */

import { game as gameInfo } from "../house/api";
import { speech } from "../words/speech.svelte";
import type { GameModule } from "./game";
import type { Presentation } from "./teller.svelte";

const FOLDERS = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const catalogues = new Map<string, Promise<string>>();

/** The part of the page that draws a game, by the folder that its catalogue entry names. */
export async function moduleOf(folder: string): Promise<GameModule> {
  const load = FOLDERS[`./${folder}/index.ts`] ?? (() => import("./any_game"));
  return (await load()).default;
}

export const presentationOf = (game: string): Promise<Presentation> =>
  import(/* @vite-ignore */ `/api/games/${game}/presentation.js`);

/** The messages of a game in a language; "" where it does not speak it. */
export function catalogueOf(game: string, language: string): Promise<string> {
  const address = `/api/games/${game}/messages/${language}`;
  let known = catalogues.get(address);
  if (!known) {
    known = fetch(address).then((answer) => (answer.ok ? answer.text() : ""));
    known.catch(() => catalogues.delete(address));
    catalogues.set(address, known);
  }
  return known;
}

/** Asks for all of it at once, since each would else wait for the one before. Who shows the game hears what fails. */
export function askAhead(game: string, folder: string): void {
  const all = [gameInfo(game), moduleOf(folder), presentationOf(game), catalogueOf(game, speech.language)];
  for (const one of all) one.catch(() => {});
}
