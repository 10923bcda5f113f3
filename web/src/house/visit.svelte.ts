/** The visit to the house: who I am here, and the line that all screens share. */

import { hello } from "./api";
import type { Hello } from "./protocol";
import { Line } from "./line.svelte";
import { speech } from "../words/speech.svelte";

class Visit {
  id = $state(0);
  name = $state("");
  account = $state(false);
  line = $state<Line | null>(null);

  #greeting: Promise<Hello> | null = null;

  /** Says hello before there is anything to show: what the house answers is for `begin`. */
  greet(): void {
    this.#greeting = hello(speech.language);
    this.#greeting.catch(() => {});
  }

  /** Says hello, as a guest if need be, and opens the line. One that is open stays, unless the cookie is another. */
  async begin(anew = false): Promise<void> {
    const greeting = this.#greeting ?? hello(speech.language);
    this.#greeting = null;
    const me = await greeting;
    const same = me.you === this.id;
    this.id = me.you;
    this.name = me.name;
    this.account = me.account;
    if (this.line && same && !anew && this.line.state !== "closed") return;
    this.line?.close();
    this.line = new Line();
  }
}

export const visit = new Visit();
