/** How seats are called on this page. */

import type { SeatInfo } from "../house/protocol";

/** Of bots without a character, so that a story can be told of them. */
const BOTS = ["Brice", "Chiara", "Esma", "Farid", "Noor", "Mirek", "Tomas", "Ida"];

/** People and characters by their names, other bots by a name that nobody at the table has. */
export function seatNames(seats: SeatInfo[]): string[] {
  const people = new Set(seats.map((seat) => seat.name));
  const free = BOTS.filter((name) => !people.has(name));
  return seats.map((seat, number) => seat.name || (seat.bot ? free[number % free.length]! : ""));
}
