/** Putting an address where it can be pasted. */

import { speech } from "../words/speech.svelte";
import { toasts } from "./toasts.svelte";

export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toasts.show(speech.page.copied);
  } catch {
    toasts.show(address); // no clipboard without https: at least it can be read
  }
}

/** Of a table, for friends. */
export const addressOf = (code: string) => `${location.origin}/table/${code}`;
export const copyInvitation = (code: string) => copyAddress(addressOf(code));
