/** The visit to the house: who I am here, and the line that all screens share. */

import { hello } from "./api";
import { Line } from "./line.svelte";
import { speech } from "../words/speech.svelte";

class Visit {
  id = $state(0);
  name = $state("");
  account = $state(false);
  line = $state<Line | null>(null);

  /** Says hello, as a guest if need be, and opens the line. */
  async begin(): Promise<void> {
    const me = await hello(speech.language);
    this.id = me.you;
    this.name = me.name;
    this.account = me.account;
    this.line?.close();
    this.line = new Line();
  }
}

export const visit = new Visit();
