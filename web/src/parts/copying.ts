/** Putting a table's address where it can be pasted. */

import { speech } from "../words/speech.svelte";
import { notes } from "./toasts.svelte";

export async function copyInvitation(code: string): Promise<void> {
  const address = `${location.origin}/table/${code}`;
  try {
    await navigator.clipboard.writeText(address);
    notes.say(speech.page.copied);
  } catch {
    notes.say(address); // no clipboard without https: at least it can be read
  }
}
