/** Actions in words, away from the list of moves: in a question, in a hint. */

import type { Action, Teller, View } from "../games/game";
import type { Rich } from "../words/rich";
import { speech } from "../words/speech.svelte";

/** As the list of moves has it, with the name of its group. */
export function labelOf(teller: Teller, view: View, action: Action): Rich {
  const wanted = key(action);
  for (const { title, choices } of teller.menu(view)) {
    const choice = choices.find((one) => one.action && key(one.action) === wanted);
    if (!choice) continue;
    return title?.length ? [...title, speech.page.colon, ...choice.label] : choice.label;
  }
  return [action.do];
}

/** The parts of an action come in any order. */
function key(action: Action): string {
  return JSON.stringify(action, Object.keys(action).sort());
}
