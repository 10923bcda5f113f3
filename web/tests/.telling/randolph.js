// What Python does where JavaScript does otherwise; `javascript.py` puts this before every module that it translates.
const $ = {
  bool: (x) => {
    if (x === null || x === undefined) return false;
    if (Array.isArray(x)) return x.length > 0;
    return typeof x === "object" ? Object.keys(x).length > 0 : Boolean(x);
  },
  eq: (a, b) => {
    if (a === b || (a ?? null) === (b ?? null)) return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && $.eq(a[key], b[key]));
  },
  compare: (a, b) => {
    if (!Array.isArray(a)) return a < b ? -1 : a > b ? 1 : 0;
    for (let at = 0; at < Math.min(a.length, b.length); at++) {
      const order = $.compare(a[at], b[at]);
      if (order) return order;
    }
    return a.length - b.length;
  },
  iter: (x) => (Array.isArray(x) || typeof x === "string" ? x : Object.keys(x)),
  has: (all, x) => {
    if (typeof all === "string") return all.includes(x);
    return Array.isArray(all) ? all.some((one) => $.eq(one, x)) : Object.hasOwn(all, x);
  },
  at: (all, key) => {
    const found = typeof key === "number" && key < 0 ? all.length + key : key;
    if (Array.isArray(all) || typeof all === "string" ? found in Object(all) : Object.hasOwn(all, found))
      return all[found];
    throw new Error(`there is no ${key} in ${JSON.stringify(all)}`);
  },
  slice: (all, low, high) => all.slice(low ?? 0, high ?? undefined),
  add: (a, b) => (Array.isArray(a) ? [...a, ...b] : a + b),
  times: (a, b) => {
    if (typeof a === "string") return a.repeat(Math.max(b, 0));
    return Array.isArray(a) ? Array.from({ length: Math.max(b, 0) }, () => a).flat() : a * b;
  },
  merge: (a, b) => (typeof a === "number" ? a | b : Array.isArray(a) ? $.set([...a, ...b]) : { ...a, ...b }),
  bitand: (a, b) => (Array.isArray(a) ? a.filter((one) => $.has(b, one)) : a & b),
  shift_left: (a, b) => a << b,
  shift_right: (a, b) => a >> b,
  power: (a, b) => a ** b,
  floordiv: (a, b) => Math.floor(a / b),
  mod: (a, b) => ((a % b) + b) % b,
  and: (...parts) => {
    let last;
    for (const part of parts) if (!$.bool((last = part()))) break;
    return last;
  },
  or: (...parts) => {
    let last;
    for (const part of parts) if ($.bool((last = part()))) break;
    return last;
  },
  abs: Math.abs,
  all: (x) => [...$.iter(x)].every($.bool),
  any: (x) => [...$.iter(x)].some($.bool),
  dict: (x = {}) => (Array.isArray(x) ? Object.fromEntries(x) : { ...x }),
  enumerate: (x, start = 0) => [...$.iter(x)].map((one, at) => [at + start, one]),
  int: (x) => Math.trunc(Number(x)),
  len: (x) => (typeof x === "string" ? [...x].length : $.iter(x).length),
  list: (x = []) => [...$.iter(x)],
  tuple: (x = []) => [...$.iter(x)],
  set: (x = []) => [...$.iter(x)].filter((one, at, all) => all.findIndex((other) => $.eq(one, other)) === at),
  range: (a, b, step = 1) => {
    const [from, to] = b === undefined ? [0, a] : [a, b];
    return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, at) => from + at * step);
  },
  reversed: (x) => [...$.iter(x)].reverse(),
  // Half goes to the even neighbour.
  round: (x, digits = 0) => {
    const scaled = x * 10 ** digits;
    const near = Math.round(scaled);
    return (Math.abs(scaled % 1) === 0.5 && near % 2 ? near - 1 : near) / 10 ** digits;
  },
  sorted: (x) => [...$.iter(x)].sort($.compare),
  str: (x) => (x === null || x === undefined ? "None" : x === true ? "True" : x === false ? "False" : String(x)),
  sum: (x, start = 0) => $.iter(x).reduce((sum, one) => sum + one, start),
  zip: (...all) => Array.from({ length: Math.min(...all.map((x) => x.length)) }, (_, at) => all.map((x) => x[at])),
  extreme: (sign, key, all, otherwise) => {
    if (all.length === 0 && otherwise !== undefined) return otherwise;
    return all.reduce((best, one) => (sign * $.compare(key(one), key(best)) > 0 ? one : best));
  },
  max: (...x) => $.extreme(1, (one) => one, x.length > 1 ? x : [...$.iter(x[0])]),
  min: (...x) => $.extreme(-1, (one) => one, x.length > 1 ? x : [...$.iter(x[0])]),
  method: {
    add: (x, one) => void ($.has(x, one) || x.push(one)),
    append: (x, one) => void x.push(one),
    copy: (x) => (Array.isArray(x) ? [...x] : { ...x }),
    count: (x, one) => (typeof x === "string" ? x.split(one).length - 1 : x.filter((other) => $.eq(one, other)).length),
    endswith: (x, end) => x.endsWith(end),
    extend: (x, more) => void x.push(...$.iter(more)),
    get: (x, key, otherwise = null) => (Object.hasOwn(x, key) ? x[key] : otherwise),
    index: (x, one) => {
      const at = x.findIndex((other) => $.eq(one, other));
      if (at < 0) throw new Error(`${JSON.stringify(one)} is not in the list`);
      return at;
    },
    items: (x) => Object.entries(x),
    join: (between, x) => [...x].join(between),
    keys: (x) => Object.keys(x),
    lower: (x) => x.toLowerCase(),
    partition: (x, by) => {
      const at = x.indexOf(by);
      return at < 0 ? [x, "", ""] : [x.slice(0, at), by, x.slice(at + by.length)];
    },
    pop: (x, key, otherwise) => {
      if (Array.isArray(x)) return key === undefined ? x.pop() : x.splice(key, 1)[0];
      const found = Object.hasOwn(x, key) ? x[key] : otherwise;
      delete x[key];
      return found;
    },
    replace: (x, old, by) => x.replaceAll(old, by),
    rpartition: (x, by) => {
      const at = x.lastIndexOf(by);
      return at < 0 ? ["", "", x] : [x.slice(0, at), by, x.slice(at + by.length)];
    },
    split: (x, by) => (by === undefined ? x.split(/\s+/).filter(Boolean) : x.split(by)),
    startswith: (x, start) => (Array.isArray(start) ? start.some((one) => x.startsWith(one)) : x.startsWith(start)),
    upper: (x) => x.toUpperCase(),
    values: (x) => Object.values(x),
  },
};
$.sorted.named = ({ key = (one) => one, reverse = false }, x) => {
  const order = [...$.iter(x)].map((one) => [key(one), one]);
  order.sort((a, b) => (reverse ? -1 : 1) * $.compare(a[0], b[0]));
  return order.map(([, one]) => one);
};
$.max.named = ({ key = (one) => one, default: otherwise }, ...x) =>
  $.extreme(1, key, x.length > 1 ? x : [...$.iter(x[0])], otherwise);
$.min.named = ({ key = (one) => one, default: otherwise }, ...x) =>
  $.extreme(-1, key, x.length > 1 ? x : [...$.iter(x[0])], otherwise);
$.enumerate.named = ({ start }, x) => $.enumerate(x, start);
$.zip.named = (_, ...all) => $.zip(...all);

export const KINDS = {
  seat: "seat",
  seats: "seat",
  mover: "seat",
  protester: "seat",
  winner: "seat",
  winners: "seat",
  loser: "seat",
  richer: "seat",
  space: "space",
  start: "space",
  circle: "space",
  card: "symbol",
  symbol: "symbol drawn",
};
export const MINE = ["aside", "read", "answered"];
export const SILENT = ["places", "turn", "asked", "weighed", "nobody-protests", "gives", "chips", "over"];
export const SIDES = { 2: ["top", "bottom"], 4: ["top", "right", "bottom", "left"] };
export const MAKES_FOUR = 4;
export function faded(event, table) {
  if (
    $.bool(
      $.or(
        () => !$.has(["aside", "read", "shown"], $.at(event, "what")),
        () => $.method.get($.at(table, "options"), "memory_aid", true),
      ),
    )
  ) {
    return null;
  }
  return { ...event, id: ["faded-", $.str($.at(event, "what"))].join("") };
  return null;
}
export const LIES = ["bluffed", "caught", "confessed", "folded-though-right"];
export const HEARD = { announced: "move", sold: "bid", raised: "bid", matched: "bid", read: "seal", answered: "seal" };
export const STAMPED = { confessed: "stamp", folded: "stamp", shuffled: "window", out: "lost" };
export function moment(event, view, table) {
  let what, kind, stamp;
  what = $.at(event, "what");
  if ($.has(HEARD, what)) {
    return { kind: $.at(HEARD, what), at: $.method.get(event, "space") };
  }
  if ($.has(STAMPED, what)) {
    return { kind: $.at(STAMPED, what), stamp: ["stamp-", $.str(what)].join("") };
  }
  if ($.eq(what, "placed") || $.eq(what, "took") || $.eq(what, "laid")) {
    return { kind: "move", at: $.method.get(event, "circle", $.method.get(event, "space")) };
  } else if ($.eq(what, "protests")) {
    return { kind: "call", stamp: "stamp-protest" };
  } else if ($.eq(what, "shown")) {
    [kind, stamp] = $.bool($.at(event, "true")) ? ["stamp", "stamp-true"] : ["caught", "stamp-lie"];
    return { kind: kind, stamp: stamp, at: $.at(event, "circle") };
  } else if ($.eq(what, "won")) {
    return { kind: "bid", text: { ...event, id: "log-won" } };
  } else if ($.eq(what, "card")) {
    return { kind: "taken", stamp: $.eq($.at(event, "alike"), MAKES_FOUR) ? "stamp-bank" : "stamp-card" };
  }
  return null;
  return null;
}
export function situation(view, table) {
  let phase, mover, owes, happening, announced, goal, number, todo, said, owed, at_stake;
  [phase, mover, owes] = [$.at(view, "phase"), $.at(view, "mover"), $.bool($.at(view, "legal"))];
  happening = { id: ["happens-", $.str(phase)].join(""), seat: mover, round: $.at(view, "round") };
  if ($.eq(phase, "over")) {
    return { happening: happening };
  } else if ($.eq(phase, "placing")) {
    return { happening: happening, owed: $.bool(owes) ? "owed-placing" : null };
  } else if ($.eq(phase, "giving")) {
    happening = { id: "happens-giving", seat: $.at(view, "giver") };
    return { happening: happening, owed: $.bool(owes) ? "owed-giving" : null };
  }
  [announced, goal] = [$.at(view, "announced"), $.at(view, "goal")];
  number = $.bool(announced) ? $.at(announced, "number") : null;
  if ($.eq(number, null)) {
    if (!$.bool(owes)) {
      return { happening: happening };
    }
    todo = { id: ["owed-", $.str(phase)].join(""), last: $.len($.at($.at(table, "components"), "symbols")) - 1 };
    return { happening: happening, owed: [_chip_in_hand(view), todo], notice: _goal(view, "notice-top") };
  }
  said = { id: "log-announced", seat: mover, number: number };
  said = { ...said, start: $.at(announced, "figure_from"), space: $.at(announced, "figure_to") };
  if ($.eq(phase, "prize")) {
    return { happening: said, owed: { id: "happens-prize", seat: $.at($.at(view, "bet"), "winner") } };
  }
  if ($.eq(phase, "laying")) {
    owed = $.bool(owes) ? [_chip_in_hand(view), "owed-laying"] : { id: "waits-laying", mover: mover };
  } else if ($.eq(phase, "protest")) {
    owed = _protest(view, owes);
  } else if ($.eq(phase, "taking")) {
    owed = $.bool(owes) ? "owed-taking" : { id: "waits-taking", mover: mover };
  } else if (true) {
    owed = _bet(view, owes);
  }
  at_stake = $.and(
    () => !$.eq(goal, null),
    () => $.eq($.at(goal, "number"), number),
  );
  return { happening: said, owed: owed, notice: $.bool(at_stake) ? _goal(view, "notice-stake") : null };
  return null;
}
function _goal(view, name) {
  return $.bool($.at(view, "goal")) ? { ...$.at(view, "goal"), id: name } : null;
  return null;
}
function _chip_in_hand(view) {
  let own;
  own = $.at(view, "dossier");
  if (
    $.bool(
      $.or(
        () => !$.bool(own),
        () => $.eq($.at(own, "in_hand"), null),
      ),
    )
  ) {
    return null;
  }
  return { id: "own-chip", number: $.at(own, "in_hand"), draw: "mine" };
  return null;
}
function _protest(view, owes) {
  let mover;
  mover = $.at(view, "mover");
  if (!$.bool(owes)) {
    return { id: "waits-protest", mover: mover };
  }
  if (
    $.bool(
      $.and(
        () => $.at(view, "dossier"),
        () => !$.eq($.at($.at(view, "dossier"), "weighing"), null),
      ),
    )
  ) {
    return "owed-sum";
  }
  return [
    { id: "owed-protest", mover: mover, sum: $.at($.at($.at(view, "seats"), mover), "cash") },
    _of_this_chip(view),
  ];
  return null;
}
function _bet(view, owes) {
  let own, bet, mover, phase, protester, to_match, answers, other, sealed, stays;
  [own, bet, mover, phase] = [$.at(view, "dossier"), $.at(view, "bet"), $.at(view, "mover"), $.at(view, "phase")];
  [protester, to_match] = [$.at(bet, "protester"), $.at(bet, "match")];
  [answers, other] = $.eq(phase, "raise") ? [protester, mover] : [mover, protester];
  if (!$.bool(owes)) {
    sealed = $.bool(own) ? $.at(own, "bet") : null;
    stays = $.bool(sealed) ? { id: "own-bet-stays", sum: sealed, draw: "mine" } : null;
    return [{ id: "waits-bet", seat: answers, sum: to_match }, stays];
  }
  if ($.eq(phase, "answer")) {
    return [{ id: "owed-answer", protester: protester, sum: to_match }, _of_this_chip(view)];
  }
  return [{ id: "owed-raise", seat: other, sum: to_match }, _of_this_chip(view)];
  return null;
}
function _of_this_chip(view) {
  let own, announced, said, known, left, unseen;
  [own, announced] = [$.at(view, "dossier"), $.at(view, "announced")];
  if (
    $.bool(
      $.or(
        () => !$.bool(own),
        () => !$.bool($.at(view, "memory_aid")),
      ),
    )
  ) {
    return null;
  }
  said = $.at(announced, "number");
  known = $.method.get($.at(own, "chips"), $.at(announced, "laid_at"));
  if (!$.eq(known, null)) {
    return { id: "own-known", number: known, draw: "mine" };
  }
  left = $.method.get($.at(own, "unseen"), $.str(said), 0);
  if (!$.bool(left)) {
    return { id: "own-all-placed", number: said, draw: "mine" };
  }
  unseen = $.sum($.method.values($.at(own, "unseen")));
  return { id: "own-some-left", number: said, count: left, unseen: unseen, draw: "mine" };
  return null;
}
export function menu(view, table) {
  let legal, chips, rest, loser, choices, action, label;
  legal = $.at(view, "legal");
  if (!$.bool(legal)) {
    return [];
  }
  if ($.eq($.at(view, "phase"), "placing") || $.eq($.at(view, "phase"), "laying")) {
    return _spaces(view, table);
  } else if ($.eq($.at(view, "phase"), "choose")) {
    chips = (() => {
      const $r = [];
      for (const action of $.iter(legal))
        if ($.eq($.at(action, "do"), "take")) $r.push({ action: action, label: _chip(view, action) });
      return $r;
    })();
    rest = (() => {
      const $r = [];
      for (const action of $.iter(legal)) if (!$.eq($.at(action, "do"), "take")) $r.push({ action: action });
      return $r;
    })();
    return [{ choices: rest }, { title: "choices-take", choices: chips }];
  } else if ($.eq($.at(view, "phase"), "saying")) {
    return [
      {
        choices: (() => {
          const $r = [];
          for (const action of $.iter(legal)) $r.push({ action: action, label: _say(view, action, table) });
          return $r;
        })(),
      },
    ];
  } else if ($.eq($.at(view, "phase"), "protest")) {
    return [{ choices: _answers(view, table) }];
  } else if ($.eq($.at(view, "phase"), "taking")) {
    return [
      {
        choices: (() => {
          const $r = [];
          for (const action of $.iter(legal)) $r.push({ action: action, label: _take(view, action) });
          return $r;
        })(),
      },
    ];
  } else if ($.eq($.at(view, "phase"), "giving")) {
    return [
      {
        choices: (() => {
          const $r = [];
          for (const action of $.iter(legal)) $r.push({ action: action });
          return $r;
        })(),
      },
    ];
  } else if ($.eq($.at(view, "phase"), "prize")) {
    [loser, choices] = [$.at($.at(view, "bet"), "loser"), []];
    for (action of $.iter(legal)) {
      label = { ..._prize(view, action), id: "choice-prize", loser: loser };
      $.method.append(choices, { action: action, label: label });
    }
    return [{ choices: choices }];
  }
  return [{ choices: _bets(view, table) }];
  return null;
}
export function label(action, table) {
  let board, low, high;
  board = $.at(table, "components");
  if ($.eq($.at(action, "do"), "sell")) {
    return { ...action, id: "do-sell", sum: $.at(board, "sale") };
  } else if ($.eq($.at(action, "do"), "weigh")) {
    [low, high] = [
      $.max($.at(action, "from"), $.at(board, "least_bet")),
      $.add($.at(action, "from"), $.at(board, "span")) - $.at(board, "note"),
    ];
    return { id: "do-weigh", low: low, high: high };
  } else if ($.eq($.at(action, "do"), "bet")) {
    return { id: "do-bet", sum: $.at(action, "sum"), all: false };
  }
  return { ...action, id: ["do-", $.str($.at(action, "do"))].join("") };
  return null;
}
function _spaces(view, table) {
  let board, laps, sides, groups, action, space, lap;
  board = $.at(table, "components");
  laps = $.floordiv($.len($.at(board, "spaces")), $.len($.at(board, "symbols")));
  sides = $.method.get(SIDES, $.str(laps), []);
  groups = $.or(
    () =>
      (() => {
        const $r = [];
        for (const side of $.iter(sides)) $r.push({ title: ["side-", $.str(side)].join(""), choices: [] });
        return $r;
      })(),
    () => [{ choices: [] }],
  );
  for (action of $.iter($.at(view, "legal"))) {
    space = $.eq($.at(action, "do"), "figure") ? $.at(action, "space") : $.at(action, "circle");
    lap = $.bool(sides) ? $.int($.at($.method.rpartition(space, "-"), 2)) : 1;
    $.method.append($.at($.at(groups, lap - 1), "choices"), {
      action: action,
      label: { id: "name-space", space: space },
    });
  }
  return groups;
  return null;
}
function _chip(view, action) {
  let circle, known, number;
  circle = $.at(action, "circle");
  if ($.has($.at(view, "shown"), circle)) {
    return { id: "choice-shown", circle: circle, number: $.at($.at(view, "shown"), circle) };
  }
  known = $.bool($.at(view, "dossier")) ? $.method.get($.at($.at(view, "dossier"), "chips"), circle) : null;
  number = !$.eq(known, null) ? { id: "name-number", number: known, draw: "mine" } : null;
  return [{ id: "name-space", space: circle }, number];
  return null;
}
function _say(view, action, table) {
  let number, goal, own, spaces, space, gain, is_true;
  [number, goal, own] = [$.at(action, "number"), $.at(view, "goal"), $.at(view, "dossier")];
  spaces = (() => {
    const $r = [];
    for (const space of $.iter($.at($.at(table, "components"), "spaces"))) $r.push($.at(space, "id"));
    return $r;
  })();
  space = $.at(
    spaces,
    $.mod(
      $.add($.method.index(spaces, $.at($.at($.at(view, "seats"), $.at(view, "mover")), "figure")), number),
      $.len(spaces),
    ),
  );
  gain = $.bool(
    $.and(
      () => goal,
      () => $.eq($.at(goal, "number"), number),
    ),
  )
    ? _goal(view, "choice-gain")
    : null;
  is_true = $.bool(
    $.and(
      () => own,
      () => $.eq($.at(own, "in_hand"), number),
    ),
  )
    ? { id: "own-true", draw: "mine" }
    : null;
  return [{ id: "choice-say", number: number, space: space }, gain, is_true];
  return null;
}
function _take(view, action) {
  return $.eq($.at(action, "do"), "take-top")
    ? $.or(
        () => _goal(view, "choice-take"),
        () => "do-take-top",
      )
    : "do-leave";
  return null;
}
function _answers(view, table) {
  let board, cash, choices, action, low, high, span;
  [board, cash] = [$.at(table, "components"), $.at($.at($.at(view, "seats"), $.at(table, "you")), "cash")];
  choices = [];
  for (action of $.iter($.at(view, "legal"))) {
    if ($.eq($.at(action, "do"), "weigh")) {
      low = $.max($.at(action, "from"), $.at(board, "least_bet"));
      high = $.min($.add($.at(action, "from"), $.at(board, "span")) - $.at(board, "note"), cash);
      span = { id: "do-weigh", low: low, high: high };
      $.method.append(choices, { action: action, label: $.compare(low, high) < 0 ? span : _sum(low, cash) });
    } else {
      if ($.eq($.at(action, "do"), "bet")) {
        $.method.append(choices, { action: action, label: _sum($.at(action, "sum"), cash) });
      } else {
        $.method.append(choices, { action: action });
      }
    }
  }
  if ($.eq($.len(choices), 1)) {
    $.method.append(choices, { label: "choice-protest", why: { id: "why-cannot-bet", sum: $.at(board, "least_bet") } });
  }
  return choices;
  return null;
}
function _sum(sum, cash) {
  return { id: "do-bet", sum: sum, all: $.eq(sum, cash) };
  return null;
}
function _bets(view, table) {
  let bet, you, choices, raises, action, fine, message, times, sum, off;
  [bet, you] = [$.at(view, "bet"), $.at(table, "you")];
  choices = [];
  raises = { double: false, triple: false };
  for (action of $.iter($.at(view, "legal"))) {
    if ($.eq($.at(action, "do"), "confess")) {
      fine = $.min($.at($.at(table, "components"), "fine"), $.at($.at($.at(view, "seats"), you), "cash"));
      message = { id: "choice-confess", sum: fine };
    } else if ($.eq($.at(action, "do"), "fold")) {
      message = { id: "choice-fold", sum: $.at($.at(bet, "put"), you) };
    } else if ($.eq($.at(action, "do"), "match")) {
      message = { id: "choice-match", sum: $.at(bet, "match") };
    } else if (true) {
      [times, sum] = $.eq($.at(action, "do"), "double") ? [2, $.at(bet, "double")] : [3, $.at(bet, "triple")];
      message = {
        id: "choice-raise",
        times: times,
        sum: sum,
        capped: $.compare(sum, $.times(times, $.at(bet, "match"))) < 0,
      };
      raises[$.at(action, "do")] = true;
    }
    $.method.append(choices, { action: action, label: message });
  }
  off = (() => {
    const $r = [];
    for (const do$ of $.iter(raises)) if (!$.bool($.at(raises, do$))) $r.push(do$);
    return $r;
  })();
  return $.add(
    choices,
    (() => {
      const $r = [];
      for (const do$ of $.iter(off)) $r.push({ label: ["do-", $.str(do$)].join(""), why: "why-cannot-raise" });
      return $r;
    })(),
  );
  return null;
}
function _prize(view, action) {
  let goal, top, card, found;
  if ($.eq($.at(view, "phase"), "taking")) {
    goal = $.at(view, "goal");
    return goal;
  }
  top = $.eq($.at(action, "do"), "take-top");
  card = $.bool(top) ? $.at(view, "top") : $.at(action, "card");
  found = (() => {
    const $r = [];
    for (const one of $.iter($.at($.at(view, "bet"), "prizes")))
      if (
        $.bool(
          $.and(
            () => $.eq($.at(one, "top"), top),
            () => $.eq($.at(one, "card"), card),
          ),
        )
      )
        $r.push(one);
    return $r;
  })();
  return $.at(found, 0);
  return null;
}
export function warning(view, action, table) {
  let prize, seats, you, own, richer, warned, announced, number, is_true;
  if ($.eq($.at(action, "do"), "shuffle")) {
    return "warn-shuffle";
  } else if ($.eq($.at(action, "do"), "take-top") || $.eq($.at(action, "do"), "take-card")) {
    prize = _prize(view, action);
    [seats, you] = [$.at(view, "seats"), $.at(table, "you")];
    own = $.add($.at($.at(seats, you), "cash"), $.at(prize, "sum"));
    richer = (() => {
      const $r = [];
      for (const seat of $.iter($.range($.len(seats))))
        if (
          $.bool(
            $.and(
              () => !$.eq(seat, you),
              () => $.compare($.at($.at(seats, seat), "cash"), own) > 0,
            ),
          )
        )
          $r.push(seat);
      return $r;
    })();
    warned = { ...prize, id: "warn-prize", richer: $.bool(richer) ? $.at(richer, 0) : null };
    return $.eq($.at(prize, "alike"), MAKES_FOUR) ? warned : null;
  } else if ($.eq($.at(action, "do"), "match")) {
    announced = $.at(view, "announced");
    number = $.bool($.at(view, "dossier"))
      ? $.method.get($.at($.at(view, "dossier"), "chips"), $.at(announced, "laid_at"))
      : null;
    is_true = $.eq(number, $.at(announced, "number"));
    if (
      $.bool(
        $.or(
          () => $.eq(number, null),
          () => $.eq(is_true, $.eq($.at(view, "mover"), $.at(table, "you"))),
        ),
      )
    ) {
      return null;
    }
    return { id: "warn-match", number: number, sum: $.at($.at(view, "bet"), "match") };
  }
  return null;
  return null;
}
export function seat_now(view, seat, table) {
  let bet;
  bet = $.at(view, "bet");
  if ($.eq($.at(view, "phase"), "over")) {
    return null;
  }
  if (!$.eq($.at(view, "giver"), null)) {
    return $.eq(seat, $.at(view, "giver")) ? "now-gives" : null;
  }
  if (
    $.bool(
      $.and(
        () => bet,
        () => !$.eq($.at(bet, "winner"), null),
      ),
    )
  ) {
    return $.eq(seat, $.at(bet, "winner")) ? "now-won" : null;
  }
  if (
    $.bool(
      $.and(
        () => bet,
        () => $.eq(seat, $.at(bet, "protester")),
      ),
    )
  ) {
    return "now-protests";
  }
  if ($.has($.at(view, "asked"), seat)) {
    return "now-asked";
  }
  return $.eq(seat, $.at(view, "mover")) ? "now-moves" : null;
  return null;
}
export function seat_facts(view, seat, table) {
  let known, facts;
  known = $.at($.at(view, "seats"), seat);
  facts = [{ id: "fact-cash", sum: { id: "name-sum", sum: $.at(known, "cash"), draw: "strong" } }];
  if ($.bool($.at(known, "out"))) {
    return [...$.iter(facts), { id: "fact-out", draw: "strong" }];
  }
  facts = $.add(
    facts,
    (() => {
      const $r = [];
      for (const [card, count] of $.iter(_in_order($.at(known, "cards"), table)))
        $r.push({ id: "fact-card", symbol: card, count: count });
      return $r;
    })(),
  );
  return $.bool($.at(known, "may_shuffle")) ? facts : [...$.iter(facts), "fact-mixed"];
  return null;
}
function _in_order(cards, table) {
  let symbols;
  symbols = (() => {
    const $r = [];
    for (const symbol of $.iter($.at($.at(table, "components"), "symbols"))) $r.push($.at(symbol, "id"));
    return $r;
  })();
  return (() => {
    const $r = [];
    for (const symbol of $.iter(symbols))
      if ($.bool($.method.get(cards, symbol))) $r.push([symbol, $.at(cards, symbol)]);
    return $r;
  })();
  return null;
}
function _counts(cards, table) {
  return (() => {
    const $r = [];
    for (const [card, count] of $.iter(_in_order(cards, table)))
      $r.push({ id: "card-count", card: card, count: count });
    return $r;
  })();
  return null;
}
export function result(view, table) {
  let outcome, winners, cash, won, fourth, order, amounts, why;
  outcome = $.at(view, "outcome");
  if (
    $.bool(
      $.or(
        () => !$.bool(outcome),
        () => !$.has(outcome, "cash"),
      ),
    )
  ) {
    return [];
  }
  [winners, cash] = [$.at(outcome, "winners"), $.at(outcome, "cash")];
  won = { id: "result-winner", seat: $.at(winners, 0) };
  if ($.compare($.len(winners), 1) > 0) {
    won = { id: "result-shared", winners: winners };
  }
  fourth = $.or(
    () => $.method.get(outcome, "fourth"),
    () => ({}),
  );
  order = $.sorted.named({ key: (seat) => -$.at(cash, seat) }, $.range($.len(cash)));
  amounts = (() => {
    const $r = [];
    for (const seat of $.iter(order)) $r.push({ id: "amount", seat: seat, sum: $.at(cash, seat) });
    return $r;
  })();
  why = { ...fourth, id: ["result-", $.str($.at(outcome, "reason"))].join("") };
  return [won, why, { id: "result-cash", amounts: { list: amounts, join: "comma" } }];
  return null;
}
export function papers(view, table) {
  let own, you, lines, cards;
  [own, you] = [$.at(view, "dossier"), $.at(table, "you")];
  if (!$.bool(own)) {
    return [];
  }
  lines = [];
  if (!$.eq($.at(own, "in_hand"), null)) {
    $.method.append(lines, { id: "own-in-hand", number: $.at(own, "in_hand") });
  }
  if (!$.eq($.at(own, "bet"), null)) {
    $.method.append(lines, { id: "own-bet", sum: $.at(own, "bet") });
  }
  if (
    $.bool(
      $.or(
        () => $.at(view, "memory_aid"),
        () => $.eq($.at(view, "phase"), "over"),
      ),
    )
  ) {
    lines = $.add(
      lines,
      (() => {
        const $r = [];
        for (const number of $.iter($.range($.len($.at($.at(table, "components"), "symbols")))))
          $r.push(_places(own, number));
        return $r;
      })(),
    );
  } else {
    $.method.append(lines, "own-must-remember");
  }
  cards = _counts($.at($.at($.at(view, "seats"), you), "cards"), table);
  return [
    { title: "own-chips", lines: lines },
    {
      title: "own-cards",
      lines: $.or(
        () => cards,
        () => ["own-no-cards"],
      ),
    },
  ];
  return null;
}
function _places(own, number) {
  let places, unseen;
  places = $.eq($.at(own, "aside"), number) ? [{ id: "paper-aside" }] : [];
  places = $.add(
    places,
    (() => {
      const $r = [];
      for (const [circle, known] of $.iter($.method.items($.at(own, "chips"))))
        if ($.eq(known, number)) $r.push({ id: "name-space", space: circle });
      return $r;
    })(),
  );
  unseen = $.method.get($.at(own, "unseen"), $.str(number), 0);
  return { id: "paper-number", number: number, places: { list: places, join: "comma" }, unseen: unseen };
  return null;
}
export function ending(view, events, table) {
  let turns, lies, unopened, hands, numbered, sections, lines;
  turns = _turns(events);
  lies = (() => {
    const $r = [];
    for (const turn of $.iter(turns)) if (!$.eq($.at(turn, "said"), $.at(turn, "had"))) $r.push(turn);
    return $r;
  })();
  unopened = (() => {
    const $r = [];
    for (const turn of $.iter(turns)) for (const bet of $.iter($.at(turn, "bets"))) $r.push([$.at(turn, "round"), bet]);
    return $r;
  })();
  hands = (() => {
    const $r = [];
    for (const seat of $.iter($.range($.len($.at(view, "seats"))))) $r.push(_hand(view, seat, turns, table));
    return $r;
  })();
  numbered = (() => {
    const $r = [];
    for (const turn of $.iter(lies)) $r.push([$.at(turn, "round"), { ...turn, id: "end-lie" }]);
    return $r;
  })();
  sections = [{ about: "hands", title: "end-hands", lines: hands, of_seats: true }];
  $.method.append(sections, {
    title: $.bool(lies) ? "end-lies-title" : null,
    lines: $.or(
      () => _by_round(numbered),
      () => ["end-no-lies"],
    ),
  });
  if (
    $.bool(
      $.any(
        (() => {
          const $r = [];
          for (const event of $.iter(events)) $r.push($.eq($.at(event, "what"), "protests"));
          return $r;
        })(),
      ),
    )
  ) {
    lines = $.or(
      () => _by_round(unopened),
      () => ["end-all-opened"],
    );
    $.method.append(sections, { title: $.bool(unopened) ? "end-unopened" : null, lines: lines });
  }
  return sections;
  return null;
}
function _turns(events) {
  let turns, current, read, event, said;
  turns = [];
  [current, read] = [1, null];
  for (event of $.iter(events)) {
    if ($.eq($.at(event, "what"), "turn")) {
      current = $.at(event, "round");
    } else if ($.eq($.at(event, "what"), "read")) {
      read = $.at(event, "number");
    } else if ($.eq($.at(event, "what"), "announced")) {
      said = { seat: $.at(event, "seat"), said: $.at(event, "number"), had: read };
      $.method.append(turns, { ...said, round: current, bets: [], caught: false });
    } else if ($.eq($.at(event, "what"), "answered")) {
      if (!$.eq($.at(event, "bet"), null)) {
        $.method.append($.at($.at(turns, -1), "bets"), {
          id: "amount",
          seat: $.at(event, "seat"),
          sum: $.at(event, "bet"),
        });
      }
    } else if ($.eq($.at(event, "what"), "protests")) {
      $.at(turns, -1)["bets"] = (() => {
        const $r = [];
        for (const bet of $.iter($.at($.at(turns, -1), "bets")))
          if (!$.eq($.at(bet, "seat"), $.at(event, "seat"))) $r.push(bet);
        return $r;
      })();
    } else if ($.eq($.at(event, "what"), "shown")) {
      $.at(turns, -1)["caught"] = !$.bool($.at(event, "true"));
    }
  }
  return turns;
  return null;
}
function _hand(view, seat, turns, table) {
  let known, own, lies, caught, aside, counts, cards;
  known = $.at($.at(view, "seats"), seat);
  own = (() => {
    const $r = [];
    for (const turn of $.iter(turns)) if ($.eq($.at(turn, "seat"), seat)) $r.push(turn);
    return $r;
  })();
  lies = (() => {
    const $r = [];
    for (const turn of $.iter(own)) if (!$.eq($.at(turn, "said"), $.at(turn, "had"))) $r.push(turn);
    return $r;
  })();
  caught = (() => {
    const $r = [];
    for (const turn of $.iter(lies)) if ($.bool($.at(turn, "caught"))) $r.push(turn);
    return $r;
  })();
  aside = $.bool(
    $.and(
      () => !$.eq($.at(known, "aside"), null),
      () => $.compare($.at(known, "aside"), 0) >= 0,
    ),
  )
    ? $.at(known, "aside")
    : null;
  counts = { true: $.len(own) - $.len(lies), lies: $.len(lies), caught: $.len(caught) };
  cards = { list: _counts($.at(known, "cards"), table), join: "comma" };
  return { id: "end-hand", seat: seat, sum: $.at(known, "cash"), aside: aside, ...counts, cards: cards };
  return null;
}
function _by_round(numbered) {
  let lines, number, part;
  lines = [];
  for ([number, part] of $.iter(numbered)) {
    if (
      $.bool(
        $.or(
          () => !$.bool(lines),
          () => !$.eq($.at($.at(lines, -1), "round"), number),
        ),
      )
    ) {
      $.method.append(lines, { id: "end-in-round", round: number, parts: { list: [], join: "comma" } });
    }
    $.method.append($.at($.at($.at(lines, -1), "parts"), "list"), part);
  }
  return $.list(lines);
  return null;
}
