/** Agent and Casablanca on the page: one set of rules, two boards. */

import type { GameModule } from "../game";
import { tellerOf } from "../teller";
import Board from "./Board.svelte";
import { menu } from "./choices";
import Dossier from "./Dossier.svelte";
import Ending from "./Ending.svelte";
import { hindsight } from "./hindsight";
import { Names } from "./names";
import { result, seatFacts, seatNow } from "./papers";
import { situation, warning } from "./strip";
import { Story } from "./story";
import Strip from "./Strip.svelte";

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

const OPEN = ["move", "step-on", "step-off", "end-turn"];

const solomon: GameModule = {
  teller,
  Board,
  Dossier,
  Strip,
  hasStrip: (view) => view.legal.length > 0 && !["choose", "over"].includes(view.phase),
  Ending,
  // Whoever strikes has a stake, and whoever bribes has lots: only moves are anybody's.
  openly: (view) => {
    if (view.phase === "reconsider") return view.legal;
    return view.phase === "choose" ? view.legal.filter((action) => OPEN.includes(action.do)) : null;
  },
  askedAloud: (view) => (view.phase === "protest" ? { speak: { do: "protest" }, pass: { do: "let-pass" } } : null),
  standing(seating) {
    const names = new Names(seating);
    return names.inPlay.map((id) => ({ id, label: names.agent(id) }));
  },
};

export default solomon;
