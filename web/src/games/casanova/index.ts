/** Casanova on the page. */

import type { GameModule } from "../game";
import { tellerOf } from "../teller";
import Board from "./Board.svelte";
import { menu } from "./choices";
import Dossier from "./Dossier.svelte";
import Ending from "./Ending.svelte";
import { hindsight } from "./hindsight";
import { Names } from "./names";
import { result, seatFacts, seatNow } from "./papers";
import SeatMark from "./SeatMark.svelte";
import { Story } from "./story";
import { situation, warning } from "./strip";

const teller = tellerOf({
  names: Names,
  story: Story,
  situation,
  menu,
  warning,
  seatNow,
  seatFacts,
  result,
  hindsight,
});

const casanova: GameModule = {
  teller,
  Board,
  Mark: SeatMark,
  colourOf: (seating, seat) => new Names(seating).lady(seat).colour,
  Dossier,
  Ending,
  openly: (view) => (view.phase === "turn" ? view.legal : null),
};
export default casanova;
