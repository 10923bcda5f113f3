/** A game that brings no board of its own to the page: it is drawn and told from what its presentation.py declares. */

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Papers from "./Papers.svelte";

export default { Board, Dossier: Papers, Ending: Papers, listed: true, wideStrip: 20 } satisfies GameModule;
