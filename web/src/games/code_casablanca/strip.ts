/** The strip: in one line what is happening, then what the reader owes; and what to ask before a weighty action. */

import type { Action, Situation } from "../game";
import { fill, mine, type Rich } from "../../words/rich";
import type { Names } from "./names";
import { against, doing, isLie, knownAgainst, type CodeView, type TileAt } from "./view";

const FEW_ORDERS = 3; // left in both piles, when the reader is told that they will be shuffled

type Told = (names: Names, view: CodeView, owes: boolean) => Situation;

export function situation(names: Names, view: CodeView): Situation {
  const told = TOLD[view.phase];
  if (!told) return { happening: [names.words.it_is_over], owed: [] };
  const now = told(names, view, view.legal.length > 0);
  const out = names.you >= 0 && view.seats[names.you]?.out;
  return out ? { happening: now.happening, owed: [names.words.you_are_out] } : now;
}

/** A question before what may put the reader out, or let somebody else win. */
export function warning(names: Names, view: CodeView, action: Action): Rich | null {
  return WARNED[action.do]?.(names, view, action) ?? null;
}

// ---------------------------------------------------------------------------------- orders
function drawing(names: Names, view: CodeView, owes: boolean): Situation {
  const { words } = names;
  const left = view.piles.reduce((sum, pile) => sum + pile, 0);
  const notice = left <= FEW_ORDERS ? fill(words.last_orders, { count: left }) : undefined;
  if (owes) return { happening: [words.you_draw], owed: [words.which_pile], notice };
  return { happening: names.say(words.they_draw, view.acting), owed: [], notice };
}

function choosing(names: Names, view: CodeView, owes: boolean): Situation {
  const { words } = names;
  const place = names.starred(view.sent[view.acting ?? -1] ?? "");
  if (owes) return { happening: names.say(words.you_are_sent, null, { place }), owed: [words.you_may_go] };
  return { happening: names.say(words.they_are_sent, view.acting, { place }), owed: [] };
}

// ---------------------------------------------------------------------------------- searches
function searching(names: Names, view: CodeView, owes: boolean): Situation {
  const { words } = names;
  const at = view.seats[view.acting ?? -1]?.at ?? "";
  if (!owes) return { happening: names.say(words.they_search, view.acting, { place: names.at(at) }), owed: [] };
  const tile = view.tiles[at];
  const owed = (
    [
      ["ask", words.one_question],
      ["accuse", words.may_accuse],
    ] as const
  ).flatMap(([what, said]) => {
    const seats = [...new Set(doing(view, what).map((action) => action.seat as number))].sort();
    return seats.length ? [fill(said, { names: names.oneOf(seats) })] : [];
  });
  return {
    happening: names.say(words.you_search, null, { place: names.at(at) }),
    owed: owed.flatMap((text, index) => (index ? [" ", ...text] : text)),
    notice: tile && mine(fill(words.you_found, { tile: names.tile(tile) })),
  };
}

function answering(names: Names, view: CodeView, owes: boolean): Situation {
  const { words } = names;
  const question = view.question!;
  if (!owes) {
    const other = names.other(question.seat);
    return { happening: names.say(words.they_answer, question.to, { other }), owed: [] };
  }
  return {
    happening: names.say(words.you_are_asked[question.kind], question.seat, { place: names.at(question.at) }),
    owed: names.say(words.answer_it, question.seat),
    notice: seenThere(names, view, question.at),
  };
}

function accusing(names: Names, view: CodeView, owes: boolean): Situation {
  const { words } = names;
  const accusation = view.accusation!;
  const other = names.other(accusation.accused);
  if (!owes) return { happening: names.say(words.they_accuse, accusation.seat, { other }), owed: [] };
  const charge = view.draft?.charge;
  if (!charge) return { happening: names.say(words.you_accuse, null, { other }), owed: [words.which_is_false] };
  return {
    happening: names.say(words.you_charge, null, { tile: names.tileAt(charge) }),
    owed: [words.what_is_it],
    notice: seenThere(names, view, charge.at),
  };
}

function seenThere(names: Names, view: CodeView, at: string): Rich | undefined {
  const tile = view.tiles[at];
  return tile && mine(fill(names.words.it_is, { tile: names.tile(tile) }));
}

// ---------------------------------------------------------------------------------- claims
function claiming(names: Names, view: CodeView, owes: boolean): Situation {
  const { words } = names;
  if (!owes) return { happening: [words.searches_done], owed: [words.answers_sealed] };
  const at = view.seats[names.you]?.at ?? "";
  const tile = view.tiles[at];
  return {
    happening: [words.searches_done],
    owed: claimSoFar(names, view, at),
    notice: tile && mine(fill(words.you_stand, { place: names.at(at), tile: names.tile(tile) })),
  };
}

function claimSoFar(names: Names, view: CodeView, at: string): Rich {
  const { words } = names;
  const draft = view.draft?.claim;
  if (!draft) return [words.have_you_solved];
  const codes = names.buildings(draft.codes);
  const left = names.board.numbers - 1 - draft.codes.length;
  if (left) return fill(words.more_codes, { codes, left });
  if (draft.number === null) return fill(words.which_file, { codes, place: names.at(at) });
  return fill(words.hand_in, { claim: names.claim({ ...draft, at }) });
}

function challenging(names: Names, view: CodeView, owes: boolean): Situation {
  const { words } = names;
  const hearing = view.hearing!;
  const claim = view.seats[hearing.claimant]!.claim!;
  const happening = names.say(words.heard, hearing.claimant, { claim: names.claim(claim) });
  if (!owes) return { happening, owed: names.say(words.they_may_challenge, hearing.challenger) };
  const [wrong] = knownAgainst(view, claim);
  if (wrong) {
    const notice = mine(fill(words.you_know_wrong, { tile: names.tileAt(wrong) }));
    return { happening, owed: [words.do_you_challenge], notice };
  }
  const then = hearing.withstood ? words.then_checked : words.unchallenged_wins;
  return { happening, owed: [`${words.do_you_challenge} ${then}`], notice: mine(words.nothing_against) };
}

function standing(names: Names, view: CodeView, owes: boolean): Situation {
  const { words } = names;
  const hearing = view.hearing!;
  const challenge = hearing.challenge!;
  const happening = names.say(words.challenges, hearing.challenger, { tile: names.tileAt(challenge) });
  if (!owes) return { happening, owed: names.say(words.they_stand, hearing.claimant) };
  return { happening, owed: [words.admit_or_stand], notice: seenThere(names, view, challenge.at) };
}

const TOLD: Record<string, Told> = {
  drawing,
  choosing,
  searching,
  answering,
  accusing,
  claiming,
  challenging,
  standing,
};

// ---------------------------------------------------------------------------------- warnings
type Warned = (names: Names, view: CodeView, action: Action) => Rich | null;

const WARNED: Record<string, Warned> = {
  // Here, because there is no way back from it.
  accuse: (names, _, action) => fill(names.words.warn_accuse, { who: names.seat(action.seat) }),

  /** The reader knows that the message is true. */
  charge(names, view, action) {
    const tile = view.tiles[action.at];
    if (!tile || isLie(view, action as unknown as TileAt)) return null;
    return fill(names.words.warn_charge, { tile: names.tile(tile) });
  },

  /** The reader has seen another tile there. */
  write(names, view, action) {
    const tile = view.tiles[view.draft?.charge?.at ?? ""];
    if (!tile || (tile.kind === action.kind && tile.number === action.number)) return null;
    return fill(names.words.warn_write, { tile: names.tile(tile) });
  },

  claim(names, view) {
    const at = view.seats[names.you]?.at ?? "";
    const [wrong] = view.draft?.claim ? knownAgainst(view, { ...view.draft.claim, at }) : [];
    return wrong ? fill(names.words.warn_false_claim, { tile: names.tileAt(wrong) }) : [names.words.warn_claim];
  },

  /** CC-22: the reader is the last who could keep the claim from winning. */
  "no-challenge"(names, view) {
    const { claimant, withstood } = view.hearing!;
    let after = names.you;
    do after = (after + 1) % view.seats.length;
    while (view.seats[after]!.out);
    if (after !== claimant || withstood) return null;
    const who = names.seat(claimant);
    const [wrong] = knownAgainst(view, view.seats[claimant]!.claim!);
    if (wrong) return fill(names.words.warn_pass_known, { who, tile: names.tileAt(wrong) });
    return fill(names.words.warn_pass, { who });
  },

  admit: (names) => [names.words.warn_admit],

  /** The reader knows that the tile will put him out. */
  stand(names, view) {
    const at = view.hearing!.challenge!.at;
    const tile = view.tiles[at];
    const claim = view.seats[names.you]?.claim;
    if (!tile || !claim || !against(claim, at, tile)) return null;
    return fill(names.words.warn_stand, { tile: names.tile(tile) });
  },
};
