import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "tests/.presentation", "src/house/protocol.ts", "src/house/answers.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      // A view is typed by its game; what arrives is what the house's own types say.
      "@typescript-eslint/no-explicit-any": "off",
      "svelte/no-navigation-without-resolve": "off",
      "svelte/require-each-key": "off",
      // Sets and maps here are book-keeping, not what is shown.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
