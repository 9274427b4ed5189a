import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import regexp from 'eslint-plugin-regexp'
import vue from 'eslint-plugin-vue'
import globals from 'globals'
import ts from 'typescript-eslint'
import vueParser from 'vue-eslint-parser'
import { ownMembers } from './scripts/lint/own-members.mjs'

const otherStyle = {
  regex: '^\\.\\./|^\\./.*/',
  message: 'Files of the same folder are ./name; all others are #layer/folder/name.',
}

/** Says for one layer which imports it refuses, and why. The four layers are those of design.md 3. */
const refuse = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [otherStyle, ...patterns] }],
})

const electronModule = {
  regex: '^electron(/|$)',
  message:
    'Only electron/main and electron/preload import electron: everything else runs without it.',
}
const appLayer = {
  regex: '^#app/|/src/app/',
  message: 'The page is the outermost layer: nothing but the page itself imports it.',
}
const shellLayers = {
  regex: '^#(main|preload|browser|cli)/|/electron/(main|preload|browser)/',
  message: 'The shells stand outside the host: the host is handed a Platform instead.',
}
const sampleLayer = {
  regex: '^#sample/|/sample/',
  message: 'The app knows nothing of the sample instance but an address and a token.',
}

const ownButtons = {
  regex: '^naive-ui$',
  importNames: ['NButton', 'NMessageProvider', 'useMessage'],
  message:
    'The first window has no control of the library: ActionButton.vue and message.ts are ours.',
}

/** What the page may import. */
const pageRules = (files, ...patterns) => ({
  files,
  rules: {
    'no-restricted-imports': 'off',
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          otherStyle,
          electronModule,
          { ...shellLayers, allowTypeImports: true },
          sampleLayer,
          { regex: '^node:', message: 'The page has no Node: ask the host by HTTP.' },
          {
            regex: '^#host/|/electron/',
            allowTypeImports: true,
            message: 'The page takes only types from the host: what it needs, it asks for by HTTP.',
          },
          ...patterns,
        ],
      },
    ],
  },
})

/** security.md section 5: what may stand in one file only, or nowhere. `but` are the files it may stand in. */
const guarded = [
  {
    but: ['electron/main/explorer-window.ts'],
    selector:
      'NewExpression[callee.name=/^(BrowserWindow|BaseWindow|WebContentsView|BrowserView)$/]',
    message: 'Windows are made in one file, so that none is made without its guards.',
  },
  {
    but: ['electron/main/explorer-window.ts'],
    selector:
      'Property[key.name=/^(sandbox|contextIsolation|nodeIntegration\\w*|webSecurity|webviewTag|allowRunningInsecureContent|experimentalFeatures|enableBlinkFeatures|enableWebSQL)$/]',
    message: 'How pages run is said in one file, and nowhere else.',
  },
  {
    but: ['electron/main/explorer-window.ts'],
    selector: 'MemberExpression[object.name="shell"][property.name="openExternal"]',
    message: 'Links leave the app through one file, which looks at them first.',
  },
  {
    but: [],
    selector:
      'ImportSpecifier[imported.name=/^(ipcMain|crashReporter|netLog|desktopCapturer|autoUpdater)$/]',
    message: 'The page asks by fetch, crashes and requests are reported to nobody.',
  },
  {
    but: [],
    selector:
      'CallExpression[callee.property.name=/^(appendSwitch|appendArgument|loadFile|setCertificateVerifyProc|enableBlinkFeatures|setUsePlainTextEncryption|executeJavaScript|insertCSS)$/]',
    message: 'Chromium is not told to be less careful, and pages come from app:// alone.',
  },
  {
    but: [],
    selector: 'Literal[value=/^(certificate-error|file:\\/\\/)/]',
    message: 'Certificates are always checked, and no page is loaded from a file.',
  },
  {
    but: [],
    selector: 'Property[key.name="rejectUnauthorized"][value.value=false]',
    message: 'Certificates are always checked.',
  },
  {
    but: [],
    selector:
      'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/], CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe)$/], CallExpression[callee.object.name="document"][callee.property.name="write"]',
    message: 'What came from outside is text: nothing is drawn as HTML.',
  },
  {
    but: [],
    selector:
      'ExpressionStatement > CallExpression[callee.name=/^(decodeURI|decodeURIComponent|encodeURI|encodeURIComponent|atob|structuredClone|BigInt|RegExp)$/], ExpressionStatement > CallExpression[callee.object.name="JSON"], ExpressionStatement > NewExpression',
    message: 'The bundler drops such a call where its value is not used: return what it gives.',
  },
]

/** A spread that only joins lines: the members would not be checked against the type. */
const literalSpread = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the members themselves: a spread of a literal hides what the type does not have.',
}

/** Where texts are chosen by kind: `default` may stand for those that need no more, as `sayKind` demands words of each. */
const wordFiles = ['src/app/**/use-*-words.ts']
const otherDefault = {
  selector: 'SwitchCase[test=null] > :not(ReturnStatement[argument.callee.name="sayKind"])',
  message:
    'Only sayKind may stand for the remaining kinds: it does not compile without their words.',
}

/** One block for all files, one for words, and one for each file that is excepted from a rule. */
const hardening = [
  { files: ['electron/**', 'src/**'], but: null, more: [] },
  { files: wordFiles, but: null, more: [otherDefault] },
  ...[...new Set(guarded.flatMap(({ but }) => but))].map((file) => ({
    files: [file],
    but: file,
    more: [],
  })),
].map(({ files, but, more }) => ({
  files,
  rules: {
    'no-restricted-syntax': [
      'error',
      literalSpread,
      ...more,
      ...guarded
        .filter((rule) => but === null || !rule.but.includes(but))
        .map(({ selector, message }) => ({ selector, message })),
    ],
  },
}))

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
        { considerDefaultExhaustiveForUnions: false },
      ],
      'no-restricted-syntax': ['error', literalSpread],
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
    files: wordFiles,
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
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
    files: ['src/**/*.{ts,vue}', 'electron/**/*.ts'],
    // The samples share no code with the app; single characters of code are no names.
    ignores: ['src/core/own-value.ts', 'src/core/paste/**', 'electron/sample/**'],
    plugins: { local: { rules: { 'own-members': ownMembers } } },
    rules: { 'local/own-members': 'error' },
  },
  {
    files: ['src/**/*.{ts,vue}', 'electron/**/*.ts'],
    plugins: { regexp },
    rules: {
      // A text from outside that such an expression reads in square time freezes the window.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['src/core/**'],
    rules: refuse(electronModule, appLayer, shellLayers, sampleLayer, {
      regex: '^(node:|vue|pinia|naive-ui|hono|undici)|^#host/|/electron/',
      message: 'core is pure: no DOM, Node, Vue or host. Hand the effect in, or move the code out.',
    }),
  },
  pageRules(['src/app/**'], ownButtons),
  pageRules(['src/app/i18n/**']),
  {
    files: ['electron/host/**'],
    rules: refuse(electronModule, appLayer, shellLayers, sampleLayer),
  },
  {
    files: ['electron/browser/**', 'electron/cli/**'],
    rules: refuse(electronModule, appLayer),
  },
  { files: ['electron/main/**', 'electron/preload/**'], rules: refuse(appLayer) },
  {
    files: ['electron/sample/**'],
    rules: refuse(electronModule, appLayer, shellLayers, {
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
  {
    files: ['electron/**'],
    rules: {
      // Node 20 and 22: no to every umlaut after some thousand calls; readUrl in its place.
      'no-restricted-properties': ['error', { object: 'URL', property: 'canParse' }],
    },
  },
  ...hardening,
)
