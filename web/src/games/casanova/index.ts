/** Casanova on the page. */

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Dossier from "./Dossier.svelte";
import Ending from "./Ending.svelte";
import SeatMark from "./SeatMark.svelte";
import { Venice } from "./venice";

const casanova: GameModule = {
  Board,
  Mark: SeatMark,
  colourOf: (seating, seat) => new Venice(seating).lady(seat).colour,
  Dossier,
  Ending,
  wideStrip: 11,
  openly: (view) => (view.phase === "turn" ? view.legal : null),
};
export default casanova;
