// @ts-check
// `make check`. Which names there are is known to TypeScript, which reads the same files.

import js from "@eslint/js";

export default [
  js.configs.recommended,
  {
    rules: {
      "no-undef": "off",
      "no-empty": ["error", { allowEmptyCatch: true }],
      eqeqeq: ["error", "always"],
      "no-var": "error",
      "prefer-const": "error",
      "no-shadow": ["error", { builtinGlobals: false }],
    },
  },
  { files: ["static/*.js"], languageOptions: { sourceType: "script" } },
];
