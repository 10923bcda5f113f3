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
  to: "seat",
  from: "seat",
  accused: "seat",
  claimant: "seat",
  by: "seat",
  here: "seat",
  been: "seat",
  at: "building",
  codes: "building",
  kind: "kind",
};
export const MINE = ["saw", "message", "charged", "verdict", "sealed", "named"];
export const SILENT = ["begins", "round", "stand", "searches", "asked", "claim-part", "envelopes", "over"];
export const TILE_KINDS = ["code", "file"];
export const REASONS = ["solved", "unchallenged", "last-one-left", "rounds-are-up"];
export const FEW_ORDERS = 3;
export const LIES = ["lied", "bluffed", "caught"];
export const HEARD = { drew: "move", went: "move", saw: "seal", answered: "seal", accuses: "call", sealed: "seal" };
export const STAMPED = {
  unmasked: "caught",
  "accused-in-vain": "lost",
  admitted: "lost",
  "claim-right": "taken",
  "claim-unchallenged": "taken",
  "claim-wrong": "caught",
  out: "lost",
};
export function moment(event, view, table) {
  let what, agrees;
  what = $.at(event, "what");
  if ($.has(STAMPED, what)) {
    return { kind: $.at(STAMPED, what), stamp: ["stamp-", $.str(what)].join("") };
  }
  if ($.has(HEARD, what)) {
    return { kind: $.at(HEARD, what) };
  }
  if ($.eq(what, "verdict")) {
    return { kind: $.bool($.at(event, "true")) ? "caught" : "lost", stamp: _proved(event) };
  } else if ($.eq(what, "heard")) {
    return { kind: "window", stamp: "stamp-claim", at: $.at(event, "at") };
  } else if ($.eq(what, "challenges") || $.eq(what, "challenged")) {
    return { kind: "call", stamp: "stamp-challenge" };
  } else if ($.eq(what, "turned")) {
    if (!$.bool($.at(event, "challenged"))) {
      return { kind: "seal", at: $.at(event, "at") };
    }
    agrees = { kind: "stamp", stamp: "stamp-agrees", at: $.at(event, "at") };
    return $.bool($.at(event, "agrees"))
      ? agrees
      : { kind: "caught", stamp: "stamp-contradicts", at: $.at(event, "at") };
  }
  return null;
  return null;
}
function _proved(verdict) {
  return $.bool($.at(verdict, "true")) ? "stamp-unmasked" : "stamp-accused-in-vain";
  return null;
}
export function situation(view, table) {
  let now;
  now = _situation(view, table);
  if (
    $.bool(
      $.and(
        () => !$.eq($.at(view, "phase"), "over"),
        () => $.compare($.at(table, "you"), 0) >= 0,
        () => $.at($.at($.at(view, "seats"), $.at(table, "you")), "out"),
      ),
    )
  ) {
    return { happening: $.at(now, "happening"), owed: "you-are-out" };
  }
  return now;
  return null;
}
function _situation(view, table) {
  let owes, acting, left, notice, happening, at, question, owed, charge;
  owes = $.compare($.len($.at(view, "legal")), 0) > 0;
  acting = { id: ["phase-", $.str($.at(view, "phase"))].join(""), seat: $.at(view, "acting") };
  if ($.eq($.at(view, "phase"), "drawing")) {
    left = $.sum($.at(view, "piles"));
    notice = $.compare(left, FEW_ORDERS) <= 0 ? { notice: { id: "notice-few-orders", left: left } } : {};
    return { happening: acting, ...($.bool(owes) ? { owed: "owed-drawing" } : {}), ...notice };
  } else if ($.eq($.at(view, "phase"), "choosing")) {
    happening = { ...acting, at: $.at($.at(view, "sent"), $.at(view, "acting")) };
    return { happening: happening, ...($.bool(owes) ? { owed: "owed-choosing" } : {}) };
  } else if ($.eq($.at(view, "phase"), "searching")) {
    at = $.at($.at($.at(view, "seats"), $.at(view, "acting")), "at");
    happening = { ...acting, at: at };
    return { happening: happening, ...($.bool(owes) ? _search(view, at) : {}) };
  } else if ($.eq($.at(view, "phase"), "answering")) {
    question = $.at(view, "question");
    happening = { id: "phase-answering", ...question };
    if (!$.bool(owes)) {
      return { happening: happening };
    }
    owed = { id: "owed-answering", seat: $.at(question, "seat") };
    return { happening: happening, owed: owed, ..._seen_there(view, $.at(question, "at")) };
  } else if ($.eq($.at(view, "phase"), "accusing")) {
    happening = { id: "phase-accusing", ...$.at(view, "accusation") };
    if (!$.bool(owes)) {
      return { happening: happening };
    }
    charge = $.at($.at(view, "draft"), "charge");
    if (!$.bool(charge)) {
      return { happening: happening, owed: "owed-accusing" };
    }
    happening = { id: "phase-charging", ...charge };
    return { happening: happening, owed: "owed-charging", ..._seen_there(view, $.at(charge, "at")) };
  } else if ($.eq($.at(view, "phase"), "claiming")) {
    if (!$.bool(owes)) {
      return { happening: "phase-claiming", owed: "wait-claiming" };
    }
    at = $.at($.at($.at(view, "seats"), $.at(table, "you")), "at");
    notice = { notice: { id: "notice-stand", at: at, ...$.at($.at(view, "tiles"), at), draw: "mine" } };
    return { happening: "phase-claiming", owed: _claim_so_far(view, at, table), ...notice };
  } else if ($.eq($.at(view, "phase"), "challenging")) {
    return _challenging(view, owes);
  } else if ($.eq($.at(view, "phase"), "standing")) {
    return _standing(view, owes);
  }
  return { happening: "phase-over" };
  return null;
}
function _search(view, at) {
  let owed, do$, said, seats;
  owed = [];
  for ([do$, said] of $.iter([
    ["ask", "owed-ask"],
    ["accuse", "owed-accuse"],
  ])) {
    seats = $.sorted(
      $.set(
        (() => {
          const $r = [];
          for (const action of $.iter(_doing(view, do$))) $r.push($.at(action, "seat"));
          return $r;
        })(),
      ),
    );
    if ($.bool(seats)) {
      $.method.append(owed, { id: said, seats: { list: seats, join: "or" } });
    }
  }
  return { owed: owed, notice: { id: "notice-found", ...$.at($.at(view, "tiles"), at), draw: "mine" } };
  return null;
}
function _seen_there(view, at) {
  let tile;
  tile = $.method.get($.at(view, "tiles"), at);
  return $.bool(tile) ? { notice: { id: "notice-it-is", ...tile, draw: "mine" } } : {};
  return null;
}
function _claim_so_far(view, at, table) {
  let draft, claim, left;
  draft = $.at($.at(view, "draft"), "claim");
  if (!$.bool(draft)) {
    return "owed-claiming";
  }
  claim = { ...draft, at: at };
  left = $.at($.at(table, "components"), "numbers") - 1 - $.len($.at(draft, "codes"));
  if ($.bool(left)) {
    return { ...claim, id: "owed-more-codes", left: left };
  }
  return { ...claim, id: $.bool($.at(draft, "number")) ? "owed-hand-in" : "owed-file" };
  return null;
}
function _challenging(view, owes) {
  let hearing, claim, happening, wrong, notice, owed;
  hearing = $.at(view, "hearing");
  claim = $.at($.at($.at(view, "seats"), $.at(hearing, "claimant")), "claim");
  happening = { ...claim, id: "log-heard" };
  if (!$.bool(owes)) {
    return { happening: happening, owed: { id: "wait-challenging", seat: $.at(hearing, "challenger") } };
  }
  wrong = _known_against($.at(view, "tiles"), claim);
  if ($.bool(wrong)) {
    notice = { id: "notice-wrong", ...$.at(wrong, 0), draw: "mine" };
    return { happening: happening, owed: "owed-challenge", notice: notice };
  }
  owed = $.bool($.at(hearing, "withstood")) ? "owed-challenge-checked" : "owed-challenge-wins";
  return { happening: happening, owed: owed, notice: { id: "notice-nothing-against", draw: "mine" } };
  return null;
}
function _standing(view, owes) {
  let hearing, challenge, happening;
  [hearing, challenge] = [$.at(view, "hearing"), $.at(view, "challenge")];
  happening = { id: "log-challenges", seat: $.at(hearing, "challenger"), claimant: $.at(hearing, "claimant") };
  if ($.bool(challenge)) {
    happening = { ...happening, ...challenge, id: "log-challenged" };
  }
  if (!$.bool(owes)) {
    return { happening: happening, owed: { id: "wait-standing", seat: $.at(hearing, "claimant") } };
  }
  return { happening: happening, owed: "owed-standing", ..._seen_there(view, $.at(challenge, "at")) };
  return null;
}
export function label(action, table) {
  if ($.eq($.at(action, "do"), "go")) {
    return { id: "do-go", at: $.at(action, "to") };
  }
  return { ...action, id: ["do-", $.str($.at(action, "do"))].join("") };
  return null;
}
export function menu(view, table) {
  let legal, piles;
  legal = $.at(view, "legal");
  if (!$.bool(legal)) {
    return [];
  }
  if ($.eq($.at(view, "phase"), "drawing")) {
    piles = $.at(view, "piles");
    return [
      _group(legal, (a) => ({ id: "pile-choice", pile: $.at(a, "pile"), left: $.at(piles, $.at(a, "pile") - 1) })),
    ];
  } else if ($.eq($.at(view, "phase"), "choosing")) {
    return _buildings(view, table);
  } else if ($.eq($.at(view, "phase"), "searching")) {
    return _questions(view);
  } else if ($.eq($.at(view, "phase"), "answering")) {
    return _answers(view);
  } else if ($.eq($.at(view, "phase"), "accusing")) {
    if ($.bool($.at($.at(view, "draft"), "charge"))) {
      return (() => {
        const $r = [];
        for (const kind of $.iter(TILE_KINDS)) $r.push(_group(_of_kind(legal, kind), (a) => ({ ...a, id: "tile" })));
        return $r;
      })();
    }
    return (() => {
      const $r = [];
      for (const kind of $.iter(TILE_KINDS)) $r.push(_group(_of_kind(legal, kind), (a) => _message_choice(view, a)));
      return $r;
    })();
  } else if ($.eq($.at(view, "phase"), "claiming")) {
    return _claim(view);
  } else if ($.eq($.at(view, "phase"), "challenging")) {
    return _challenges(view, table);
  }
  return [
    {
      choices: (() => {
        const $r = [];
        for (const action of $.iter(legal)) $r.push({ action: action });
        return $r;
      })(),
    },
  ];
  return null;
}
function _buildings(view, table) {
  let sent, ordered, elsewhere, unseen_first;
  sent = $.at($.at(view, "sent"), $.at(table, "you"));
  ordered = (() => {
    const $r = [];
    for (const action of $.iter($.at(view, "legal"))) if ($.eq($.at(action, "to"), sent)) $r.push(action);
    return $r;
  })();
  elsewhere = (() => {
    const $r = [];
    for (const action of $.iter($.at(view, "legal"))) if (!$.eq($.at(action, "to"), sent)) $r.push(action);
    return $r;
  })();
  unseen_first = $.sorted.named({ key: (action) => $.has($.at(view, "tiles"), $.at(action, "to")) }, elsewhere);
  return [
    _group(ordered, (action) => ({ ..._place(view, $.at(action, "to")), id: "as-ordered" })),
    { title: "elsewhere", ..._group(unseen_first, (action) => _place(view, $.at(action, "to"))) },
  ];
  return null;
}
function _questions(view) {
  let asks, groups, seat, kind, about, title;
  asks = _doing(view, "ask");
  groups = [
    {
      choices: (() => {
        const $r = [];
        for (const do$ of $.iter(["end-search", "accuse"]))
          for (const action of $.iter(_doing(view, do$))) $r.push({ action: action });
        return $r;
      })(),
    },
  ];
  for (seat of $.iter(
    $.sorted(
      $.set(
        (() => {
          const $r = [];
          for (const action of $.iter(asks)) $r.push($.at(action, "seat"));
          return $r;
        })(),
      ),
    ),
  )) {
    for (kind of $.iter(TILE_KINDS)) {
      about = (() => {
        const $r = [];
        for (const action of $.iter(_of_kind(asks, kind))) if ($.eq($.at(action, "seat"), seat)) $r.push(action);
        return $r;
      })();
      title = { id: "ask-for", seat: seat, kind: kind };
      $.method.append(groups, { title: title, ..._group(about, (action) => _question(view, action)) });
    }
  }
  return groups;
  return null;
}
function _question(view, action) {
  let heard;
  heard = (() => {
    const $r = [];
    for (const message of $.iter($.at($.at(view, "notebook"), "received")))
      if (
        $.bool(
          $.and(
            () => $.eq($.at(message, "from"), $.at(action, "seat")),
            () => $.eq($.at(message, "at"), $.at(action, "at")),
          ),
        )
      )
        $r.push({ kind: $.at(message, "kind"), number: $.at(message, "number") });
    return $r;
  })();
  return { ..._place(view, $.at(action, "at")), told: $.bool(heard) ? { list: heard, join: "comma" } : null };
  return null;
}
function _answers(view) {
  let question, true$, order;
  question = $.at(view, "question");
  true$ = _answer_of($.at($.at(view, "tiles"), $.at(question, "at")), $.at(question, "kind"));
  order = $.sorted.named(
    {
      key: (action) => [
        $.eq($.at(action, "number"), null),
        $.or(
          () => $.at(action, "number"),
          () => 0,
        ),
      ],
    },
    $.at(view, "legal"),
  );
  function said(action) {
    let mark;
    mark = $.eq($.at(action, "number"), true$) ? { id: "true-mark", draw: "mine" } : null;
    return { id: "answer-choice", kind: $.at(question, "kind"), number: $.at(action, "number"), mark: mark };
    return null;
  }
  return [_group(order, said)];
  return null;
}
function _message_choice(view, action) {
  let accused, rounds, known;
  accused = $.at($.at(view, "accusation"), "accused");
  rounds = (() => {
    const $r = [];
    for (const message of $.iter($.at($.at(view, "notebook"), "received")))
      if (
        $.bool(
          $.and(
            () => $.eq($.at(message, "from"), accused),
            () => _same(message, action),
            () => $.eq($.at(message, "at"), $.at(action, "at")),
          ),
        )
      )
        $r.push($.at(message, "round"));
    return $r;
  })();
  known = { rounds: { list: rounds, join: "comma" }, seen: _seen(view, $.at(action, "at")) };
  return { ...action, id: "message-choice", ...known };
  return null;
}
function _claim(view) {
  let begun, enough, codes, files, whole;
  begun = $.at($.at(view, "draft"), "claim");
  enough = _group(_doing(view, "no-claim"), (_) => ($.bool(begun) ? "drop-claim" : "do-no-claim"));
  codes = { title: "a-code-lies", ..._group(_doing(view, "code-at"), (action) => _place(view, $.at(action, "at"))) };
  files = _group(_doing(view, "genuine"), (action) => ({ id: "file", number: $.at(action, "number") }));
  whole = {
    choices: (() => {
      const $r = [];
      for (const action of $.iter(_doing(view, "claim"))) $r.push({ action: action });
      return $r;
    })(),
  };
  return $.bool(begun) ? [codes, files, whole, enough] : [enough, codes];
  return null;
}
function _challenges(view, table) {
  let challenges, tiles, proofs, groups, building, at, rest;
  challenges = _doing(view, "challenge");
  tiles = $.at(view, "tiles");
  proofs = (() => {
    const $r = [];
    for (const a of $.iter(challenges))
      if (
        $.bool(
          $.and(
            () => $.has(tiles, $.at(a, "at")),
            () => _same(a, $.at(tiles, $.at(a, "at"))),
          ),
        )
      )
        $r.push(a);
    return $r;
  })();
  groups = [
    {
      choices: (() => {
        const $r = [];
        for (const action of $.iter(_doing(view, "no-challenge"))) $r.push({ action: action });
        return $r;
      })(),
    },
    _group(proofs, (action) => _place(view, $.at(action, "at"))),
  ];
  for (building of $.iter($.at($.at(table, "components"), "buildings"))) {
    at = $.at(building, "id");
    rest = (() => {
      const $r = [];
      for (const action of $.iter(challenges))
        if (
          $.bool(
            $.and(
              () => $.eq($.at(action, "at"), at),
              () => !$.has(proofs, action),
            ),
          )
        )
          $r.push(action);
      return $r;
    })();
    $.method.append(groups, { title: _place(view, at), ..._group(rest, (action) => ({ ...action, id: "tile" })) });
  }
  return groups;
  return null;
}
export function warning(view, action, table) {
  let tiles, known, wrong, at, against;
  tiles = $.at(view, "tiles");
  if ($.eq($.at(action, "do"), "accuse")) {
    return { id: "warn-accuse", seat: $.at(action, "seat") };
  } else if ($.eq($.at(action, "do"), "charge")) {
    known = $.method.get(tiles, $.at(action, "at"));
    return $.bool(
      $.and(
        () => known,
        () => !$.bool(_is_lie(tiles, action)),
      ),
    )
      ? { id: "warn-charge", ...known }
      : null;
  } else if ($.eq($.at(action, "do"), "write")) {
    known = $.method.get(tiles, $.at($.at($.at(view, "draft"), "charge"), "at"));
    wrong = $.and(
      () => known,
      () => !$.eq(_answer_of(known, $.at(action, "kind")), $.at(action, "number")),
    );
    return $.bool(
      $.and(
        () => known,
        () => wrong,
      ),
    )
      ? { id: "warn-write", ...known }
      : null;
  } else if ($.eq($.at(action, "do"), "claim")) {
    wrong = _known_against(tiles, {
      ...$.at($.at(view, "draft"), "claim"),
      at: $.at($.at($.at(view, "seats"), $.at(table, "you")), "at"),
    });
    return $.bool(wrong) ? { id: "warn-false-claim", ...$.at(wrong, 0) } : "warn-claim";
  } else if ($.eq($.at(action, "do"), "no-challenge")) {
    return _warn_pass(view, table);
  } else if ($.eq($.at(action, "do"), "admit")) {
    return "warn-admit";
  } else if ($.eq($.at(action, "do"), "stand")) {
    at = $.at($.at(view, "challenge"), "at");
    known = $.method.get(tiles, at);
    against = $.and(
      () => known,
      () => _against($.at($.at($.at(view, "seats"), $.at(table, "you")), "claim"), at, known),
    );
    return $.bool(
      $.and(
        () => known,
        () => against,
      ),
    )
      ? { id: "warn-stand", ...known }
      : null;
  }
  return null;
  return null;
}
function _warn_pass(view, table) {
  let seats, claimant, after, wrong;
  [seats, claimant] = [$.at(view, "seats"), $.at($.at(view, "hearing"), "claimant")];
  after = $.mod($.add($.at(table, "you"), 1), $.len(seats));
  while ($.bool($.at($.at(seats, after), "out"))) {
    after = $.mod($.add(after, 1), $.len(seats));
  }
  if (
    $.bool(
      $.or(
        () => !$.eq(after, claimant),
        () => $.at($.at(view, "hearing"), "withstood"),
      ),
    )
  ) {
    return null;
  }
  wrong = _known_against($.at(view, "tiles"), $.at($.at(seats, claimant), "claim"));
  if ($.bool(wrong)) {
    return { id: "warn-pass-known", claimant: claimant, ...$.at(wrong, 0) };
  }
  return { id: "warn-pass", claimant: claimant };
  return null;
}
export function seat_now(view, seat, table) {
  if (
    $.bool(
      $.or(
        () => $.eq($.at(view, "phase"), "over"),
        () =>
          $.and(
            () => !$.has($.at(view, "asked"), seat),
            () => !$.eq(seat, $.at(view, "acting")),
          ),
      ),
    )
  ) {
    return null;
  }
  return ["now-", $.str($.at(view, "phase"))].join("");
  return null;
}
export function seat_facts(view, seat, table) {
  let known, facts;
  known = $.at($.at(view, "seats"), seat);
  if ($.bool($.at(known, "out"))) {
    return ["fact-out"];
  }
  facts = [{ id: "fact-seen", count: $.len($.at(known, "been")) }];
  if (!$.eq($.at(known, "unmasked_by"), null)) {
    $.method.append(facts, { id: "fact-unmasked", draw: "strong" });
  } else {
    if ($.bool($.at(known, "silenced"))) {
      $.method.append(facts, "fact-silenced");
    }
  }
  return facts;
  return null;
}
export function result(view, table) {
  let outcome, winners, left, headline;
  outcome = $.at(view, "outcome");
  if (!$.has(REASONS, $.at(outcome, "reason"))) {
    return [];
  }
  winners = $.at(outcome, "winners");
  left = (() => {
    const $r = [];
    for (const [seat, known] of $.iter($.enumerate($.at(view, "seats"))))
      if (!$.bool($.at(known, "out"))) $r.push(seat);
    return $r;
  })();
  headline = $.bool(winners) ? { id: "share", seats: winners } : { id: "drawn-between", seats: left };
  if ($.eq($.len(winners), 1)) {
    headline = { id: "wins", seat: $.at(winners, 0) };
  }
  return [
    headline,
    ["result-", $.str($.at(outcome, "reason"))].join(""),
    { id: "genuine-was", ...$.at(outcome, "genuine") },
  ];
  return null;
}
export function ending(view, events, table) {
  let tiles, seen, genuine, envelopes, verdicts;
  tiles = $.at(view, "tiles");
  for (seen of $.iter($.method.get(view, "views", []))) {
    tiles = { ...tiles, ...$.at(seen, "tiles") };
  }
  genuine = $.bool($.at(view, "outcome")) ? $.method.get($.at(view, "outcome"), "genuine") : null;
  envelopes = (() => {
    const $r = [];
    for (const [at, tile] of $.iter($.method.items(tiles)))
      $r.push({
        id: $.bool(
          $.and(
            () => genuine,
            () => $.eq($.at(genuine, "at"), at),
          ),
        )
          ? "end-genuine"
          : "end-envelope",
        at: at,
        ...tile,
      });
    return $r;
  })();
  verdicts = (() => {
    const $r = [];
    for (const event of $.iter(events)) if ($.eq($.at(event, "what"), "verdict")) $r.push(event);
    return $r;
  })();
  view = { ...view, tiles: tiles };
  return _filled([
    { about: "secrets", title: "end-secrets", lines: _secrets(view, events, table), of_seats: true },
    { about: "envelopes", title: "end-envelopes", lines: envelopes },
    { about: "messages", title: "end-messages", lines: _messages(tiles, events) },
    { about: "claims", title: "end-claims", lines: _claims(tiles, events, genuine) },
    { about: "challenges", title: "end-challenges", lines: _challenges_made(tiles, events) },
    { about: "verdicts", title: "end-verdicts", lines: _verdicts(verdicts) },
    { about: "places", title: "paper-places", lines: _places(view) },
  ]);
  return null;
}
function _secrets(view, events, table) {
  let messages, lines, seat, written, lies, seen;
  messages = (() => {
    const $r = [];
    for (const event of $.iter(events)) if ($.eq($.at(event, "what"), "message")) $r.push(event);
    return $r;
  })();
  if (
    $.compare(
      $.len(messages),
      $.len(
        (() => {
          const $r = [];
          for (const event of $.iter(events)) if ($.eq($.at(event, "what"), "answered")) $r.push(event);
          return $r;
        })(),
      ),
    ) < 0
  ) {
    return [];
  }
  lines = [];
  for (seat of $.iter($.range($.at(table, "seats")))) {
    written = (() => {
      const $r = [];
      for (const message of $.iter(messages)) if ($.eq($.at(message, "from"), seat)) $r.push(message);
      return $r;
    })();
    lies = (() => {
      const $r = [];
      for (const message of $.iter(written)) if ($.bool(_is_lie($.at(view, "tiles"), message))) $r.push(message);
      return $r;
    })();
    seen = $.len($.at($.at($.at(view, "seats"), seat), "been"));
    $.method.append(lines, { id: "end-secret", seat: seat, count: $.len(written), lies: $.len(lies), seen: seen });
  }
  return lines;
  return null;
}
function _messages(tiles, events) {
  let messages, lines, counts, seat, written, lies;
  messages = (() => {
    const $r = [];
    for (const event of $.iter(events)) if ($.eq($.at(event, "what"), "message")) $r.push(event);
    return $r;
  })();
  if (!$.bool(messages)) {
    return ["no-message"];
  }
  lines = (() => {
    const $r = [];
    for (const message of $.iter(messages)) $r.push([{ ...message, id: "note-message" }, _truth(tiles, message)]);
    return $r;
  })();
  counts = [];
  for (seat of $.iter(
    $.sorted(
      $.set(
        (() => {
          const $r = [];
          for (const message of $.iter(messages)) $r.push($.at(message, "from"));
          return $r;
        })(),
      ),
    ),
  )) {
    written = (() => {
      const $r = [];
      for (const message of $.iter(messages)) if ($.eq($.at(message, "from"), seat)) $r.push(message);
      return $r;
    })();
    lies = (() => {
      const $r = [];
      for (const message of $.iter(written)) if ($.bool(_is_lie(tiles, message))) $r.push(message);
      return $r;
    })();
    $.method.append(counts, { seat: seat, lies: $.len(lies), count: $.len(written) });
  }
  return [...$.iter(lines), { id: "lies-told", counts: { list: counts, join: "comma" } }];
  return null;
}
function _claims(tiles, events, genuine) {
  let lines, begun, number, event, seat, codes, claim, claims;
  lines = [];
  begun = {};
  number = 1;
  for (event of $.iter(events)) {
    seat = $.str($.method.get(event, "seat"));
    if ($.eq($.at(event, "what"), "round")) {
      number = $.at(event, "round");
    } else if ($.eq($.at(event, "what"), "claim-part")) {
      if ($.eq($.at($.at(event, "part"), "do"), "code-at")) {
        begun[seat] = [...$.iter($.method.get(begun, seat, [])), $.at($.at(event, "part"), "at")];
      }
    } else if ($.eq($.at(event, "what"), "sealed")) {
      codes = $.method.pop(begun, seat, []);
      if (
        $.bool(
          $.and(
            () => codes,
            () => !$.bool($.at(event, "claim")),
          ),
        )
      ) {
        $.method.append(lines, { id: "note-dropped", round: number, seat: $.at(event, "seat"), codes: codes });
      }
    } else if ($.eq($.at(event, "what"), "claims")) {
      for (claim of $.iter($.at(event, "claims"))) {
        claims = [{ ...claim, id: "note-claim", round: number }];
        if ($.bool(_known_against(tiles, claim))) {
          $.method.append(claims, { id: "was-wrong", draw: "strong" });
        } else {
          if ($.bool(genuine)) {
            $.method.append(claims, "was-right");
          }
        }
        $.method.append(lines, claims);
      }
    }
  }
  return lines;
  return null;
}
function _challenges_made(tiles, events) {
  let made;
  made = (() => {
    const $r = [];
    for (const event of $.iter(events))
      if (
        $.bool(
          $.and(
            () => $.has(["named", "challenged"], $.at(event, "what")),
            () => $.has(tiles, $.at(event, "at")),
          ),
        )
      )
        $r.push(event);
    return $r;
  })();
  return (() => {
    const $r = [];
    for (const event of $.iter(made))
      $r.push({
        ...event,
        id: $.bool(_same(event, $.at(tiles, $.at(event, "at")))) ? "turn-challenged" : "turn-bluffed",
      });
    return $r;
  })();
  return null;
}
export function papers(view, table) {
  let notebook, tiles, own, numbers, orders, lines;
  [notebook, tiles] = [$.at(view, "notebook"), $.at(view, "tiles")];
  own = [];
  if ($.bool(notebook)) {
    numbers = { list: $.at(notebook, "may_be_genuine"), join: "or" };
    own = [
      {
        about: "known",
        title: "paper-known",
        lines: (() => {
          const $r = [];
          for (const [at, tile] of $.iter($.method.items(tiles))) $r.push({ id: "known-tile", at: at, ...tile });
          return $r;
        })(),
      },
      { about: "genuine", title: "paper-genuine", lines: [{ id: "may-be-genuine", numbers: numbers }] },
      {
        about: "received",
        title: "paper-received",
        lines: (() => {
          const $r = [];
          for (const one of $.iter($.at(notebook, "received"))) $r.push(_letter(tiles, one, "note-received"));
          return $r;
        })(),
      },
      {
        about: "sent",
        title: "paper-sent",
        lines: (() => {
          const $r = [];
          for (const one of $.iter($.at(notebook, "sent"))) $r.push(_letter(tiles, one, "note-sent"));
          return $r;
        })(),
      },
      { about: "verdicts", title: "paper-verdicts", lines: _verdicts($.at(notebook, "verdicts")) },
    ];
  }
  orders = _orders_left(view, table);
  lines = (() => {
    const $r = [];
    for (const order of $.iter(orders)) $r.push({ id: "note-order", ..._who_is_where(order) });
    return $r;
  })();
  return _filled([
    ...$.iter(own),
    { about: "places", title: "paper-places", lines: _places(view) },
    { about: "orders", title: { id: "paper-orders", count: $.len(orders) }, lines: lines },
  ]);
  return null;
}
function _letter(tiles, message, said) {
  let line;
  line = { ...message, id: said };
  return $.has(tiles, $.at(message, "at")) ? [line, _truth(tiles, message)] : line;
  return null;
}
function _verdicts(verdicts) {
  return (() => {
    const $r = [];
    for (const verdict of $.iter(verdicts))
      $r.push([{ ...verdict, id: "note-verdict" }, $.bool($.at(verdict, "true")) ? "proved" : "not-proved"]);
    return $r;
  })();
  return null;
}
function _places(view) {
  return (() => {
    const $r = [];
    for (const stood of $.iter($.at(view, "rounds")))
      $r.push({ id: "note-places", round: $.at(stood, "round"), ..._who_is_where($.at(stood, "at")) });
    return $r;
  })();
  return null;
}
function _who_is_where(places) {
  let seats;
  seats = (() => {
    const $r = [];
    for (const [seat, at] of $.iter($.enumerate(places))) if ($.bool(at)) $r.push({ seat: seat, at: at });
    return $r;
  })();
  return { places: { list: seats, join: "comma" } };
  return null;
}
function _orders_left(view, table) {
  let left, order;
  if ($.eq($.at(view, "phase"), "over")) {
    return [];
  }
  left = (() => {
    const $r = [];
    for (const order of $.iter($.at($.at(table, "components"), "orders")))
      $r.push($.slice(order, null, $.len($.at(view, "seats"))));
    return $r;
  })();
  for (order of $.iter($.at(view, "played"))) {
    $.method.pop(left, $.method.index(left, order));
  }
  return $.sorted(left);
  return null;
}
function _filled(sections) {
  return (() => {
    const $r = [];
    for (const section of $.iter(sections)) if ($.bool($.at(section, "lines"))) $r.push(section);
    return $r;
  })();
  return null;
}
function _is_lie(tiles, message) {
  let tile;
  tile = $.method.get(tiles, $.at(message, "at"));
  return $.and(
    () => !$.eq(tile, null),
    () => $.bool(!$.eq(_answer_of(tile, $.at(message, "kind")), $.at(message, "number"))),
  );
  return null;
}
function _answer_of(tile, kind) {
  return $.eq($.at(tile, "kind"), kind) ? $.at(tile, "number") : null;
  return null;
}
function _truth(tiles, message) {
  return $.bool(_is_lie(tiles, message)) ? { id: "was-false", draw: "strong" } : "was-true";
  return null;
}
function _against(claim, at, tile) {
  let genuine;
  genuine = $.eq($.at(tile, "number"), $.at(claim, "number"));
  if ($.eq($.at(tile, "kind"), "code")) {
    return $.or(
      () => genuine,
      () => !$.has($.at(claim, "codes"), at),
    );
  }
  return $.or(
    () => $.has($.at(claim, "codes"), at),
    () => !$.eq(genuine, $.eq(at, $.at(claim, "at"))),
  );
  return null;
}
function _known_against(tiles, claim) {
  return (() => {
    const $r = [];
    for (const [at, tile] of $.iter($.method.items(tiles)))
      if ($.bool(_against(claim, at, tile))) $r.push({ at: at, ...tile });
    return $r;
  })();
  return null;
}
function _same(one, other) {
  return $.bool(
    $.and(
      () => $.eq($.at(one, "kind"), $.at(other, "kind")),
      () => $.eq($.at(one, "number"), $.at(other, "number")),
    ),
  );
  return null;
}
function _group(actions, said) {
  return {
    choices: (() => {
      const $r = [];
      for (const action of $.iter(actions)) $r.push({ action: action, label: said(action) });
      return $r;
    })(),
  };
  return null;
}
function _place(view, at) {
  return { id: "place-choice", at: at, seen: _seen(view, at), told: null };
  return null;
}
function _seen(view, at) {
  let tile;
  tile = $.method.get($.at(view, "tiles"), at);
  return $.bool(tile) ? { id: "tile", ...tile, draw: "mine" } : null;
  return null;
}
function _doing(view, do$) {
  return (() => {
    const $r = [];
    for (const action of $.iter($.at(view, "legal"))) if ($.eq($.at(action, "do"), do$)) $r.push(action);
    return $r;
  })();
  return null;
}
function _of_kind(actions, kind) {
  return (() => {
    const $r = [];
    for (const action of $.iter(actions)) if ($.eq($.at(action, "kind"), kind)) $r.push(action);
    return $r;
  })();
  return null;
}
