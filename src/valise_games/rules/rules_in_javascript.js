// What rules need besides: whole numbers of any size, states, dice. `game_in_javascript.py` puts it before every game.
{
  const small = (x) => typeof x !== "number" || (x >= -0x80000000 && x <= 0x7fffffff);
  const whole = (native, exact) => (a, b) => {
    if (small(a) && small(b)) return native(a, b);
    return Number(exact(BigInt(a), BigInt(b)));
  };
  const same = $.eq;
  const number = (x) => (typeof x === "boolean" ? Number(x) : x);
  const join = whole((a, b) => a | b, (a, b) => a | b);
  const meet = whole((a, b) => a & b, (a, b) => a & b);
  const { merge, bitand } = $;
  const zeros = (value) => (Array.isArray(value) ? value.map(zeros) : 0);
  Object.assign($, {
    eq: (a, b) => same(number(a), number(b)),
    merge: (a, b) => (typeof a === "object" ? merge(a, b) : join(number(a), number(b))),
    bitand: (a, b) => (typeof a === "object" ? bitand(a, b) : meet(number(a), number(b))),
    xor: whole((a, b) => a ^ b, (a, b) => a ^ b),
    shift_left: (a, b) => number(a) * 2 ** b,
    shift_right: (a, b) => Math.floor(a / 2 ** b),
    divmod: (a, b) => [$.floordiv(a, b), $.mod(a, b)],
    bit_length: (a) => (a ? Math.floor(Math.log2(a)) + 1 : 0),
    fromkeys: (keys, value = null) => Object.fromEntries([...$.iter(keys)].map((key) => [key, value])),
    dice: (rng, sides) => rng.roll(sides),
    allow: (choices, action) => void (choices[++choices[0]] = action),
    no_choices: (most) => Array(most + 1).fill(0),
    copy_row: (row, to) => void row.forEach((value, at) => (to[at] = value)),
    next: (all, otherwise) => {
      if (!all.length && otherwise === undefined) throw new Error("there is none");
      return all.length ? all[0] : otherwise;
    },
    record: (fields) => () => structuredClone(fields),
    clear: (s) => void Object.keys(s).forEach((key) => (s[key] = zeros(s[key]))),
  });
}
