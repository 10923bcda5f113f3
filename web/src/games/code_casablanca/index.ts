/** Code Casablanca on the page. */

import type { Colour, GameModule } from "../game";
import Board from "./Board.svelte";
import Dossier from "./Dossier.svelte";
import Ending from "./Ending.svelte";
import Mark from "./Mark.svelte";
import Strip from "./Strip.svelte";
import { agentOf, doing } from "./town";

/** Phases whose decision is a form; a question is one too. */
const FORMS = ["answering", "claiming", "challenging", "standing"];

const module: GameModule = {
  Board,
  Mark,
  colourOf: (seating, seat) => agentOf(seating, seat).colour as Colour,
  Dossier,
  Strip,
  hasStrip: (view) => view.legal.length > 0 && (FORMS.includes(view.phase) || doing(view, "ask", "write").length > 0),
  Ending,
  wide: true,
  strip: 19.5,
  wideStrip: 17.25,
  openly: (view) => (["drawing", "choosing"].includes(view.phase) ? view.legal : null),
};
export default module;
