/** Whatever the house refuses, it refuses in French as well. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import french from "../src/words/page.fr";

const PROTOCOL = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf-8");

test("every code of the protocol has a French sentence", () => {
  const section = PROTOCOL.slice(PROTOCOL.indexOf("## What goes wrong"), PROTOCOL.indexOf("By HTTP the status"));
  const rows = section.split("\n").filter((line) => line.startsWith("| `") && !line.startsWith("| `code`"));
  const codes = rows.flatMap((row) => [...row.split("|")[1]!.matchAll(/`([a-z-]+)`/g)].map((found) => found[1]!));
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !french.refusals[code])).toEqual([]);
});
