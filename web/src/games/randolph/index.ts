/** Randolph's Casablanca on the page. */

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Dossier from "./Dossier.svelte";
import Ending from "./Ending.svelte";
import { FIGURES } from "./Figure.svelte";
import Mark from "./Mark.svelte";
import { asRemembered } from "./memory.svelte";
import PieceName from "./PieceName.svelte";
import Strip from "./Strip.svelte";

const STRIPS = ["saying", "protest", "answer", "raise", "counter"];
const OPENLY = ["placing", "choose", "prize", "taking", "giving"];

export default {
  Board,
  Mark,
  colourOf: (_, seat) => FIGURES[seat % FIGURES.length]!.colour,
  Dossier,
  Strip,
  hasStrip: (view) => view.legal.length > 0 && STRIPS.includes(view.phase),
  Ending,
  strip: 18.5,
  wideStrip: 14.25,
  PieceName,
  asShown: asRemembered,
  openly: (view) => (OPENLY.includes(view.phase) ? view.legal : null),
} satisfies GameModule;
