/** The check of a deal, on the records that the Python side is held to as well. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { check, type Record_ } from "../src/review/fairness";

const RECORDS = new URL("../../tests/records/", import.meta.url);
const files = readdirSync(RECORDS, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".json"));

function read(name: string): Record_ {
  return JSON.parse(readFileSync(new URL(name, RECORDS), "utf-8")) as Record_;
}

describe("a record", () => {
  test.each(files)("%s is good", (name) => {
    expect(check(read(name))).toBe(true);
  });

  test("with another seed was not dealt as sealed", () => {
    const record = read(files[0]!);
    record.seed = record.seed.replace(/^../, record.seed.startsWith("00") ? "01" : "00");
    expect(check(record)).toBe(0);
  });

  test("with a changed step says at which entry", () => {
    const record = read(files[0]!);
    record.entries[2]!.steps = [];
    expect(check(record)).toBe(record.entries[2]!.n);
  });

  test("of other options has another chain from the first entry on", () => {
    const record = read(files[0]!);
    record["seats"] = 99;
    expect(check(record)).toBe(1);
  });
});
