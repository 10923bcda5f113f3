/** A game's words put together: what its files say of their own view, as the page asks for it. */

import type { Rich } from "../words/rich";
import type { Group, Hindsight, SeatFact, Seating, Situation, Storyteller, Teller } from "./game";
import { seenAs } from "./game";

/** With the names `N` of a table, of a view `V` and its actions `A`. */
interface Tellings<N, V, A> {
  names: new (seating: Seating) => N;
  story: new (names: N) => Storyteller;
  situation(names: N, view: V): Situation;
  menu(names: N, view: V): Group[];
  warning(names: N, view: V, action: A): Rich | null;
  seatNow(names: N, view: V, seat: number): string;
  seatFacts(names: N, view: V, seat: number): SeatFact[];
  result(names: N, view: V): Rich[];
  hindsight(names: N): Hindsight;
}

export function tellerOf<N, V extends object, A extends { do: string }>(
  game: Tellings<N, V, A>,
): (seating: Seating) => Teller {
  return (seating) => {
    const names = new game.names(seating);
    return {
      storyteller: () => new game.story(names),
      situation: (view) => game.situation(names, seenAs<V>(view)),
      menu: (view) => game.menu(names, seenAs<V>(view)),
      warning: (view, action) => game.warning(names, seenAs<V>(view), action as A),
      seatNow: (view, seat) => game.seatNow(names, seenAs<V>(view), seat),
      seatFacts: (view, seat) => game.seatFacts(names, seenAs<V>(view), seat),
      result: (view) => game.result(names, seenAs<V>(view)),
      hindsight: game.hindsight(names),
      papers: () => [],
      ending: () => [],
      name: () => "",
      text: () => [],
      board: () => ({ places: [], links: [], pieces: [], hands: [], notes: [] }),
    };
  };
}
