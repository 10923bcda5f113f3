/** The strip: in one line what is happening, then what the reader owes. */

import { capital, fill, mine, type Rich } from "../../words/rich";
import type { Action, Situation } from "../game";
import type { Names } from "./names";
import { sight } from "./story";
import type { CasanovaView } from "./view";

export function situation(names: Names, view: CasanovaView): Situation {
  const { words } = names;
  const owes = view.legal.length > 0;
  if (view.phase === "over") return { happening: [words.it_is_over], owed: [] };
  if (view.phase === "choice" && view.inspecting) {
    const what = names.couple(view.inspecting);
    if (!owes) return { happening: names.say(words.they_choose, view.mover, { what }), owed: [] };
    const seen = view.dossier?.seen.at(-1);
    return {
      happening: names.say(words.you_inspected, null, { what }),
      owed: [words.exchange_or_leave],
      notice: seen ? mine(sight(names, names.you, seen.couples)) : undefined,
    };
  }
  if (!owes) return { happening: names.say(words.their_turn, view.mover), owed: [] };
  return turn(names, view);
}

/** Asked once before the reader comes home: it ends the turn, and may show the couple to all. */
export function warning(names: Names, view: CasanovaView, action: Action): Rich | null {
  const known = view.seats[names.you];
  if (!known || action.do !== "move" || action.from !== known.at || action.to !== known.home) return null;
  if (!known.jewel_laid) return [names.words.warn_early];
  return fill(names.words.warn_shown, { chance: names.share(names.chance(view, names.you)) });
}

/** "two points left". */
export function pointsLeft(names: Names, points: number): string {
  const [none, one, many] = names.words.points;
  return points === 0 ? none : points === 1 ? one : many.replace("{n}", String(points));
}

function turn(names: Names, view: CasanovaView): Situation {
  const { words } = names;
  const open = new Set(view.legal.map((action) => first(action.do)));
  const may = Object.entries(words.may).filter(([action]) => open.has(first(action)));
  const owed = names.listed(
    may.map(([, text]) => text),
    words.or_,
  );
  return {
    happening: fill(words.your_turn, { round: view.round, points: pointsLeft(names, view.points) }),
    owed: [...capital(owed), "."],
    notice: view.seats[names.you]?.must_leave_mouth ? [words.must_leave_mouth] : undefined,
  };
}

function first(action: string): string {
  return action.split("-")[0] ?? action;
}
