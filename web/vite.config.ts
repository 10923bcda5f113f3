import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The house, while the page is being worked on: `valise serve` beside `npm run dev`. */
const HOUSE = "http://127.0.0.1:8600";

export default defineConfig({
  plugins: [
    svelte(),
    // In the page itself, since what is painted before any script is there needs them.
    {
      name: "icons",
      transformIndexHtml: (html) => html.replace("<!-- icons -->", readFileSync("src/look/icons.svg", "utf8").trim()),
    },
    // The style comes first: with it the bar is painted, while the scripts are on their way.
    {
      name: "style-first",
      transformIndexHtml: {
        order: "post",
        handler: (html) => html.replace(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
      },
    },
    // Then what nearly every text is written in, so that no text is drawn anew, and moves, when it comes.
    {
      name: "fonts-early",
      transformIndexHtml: {
        order: "post",
        handler: (_, { bundle }) => {
          const fonts = Object.keys(bundle ?? {}).filter((name) =>
            /(jost|federo)-latin-(wght|400)-.*woff2$/.test(name),
          );
          const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, fetchpriority: "low" };
          return fonts.map((name) => ({
            tag: "link",
            attrs: { ...attrs, href: `/${name}` },
            injectTo: "head" as const,
          }));
        },
      },
    },
  ],
  build: {
    outDir: "../src/valise_games/house/page",
    emptyOutDir: true,
    // The house allows no inline script and no inline style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // A phone waits longer for many small scripts than for few: these are needed by every screen, by what opens from
    // some, and by every table.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "every-screen",
              test: /node_modules.(svelte|esm-env|clsx)|preload-helper|src.(kept|route|settings)|src.words.(speech|typeset)|src.house.(api|line|visit)|src.games.asked|src.parts.toasts/,
            },
            {
              name: "parts",
              test: /src.parts.(Text|Dialog|Later|in_turn|clipboard|notifications|small_screen|sounds|colour)|src.words.rich|src.house.deal|src.home.open_table/,
            },
            {
              name: "every-table",
              test: /node_modules.@fluent|src.(table|words.messages|look.pieces)|src.games.(?!asked)\w+\.(svelte\.)?ts/,
            },
          ],
        },
      },
    },
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
