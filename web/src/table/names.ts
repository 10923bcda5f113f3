/** How seats are called on this page. */

import type { GameInfo } from "../house/answers";
import type { SeatInfo } from "../house/protocol";
import { speech } from "../words/speech.svelte";

/** Of bots without a character, so that a story can be told of them. */
const BOTS = ["Brice", "Chiara", "Esma", "Farid", "Noor", "Mirek", "Tomas", "Ida"];

/** The second of a name, the third and so on: a level has fewer characters than some tables have seats. */
const NAMESAKES = ["", " II", " III", " IV", " V", " VI", " VII", " VIII"];

/** People and characters by their names, other bots by a name that nobody at the table has. */
export function seatNames(seats: SeatInfo[]): string[] {
  const people = new Set(seats.map((seat) => seat.name));
  const free = BOTS.filter((name) => !people.has(name));
  const before = (name: string, seat: number) =>
    seats.filter((other, number) => other.name === name && (!other.bot || number < seat)).length;
  return seats.map((seat, number) => {
    if (!seat.name) return seat.bot ? free[number % free.length]! : "";
    return seat.bot ? seat.name + NAMESAKES[before(seat.name, number)]! : seat.name;
  });
}

/** A level as it stands in a sentence: "master". */
export function levelName(level: string): string {
  return speech.page.levels[level as "novice"] ?? level;
}

/** "bot, master". */
export function botLine(level: string): string {
  return `${speech.page.bot}, ${levelName(level)}`;
}

/** What a bot is like, in a sentence; "" for one without a character, and for people. */
export function aboutBot(game: Pick<GameInfo, "characters">, seat: SeatInfo): string {
  return speech.of(game.characters.find((one) => one.id === seat.character)?.about);
}
