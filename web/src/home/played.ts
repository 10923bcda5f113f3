/** The games that the reader knows: of those he has played, or had the first game of, in this browser. */

import { keep, recall } from "../kept";

const KEPT = "played";

export const playedHere = () => recall<string[]>(KEPT, []);

export function notePlayed(game: string): void {
  const known = playedHere();
  if (!known.includes(game)) keep(KEPT, [...known, game]);
}
