/** The log in words: each event of a seat's story as a sentence. */

import type { Event, LogLine, Storyteller } from "../game";
import type { Parts, Rich, Said } from "../../words/rich";
import type { Names } from "./names";
import type { AgentId, Plan, PlaceId, SolomonEvent } from "./view";

/** Events that are not told: what they say stands in another line, in the papers or at the end. */
export const SILENT = ["asked", "turn", "ledgers", "over"];

/** Tells a story from its beginning, and so knows where the briefcase is and whose move it is. */
export class Story implements Storyteller {
  round = 1;
  caseAt: PlaceId;
  holder: AgentId | null = null;
  private protested = false; // the reader said so in the window that is closing
  private contested = false; // the announcement has been protested
  private readonly tellers: Record<string, (event: SolomonEvent) => Rich | null>;

  constructor(private readonly names: Names) {
    const words = names.words;
    this.caseAt = names.caseStart;
    this.tellers = {
      begins: (e) => this.say(words.begins, e.seat),
      turn: (e) => this.turn(e),
      placed: (e) => this.placed(e),
      bribed: (e) => this.say(words.bribes, e.seat),
      "opening-done": () => this.say(words.opening_done),
      announced: (e) => this.announced(e),
      answered: (e) => this.answered(e),
      "nobody-protests": () => this.nobodyProtests(),
      protests: (e) => this.protests(e),
      "took-back": (e) => this.say(words.takes_back, e.seat),
      insisted: (e) => this.say(words.insists, e.seat),
      bid: (e) => this.say(names.isAgent ? words.names : words.bids, e.seat, { sum: names.sum(e.sum) }),
      held: (e) => this.say(names.isAgent ? words.answers : words.holds, e.seat, { sum: names.sum(e.sum) }),
      "gave-way": (e) => this.gaveWay(e),
      "carried-out": (e) => this.carriedOut(e),
      paid: (e) => this.say(words.pays, e.seat, { agent: names.agentWord(e.agent), sum: names.sum(e.sum) }),
      "lost-stakes": (e) =>
        this.say(words.lost_stakes, null, { agent: names.agentWord(e.agent), stakes: names.stakes(e.stakes) }),
      "ended-turn": (e) => this.say(words.ends_turn, e.seat),
    };
  }

  tell(events: Event[]): LogLine[] {
    const lines: LogLine[] = [];
    for (const event of events) {
      const text = this.tellers[event.what]?.(event as SolomonEvent);
      if (text) lines.push({ n: event.n, round: this.round, text });
    }
    return lines;
  }

  /** A move or a strike, said by the one who makes it. */
  announcement(seat: number, action: Plan, start: PlaceId): Rich {
    const { words } = this.names;
    const agent = this.names.agentWord(action.agent);
    if (action.do === "step-on") return this.say(words.steps_on, seat, { agent });
    if (action.do === "step-off") return this.say(words.steps_off, seat, { agent });
    const there = action.to!;
    const [to, at, said] = [this.names.to(there), this.names.at(there), this.caseWords(action, start)];
    if (action.do === "move") return this.say(words.moves, seat, { agent, to, case: said });
    const victim = this.names.agentWord(action.victim!);
    if (this.names.isAgent) return this.say(words.attacks, seat, { agent, to, victim, case: said });
    if (there === start) return this.say(words.eliminates_here, seat, { agent, victim, at });
    return this.say(words.eliminates_there, seat, { agent, to, victim, case: said });
  }

  // ---- events
  private turn(event: SolomonEvent): null {
    this.round = event.round;
    return null;
  }

  /** A lot is told to whoever placed it; of others the ending tells. */
  private placed(event: SolomonEvent): Rich | null {
    if (event.seat !== this.names.you) return null;
    return this.say(this.names.words.placed, null, {
      agent: this.names.agentWord(event.agent),
      sum: this.names.sum(event.worth),
    });
  }

  private announced(event: SolomonEvent): Rich {
    this.protested = this.contested = false;
    return this.announcement(event.seat, event.action, event.from);
  }

  private answered(event: SolomonEvent): Rich | null {
    if (event.seat !== this.names.you) return null;
    this.protested = event.protest;
    return event.protest ? this.say(this.names.words.protests, event.seat) : null;
  }

  private nobodyProtests(): Rich {
    this.protested = this.contested = false;
    return this.say(this.names.words.nobody_protests);
  }

  private protests(event: SolomonEvent): Rich | null {
    this.contested = true;
    const mine = this.protested;
    this.protested = false;
    if (event.seat === this.names.you) return mine ? null : this.say(this.names.words.protests, event.seat);
    return this.say(mine ? this.names.words.speaks_first : this.names.words.protests, event.seat);
  }

  private gaveWay(event: SolomonEvent): Rich {
    const { words, isAgent } = this.names;
    if (event.undone) return this.say(isAgent ? words.mover_gives_way : words.mover_passes, event.seat);
    return this.say(isAgent ? words.protester_gives_up : words.protester_passes, event.seat);
  }

  private carriedOut(event: SolomonEvent): Rich | null {
    const { words, isAgent } = this.names;
    const { agent, victim, to } = event.action;
    const withCase = event.action.do === "step-on" || event.action.case === true;
    if (this.holder === agent || (victim && this.holder === victim)) this.holder = null;
    if (withCase) {
      this.caseAt = to ?? event.from;
      this.holder = isAgent ? agent : null;
    }
    if (victim) {
      const said = isAgent ? words.banished : words.eliminated;
      return this.say(said, null, { victim: this.names.agentWord(victim) });
    }
    return this.contested ? this.say(words.stands) : null;
  }

  // ---- within
  /** What is said of the briefcase. */
  private caseWords(action: Plan, start: PlaceId): string {
    const { words, isAgent } = this.names;
    if (action.case) return this.caseAt === start ? words.carrying : words.onto;
    if (!isAgent) return "";
    if (this.holder === action.agent) return words.without;
    return this.caseAt === action.to && !action.victim ? words.beside : "";
  }

  private say(said: Said | string, seat: number | null = null, parts: Parts = {}): Rich {
    return this.names.say(said, seat, parts);
  }
}
