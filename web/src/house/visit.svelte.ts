/** The visit to the house: who I am here, and the line that all screens share. */

import { hello } from "./api";
import { Line } from "./line.svelte";
import { speech } from "../words/speech.svelte";

class Visit {
  id = $state(0);
  name = $state("");
  account = $state(false);
  line = $state<Line | null>(null);

  /** Says hello, as a guest if need be, and opens the line. One that is open stays, unless the cookie is another. */
  async begin(anew = false): Promise<void> {
    const me = await hello(speech.language);
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
