/** The time that clocks show, twice a second. */

import { speech } from "../words/speech.svelte";

class Ticking {
  now = $state(performance.now());

  constructor() {
    setInterval(() => (this.now = performance.now()), 500);
  }
}

export const ticking = new Ticking();

/** "6:40"; above an hour "3 h 20", from two days on "4 d", in French "4 j". */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * 86_400) return speech.page.daysLeft(Math.floor(whole / 86_400));
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h ${String(Math.floor((whole % 3600) / 60)).padStart(2, "0")}`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
