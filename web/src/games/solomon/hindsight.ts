/** Looking back, in words: who led on an agent, and the moments at which it turned. */

import { fill, type Parts, type Rich, type Said } from "../../words/rich";
import type { Hindsight, Question, Turn } from "../game";
import type { Names } from "./names";

type Kinds = Record<string, Said>;

/** Of whom the second sentence is. */
const OTHER: Record<string, "mover" | "protester" | "winner"> = {
  bluffed: "mover",
  "took-back": "protester",
  "bluff-called": "winner",
  duel: "winner",
  overbid: "mover",
  "let-pass-with-more": "mover",
};

export function hindsight(names: Names): Hindsight {
  return {
    question: (question: Question) => fill(names.words.who_led, { agent: names.agentWord(question["agent"]) }),
    answer: (_, { lead }) => {
      if (typeof lead === "number") return names.who(lead);
      return lead === "tie" ? names.words.tied : names.words.nobody_led;
    },
    turn: (turn) => new Moment(names, turn).told(),
  };
}

/** One turning point: a sentence about its seat, and one about the other who had a part in it. */
class Moment {
  constructor(
    private readonly names: Names,
    private readonly turn: Turn,
  ) {}

  told(): Rich {
    const { turn } = this;
    if (turn.what === "gave-way-with-more") return this.gaveWayWithMore();
    if (turn.what === "struck") return this.struck();
    if (turn.what === "lead-changed") return this.leadChanged();
    if (turn.what === "brought-home") return this.broughtHome();
    if (turn.what === "shortest-way") return this.shortestWay();
    return this.both(turn.what, turn.what, turn[OTHER[turn.what]!]);
  }

  private gaveWayWithMore(): Rich {
    const { turn } = this;
    const first = turn["sum"] ? turn.what : "gave-up-with-more";
    // Of nothing there is no more.
    return this.both(first, this.stake(turn["winner"]) ? turn.what : "duel", turn["winner"]);
  }

  private struck(): Rich {
    const { names, turn } = this;
    const lost = (turn["lost"] as number[])
      .map((sum, seat) => ({ sum, seat }))
      .filter(({ sum }) => sum > 0)
      .sort((one, two) => two.sum - one.sum)
      .map(({ sum, seat }) => fill(names.words.stake_of, { who: names.inside(seat), sum: names.sum(sum) }));
    const stakes = lost.flatMap((one, index): Rich => (index ? [", ", ...one] : one));
    const then = lost.length ? names.say(names.words.lost_with_it, null, { stakes }) : [names.words.nobody_lost];
    return [...this.first(turn.what), " ", ...then];
  }

  private leadChanged(): Rich {
    const { names, turn } = this;
    const from = turn["from"] as number | string;
    if (typeof from === "number") return this.both(turn.what, turn.what, from);
    return [...this.first(turn.what), " ", from === "tie" ? names.words.was_tied : names.words.nobody_had];
  }

  private broughtHome(): Rich {
    const { turn } = this;
    const stakes = turn["stakes"] as number[];
    const most = Math.max(...stakes);
    if (most === 0) return this.first("home-for-nothing");
    if (stakes.filter((stake) => stake === most).length > 1) return this.first("home-in-tie", most);
    if (turn["mover"] === turn.seat) return this.first(turn.what, most);
    return [...this.first(turn.what, most), " ", ...this.besides(turn.what, turn["mover"])];
  }

  private shortestWay(): Rich {
    const { names, turn } = this;
    const stakes = turn["stakes"] as number[];
    const most = Math.max(...stakes);
    const tied = stakes.filter((stake) => stake === most).length > 1;
    const kind = most === 0 ? "shortest-for-nothing" : tied ? "shortest-in-tie" : turn.what;
    const parts = { agents: names.agentWords(turn["agents"]), sum: names.sum(most) };
    return names.say((names.words.moments as Kinds)[kind]!, turn.seat, parts);
  }

  // ---- sentences
  private both(first: string, then: string, other: number): Rich {
    return [...this.first(first), " ", ...this.besides(then, other)];
  }

  private first(kind: string, sum: number = this.turn["sum"] ?? 0): Rich {
    const { names, turn } = this;
    const { had, had_nothing } = names.words;
    const parts: Parts = { agent: names.agentWord(turn["agent"]), sum: names.sum(sum) };
    if (turn["victim"]) parts["victim"] = names.agentWord(turn["victim"]);
    const stake = this.stake(turn.seat);
    parts["had"] = names.say(stake ? had : had_nothing, turn.seat, { ...parts, sum: names.sum(stake) });
    return names.say((names.words.moments as Kinds)[kind]!, turn.seat, parts);
  }

  private besides(kind: string, other: number): Rich {
    const { names } = this;
    const { had_there, nothing_there } = names.words;
    const sum = names.sum(this.stake(other));
    const there = names.say(this.stake(other) ? had_there : nothing_there, other, { sum });
    return names.say((names.words.besides as Kinds)[kind]!, other, { there, sum });
  }

  /** On the agent that it is about. */
  private stake(seat: number): number {
    return (this.turn["stakes"] as number[] | undefined)?.[seat] ?? 0;
  }
}
