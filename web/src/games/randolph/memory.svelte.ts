/** What the reader has seen before, and whether the page helps him to remember it: a switch in his dossier. */

import type { View as AnyView } from "../game";
import { withRounds } from "../rounds";
import type { StoryEvent, View } from "./types";

class Memory {
  helps = $state(true);
}

export const memory = new Memory();

/** The view as at a table that shows no chips seen before, if the reader wants no help. At the end all lie open. */
export function asRemembered(given: AnyView): AnyView {
  const view = given as unknown as View;
  if (memory.helps || !view.memory_aid || view.phase === "over") return given;
  const own = view.dossier && { ...view.dossier, aside: null, chips: {}, unseen: {} };
  return { ...given, memory_aid: false, shown: {}, dossier: own };
}

/** When the reader read a chip, or when it was shown to all. */
export interface Seen {
  round: number;
  shown: boolean;
}

/** By circle, since when the reader knows the chip that is there now: his story followed from its beginning. */
export function seenSince(events: StoryEvent[], you: number): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  let taken = "";
  let inHand: Seen | undefined;
  for (const { round, event } of withRounds(events)) {
    const circle = event.circle ?? "";
    if (event.what === "took") {
      taken = circle;
      inHand = seen.get(taken);
    } else if (event.what === "read" && event.seat === you) {
      inHand ??= { round, shown: false };
      seen.set(taken, inHand);
    } else if (event.what === "laid") {
      seen.delete(taken);
      if (inHand) seen.set(circle, inHand);
    } else if (event.what === "shown") seen.set(circle, { round, shown: true });
    else if (event.what === "shuffled") seen.clear();
  }
  return seen;
}
