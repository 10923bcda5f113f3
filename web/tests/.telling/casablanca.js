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
  speaker: "seat",
  winner: "seat",
  lead: "seat",
  before: "seat",
  agent: "agent drawn",
  agents: "agent drawn",
  victim: "agent drawn",
  homes: "agent drawn",
  here: "agent drawn",
  place: "place",
  to: "place",
  from: "place",
  home: "place",
};
export const SILENT = ["asked", "turn", "ledgers", "over"];
export const HEARD = { bribed: "seal", "opening-done": "window", insisted: "bid", bid: "bid", held: "bid" };
export const STAMPED = {
  yielded: "stamp-gives-way",
  "took-back": "stamp-taken-back",
  undid: "stamp-undone",
  "let-stand": "stamp-stands",
};
export function moment(event, view, table) {
  let what;
  what = $.at(event, "what");
  if ($.has(HEARD, what)) {
    return { kind: $.at(HEARD, what) };
  }
  if ($.has(STAMPED, what)) {
    return { kind: "stamp", stamp: $.at(STAMPED, what) };
  }
  if ($.eq(what, "announced")) {
    return { kind: "move", at: $.method.get($.at(event, "action"), "to", $.at(event, "from")) };
  } else if ($.eq(what, "protests")) {
    return { kind: "call", stamp: "stamp-protest" };
  } else if ($.eq(what, "gave-way")) {
    return { kind: "stamp", stamp: $.bool($.at(event, "undone")) ? "stamp-undone" : "stamp-protest-fails" };
  } else if ($.eq(what, "carried-out")) {
    if ($.eq($.at($.at(event, "action"), "do"), "strike")) {
      return _struck($.at(event, "action"), view, table);
    }
    return $.bool($.at(event, "contested")) ? { kind: "stamp", stamp: "stamp-stands" } : null;
  } else if ($.eq(what, "lost-stakes")) {
    return { kind: "lost", stamp: "stamp-struck" };
  }
  return null;
  return null;
}
function _struck(action, view, table) {
  let victim, own, lost, text;
  [victim, own] = [$.at(action, "victim"), $.at(view, "dossier")];
  lost = $.bool(
    $.and(
      () => own,
      () => !$.eq($.at(table, "game"), "agent"),
    ),
  )
    ? $.method.get($.at(own, "stakes"), victim, 0)
    : 0;
  text = [{ id: "log-carried-out", action: action, contested: false }];
  if ($.bool(lost)) {
    $.method.append(text, { id: "your-loss", sum: lost, draw: "mine" });
  }
  return { kind: "lost", stamp: "stamp-struck", at: $.at(action, "to"), text: text };
  return null;
}
export function drafted(view, action, table) {
  let own, agent, worth, lots, stakes, placed, dossier, left, legal, other, fits;
  if (!$.eq($.at(action, "do"), "lot")) {
    return null;
  }
  [own, agent, worth] = [$.at(view, "dossier"), $.at(action, "agent"), $.at(action, "worth")];
  lots = { ...$.at(own, "lots"), [$.str(worth)]: $.at($.at(own, "lots"), $.str(worth)) - 1 };
  stakes = { ...$.at(own, "stakes"), [agent]: $.add($.method.get($.at(own, "stakes"), agent, 0), worth) };
  placed = { ...$.at(own, "placed"), [agent]: [...$.iter($.method.get($.at(own, "placed"), agent, [])), worth] };
  dossier = { ...own, lots: lots, stakes: stakes, placed: placed, lots_put: $.add($.at(own, "lots_put"), 1) };
  left = $.sum($.method.values(lots));
  legal = [{ do: "done" }];
  for (other of $.iter($.at(view, "legal"))) {
    fits = $.eq($.at(other, "do"), "lot")
      ? $.compare($.at(lots, $.str($.at(other, "worth"))), 0) > 0
      : $.compare(left, 1) > 0;
    if (
      $.bool(
        $.and(
          () => !$.eq($.at(other, "do"), "done"),
          () => fits,
        ),
      )
    ) {
      $.method.append(legal, other);
    }
  }
  return { ...view, dossier: dossier, legal: legal };
  return null;
}
export function situation(view, table) {
  let owes, phase, again;
  owes = $.compare($.len($.at(view, "legal")), 0) > 0;
  phase = $.at(view, "phase");
  if (
    $.bool(
      $.or(
        () => $.eq(phase, "over"),
        () => $.at(view, "outcome"),
      ),
    )
  ) {
    return { happening: "happening-over" };
  }
  if ($.eq(phase, "opening")) {
    return { happening: "happening-opening", owed: $.bool(owes) ? "owed-opening" : "owed-sealed" };
  }
  if ($.eq(phase, "bribing")) {
    return {
      happening: "happening-bribing",
      owed: { id: "owed-bribing", put: $.at($.at(view, "dossier"), "lots_put") },
    };
  }
  if (!$.eq(phase, "choose")) {
    return _contest(view, table, owes);
  }
  if (!$.bool(owes)) {
    return { happening: { id: "happening-their-turn", seat: $.at(view, "mover") } };
  }
  again = $.compare($.len($.at(view, "refused")), 0) > 0;
  return {
    happening: $.bool(again) ? "happening-undone" : { id: "happening-your-turn", round: $.at(view, "round") },
    owed: {
      id: "owed-turn",
      ways: {
        list: (() => {
          const $r = [];
          for (const way of $.iter(_ways(view))) $r.push({ id: way });
          return $r;
        })(),
        join: "or",
      },
    },
  };
  return null;
}
function _ways(view) {
  let open_to, moves;
  open_to = $.set(
    (() => {
      const $r = [];
      for (const action of $.iter($.at(view, "legal"))) $r.push($.at(action, "do"));
      return $r;
    })(),
  );
  moves = $.any(
    (() => {
      const $r = [];
      for (const do$ of $.iter(["move", "step-on", "step-off"])) $r.push($.has(open_to, do$));
      return $r;
    })(),
  );
  return $.add(
    $.bool(moves) ? ["may-move"] : [],
    (() => {
      const $r = [];
      for (const do$ of $.iter(["strike", "bribe", "end-turn"]))
        if ($.has(open_to, do$)) $r.push(["may-", $.str(do$)].join(""));
      return $r;
    })(),
  );
  return null;
}
function _contest(view, table, owes) {
  let action, stays, announced, said;
  action = $.at(view, "announced");
  stays = $.eq($.method.get(action, "to"), $.at($.at(view, "agents"), $.at(action, "agent")));
  announced = { id: "log-announced", seat: $.at(view, "mover"), action: action, stays: stays };
  said = { happening: $.merge(announced, { briefcase: _briefcase(view, action, table) }) };
  if ($.bool(_brings_home(view, action, table))) {
    said["notice"] = "notice-ends-the-game";
  }
  if (!$.eq($.at(view, "phase"), "protest")) {
    said["owed"] = _duel(view, owes);
  } else {
    if ($.bool(owes)) {
      said["owed"] = ["owed-protest", _your_stake(view)];
    } else {
      said["owed"] = $.eq($.at(view, "mover"), $.at(table, "you")) ? "waits-for-answers" : "owed-sealed";
    }
  }
  return said;
  return null;
}
function _duel(view, owes) {
  let phase, duel, bid;
  [phase, duel] = [
    $.at(view, "phase"),
    { mover: $.at(view, "mover"), protester: $.at(view, "protester"), sum: $.at(view, "bid") },
  ];
  if ($.eq(phase, "reconsider")) {
    return $.merge({ id: $.bool(owes) ? "owed-reconsider" : "waits-for-reconsideration" }, duel);
  }
  if ($.eq(phase, "decide")) {
    return $.merge({ id: $.bool(owes) ? "owed-decide" : "waits-for-decision" }, duel);
  }
  if (!$.bool(owes)) {
    return $.merge({ id: $.eq(phase, "bid") ? "waits-for-bid" : "waits-for-answer" }, duel);
  }
  bid = $.bool($.at(view, "bid")) ? "owed-higher-bid" : "owed-first-bid";
  return [$.merge({ id: $.eq(phase, "answer") ? "owed-answer" : bid }, duel), _your_stake(view)];
  return null;
}
function _your_stake(view) {
  let agent;
  agent = $.at($.at(view, "announced"), "agent");
  return {
    id: "your-stake-there",
    agent: agent,
    sum: $.method.get($.at($.at(view, "dossier"), "stakes"), agent, 0),
    draw: "mine",
  };
  return null;
}
function _briefcase(view, action, table) {
  let agent, case$, beside;
  [agent, case$] = [$.at(action, "agent"), $.at(view, "case")];
  if ($.bool($.method.get(action, "case"))) {
    return $.eq($.at(case$, "at"), $.at($.at(view, "agents"), agent)) ? "with" : "onto";
  }
  if ($.eq($.at(case$, "holder"), agent)) {
    return "without";
  }
  beside = $.and(
    () => $.eq($.at(table, "game"), "agent"),
    () => $.eq($.at(action, "do"), "move"),
    () => $.eq($.at(case$, "holder"), null),
  );
  return $.bool(
    $.and(
      () => beside,
      () => $.eq($.at(case$, "at"), $.at(action, "to")),
    ),
  )
    ? "beside"
    : "none";
  return null;
}
function _brings_home(view, action, table) {
  let agent, here, there;
  if (
    $.bool(
      $.and(
        () => !$.eq($.at(action, "do"), "step-on"),
        () => !$.bool($.method.get(action, "case")),
      ),
    )
  ) {
    return false;
  }
  agent = $.at(action, "agent");
  here = $.at($.at(view, "agents"), agent);
  there = $.method.get(action, "to", here);
  return $.and(
    () => $.eq(there, _home(agent, table)),
    () =>
      $.or(
        () => $.eq($.at(table, "game"), "agent"),
        () => !$.eq(there, here),
      ),
  );
  return null;
}
function _home(agent, table) {
  let homes;
  homes = (() => {
    const $r = [];
    for (const piece of $.iter($.at($.at(table, "components"), "agents")))
      if ($.eq($.at(piece, "id"), agent)) $r.push($.at(piece, "home"));
    return $r;
  })();
  return $.str($.at(homes, 0));
  return null;
}
export function menu(view, table) {
  let phase, groups, ways, action, agent, place, own, title, choices, lots;
  phase = $.at(view, "phase");
  if (!$.bool($.at(view, "legal"))) {
    return [];
  }
  if ($.eq(phase, "protest")) {
    return [{ choices: _protest(view) }];
  }
  if (!$.has(["choose", "opening", "bribing"], phase)) {
    return [{ choices: _answers(view, table) }];
  }
  groups = [];
  ways = Object.fromEntries(
    (() => {
      const $r = [];
      for (const agent of $.iter($.at(view, "agents"))) $r.push([agent, []]);
      return $r;
    })(),
  );
  for (action of $.iter($.at(view, "legal"))) {
    if ($.has(action, "agent")) {
      $.method.append($.at(ways, $.at(action, "agent")), action);
    }
  }
  for ([agent, place] of $.iter($.method.items($.at(view, "agents")))) {
    own = $.at(ways, agent);
    if ($.eq(phase, "choose")) {
      title = { id: "group-of-agent", agent: agent, place: place };
      choices = (() => {
        const $r = [];
        for (const a of $.iter(own))
          if (!$.eq($.at(a, "do"), "strike")) $r.push({ action: a, label: _way(view, a, table) });
        return $r;
      })();
      choices = $.add(
        choices,
        (() => {
          const $r = [];
          for (const a of $.iter(own))
            if ($.eq($.at(a, "do"), "strike")) $r.push({ action: a, label: _way(view, a, table) });
          return $r;
        })(),
      );
    } else {
      title = {
        id: "group-of-bribe",
        agent: agent,
        sum: $.method.get($.at($.at(view, "dossier"), "stakes"), agent, 0),
      };
      lots = $.at($.at(view, "dossier"), "lots");
      choices = (() => {
        const $r = [];
        for (const a of $.iter(own))
          $r.push({
            action: a,
            label: $.merge(a, {
              id: ["way-", $.str($.at(a, "do"))].join(""),
              count: $.method.get(lots, $.str($.method.get(a, "worth", 0)), 0),
            }),
          });
        return $r;
      })();
    }
    $.method.append(groups, { title: title, choices: choices });
  }
  return [
    ...$.iter(groups),
    {
      choices: (() => {
        const $r = [];
        for (const action of $.iter($.at(view, "legal"))) if (!$.has(action, "agent")) $r.push({ action: action });
        return $r;
      })(),
    },
  ];
  return null;
}
function _way(view, action, table) {
  return $.merge(action, {
    id: ["way-", $.str($.at(action, "do"))].join(""),
    briefcase: _briefcase(view, action, table),
    stays: $.eq($.method.get(action, "to"), $.at($.at(view, "agents"), $.at(action, "agent"))),
  });
  return null;
}
function _protest(view) {
  let why;
  why = { id: "why-no-stake", agent: $.at($.at(view, "announced"), "agent") };
  return [_answer(view, "protest", why), _answer(view, "let-pass", why)];
  return null;
}
function _answers(view, table) {
  let phase, gives_up, label, out, why;
  phase = $.at(view, "phase");
  if ($.has(["reconsider", "decide"], phase)) {
    return (() => {
      const $r = [];
      for (const action of $.iter($.at(view, "legal"))) $r.push({ action: action });
      return $r;
    })();
  }
  gives_up = $.and(
    () => $.eq($.at(table, "game"), "agent"),
    () => !$.eq($.at(view, "mover"), $.at(table, "you")),
  );
  label = $.bool(gives_up) ? { label: "do-give-up" } : {};
  out = (() => {
    const $r = [];
    for (const action of $.iter($.at(view, "legal")))
      if ($.eq($.at(action, "do"), "give-way")) $r.push($.merge({ action: action }, label));
    return $r;
  })();
  if (
    $.bool(
      $.and(
        () => $.eq(phase, "answer"),
        () => !$.eq($.at(table, "game"), "agent"),
      ),
    )
  ) {
    why = { id: "why-too-little", agent: $.at($.at(view, "announced"), "agent"), sum: $.at(view, "bid") };
    return [_answer(view, "hold", why), ...$.iter(out)];
  }
  return $.add(
    out,
    (() => {
      const $r = [];
      for (const action of $.iter($.at(view, "legal")))
        if ($.eq($.at(action, "do"), "bid")) $r.push({ action: action });
      return $r;
    })(),
  );
  return null;
}
function _answer(view, do$, why) {
  if ($.has($.at(view, "legal"), { do: do$ })) {
    return { action: { do: do$ } };
  }
  return { action: null, label: ["do-", $.str(do$)].join(""), why: why };
  return null;
}
export function warning(view, action, table) {
  let agent;
  if (
    $.bool(
      $.and(
        () => $.has(action, "agent"),
        () => _brings_home(view, action, table),
      ),
    )
  ) {
    agent = $.at(action, "agent");
    return { id: "warning-home", agent: agent, sum: $.method.get($.at($.at(view, "dossier"), "stakes"), agent, 0) };
  }
  if ($.eq($.at(action, "do"), "strike")) {
    return $.merge(action, { id: "warning-strike", sum: $.at($.at(table, "components"), "price") });
  }
  return null;
  return null;
}
export function seat_now(view, seat, table) {
  if (
    $.bool(
      $.or(
        () => $.eq($.at(view, "phase"), "over"),
        () => $.at(view, "outcome"),
      ),
    )
  ) {
    return null;
  }
  if ($.eq(seat, $.at(view, "protester"))) {
    return { id: "now-protests", seat: seat };
  }
  if ($.has($.at(view, "asked"), seat)) {
    return { id: "now-asked", seat: seat };
  }
  if (
    $.bool(
      $.and(
        () => $.eq(seat, $.at(view, "mover")),
        () => !$.eq($.at(view, "phase"), "opening"),
      ),
    )
  ) {
    return { id: "now-moves", seat: seat };
  }
  return null;
  return null;
}
export function seat_facts(view, seat, table) {
  let known, over, facts, agent, sum_shown, paid;
  [known, over] = [$.at($.at(view, "seats"), seat), $.eq($.at(view, "phase"), "over")];
  facts = [];
  if (
    $.bool(
      $.and(
        () => !$.eq(seat, $.at(table, "you")),
        () => !$.bool(over),
      ),
    )
  ) {
    $.method.append(facts, { text: "fact-ledger", sealed: true });
  }
  $.method.append(facts, { id: "fact-bribes", count: $.at(known, "bribes") });
  for ([agent, sum_shown] of $.iter($.method.items($.at(known, "shown")))) {
    if (
      $.bool(
        $.and(
          () => !$.bool(over),
          () => !$.eq($.at($.at(view, "agents"), agent), null),
        ),
      )
    ) {
      $.method.append(facts, { id: "fact-shown", agent: agent, sum: sum_shown, draw: "strong" });
    }
  }
  paid = $.sum($.method.values($.at(known, "spent")));
  if ($.bool(paid)) {
    $.method.append(facts, { id: "fact-paid", sum: paid });
  }
  return facts;
  return null;
}
export function papers(view, table) {
  let own, total, left, stakes, lots;
  own = $.at(view, "dossier");
  if (!$.bool(own)) {
    return [];
  }
  [total, left] = [_worth($.at($.at(table, "components"), "lots")), _worth($.at(own, "lots"))];
  stakes = (() => {
    const $r = [];
    for (const [agent, lots] of $.iter($.method.items($.at(own, "placed"))))
      $r.push({
        id: "papers-stake",
        agent: agent,
        sum: $.method.get($.at(own, "stakes"), agent, 0),
        lots: _added(lots),
        out: $.eq($.at($.at(view, "agents"), agent), null),
      });
    return $r;
  })();
  lots = (() => {
    const $r = [];
    for (const [worth, count] of $.iter($.method.items($.at(own, "lots"))))
      if ($.bool(count)) $r.push({ worth: $.int(worth), count: count });
    return $r;
  })();
  lots = $.sorted.named({ key: (lot) => -$.at(lot, "worth") }, lots);
  return [
    {
      title: { id: "papers-stakes", sum: total - left, total: total },
      lines: $.bool(stakes) ? stakes : ["papers-nothing"],
    },
    {
      title: { id: "papers-left", sum: left },
      lines: $.bool(lots) ? [{ id: "papers-lots", left: { list: lots, join: "comma" } }] : [],
    },
  ];
  return null;
}
function _worth(lots) {
  return $.sum(
    (() => {
      const $r = [];
      for (const [worth, count] of $.iter($.method.items(lots))) $r.push($.times($.int(worth), count));
      return $r;
    })(),
  );
  return null;
}
function _added(lots) {
  let kinds;
  kinds = (() => {
    const $r = [];
    for (const [index, worth] of $.iter($.enumerate(lots)))
      if ($.eq($.method.index(lots, worth), index)) $r.push(worth);
    return $r;
  })();
  return $.method.join(
    "+",
    (() => {
      const $r = [];
      for (const worth of $.iter(kinds))
        $r.push(
          $.compare($.method.count(lots, worth), 1) > 0
            ? [$.str($.method.count(lots, worth)), "×", $.str(worth)].join("")
            : $.str(worth),
        );
      return $r;
    })(),
  );
  return null;
}
export function result(view, table) {
  let outcome, winner, stakes, home, agents, why, on_them, lines;
  outcome = $.at(view, "outcome");
  if (
    $.bool(
      $.and(
        () => $.eq($.at(outcome, "reason"), "rounds-are-up"),
        () => !$.bool($.at(outcome, "winners")),
      ),
    )
  ) {
    return ["result-nobody-wins", { id: "result-not-home", round: $.at(view, "round") }];
  }
  if (!$.has(outcome, "stakes")) {
    return [];
  }
  [winner, stakes] = [$.at($.at(outcome, "winners"), 0), $.at(outcome, "stakes")];
  home = $.has(outcome, "agent");
  agents = $.bool(home) ? [$.at(outcome, "agent")] : $.at(outcome, "agents");
  why = { id: "result-rounds-are-up", round: $.at(view, "round_cap"), agents: agents };
  if ($.bool(home)) {
    why = { id: "result-brought-home", agent: $.at(agents, 0), home: _home($.at(agents, 0), table) };
  }
  on_them = { id: "result-stakes", count: $.len(agents), stakes: _by_size(stakes, undefined) };
  lines = [{ id: "result-wins", winner: winner }, why, on_them];
  if ($.compare($.method.count(stakes, $.max(stakes)), 1) > 0) {
    $.method.append(lines, { id: $.bool(home) ? "result-tie" : "result-tie-at-the-end", winner: winner });
  }
  return lines;
  return null;
}
function _by_size(stakes, least = 0) {
  let order;
  order = $.sorted.named(
    { key: (seat) => -$.at(stakes, seat) },
    (() => {
      const $r = [];
      for (const [seat, stake] of $.iter($.enumerate(stakes))) if ($.compare(stake, least) >= 0) $r.push(seat);
      return $r;
    })(),
  );
  return {
    list: (() => {
      const $r = [];
      for (const seat of $.iter(order)) $r.push({ seat: seat, sum: $.at(stakes, seat) });
      return $r;
    })(),
    join: "comma",
  };
  return null;
}
export function ending(view, events, table) {
  let ledgers, sections, secret, bribes, unheard;
  ledgers = (() => {
    const $r = [];
    for (const seat of $.iter($.range($.at(table, "seats"))))
      $r.push($.merge({ id: "ending-ledger", seat: seat }, _ledger(view, seat)));
    return $r;
  })();
  sections = [{ about: "ledgers", title: "ending-ledgers", lines: ledgers, of_seats: true }];
  secret = ["placed", "answered"];
  if (
    !$.bool(
      $.any(
        (() => {
          const $r = [];
          for (const event of $.iter(events))
            $r.push(
              $.and(
                () => $.has(secret, $.at(event, "what")),
                () => !$.eq($.at(event, "seat"), $.at(table, "you")),
              ),
            );
          return $r;
        })(),
      ),
    )
  ) {
    return sections;
  }
  [bribes, unheard] = [_bribes(events, table), _unheard(events)];
  if ($.bool(bribes)) {
    $.method.append(sections, { about: "bribes", title: "ending-bribes", lines: bribes });
  }
  if ($.bool(unheard)) {
    return [...$.iter(sections), { about: "unheard", title: "ending-unheard", lines: unheard }];
  }
  return [...$.iter(sections), { about: "unheard", lines: ["ending-all-heard"] }];
  return null;
}
function _ledger(view, seat) {
  let opened, lots, stakes, ledger;
  opened = $.bool($.method.get(view, "views"))
    ? $.at($.at($.at(view, "views"), seat), "dossier")
    : $.at($.at(view, "seats"), seat);
  [lots, stakes] = [$.at(opened, "lots"), $.at(opened, "stakes")];
  ledger = (() => {
    const $r = [];
    for (const [agent, stake] of $.iter($.method.items(stakes)))
      if ($.bool(stake)) $r.push({ agent: agent, sum: stake });
    return $r;
  })();
  return { ledger: { list: ledger, join: "comma" }, left: $.bool(lots) ? _worth(lots) : 0 };
  return null;
}
function _bribes(events, table) {
  let by_seat, opening, now, event, turns;
  by_seat = (() => {
    const $r = [];
    for (const _ of $.iter($.range($.at(table, "seats")))) $r.push([]);
    return $r;
  })();
  opening = $.any(
    (() => {
      const $r = [];
      for (const event of $.iter(events)) $r.push($.eq($.at(event, "what"), "opening-done"));
      return $r;
    })(),
  );
  now = 1;
  for (event of $.iter(events)) {
    if ($.eq($.at(event, "what"), "turn")) {
      now = $.at(event, "round");
    } else {
      if ($.eq($.at(event, "what"), "opening-done")) {
        opening = false;
      } else {
        if ($.eq($.at(event, "what"), "placed")) {
          turns = $.at(by_seat, $.at(event, "seat"));
          if (
            $.bool(
              $.or(
                () => !$.bool(turns),
                () => !$.eq($.at($.at(turns, -1), "round"), now),
                () => !$.eq($.at($.at(turns, -1), "opening"), opening),
              ),
            )
          ) {
            $.method.append(turns, { id: "ending-bribe", round: now, opening: opening, lots: [] });
          }
          $.method.append($.at($.at(turns, -1), "lots"), event);
        }
      }
    }
  }
  return (() => {
    const $r = [];
    for (const [seat, turns] of $.iter($.enumerate(by_seat)))
      if ($.bool(turns))
        $r.push({
          id: "ending-bribes-of",
          seat: seat,
          turns: {
            list: (() => {
              const $r = [];
              for (const one of $.iter(turns)) $r.push(_bribe(one));
              return $r;
            })(),
            join: "semicolon",
          },
        });
    return $r;
  })();
  return null;
}
function _bribe(turn) {
  let agents, lot, placed;
  agents = [];
  for (lot of $.iter($.at(turn, "lots"))) {
    if (!$.has(agents, $.at(lot, "agent"))) {
      $.method.append(agents, $.at(lot, "agent"));
    }
  }
  placed = (() => {
    const $r = [];
    for (const agent of $.iter(agents))
      $r.push({
        agent: agent,
        lots: _added(
          (() => {
            const $r = [];
            for (const lot of $.iter($.at(turn, "lots")))
              if ($.eq($.at(lot, "agent"), agent)) $r.push($.at(lot, "worth"));
            return $r;
          })(),
        ),
      });
    return $r;
  })();
  return {
    id: "ending-bribe",
    round: $.at(turn, "round"),
    opening: $.at(turn, "opening"),
    placed: { list: placed, join: "comma" },
  };
  return null;
}
function _unheard(events) {
  let lines, now, seat, plan, is_new, event;
  lines = [];
  [now, seat, plan, is_new] = [1, 0, {}, true];
  for (event of $.iter(events)) {
    if ($.eq($.at(event, "what"), "turn")) {
      now = $.at(event, "round");
    } else {
      if ($.eq($.at(event, "what"), "announced")) {
        [seat, plan, is_new] = [$.at(event, "seat"), $.merge($.at(event, "action"), { id: "plan" }), true];
      } else {
        if (
          $.bool(
            $.and(
              () => $.eq($.at(event, "what"), "unheard"),
              () => is_new,
            ),
          )
        ) {
          $.method.append(lines, {
            id: "ending-unheard-of",
            round: now,
            seat: seat,
            plan: plan,
            seats: [$.at(event, "seat")],
          });
          is_new = false;
        } else {
          if (
            $.bool(
              $.and(
                () => $.eq($.at(event, "what"), "unheard"),
                () => !$.has($.at($.at(lines, -1), "seats"), $.at(event, "seat")),
              ),
            )
          ) {
            $.method.append($.at($.at(lines, -1), "seats"), $.at(event, "seat"));
          }
        }
      }
    }
  }
  return lines;
  return null;
}
export const LIES = ["bluffed", "bluff-called", "gave-way-with-more"];
export const OTHER = {
  bluffed: "mover",
  "took-back": "protester",
  "bluff-called": "winner",
  duel: "winner",
  "gave-way-with-more": "winner",
  overbid: "mover",
  "let-stand": "mover",
  "let-pass-with-more": "mover",
};
export function turn(turn, table) {
  let what, seat, about, lost, stakes, other, had, there, most, how, won, then;
  [what, seat] = [$.at(turn, "what"), $.at(turn, "seat")];
  about = { id: ["turn-", $.str(what)].join(""), seat: seat };
  if ($.eq(what, "struck")) {
    lost = { id: "besides-struck", lost: _by_size($.at(turn, "lost"), 1) };
    return [$.merge(about, { agent: $.at(turn, "agent"), victim: $.at(turn, "victim") }), lost];
  }
  if ($.eq(what, "lead-changed")) {
    return [$.merge(about, { agent: $.at(turn, "agent") }), { id: "besides-lead-changed", before: $.at(turn, "from") }];
  }
  stakes = $.at(turn, "stakes");
  if ($.has(OTHER, what)) {
    other = $.at(turn, $.at(OTHER, what));
    had = { id: "had-on", seat: seat, agent: $.at(turn, "agent"), sum: $.at(stakes, seat) };
    there = { id: "had-there", seat: other, sum: $.at(stakes, other) };
    return [
      $.merge(about, { agent: $.at(turn, "agent"), sum: $.method.get(turn, "sum", 0), had: had }),
      { id: ["besides-", $.str(what)].join(""), seat: other, stake: $.at(stakes, other), had: there },
    ];
  }
  most = $.max(stakes);
  how = $.eq(most, 0) ? "nothing" : $.compare($.method.count(stakes, most), 1) > 0 ? "tie" : "more";
  won = $.merge(about, { sum: most, how: how });
  if ($.eq(what, "shortest-way")) {
    return $.merge(won, { agents: $.at(turn, "agents") });
  }
  then = $.bool(
    $.and(
      () => $.eq(how, "more"),
      () => !$.eq($.at(turn, "mover"), seat),
    ),
  )
    ? [{ id: "besides-brought-home", seat: $.at(turn, "mover") }]
    : [];
  return [$.merge(won, { agent: $.at(turn, "agent") }), ...$.iter(then)];
  return null;
}
export function exception(name, table) {
  return $.has(["case", "mine"], name) ? ["exception-", $.str(name)].join("") : ["agent-", $.str(name)].join("");
  return null;
}
