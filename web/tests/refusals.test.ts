/** Whatever the house refuses, it refuses in every language. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { PageWords } from "../src/words/page.en";

const PROTOCOL = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf-8");
const PAGES = import.meta.glob<PageWords>(["../src/words/page.*.ts", "!../src/words/page.en.ts"], {
  eager: true,
  import: "default",
});

test.each(Object.entries(PAGES))("every code of the protocol has a sentence in %s", (_, words) => {
  const section = PROTOCOL.slice(PROTOCOL.indexOf("## What goes wrong"), PROTOCOL.indexOf("By HTTP the status"));
  const rows = section.split("\n").filter((line) => line.startsWith("| `") && !line.startsWith("| `code`"));
  const codes = rows.flatMap((row) => [...row.split("|")[1]!.matchAll(/`([a-z-]+)`/g)].map((found) => found[1]!));
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !words.refusals[code])).toEqual([]);
});
