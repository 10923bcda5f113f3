/** What is new is laid over what the page has; tests/house/test_changes.py holds the house and the Python client to it. */

import { expect, test } from "vitest";
import { layOver, OwnPart } from "../src/house/changes";
import type { SeatView } from "../src/house/protocol";

test("keys take the place of others, and parts that of parts", () => {
  const view = { phase: "choose", agents: { red: "bazaar", blue: "hotel" }, seats: [{ bribes: 0 }, { bribes: 2 }] };
  const now = layOver(view, {
    changed: { phase: "protest", announced: null },
    within: { agents: { red: null }, seats: { "1": { bribes: 3 } } },
  });
  expect(now).toEqual({
    phase: "protest",
    announced: null,
    agents: { red: null, blue: "hotel" },
    seats: [{ bribes: 0 }, { bribes: 3 }],
  });
  expect(view.seats[1]).toEqual({ bribes: 2 });
});

test("a number is an option of the last list that was not short", () => {
  const [go, stay, bribe, pass] = ["go", "stay", "bribe", "pass"].map((what) => ({ do: what }));
  const whole = { view: { you: 1, legal: [go, stay, bribe] }, decision: "3.0", standing: null, every: true };
  const own = new OwnPart();
  own.take(whole as unknown as SeatView);
  own.change({ legal: [pass!], decision: "4.0" });
  expect(own.now?.view).toEqual({ you: 1, legal: [pass] });
  own.change({ legal: [], decision: "" });
  own.change({ legal: [2, pass!, 0], decision: "5.0" });
  expect(own.now?.view["legal"]).toEqual([bribe, pass, go]);
  own.change({ legal: [1, 0, 2] });
  expect(own.now?.view["legal"]).toEqual([pass, bribe, go]);
  expect(own.now?.decision).toBe("5.0");
});

test("the rest comes whole, or not at all", () => {
  const own = new OwnPart();
  own.take({ view: { legal: [] }, decision: "", standing: null, limit: 300, every: true } as unknown as SeatView);
  own.change({ decision: "7.0" });
  expect(own.now).toMatchObject({ decision: "7.0", limit: 300, every: true });
  own.change({ rest: { by_house: "standing", standing: {} } as any });
  expect(own.now).toMatchObject({ decision: "7.0", by_house: "standing", standing: {}, limit: null, every: false });
});
