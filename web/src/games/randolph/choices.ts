/** What may be done, as choices to pick: spaces by their side of the ring, numbers, bets and cards. */

import type { Choice, Group } from "../game";
import { capital, fill, mine, type Rich } from "../../words/rich";
import { known } from "./memory.svelte";
import type { Names } from "./names";
import { lapOf, MAKES_FOUR, SPAN, symbolOf, type RandolphAction, type RandolphView } from "./view";

type Doing<D extends RandolphAction["do"]> = Extract<RandolphAction, { do: D }> & { do: D };

/** Every legal action once; and what cannot be done now, where that must not tell anything. */
export function menu(names: Names, view: RandolphView): Group[] {
  if (!view.legal.length) return [];
  const { phase } = view;
  if (phase === "choose") return turn(names, view);
  if (phase === "placing" || phase === "laying") return spaces(names, view);
  if (phase === "saying") return [{ choices: doing(view, "say").map((action) => number(names, view, action)) }];
  if (phase === "protest") return [{ choices: protest(names, view) }];
  if (phase === "prize") return [{ choices: view.legal.map((action) => prize(names, view, action)) }];
  return [{ choices: bets(names, view) }];
}

/** The legal actions of one kind. */
export function doing<D extends RandolphAction["do"]>(view: RandolphView, kind: D): Doing<D>[] {
  return view.legal.filter((action): action is Doing<D> => action.do === kind);
}

// ---- spaces
/** Side by side of the ring. */
function spaces(names: Names, view: RandolphView): Group[] {
  const sides = new Map<number, Choice[]>();
  for (const action of [...doing(view, "figure"), ...doing(view, "lay")]) {
    const space = action.do === "figure" ? action.space : action.circle;
    const choice: Choice = { label: capital([names.space(space)]), action };
    sides.set(lapOf(space), [...(sides.get(lapOf(space)) ?? []), choice]);
  }
  return [...sides].map(([lap, choices]) => ({ title: [names.side(lap)], choices }));
}

function turn(names: Names, view: RandolphView): Group[] {
  const { words } = names;
  const rest: Choice[] = [
    ...doing(view, "shuffle").map((action) => ({ label: [words.mix], action })),
    ...doing(view, "sell").map((action) => {
      const parts = { card: names.the(action.card), sum: names.sum(names.board.sale) };
      return { label: fill(words.sell, parts), action };
    }),
  ];
  const chips = doing(view, "take").map((action) => ({ label: chip(names, view, action.circle), action }));
  return [...(rest.length ? [{ choices: rest }] : []), { title: [words.draw], choices: chips }];
}

/** A chip, with its number where the reader knows it. */
function chip(names: Names, view: RandolphView, circle: string): Rich {
  const { shown, chips } = known(view);
  const label = capital([names.space(circle)]);
  if (circle in shown) return [...label, ` [${shown[circle]}]`];
  return circle in chips ? [...label, " ", ...mine(String(chips[circle]))] : label;
}

// ---- numbers
function number(names: Names, view: RandolphView, action: Doing<"say">): Choice {
  const { words } = names;
  const space = names.onFrom(view.seats[names.you]!.figure!, action.number);
  const template = action.number ? words.say_number : words.stay;
  const label = capital(fill(template, { number: action.number, space: names.space(space) }));
  const won = gain(names, view, space);
  if (won) label.push(" (", ...won, ")");
  if (action.number === view.dossier?.in_hand) label.push(" ", ...mine(words.is_true));
  return { label, action };
}

/** What the reader would get on a space, if his announcement stands. */
export function gain(names: Names, view: RandolphView, space: string): Rich | null {
  const { words } = names;
  const card = view.top;
  if (card === null || symbolOf(space) !== card) return null;
  const { alike, sum } = names.prize(view, names.you, card);
  const parts = { nth: names.nth(alike), sum: names.sum(sum) };
  if (alike === MAKES_FOUR) return fill(words.gains_all, { ...parts, card: names.symbol(card) });
  return fill(words.gains, { ...parts, card: names.the(card) });
}

// ---- bets
/** No, or a sum; both are always shown, whatever the seat has. */
function protest(names: Names, view: RandolphView): Choice[] {
  const { words, board } = names;
  const cash = view.seats[names.you]!.cash;
  const choices: Choice[] = doing(view, "let-pass").map((action) => ({ label: [words.let_pass], action }));
  for (const action of doing(view, "weigh")) {
    const low = Math.max(action.from, board.least_bet);
    const high = Math.min(action.from + SPAN - board.note, cash);
    const parts = { low: names.sum(low), high: names.sum(high) };
    choices.push({ label: low === high ? sumLabel(names, low, cash) : fill(words.bet_span, parts), action });
  }
  for (const action of doing(view, "bet")) choices.push({ label: sumLabel(names, action.sum, cash), action });
  if (choices.length === 1) {
    const why = words.cannot_bet.replace("{sum}", names.sum(board.least_bet));
    choices.push({ label: [words.protest], action: null, why });
  }
  return choices;
}

export function sumLabel(names: Names, sum: number, cash: number): Rich {
  return fill(sum === cash ? names.words.bet_all : names.words.bet, { sum: names.sum(sum) });
}

/** Give way, match or raise, at equal weight. */
export function bets(names: Names, view: RandolphView): Choice[] {
  const { words } = names;
  const bet = view.bet!;
  const raise = (kind: "double" | "triple", times: number, off: string): Choice[] => {
    const [action] = doing(view, kind);
    if (!action) return [{ label: [off], action: null, why: words.cannot_raise }];
    const label = bet[kind] === times * bet.match ? words[kind] : words.raise_to;
    return [{ label: fill(label, { sum: names.sum(bet[kind]!) }), action }];
  };
  const fine = Math.min(names.board.fine, view.seats[names.you]!.cash);
  const match = bet.match ? fill(words.match, { sum: names.sum(bet.match) }) : [words.stand];
  return [
    ...doing(view, "confess").map((action) => ({ label: fill(words.confess, { sum: names.sum(fine) }), action })),
    ...doing(view, "fold").map((action) => ({
      label: fill(words.fold, { sum: names.sum(bet.put[names.you]!) }),
      action,
    })),
    ...doing(view, "match").map((action) => ({ label: match, action })),
    ...raise("double", 2, words.double_off),
    ...raise("triple", 3, words.triple_off),
  ];
}

function prize(names: Names, view: RandolphView, action: RandolphAction): Choice {
  const { words } = names;
  const top = action.do === "take-top";
  const card = action.do === "take-card" ? action.card : view.top!;
  const { alike, sum } = names.prize(view, names.you, card);
  const template = alike === MAKES_FOUR ? words.prize_fourth : top ? words.prize_top : words.prize_from;
  const parts = { card: names.symbol(card), nth: names.nth(alike), sum: names.sum(sum) };
  return { label: capital(fill(template, { ...parts, other: names.other(loser(view)) })), action };
}

/** Who lost the bet, when somebody has won it. */
export function loser(view: RandolphView): number {
  const { winner, protester } = view.bet!;
  return winner === protester ? view.mover : protester;
}
