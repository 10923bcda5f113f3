/** Code Casablanca on the page. */

import type { Colour, GameModule } from "../game";
import { tellerOf } from "../teller";
import Board from "./Board.svelte";
import { menu } from "./choices";
import Dossier from "./Dossier.svelte";
import Ending from "./Ending.svelte";
import Mark from "./Mark.svelte";
import { hindsight } from "./hindsight";
import { Names } from "./names";
import { result, seatFacts, seatNow } from "./papers";
import { Story } from "./story";
import Strip from "./Strip.svelte";
import { situation, warning } from "./strip";
import { doing } from "./view";

/** Phases whose decision is a form; a question is one too. */
const FORMS = ["answering", "claiming", "challenging", "standing"];

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

const module: GameModule = {
  teller,
  Board,
  Mark,
  colourOf: (seating, seat) => new Names(seating).colour(seat) as Colour,
  Dossier,
  Strip,
  hasStrip: (view) => view.legal.length > 0 && (FORMS.includes(view.phase) || doing(view, "ask", "write").length > 0),
  Ending,
  wide: true,
  openly: (view) => (["drawing", "choosing"].includes(view.phase) ? view.legal : null),
};
export default module;
