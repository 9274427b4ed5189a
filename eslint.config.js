import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import globals from 'globals'
import ts from 'typescript-eslint'
import vueParser from 'vue-eslint-parser'

/** Says for one room which imports it refuses, and why. The four rooms are those of design.md 3. */
const refuse = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns }],
})

const electronModule = {
  regex: '^electron(/|$)',
  message:
    'Only electron/main and electron/preload import electron: everything else runs without it.',
}
const appRoom = {
  regex: '^#app/|/src/app/',
  message: 'The page is the outermost room: nothing but the page itself imports it.',
}
const shellRooms = {
  regex: '^#(main|preload|browser)/|/electron/(main|preload|browser)/',
  message: 'The shells stand outside the host: the host is handed a Platform instead.',
}
const sampleRoom = {
  regex: '^#sample/|/sample/',
  message: 'The app knows nothing of the sample instance but an address and a token.',
}

export default defineConfig(
  globalIgnores(['out/', '.cache/', '.tsbuild/', 'test-results/', 'playwright-report/', 'dist/']),
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  ...vue.configs['flat/essential'],
  {
    languageOptions: {
      globals: globals['shared-node-browser'],
      parserOptions: {
        project: './tsconfig.eslint.json',
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.vue'],
      },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    files: ['**/*.vue'],
    languageOptions: {
      globals: globals.browser,
      parser: vueParser,
      parserOptions: {
        parser: ts.parser,
        project: './tsconfig.eslint.json',
        extraFileExtensions: ['.vue'],
      },
    },
    rules: {
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/block-order': ['error', { order: ['script', 'template', 'style'] }],
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/define-emits-declaration': ['error', 'type-literal'],
      'vue/define-props-declaration': ['error', 'type-based'],
      'vue/multi-word-component-names': 'off',
      'vue/no-v-html': 'error',
      'vue/no-unused-refs': 'error',
      'vue/no-useless-v-bind': 'error',
      'vue/require-typed-ref': 'error',
    },
  },
  { files: ['src/app/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['src/core/**'],
    rules: refuse(electronModule, appRoom, shellRooms, sampleRoom, {
      regex: '^(node:|vue|pinia|naive-ui|hono|undici)|^#host/|/electron/',
      message: 'core is pure: no DOM, Node, Vue or host. Hand the effect in, or move the code out.',
    }),
  },
  {
    files: ['src/app/**'],
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            electronModule,
            { ...shellRooms, allowTypeImports: true },
            sampleRoom,
            { regex: '^node:', message: 'The page has no Node: ask the host by HTTP.' },
            {
              regex: '^#host/|/electron/',
              allowTypeImports: true,
              message:
                'The page takes only types from the host: what it needs, it asks for by HTTP.',
            },
          ],
        },
      ],
    },
  },
  { files: ['electron/host/**'], rules: refuse(electronModule, appRoom, shellRooms, sampleRoom) },
  {
    files: ['electron/browser/**'],
    rules: refuse(electronModule, appRoom),
  },
  {
    files: ['electron/sample/**'],
    rules: refuse(electronModule, appRoom, shellRooms, {
      regex: '^#(host|core)/|/(host|core)/',
      message:
        'The sample instance is a server of its own: it shares no code with the app it tests.',
    }),
  },
  {
    files: ['test/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // Playwright's and Vitest's fixtures and matchers are used unbound by design.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  prettier,
)
