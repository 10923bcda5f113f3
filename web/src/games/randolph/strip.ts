/** The strip: in one line what is happening, then what the reader owes; and what to ask before a weighty action. */

import type { Situation } from "../game";
import { fill, mine, type Rich, type Said } from "../../words/rich";
import { known } from "./memory.svelte";
import type { Names } from "./names";
import { Story } from "./story";
import { MAKES_FOUR, symbolOf, type RandolphAction, type RandolphView } from "./view";

export function situation(names: Names, view: RandolphView): Situation {
  const { words } = names;
  const { phase, mover } = view;
  const owes = view.legal.length > 0;
  if (phase === "over") return { happening: [words.it_is_over], owed: [] };
  if (phase === "placing") {
    return owes ? { happening: [words.you_place], owed: [words.you_place_owed] } : others(words.they_place);
  }
  if (phase === "choose") return owes ? turn(names, view, [words.draw_a_chip]) : others(words.their_turn);
  if (phase === "laying") return owes ? withChip(words.you_hold, words.lay_it) : others(words.they_lay);
  if (phase === "saying") return owes ? withChip(words.read, words.say_it) : others(words.they_say);
  return announced(names, view, owes);

  function others(said: Said | string): Situation {
    return { happening: names.say(said, mover), owed: [] };
  }

  /** The reader has read a chip. */
  function withChip(chip: string, owed: string): Situation {
    const peek = mine(fill(chip, { number: view.dossier!.in_hand! }));
    const last = names.board.symbols.length - 1;
    return turn(names, view, [...peek, " ", ...fill(owed, { last })]);
  }
}

/** Asked once before the chips are mixed, before what may end the game, and before a bet that is surely lost. */
export function warning(names: Names, view: RandolphView, action: RandolphAction): Rich | null {
  const { words } = names;
  if (action.do === "shuffle") return [words.warn_mix];
  if (action.do === "say") {
    const space = names.onFrom(view.seats[names.you]!.figure!, action.number);
    return symbolOf(space) === view.top ? end(names, view, view.top, words.warn_announced_end) : null;
  }
  if (action.do === "take-top") return end(names, view, view.top!, words.warn_end);
  if (action.do === "take-card") return end(names, view, action.card, words.warn_end);
  if (action.do === "match") return lostBet(names, view);
  return null;
}

// ---- phases
function turn(names: Names, view: RandolphView, owed: Rich): Situation {
  const { words } = names;
  const happening = fill(words.your_turn, { round: view.round });
  if (view.top === null) return { happening, owed };
  const number = names.stepsTo(view.seats[names.you]!.figure!, view.top);
  const told = number ? words.top_is_ahead : words.top_is_here;
  return { happening, owed, notice: names.say(told, null, { card: names.the(view.top), number }) };
}

function announced(names: Names, view: RandolphView, owes: boolean): Situation {
  const { words } = names;
  const { mover, phase } = view;
  const { figure_from, number } = view.announced!;
  const space = names.onFrom(figure_from!, number!);
  const happening = new Story(names).announcement(mover, number!, figure_from!, space);
  if (phase === "prize") {
    return { happening, owed: owes ? [words.you_won] : names.say(words.they_won, view.bet!.winner!) };
  }
  const owed = phase === "protest" ? protest(names, view, owes) : bet(names, view, owes);
  return symbolOf(space) === view.top ? { happening, owed, notice: atStake(names, view) } : { happening, owed };
}

function protest(names: Names, view: RandolphView, owes: boolean): Rich {
  const { words } = names;
  const { mover } = view;
  if (!owes) return [mover === names.you ? words.others_are_asked : words.sealed_answers];
  if (view.dossier!.weighing !== null) return [words.bet_of];
  const has = names.say(words.mover_has, mover, { sum: names.sum(view.seats[mover]!.cash) });
  return [words.do_you_protest, " ", ...has, ...ofThisChip(names, view)];
}

function bet(names: Names, view: RandolphView, owes: boolean): Rich {
  const { words } = names;
  const { protester, match } = view.bet!;
  const moversTurn = view.phase === "answer" || view.phase === "counter";
  const sum = names.sum(match);
  if (!owes) return names.say(words.they_answer, moversTurn ? view.mover : protester, { sum });
  let question = view.phase === "answer" ? words.confess_or_stand : words.fold_or_match;
  if (!match) question = words.confess_or_stand_for_card;
  return [...names.say(question, moversTurn ? protester : view.mover, { sum }), ...ofThisChip(names, view)];
}

// ---- what is known, and at stake
function atStake(names: Names, view: RandolphView): Rich {
  const { words } = names;
  const { alike, sum } = names.prize(view, view.mover, view.top!);
  const template = alike === MAKES_FOUR ? words.end_at_stake : words.card_at_stake;
  return fill(template, { card: names.symbol(view.top!), nth: names.nth(alike), sum: names.sum(sum) });
}

/** What the reader's own notes tell of the chip that was moved; nothing where nothing is remembered. */
function ofThisChip(names: Names, view: RandolphView): Rich {
  const { words } = names;
  const { chips, unseen } = known(view);
  const { number, laid_at } = view.announced!;
  if (unseen === null) return [];
  const its = chips[laid_at!];
  if (its !== undefined) return [" ", ...mine(fill(words.you_know_it, { number: its }))];
  const count = unseen[String(number)] ?? 0;
  if (!count) return [" ", ...mine(fill(words.all_placed, { number: number! }))];
  const all = Object.values(unseen).reduce((sum, one) => sum + one, 0);
  return [" ", ...mine(fill(words.some_left, { number: number!, count, unseen: all }))];
}

// ---- warnings
function end(names: Names, view: RandolphView, card: string, question: string): Rich | null {
  const { words, you } = names;
  const { alike, sum } = names.prize(view, you, card);
  if (alike < MAKES_FOUR) return null;
  const parts = { card: names.symbol(card), sum: names.sum(sum) };
  const own = view.seats[you]!.cash + sum;
  const richer = view.seats.findIndex((seat, other) => other !== you && seat.cash > own);
  if (richer < 0 || question !== words.warn_end) return fill(question, parts);
  return fill(words.warn_end_loses, { ...parts, who: names.seat(richer) });
}

/** The reader knows the chip, and would lose. */
function lostBet(names: Names, view: RandolphView): Rich | null {
  const { number, laid_at } = view.announced!;
  const its = known(view).chips[laid_at!];
  const isMover = view.mover === names.you;
  if (its === undefined || isMover === (its === number)) return null;
  return fill(names.words.warn_lost_bet, { number: its, sum: names.sum(view.bet!.match) });
}
