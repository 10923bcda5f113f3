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
  lady: "seat",
  owner: "seat",
  winner: "seat",
  theatre: "theatre",
  theatres: "theatre",
  canal: "canal",
};
export const MINE = ["saw", "chose"];
export const SILENT = ["turn", "put-back"];
export const HABITS = ["leave", "exchange", "coin"];
export const MAY = ["move", "walk", "inspect", "look", "end"];
export const LIES = ["bluffed", "hid", "took"];
export const FEW = 6;
export function moment(event, view, table) {
  let found, facts;
  if ($.eq($.at(event, "what"), "moved") || $.eq($.at(event, "what"), "walked")) {
    return { kind: "move", at: $.at(event, "to") };
  } else if ($.eq($.at(event, "what"), "inspected")) {
    return { kind: "seal", at: _lies_at(event, view) };
  } else if ($.eq($.at(event, "what"), "looked") || $.eq($.at(event, "what"), "put-back")) {
    return { kind: "seal" };
  } else if ($.eq($.at(event, "what"), "saw")) {
    found = !$.eq($.at(event, "where"), "nowhere");
    facts = $.bool(found) ? { stamp: "stamp-casanova", at: _lies_at(event, view) } : { stamp: "stamp-not-he" };
    return { kind: $.bool(found) ? "caught" : "seal", ...facts };
  } else if ($.eq($.at(event, "what"), "chose")) {
    return { kind: "seal", stamp: $.bool($.at(event, "exchange")) ? "stamp-exchanged" : "stamp-left" };
  } else if ($.eq($.at(event, "what"), "jewel")) {
    return { kind: "taken", stamp: "stamp-jewel" };
  } else if ($.eq($.at(event, "what"), "shown")) {
    return { kind: "window", stamp: $.bool($.at(event, "casanova")) ? "stamp-casanova" : "stamp-not-he" };
  }
  return null;
  return null;
}
function _lies_at(couple, view) {
  let where;
  where = $.eq($.at(couple, "where"), "theatre")
    ? $.at(couple, "theatre")
    : $.at($.at($.at(view, "seats"), $.at(couple, "lady")), "at");
  return where;
  return null;
}
export function situation(view, table) {
  let seat, owes, inspecting, happening, open_to_you, may, no_stay;
  [seat, owes] = [$.at(view, "mover"), $.bool($.at(view, "legal"))];
  if ($.eq($.at(view, "phase"), "over")) {
    return { happening: "happens-over" };
  } else if ($.eq($.at(view, "phase"), "choice")) {
    inspecting = place_of($.at(view, "inspecting"));
    if (!$.bool(owes)) {
      return { happening: { ...inspecting, id: "happens-choice", seat: seat } };
    }
    happening = { ...inspecting, id: "log-inspected", seat: seat };
    return { happening: happening, owed: "owed-choice", notice: _sight(view, seat) };
  }
  if (!$.bool(owes)) {
    return { happening: { id: "happens-turn", seat: seat } };
  }
  open_to_you = (() => {
    const $r = [];
    for (const action of $.iter($.at(view, "legal"))) $r.push($.at($.method.partition($.at(action, "do"), "-"), 0));
    return $r;
  })();
  may = (() => {
    const $r = [];
    for (const do$ of $.iter(MAY)) if ($.has(open_to_you, do$)) $r.push({ id: ["may-", $.str(do$)].join("") });
    return $r;
  })();
  no_stay = $.at($.at($.at(view, "seats"), seat), "no_stay");
  return {
    happening: { id: "happens-your-turn", round: $.at(view, "round"), points: $.at(view, "points") },
    owed: { id: "owed-turn", may: { list: may, join: "or" } },
    notice: $.bool(no_stay) ? { id: "notice-no-stay", refuge: no_stay } : null,
  };
  return null;
}
export function place_of(couple) {
  if (!$.eq($.method.get(couple, "theatre"), null)) {
    return { where: "theatre", theatre: $.at(couple, "theatre") };
  }
  return { where: "gondola", lady: $.at(couple, "lady") };
  return null;
}
function _sight(view, seat) {
  let couples, saw, couple;
  couples = $.at($.at($.at($.at(view, "dossier"), "seen"), -1), "couples");
  saw = { id: "log-saw", seat: seat, draw: "mine" };
  for (couple of $.iter(couples)) {
    if ($.bool($.at(couple, "casanova"))) {
      return { ...saw, ...place_of(couple) };
    }
  }
  return {
    ...saw,
    where: "nowhere",
    maids: (() => {
      const $r = [];
      for (const couple of $.iter(couples)) $r.push(place_of(couple));
      return $r;
    })(),
  };
  return null;
}
export function menu(view, table) {
  let legal, own, ashore, hers, others, groups, place, ways, choices;
  legal = $.at(view, "legal");
  if (!$.bool(legal)) {
    return [];
  }
  own = $.at($.at(view, "seats"), $.at(table, "you"));
  ashore = (() => {
    const $r = [];
    for (const action of $.iter(legal)) if (!$.has(["move", "end-turn"], $.at(action, "do"))) $r.push(action);
    return $r;
  })();
  hers = (() => {
    const $r = [];
    for (const action of $.iter(legal))
      if (
        $.bool(
          $.and(
            () => $.eq($.at(action, "do"), "move"),
            () => $.eq($.at(action, "from"), $.at(own, "at")),
          ),
        )
      )
        $r.push(action);
    return $r;
  })();
  others = (() => {
    const $r = [];
    for (const action of $.iter(legal))
      if (
        $.bool(
          $.and(
            () => $.eq($.at(action, "do"), "move"),
            () => !$.eq($.at(action, "from"), $.at(own, "at")),
          ),
        )
      )
        $r.push(action);
    return $r;
  })();
  groups = [
    {
      choices: (() => {
        const $r = [];
        for (const action of $.iter(ashore)) $r.push({ action: action });
        return $r;
      })(),
    },
    {
      title: "choices-own",
      choices: (() => {
        const $r = [];
        for (const action of $.iter(hers)) $r.push({ action: action, label: _goal(action, table) });
        return $r;
      })(),
    },
  ];
  if ($.compare($.len(others), FEW) <= 0) {
    $.method.append(groups, {
      title: "choices-empty-gondolas",
      choices: (() => {
        const $r = [];
        for (const action of $.iter(others)) $r.push({ action: action });
        return $r;
      })(),
    });
  } else {
    for (place of $.iter($.at(view, "empty"))) {
      ways = (() => {
        const $r = [];
        for (const action of $.iter(others)) if ($.eq($.at(action, "from"), place)) $r.push(action);
        return $r;
      })();
      choices = (() => {
        const $r = [];
        for (const action of $.iter(ways)) $r.push({ action: action, label: _goal(action, table) });
        return $r;
      })();
      $.method.append(groups, { title: { id: "choices-empty-gondola", place: place }, choices: choices });
    }
  }
  $.method.append(groups, {
    choices: (() => {
      const $r = [];
      for (const action of $.iter(legal)) if ($.eq($.at(action, "do"), "end-turn")) $r.push({ action: action });
      return $r;
    })(),
  });
  return groups;
  return null;
}
function _goal(action, table) {
  let place;
  place = $.at(action, "to");
  return { id: "choice-goal", to: place, ...dock(place, table) };
  return null;
}
export function by_habit(habit, view, table) {
  let sight;
  if (
    $.bool(
      $.or(
        () => !$.eq($.at(view, "phase"), "choice"),
        () => !$.bool($.at(view, "legal")),
      ),
    )
  ) {
    return [];
  }
  sight = _sight(view, $.at(view, "mover"));
  if (!$.eq($.at(sight, "where"), "nowhere")) {
    return [{ do: $.eq($.method.get(sight, "lady"), $.at(table, "you")) ? "leave" : "exchange" }];
  }
  return (() => {
    const $r = [];
    for (const do$ of $.iter(["exchange", "leave"])) if ($.has([do$, "coin"], habit)) $r.push({ do: do$ });
    return $r;
  })();
  return null;
}
export function ways(view, table) {
  let own, board, links, link, found, place, alone, across, street, ends, begins, reached, put_aside, way;
  if (
    $.bool(
      $.or(
        () => !$.eq($.at(view, "phase"), "turn"),
        () => !$.bool($.at(view, "legal")),
      ),
    )
  ) {
    return [];
  }
  [own, board] = [$.at($.at(view, "seats"), $.at(table, "you")), $.at(table, "components")];
  links = Object.fromEntries(
    (() => {
      const $r = [];
      for (const place of $.iter($.at(board, "places"))) $r.push([$.at(place, "id"), []]);
      return $r;
    })(),
  );
  for (link of $.iter($.at(board, "water"))) {
    $.method.append($.at(links, $.at(link, 0)), $.at(link, 1));
    $.method.append($.at(links, $.at(link, 1)), $.at(link, 0));
  }
  found = [];
  for (place of $.iter($.at(view, "empty"))) {
    alone = {};
    _go_on(
      alone,
      (() => {
        const $r = [];
        for (const action of $.iter($.at(view, "legal")))
          if ($.eq($.method.get(action, "from"), place)) $r.push([action]);
        return $r;
      })(),
      view,
      links,
      {},
      table,
    );
    $.method.extend(
      found,
      (() => {
        const $r = [];
        for (const way of $.iter($.method.values(alone))) if ($.compare($.len(way), 1) > 0) $r.push(way);
        return $r;
      })(),
    );
  }
  across = {};
  for (street of $.iter($.at(board, "streets"))) {
    ends = $.at(street, "between");
    across = { ...across, [$.at(ends, 0)]: $.at(ends, 1), [$.at(ends, 1)]: $.at(ends, 0) };
  }
  begins = (() => {
    const $r = [];
    for (const action of $.iter($.at(view, "legal")))
      if (
        $.bool(
          $.or(
            () => $.eq($.method.get(action, "from"), $.at(own, "at")),
            () => $.eq($.at(action, "do"), "walk"),
          ),
        )
      )
        $r.push(action);
    return $r;
  })();
  reached = {};
  _go_on(
    reached,
    (() => {
      const $r = [];
      for (const action of $.iter(begins)) $r.push([action]);
      return $r;
    })(),
    view,
    links,
    across,
    table,
  );
  put_aside = [...$.iter(_put_aside($.at(own, "at"), [], view, links, table))];
  for ([place, way] of $.iter($.method.items(reached))) {
    $.method.extend(put_aside, _put_aside(place, way, view, links, table));
  }
  _go_on(reached, put_aside, view, links, across, table);
  for ([place, way] of $.iter($.method.items(reached))) {
    if (
      $.bool(
        $.and(
          () => $.compare($.len(way), 1) > 0,
          () => !$.bool(_is_refuge(place, own, table)),
        ),
      )
    ) {
      $.method.append(found, way);
    }
  }
  return [...$.iter(found), ...$.iter(_looks(reached, view, table))];
  return null;
}
function _go_on(reached, begun, view, links, across, table) {
  let kinds, docked, home, going, way, end, here, street, used, there, barred;
  kinds = Object.fromEntries(
    (() => {
      const $r = [];
      for (const place of $.iter($.at($.at(table, "components"), "places")))
        $r.push([$.at(place, "id"), $.at(place, "kind")]);
      return $r;
    })(),
  );
  docked = [
    ...$.iter($.at(view, "empty")),
    ...$.iter(
      (() => {
        const $r = [];
        for (const seat of $.iter($.at(view, "seats"))) $r.push($.at(seat, "at"));
        return $r;
      })(),
    ),
  ];
  home = $.at($.at($.at($.at(table, "components"), "ladies"), $.at(table, "you")), "home");
  going = [];
  for (way of $.iter($.sorted.named({ key: _spent }, begun))) {
    end = $.at($.at(way, -1), "to");
    if (
      $.bool(
        $.or(
          () => !$.has(reached, end),
          () => $.compare($.len(way), $.len($.at(reached, end))) < 0,
        ),
      )
    ) {
      reached[end] = way;
      $.method.append(going, end);
    }
  }
  while ($.bool(going)) {
    here = $.method.pop(going, 0);
    way = $.at(reached, here);
    if (
      $.bool(
        $.and(
          () => across,
          () => !$.eq($.at(kinds, here), "stage"),
        ),
      )
    ) {
      continue;
    }
    street = $.method.get(across, here);
    if (
      $.bool(
        $.and(
          () => $.has($.at(view, "empty"), street),
          () => !$.has(reached, street),
          () => $.eq($.at($.at(way, -1), "do"), "move"),
        ),
      )
    ) {
      reached[street] = [...$.iter(way), { do: "walk", to: street }];
      going = [street, ...$.iter(going)];
    }
    if ($.compare(_spent(way), $.at(view, "points")) >= 0) {
      continue;
    }
    used = (() => {
      const $r = [];
      for (const step of $.iter(way)) $r.push($.at(step, "to"));
      return $r;
    })();
    for (there of $.iter($.at(links, here))) {
      barred = $.and(
        () => across,
        () => $.eq($.at(kinds, there), "palazzo"),
        () => !$.eq(there, home),
      );
      if (
        $.bool(
          $.and(
            () => !$.has(reached, there),
            () => !$.has(docked, there),
            () => !$.has(used, there),
            () => !$.bool(barred),
          ),
        )
      ) {
        reached[there] = [...$.iter(way), { do: "move", from: here, to: there }];
        $.method.append(going, there);
      }
    }
  }
  return null;
}
function _put_aside(here, way, view, links, table) {
  let kinds, home, docked, found, used, there, aside, pushes, open_now;
  kinds = Object.fromEntries(
    (() => {
      const $r = [];
      for (const place of $.iter($.at($.at(table, "components"), "places")))
        $r.push([$.at(place, "id"), $.at(place, "kind")]);
      return $r;
    })(),
  );
  home = $.at($.at($.at($.at(table, "components"), "ladies"), $.at(table, "you")), "home");
  docked = [
    ...$.iter($.at(view, "empty")),
    ...$.iter(
      (() => {
        const $r = [];
        for (const seat of $.iter($.at(view, "seats"))) $r.push($.at(seat, "at"));
        return $r;
      })(),
    ),
  ];
  found = [];
  if (
    $.bool(
      $.or(
        () => $.compare($.add(_spent(way), 2), $.at(view, "points")) > 0,
        () =>
          $.and(
            () => way,
            () => !$.eq($.at(kinds, here), "stage"),
          ),
      ),
    )
  ) {
    return found;
  }
  used = [
    here,
    ...$.iter(
      (() => {
        const $r = [];
        for (const step of $.iter(way)) $r.push($.at(step, "to"));
        return $r;
      })(),
    ),
  ];
  for (there of $.iter($.at(links, here))) {
    if (
      $.bool(
        $.and(
          () => $.has($.at(view, "empty"), there),
          () => !$.has(used, there),
          () =>
            $.or(
              () => !$.eq($.at(kinds, there), "palazzo"),
              () => $.eq(there, home),
            ),
        ),
      )
    ) {
      aside = (() => {
        const $r = [];
        for (const place of $.iter($.at(links, there)))
          if (
            $.bool(
              $.and(
                () => !$.has(docked, place),
                () => !$.has(used, place),
              ),
            )
          )
            $r.push(place);
        return $r;
      })();
      pushes = (() => {
        const $r = [];
        for (const place of $.iter(aside)) $r.push({ do: "move", from: there, to: place });
        return $r;
      })();
      open_now = (() => {
        const $r = [];
        for (const push of $.iter(pushes))
          if (
            $.bool(
              $.or(
                () => way,
                () => $.has($.at(view, "legal"), push),
              ),
            )
          )
            $r.push(push);
        return $r;
      })();
      if ($.bool(open_now)) {
        $.method.append(found, [...$.iter(way), $.at(open_now, 0), { do: "move", from: here, to: there }]);
      }
    }
  }
  return found;
  return null;
}
function _spent(way) {
  return $.len(
    (() => {
      const $r = [];
      for (const step of $.iter(way)) if ($.eq($.at(step, "do"), "move")) $r.push(step);
      return $r;
    })(),
  );
  return null;
}
function _is_refuge(place, own, table) {
  let board, kinds, refuge;
  board = $.at(table, "components");
  kinds = Object.fromEntries(
    (() => {
      const $r = [];
      for (const one of $.iter($.at(board, "places"))) $r.push([$.at(one, "id"), $.at(one, "kind")]);
      return $r;
    })(),
  );
  refuge = $.eq(place, $.at(own, "home")) ? "home" : $.has($.at(board, "mouths"), place) ? "mouth" : $.at(kinds, place);
  return $.bool($.eq(refuge, $.at(own, "no_stay")));
  return null;
}
function _looks(reached, view, table) {
  let found, ladies, street, ends, theatre, near, looks, end, across, look, action;
  found = [];
  ladies = Object.fromEntries(
    (() => {
      const $r = [];
      for (const [number, seat] of $.iter($.enumerate($.at(view, "seats"))))
        if (!$.eq(number, $.at(table, "you"))) $r.push([$.at(seat, "at"), number]);
      return $r;
    })(),
  );
  for (street of $.iter($.at($.at(table, "components"), "streets"))) {
    [ends, theatre] = [$.at(street, "between"), $.at(street, "theatre")];
    near = $.sorted.named(
      { key: (end) => $.len($.at(reached, end)) },
      (() => {
        const $r = [];
        for (const end of $.iter(ends)) if ($.has(reached, end)) $r.push(end);
        return $r;
      })(),
    );
    looks = [];
    if (
      $.bool(
        $.and(
          () => theatre,
          () => near,
          () => $.at($.at(view, "theatres"), $.at(theatre, "id")),
        ),
      )
    ) {
      $.method.append(looks, { end: $.at(near, 0), do: "inspect-theatre", couple: { theatre: $.at(theatre, "id") } });
    }
    for (end of $.iter(near)) {
      across = $.eq(end, $.at(ends, 1)) ? $.at(ends, 0) : $.at(ends, 1);
      if ($.has(ladies, across)) {
        $.method.append(looks, { end: end, do: "inspect-gondola", couple: { lady: $.at(ladies, across) } });
      }
    }
    for (look of $.iter(looks)) {
      action = { do: $.at(look, "do"), ...$.at(look, "couple") };
      if (
        $.bool(
          $.and(
            () => !$.has($.at(view, "inspected"), $.at(look, "couple")),
            () => !$.has($.at(view, "legal"), action),
          ),
        )
      ) {
        $.method.append(found, [...$.iter($.at(reached, $.at(look, "end"))), action]);
      }
    }
  }
  return found;
  return null;
}
export function dock(place, table) {
  let board, kind, one, owner, lady;
  [board, kind] = [$.at(table, "components"), ""];
  for (one of $.iter($.at(board, "places"))) {
    if ($.eq($.at(one, "id"), place)) {
      kind = $.at(one, "kind");
      break;
    }
  }
  if (!$.eq(kind, "palazzo")) {
    return { goal: kind };
  }
  for ([owner, lady] of $.iter($.enumerate($.at(board, "ladies")))) {
    if (
      $.bool(
        $.and(
          () => $.eq($.at(lady, "home"), place),
          () => $.compare(owner, $.at(table, "seats")) < 0,
        ),
      )
    ) {
      return { goal: "home", goal_owner: owner };
    }
  }
  return { goal: kind };
  return null;
}
export function warning(view, action, table) {
  let own, shares;
  own = $.at($.at(view, "seats"), $.at(table, "you"));
  if (
    $.bool(
      $.or(
        () => !$.eq($.at(action, "do"), "move"),
        () => !$.eq($.at(action, "from"), $.at(own, "at")),
        () => !$.eq($.at(action, "to"), $.at(own, "home")),
      ),
    )
  ) {
    return null;
  }
  if (!$.bool($.at(own, "jewel_laid"))) {
    return "warn-early";
  }
  shares = (() => {
    const $r = [];
    for (const chance of $.iter($.at($.at(view, "dossier"), "chances")))
      if ($.eq($.at(chance, "lady"), $.at(table, "you"))) $r.push($.at(chance, "share"));
    return $r;
  })();
  return $.bool(shares) ? { id: "warn-shown", percent: percent($.at(shares, 0)) } : "warn-without-him";
  return null;
}
export function percent(share) {
  return $.int($.add($.times(100, share), 0.5));
  return null;
}
export function seat_now(view, seat, table) {
  return $.bool(
    $.and(
      () => $.eq(seat, $.at(view, "mover")),
      () => !$.eq($.at(view, "phase"), "over"),
    ),
  )
    ? "now-moves"
    : null;
  return null;
}
export function seat_facts(view, seat, table) {
  let known, jewel;
  known = $.at($.at(view, "seats"), seat);
  jewel = $.bool($.at(known, "jewel_laid")) ? "fact-jewel-laid" : "fact-jewel-in-hand";
  return [{ id: "fact-at", place: $.at(known, "at"), ...dock($.at(known, "at"), table) }, jewel];
  return null;
}
export function papers(view, table) {
  let own, outcome, chances, sure, where, sights, title;
  [own, outcome] = [$.at(view, "dossier"), $.at(view, "outcome")];
  if ($.eq(own, null)) {
    return [];
  }
  chances = $.sorted.named({ key: (chance) => -$.at(chance, "share") }, $.at(own, "chances"));
  sure = $.bool(outcome) ? $.method.get(outcome, "casanova") : $.eq($.len(chances), 1) ? $.at(chances, 0) : null;
  if ($.bool(sure)) {
    where = { title: { ...place_of(sure), id: "paper-he-is" }, lines: [] };
  } else {
    where = {
      title: "paper-where",
      lines: (() => {
        const $r = [];
        for (const chance of $.iter(chances)) $r.push(_chance(chance));
        return $r;
      })(),
    };
    $.method.append($.at(where, "lines"), "paper-coin-tosses");
  }
  if (!$.bool(outcome)) {
    $.method.append($.at(where, "lines"), {
      id: "paper-onlooker",
      percent: percent(onlooker(view, $.at(table, "you"))),
    });
  }
  sights = (() => {
    const $r = [];
    for (const sight of $.iter($.reversed($.at(own, "seen"))))
      $r.push({ ...sight, id: "paper-sight", couples: _seen($.at(sight, "couples")) });
    return $r;
  })();
  title = $.bool(sights) ? "paper-seen" : "paper-nothing-seen";
  return [
    { about: "where", ...where },
    { about: "seen", title: title, lines: sights },
  ];
  return null;
}
export function onlooker(view, seat) {
  let shares;
  shares = (() => {
    const $r = [];
    for (const chance of $.iter($.at(view, "chances")))
      if ($.eq($.at(chance, "lady"), seat)) $r.push($.at(chance, "share"));
    return $r;
  })();
  return $.bool(shares) ? $.at(shares, 0) : 0.0;
  return null;
}
function _chance(chance) {
  return { ...place_of(chance), id: "paper-chance", percent: percent($.at(chance, "share")) };
  return null;
}
function _seen(couples) {
  let seen;
  seen = (() => {
    const $r = [];
    for (const couple of $.iter(couples))
      $r.push({ ...place_of(couple), id: "seen-couple", casanova: $.at(couple, "casanova") });
    return $r;
  })();
  return { list: seen, join: "comma" };
  return null;
}
export function result(view, table) {
  let outcome, where, he_was, facts, wins;
  outcome = $.at(view, "outcome");
  where = $.method.get(outcome, "casanova");
  he_was = $.bool(where) ? [{ ...place_of(where), id: "result-he-was" }] : [];
  facts = {
    rounds: $.at(view, "round_cap"),
    seat: $.bool($.at(outcome, "winners")) ? $.at($.at(outcome, "winners"), 0) : null,
  };
  wins = { ...facts, id: "result-wins" };
  if ($.eq($.at(outcome, "reason"), "brought-home")) {
    return [wins, { ...facts, id: "result-brought-home" }];
  } else if ($.eq($.at(outcome, "reason"), "rounds-are-up")) {
    return $.bool($.at(outcome, "winners"))
      ? [wins, { ...facts, id: "result-aboard" }]
      : [{ ...facts, id: "result-nobody" }, ...$.iter(he_was)];
  }
  return he_was;
  return null;
}
export function ending(view, events, table) {
  let looks, sights, where, sections, inspections;
  looks = (() => {
    const $r = [];
    for (const event of $.iter(events)) if ($.has(["inspected", "looked"], $.at(event, "what"))) $r.push(event);
    return $r;
  })();
  sights = (() => {
    const $r = [];
    for (const event of $.iter(events)) if ($.eq($.at(event, "what"), "saw")) $r.push(event);
    return $r;
  })();
  if (!$.eq($.len(looks), $.len(sights))) {
    return [];
  }
  where = $.method.get($.at(view, "outcome"), "casanova");
  sections = $.bool(where) ? [{ about: "way", title: "ending-way", lines: _his_way(where, events) }] : [];
  inspections = (() => {
    const $r = [];
    for (const seat of $.iter($.range($.at(table, "seats")))) $r.push(_inspections(seat, events));
    return $r;
  })();
  return [...$.iter(sections), _of_seats(inspections)];
  return null;
}
function _of_seats(lines) {
  return { about: "inspections", title: "ending-inspections", lines: lines, of_seats: true };
  return null;
}
function _his_way(where, events) {
  let now, lines, number, event, pair;
  now = place_of(where);
  lines = [];
  for ([number, event] of $.iter($.reversed(_with_rounds(events)))) {
    if (
      $.bool(
        $.and(
          () => $.eq($.at(event, "what"), "chose"),
          () => $.at(event, "exchange"),
        ),
      )
    ) {
      pair = [place_of({ lady: $.at(event, "seat") }), place_of(event)];
      if ($.has(pair, now)) {
        $.method.append(lines, { ...now, id: "ending-passes", seat: $.at(event, "seat"), round: number });
        now = $.at(pair, 1 - $.method.index(pair, now));
      }
    }
  }
  $.method.append(lines, { ...now, id: "ending-first" });
  return $.list($.reversed(lines));
  return null;
}
function _inspections(seat, events) {
  let looks, number, event, others, couples;
  looks = [];
  for ([number, event] of $.iter(_with_rounds(events))) {
    if (
      $.bool(
        $.and(
          () => $.eq($.at(event, "what"), "saw"),
          () => $.eq($.at(event, "seat"), seat),
        ),
      )
    ) {
      others = (() => {
        const $r = [];
        for (const couple of $.iter($.at(event, "couples")))
          if (
            $.bool(
              $.or(
                () => $.at(couple, "casanova"),
                () => !$.eq($.method.get(couple, "lady"), seat),
              ),
            )
          )
            $r.push(couple);
        return $r;
      })();
      couples = (() => {
        const $r = [];
        for (const couple of $.iter(
          $.or(
            () => others,
            () => $.at(event, "couples"),
          ),
        ))
          $r.push({ ...place_of(couple), id: "ending-couple", casanova: $.at(couple, "casanova") });
        return $r;
      })();
      $.method.append(looks, { id: "ending-look", round: number, couples: couples, exchange: false });
    } else {
      if (
        $.bool(
          $.and(
            () => $.eq($.at(event, "what"), "chose"),
            () => $.eq($.at(event, "seat"), seat),
          ),
        )
      ) {
        $.at(looks, -1)["exchange"] = $.at(event, "exchange");
      }
    }
  }
  return { id: "ending-looks", seat: seat, looks: { list: looks, join: "comma" } };
  return null;
}
function _with_rounds(events) {
  let number, found, event;
  [number, found] = [1, []];
  for (event of $.iter(events)) {
    if ($.eq($.at(event, "what"), "turn")) {
      number = $.at(event, "round");
    }
    $.method.append(found, [number, event]);
  }
  return found;
  return null;
}
