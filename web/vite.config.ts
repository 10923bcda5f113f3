import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The house, while the page is being worked on: `valise serve` beside `npm run dev`. */
const HOUSE = "http://127.0.0.1:8600";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/valise_games/house/page",
    emptyOutDir: true,
    // The house allows no inline script and no inline style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // A bound for what hangs: on a machine that is busy, whole games take longer than the usual five seconds.
  test: { globalSetup: "./vitest.setup.ts", setupFiles: ["./tests/speak.ts"], testTimeout: 60_000 },
  // The house takes a page only from its own address, so that has to come through as it is.
  server: {
    proxy: {
      "/api": { target: HOUSE, changeOrigin: false },
      "/ws": { target: HOUSE, changeOrigin: false, ws: true },
    },
  },
});
