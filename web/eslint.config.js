import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['node_modules', 'fixtures']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ['*.js', '*.ts'], languageOptions: { globals: { ...globals.node } } },
  { files: ['public/sw.js'], languageOptions: { globals: { ...globals.serviceworker } } },
  {
    rules: {
      // Rows and schemas are indexed by numbers that the rules vouch for; noUncheckedIndexedAccess stays on.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-dynamic-delete': 'off', // records by seat are maps
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      'no-undef': 'off', // svelte-check knows types that browsers have, too
      'no-useless-assignment': 'off', // what is derived reads it later
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that Svelte would trim
      'svelte/prefer-svelte-reactivity': 'off', // sets and maps are replaced, never changed in place
    },
  },
);
