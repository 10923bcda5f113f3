/** Randolph's Casablanca on the page. */

import type { GameModule } from "../game";
import { tellerOf } from "../teller";
import Board from "./Board.svelte";
import { menu } from "./choices";
import Dossier from "./Dossier.svelte";
import Ending from "./Ending.svelte";
import { FIGURES } from "./Figure.svelte";
import { hindsight } from "./hindsight";
import Mark from "./Mark.svelte";
import { Names } from "./names";
import { result, seatFacts, seatNow } from "./papers";
import { Story } from "./story";
import { situation, warning } from "./strip";
import Strip from "./Strip.svelte";

const STRIPS = ["saying", "protest", "answer", "raise", "counter"];

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

export default {
  teller,
  Board,
  Mark,
  colourOf: (_, seat) => FIGURES[seat % FIGURES.length]!.colour,
  Dossier,
  Strip,
  hasStrip: (view) => view.legal.length > 0 && STRIPS.includes(view.phase),
  Ending,
  openly: (view) => (["placing", "choose", "prize"].includes(view.phase) ? view.legal : null),
} satisfies GameModule;
