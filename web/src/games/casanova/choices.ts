/** What may be done, as choices to pick: what has no place on the water, the lady's own ways, the empty gondolas'. */

import { capital, fill, type Rich } from "../../words/rich";
import type { Action, Choice, Group } from "../game";
import type { Names } from "./names";
import type { CasanovaView, Holder } from "./view";

/** So many ways of empty gondolas stand in one row. */
const FEW = 6;

export function menu(names: Names, view: CasanovaView): Group[] {
  const { legal } = view;
  if (legal.length === 0) return [];
  const here = view.seats[names.you]?.at;
  const choice = (action: Action): Choice => ({ label: label(names, view, action), action });
  const groups: Group[] = [];
  const ashore = legal.filter((action) => action.do !== "move" && action.do !== "end-turn");
  if (ashore.length > 0) groups.push({ choices: ashore.map(choice) });
  const own = legal.filter((action) => action.do === "move" && action.from === here);
  if (own.length > 0) {
    groups.push({ title: capital(names.couple({ lady: names.you })), choices: own.map(choice) });
  }
  const others = legal.filter((action) => action.do === "move" && action.from !== here);
  if (others.length > FEW) groups.push(...byGondola(view, others, names, choice));
  else if (others.length > 0) groups.push({ title: [names.words.empty_gondolas], choices: others.map(fromTo) });
  const last = legal.filter((action) => action.do === "end-turn");
  if (last.length > 0) groups.push({ choices: last.map(choice) });
  return groups;
}

function byGondola(view: CasanovaView, ways: Action[], names: Names, choice: (action: Action) => Choice): Group[] {
  return view.empty.flatMap((place) => {
    const choices = ways.filter((action) => action.from === place).map(choice);
    return choices.length > 0 ? [{ title: fill(names.words.empty_at, { place }), choices }] : [];
  });
}

function fromTo(action: Action): Choice {
  return { label: [`${action.from} → ${action.to}`], action };
}

/** An action in a few words. */
export function label(names: Names, view: CasanovaView, action: Action): Rich {
  const { words } = names;
  switch (action.do) {
    case "move":
      return action.from === view.seats[names.you]?.at ? ownMove(names, view, action.to) : emptyMove(names, action.to);
    case "walk":
      return fill(words.walk, { place: action.to });
    case "inspect-gondola":
    case "inspect-theatre":
      return fill(words.inspect, { what: names.couple(action as Holder) });
    default:
      return [words.choose[action.do as keyof typeof words.choose] ?? action.do];
  }
}

function ownMove(names: Names, view: CasanovaView, place: string): Rich {
  const { words } = names;
  if (place === view.seats[names.you]?.home) return fill(words.you_home, { place });
  if (names.kind(place) === "doge") return fill(words.you_to_doges, { place });
  return fill(words.you_to, { place });
}

/** Where an empty gondola is taken: it stands under the name of the gondola. */
function emptyMove(names: Names, place: string): Rich {
  const { words } = names;
  if (names.kind(place) === "doge") return capital(fill(words.to_doges_stage, { place }));
  const goal = capital(names.goingTo(place));
  return names.kind(place) === "palazzo" && names.owners.has(place) ? [...goal, `, ${place}`] : goal;
}
