/** Agent and Casablanca on the page: one set of rules, two boards. */

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import CaseSign from "./CaseSign.svelte";
import Dossier from "./Dossier.svelte";
import Ending from "./Ending.svelte";
import PieceName from "./PieceName.svelte";
import Strip from "./Strip.svelte";

const OPEN = ["move", "step-on", "step-off", "end-turn"];

const solomon: GameModule = {
  Board,
  Dossier,
  Strip,
  hasStrip: (view) => view.legal.length > 0 && !["choose", "over"].includes(view.phase),
  Ending,
  strip: 18.5,
  wideStrip: 13.25,
  PieceName,
  signs: { "▣": CaseSign },
  // Whoever strikes has a stake, and whoever bribes has lots: only moves are anybody's.
  openly: (view) => {
    if (["reconsider", "decide"].includes(view.phase)) return view.legal;
    return view.phase === "choose" ? view.legal.filter((action) => OPEN.includes(action.do)) : null;
  },
  askedAloud: (view) => (view.phase === "protest" ? { speak: { do: "protest" }, pass: { do: "let-pass" } } : null),
};

export default solomon;
