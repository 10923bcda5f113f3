/** The time that clocks show, twice a second. */

class Ticking {
  now = $state(performance.now());

  constructor() {
    setInterval(() => (this.now = performance.now()), 500);
  }
}

export const ticking = new Ticking();

/** "6:40"; above an hour "3 h 20", above two days "4 d". */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * 86_400) return `${Math.floor(whole / 86_400)} d`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h ${String(Math.floor((whole % 3600) / 60)).padStart(2, "0")}`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
