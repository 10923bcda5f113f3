/** Whether the page helps the reader's memory: a switch in his dossier. Off, it shows no chip that he has seen before. */

import type { Chips, RandolphView } from "./view";

class Memory {
  helps = $state(true);
}

export const memory = new Memory();

export interface Known {
  /** Seen by the reader, and by everybody. */
  chips: Chips;
  shown: Chips;
  aside: number | null;
  /** By number, the chips he has not seen; null where nothing is remembered. */
  unseen: Record<string, number> | null;
}

/** The chips that the page may show to the reader. */
export function known(view: RandolphView): Known {
  const open = view.phase === "over";
  if (!open && !(view.memory_aid && memory.helps)) return { chips: {}, shown: {}, aside: null, unseen: null };
  const own = view.dossier;
  return {
    chips: own?.chips ?? view.shown,
    shown: view.shown,
    aside: own?.aside ?? null,
    unseen: own?.unseen ?? null,
  };
}
