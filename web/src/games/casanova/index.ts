/** Casanova on the page. */

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Dossier from "./Dossier.svelte";
import Ending from "./Ending.svelte";
import SeatMark from "./SeatMark.svelte";
import { teller } from "./teller";

const casanova: GameModule = {
  teller,
  Board,
  Mark: SeatMark,
  Dossier,
  Ending,
  openly: (view) => (view.phase === "turn" ? view.legal : null),
};
export default casanova;
