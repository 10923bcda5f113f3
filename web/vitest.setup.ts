/** Before the tests: every game's `presentation.py` as the page gets it from the house. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
const OWN = resolve(ROOT, ".venv/bin/python");

export default function setup(): void {
  const python = process.env["PYTHON"] ?? (existsSync(OWN) ? OWN : "python3");
  execFileSync(python, ["-m", "tools.presentation", resolve(ROOT, "web/tests/.presentation")], {
    cwd: ROOT,
    stdio: "inherit",
  });
}
