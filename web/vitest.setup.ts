/** Before the tests: every game's `telling.py` as the page gets it from the house. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
const OWN = resolve(ROOT, ".venv/bin/python");

export default function setup(): void {
  const python = process.env["PYTHON"] ?? (existsSync(OWN) ? OWN : "python3");
  execFileSync(python, ["-m", "tools.telling", resolve(ROOT, "web/tests/.telling")], { cwd: ROOT, stdio: "inherit" });
}
