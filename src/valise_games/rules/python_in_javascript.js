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
    if (Array.isArray(all) || typeof all === "string" ? found in Object(all) : Object.hasOwn(all, found)) return all[found];
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
