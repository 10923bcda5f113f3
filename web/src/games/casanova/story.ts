/** The log in words: each event of a seat's story as a sentence. */

import { fill, mine, type Rich } from "../../words/rich";
import type { Event, LogLine, Storyteller } from "../game";
import { streetName, type Names } from "./names";
import type { Couple, Holder } from "./view";

/** What is not told: where a turn begins is seen, and that the necklaces are back says nothing. */
export const SILENT = ["turn", "put-back"];

/** What a seat saw under the masks. */
export function sight(names: Names, seat: number, couples: Couple[]): Rich {
  const his = couples.find((couple) => couple.casanova);
  if (his) return names.say(names.words.sees_him, seat, { where: names.couple(his) });
  return names.say(names.words.sees_maids, seat, { places: names.couples(couples) });
}

export class Story implements Storyteller {
  private round = 1;
  /** The mover has done something this turn. */
  private done = false;

  constructor(private names: Names) {}

  tell(events: Event[]): LogLine[] {
    const lines: LogLine[] = [];
    for (const event of events) {
      const text = this.told(event);
      if (text) lines.push({ n: event.n, round: this.round, text });
    }
    return lines;
  }

  private told(event: Event): Rich | null {
    const { names } = this;
    const { words } = names;
    switch (event.what) {
      case "set-up":
        return names.say(words.set_up, null, {
          places: names.listed(event.empty),
          theatres: names.listed(event.theatres.map(streetName)),
        });
      case "begins":
        return names.say(words.begins, event.seat);
      case "turn":
        this.round = event.round;
        this.done = false;
        return null;
      case "moved":
        return this.moved(event);
      case "walked":
        return names.say(words.walks, event.seat, this.way(event));
      case "inspected":
        this.done = true;
        return names.say(words.inspects, event.seat, { what: names.couple(event as Holder) });
      case "looked":
        return this.looked(event);
      case "saw":
        return mine(sight(names, event.seat, event.couples));
      case "chose":
        return mine(names.say(event.exchange ? words.exchanges : words.leaves, event.seat));
      case "jewel":
        return names.say(words.lays_jewel, event.seat);
      case "shown":
        return names.say(words.shown, null, { couple: event.casanova ? words.casanova : words.maid });
      case "home":
        return names.say(words.too_early);
      case "ended-turn":
        return this.done ? null : names.say(words.does_nothing, event.seat);
      case "over":
        return this.over(event);
      default:
        return null;
    }
  }

  private moved(event: Event): Rich {
    const { names } = this;
    const { words } = names;
    const way = this.way(event);
    if (!event.lady) return names.say(words.sends, event.seat, way);
    if (names.owners.get(event.to) === event.seat) return names.say(words.comes_home, event.seat, way);
    return names.say(words.goes, event.seat, way);
  }

  private looked(event: Event): Rich {
    const { names } = this;
    this.done = true;
    const others = (event.ladies as number[]).filter((lady) => lady !== event.seat).map((lady) => ({ lady }));
    if (others.length === 0) return names.say(names.words.looks_alone, event.seat);
    return names.say(names.words.looks, event.seat, { whom: names.couples(others) });
  }

  private over(event: Event): Rich {
    const { names } = this;
    const [winner] = event.winners as number[];
    if (winner !== undefined) return names.say(names.words.wins, winner);
    const cap = names.seating.options.round_cap;
    return typeof cap === "number" ? fill(names.words.draw_rounds, { cap }) : [names.words.it_is_over];
  }

  private way(event: Event): { start: Rich; goal: Rich } {
    this.done = true;
    return { start: this.names.comingFrom(event.from, event.seat), goal: this.names.goingTo(event.to) };
  }
}
