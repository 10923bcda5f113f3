/** In one line what is happening, then what the reader owes. */

import type { Situation } from "../game";
import { mine, type Rich } from "../../words/rich";
import type { Names } from "./names";
import { Story } from "./story";
import type { Plan, SolomonAction, SolomonView } from "./view";

const LAST_STEPS = ["move", "step-on", "strike"];

export function situation(names: Names, view: SolomonView): Situation {
  const { words } = names;
  const owes = view.legal.length > 0;
  if (view.phase === "over" || view.outcome) return { happening: [words.it_is_over], owed: [] };
  if (view.phase === "opening") {
    return { happening: [words.opening], owed: [owes ? words.opening_owed : words.sealed_answers] };
  }
  if (view.phase === "bribing") {
    return { happening: [words.bribing], owed: [view.dossier?.lots_put ? words.bribing_more : words.bribing_owed] };
  }
  if (view.phase === "choose") {
    return owes ? turn(names, view) : { happening: names.say(words.their_turn, view.mover), owed: [] };
  }
  return contest(names, view, owes);
}

/** Asked once before the reader announces what may end the game, or pays for a strike. */
export function warning(names: Names, view: SolomonView, action: SolomonAction): Rich | null {
  const { words } = names;
  if (bringsHome(names, view, action)) {
    const sum = names.sum(view.dossier?.stakes[action.agent!] ?? 0);
    return names.say(words.warning, null, { agent: names.agentWord(action.agent!), sum });
  }
  if (action.do !== "strike") return null;
  const [agent, victim] = [names.agentWord(action.agent!), names.agentWord(action.victim!)];
  return names.say(words.warning_strike, null, { agent, victim, sum: names.sum(names.board.price) });
}

/** Would the briefcase be home with its carrier? */
export function bringsHome(names: Names, view: SolomonView, action: SolomonAction): boolean {
  if (!LAST_STEPS.includes(action.do) || !action.agent) return false;
  const here = view.agents[action.agent];
  const there = action.to ?? here;
  const withCase = action.do === "step-on" || action.case === true;
  return withCase && there === names.home(action.agent) && (names.isAgent || there !== here);
}

/** The reader's stake on the agent that acts; a secret inside the public strip keeps its paper. */
function youHave(names: Names, view: SolomonView): Rich {
  const agent = view.announced?.agent;
  if (!agent || !view.dossier) return [];
  const stake = view.dossier.stakes[agent] ?? 0;
  const template = stake ? names.words.you_have : names.words.you_have_nothing;
  return names.say(template, null, { agent: names.agentWord(agent), sum: names.sum(stake) });
}

// ---- phases
function turn(names: Names, view: SolomonView): Situation {
  const { words } = names;
  const happening = view.refused.length
    ? [words.your_turn_again]
    : names.say(words.your_turn, null, { round: view.round });
  const open = new Set(view.legal.map((action) => action.do));
  const may: string[] = [];
  if (open.has("move") || open.has("step-on") || open.has("step-off")) may.push(words.may.move);
  if (open.has("strike")) may.push(names.isAgent ? words.may.attack : words.may.eliminate);
  if (open.has("bribe")) may.push(words.may.bribe);
  if (open.has("end-turn")) may.push(words.may["end-turn"]);
  const listed = may.length > 1 ? `${may.slice(0, -1).join(", ")} ${words.or_} ${may.at(-1)}` : (may[0] ?? "");
  return { happening, owed: listed ? [`${listed.charAt(0).toUpperCase()}${listed.slice(1)}.`] : [] };
}

function contest(names: Names, view: SolomonView, owes: boolean): Situation {
  const { words } = names;
  const plan = view.announced;
  if (!plan) return { happening: names.say(words.their_turn, view.mover), owed: [] };
  const happening = announced(names, view, plan);
  const notice = bringsHome(names, view, plan) ? { notice: [words.ends_the_game] } : {};
  if (view.phase !== "protest") return { happening, owed: duel(names, view, owes), ...notice };
  if (owes) return { happening, owed: [words.do_you_protest, " ", ...mine(youHave(names, view))], ...notice };
  const waits = view.mover === names.you ? words.others_are_asked : words.sealed_answers;
  return { happening, owed: [waits], ...notice };
}

function announced(names: Names, view: SolomonView, plan: Plan): Rich {
  const story = new Story(names);
  story.caseAt = view.case.at;
  story.holder = view.case.holder;
  return story.announcement(view.mover, plan, view.agents[plan.agent] ?? "");
}

function duel(names: Names, view: SolomonView, owes: boolean): Rich {
  const { words, isAgent } = names;
  const { phase, mover, protester } = view;
  const sum = names.sum(view.bid);
  if (phase === "reconsider") {
    return owes ? names.say(words.take_back_or_insist, protester) : names.say(words.they_reconsider, mover);
  }
  if (!owes)
    return phase === "bid" ? names.say(words.they_bid, protester) : names.say(words.they_answer, mover, { sum });
  let question: Rich;
  if (phase === "answer") {
    question = names.say(isAgent ? words.match_or_give_way : words.hold_or_pass, protester, { sum });
  } else if (view.bid) {
    question = names.say(isAgent ? words.raise_or_give_up : words.raise_or_pass, mover, { sum });
  } else {
    question = names.say(isAgent ? words.bid_or_give_up : words.name_first_bid, mover);
  }
  return [...question, " ", ...mine(youHave(names, view))];
}
