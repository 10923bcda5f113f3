import { defineConfig } from "vite";

/** The script of the page that checks records offline, in one file; `valise verify-page` wraps it up. */
export default defineConfig({
  build: {
    outDir: "../src/valise_games/house/page/offline",
    emptyOutDir: true,
    copyPublicDir: false,
    target: "es2022",
    lib: { entry: "src/offline/check.ts", formats: ["iife"], name: "check", fileName: () => "check.js" },
  },
});
