import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import packageJson from './package.json' with { type: 'json' }
import { createLicenceCollector } from './scripts/build/collect-licences.mjs'
import { compileAtLoad } from './scripts/build/compile-at-load.mjs'
import { firstScript } from './scripts/build/first-script.mjs'
import { utilityClasses } from './scripts/build/utility-classes.mjs'

const isBundled = (name: string) => name !== '@napi-rs/keyring'
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const licences = createLicenceCollector([at('./node_modules/@napi-rs/keyring')])

export default defineConfig({
  main: {
    plugins: [licences.collect()],
    // The one for Node declares `require`, as does what electron-vite adds to a file that uses it.
    resolve: {
      alias: {
        fflate: 'fflate/browser',
        // As modules, of which what no one calls falls away; the one for Node is CommonJS.
        yaml: at('./node_modules/yaml/browser/dist/index.js'),
        undici: at('./scripts/build/undici-dispatchers.mjs'),
      },
    },
    build: {
      // Bundled, so that what is installed is one folder; the keyring is machine code and stays a package.
      externalizeDeps: { exclude: Object.keys(packageJson.dependencies).filter(isBundled) },
      // The browser shell and the sample instance run on plain Node 20 as well, so that is the target.
      target: 'node20',
      rolldownOptions: {
        input: {
          index: at('./electron/main/index.ts'),
          // A file of its own, so that it finds what is built beside it.
          'desktop-app': at('./electron/main/desktop-app.ts'),
          browser: at('./electron/browser/index.ts'),
          sample: at('./electron/sample/index.ts'),
          'keyring-broker': at('./electron/host/vault/keyring-broker.ts'),
        },
      },
    },
  },
  preload: {
    plugins: [licences.collect()],
    build: {
      // A sandboxed preload can load one CommonJS file and nothing beside it.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: at('./electron/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('./src'),
    // The last of the three builds, so it knows what all of them have taken.
    plugins: [
      utilityClasses(at('./src/app')),
      vue(),
      firstScript('first-requests'),
      compileAtLoad(['first-requests', 'index', 'libraries']),
      licences.write(),
    ],
    worker: { format: 'es', plugins: () => [licences.collect()] },
    // The parts of libraries that the page does not use fall away with these.
    define: {
      'import.meta.env.VITE_APP_VERSION': JSON.stringify(packageJson.version),
      __VUE_OPTIONS_API__: false,
    },
    // Inlined fonts would be data: addresses, which the content security policy refuses.
    build: {
      minify: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        input: {
          index: at('./src/index.html'),
          'first-requests': at('./src/app/first-requests.ts'),
        },
        output: {
          // In few files, each of which costs a request (decisions.md, Startup).
          codeSplitting: {
            groups: [
              { name: 'first-requests', test: /first-requests/, priority: 1 },
              // The three parts of the start are read at the same time.
              {
                name: 'libraries',
                tags: ['$initial'],
                // The fonts are style sheets.
                test: /node_modules[\\/](?!@fontsource)/,
                priority: 1,
              },
              { name: 'core', tags: ['$initial'], test: /[\\/]src[\\/]core[\\/]/, priority: 1 },
              { name: 'start', tags: ['$initial'] },
              { name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 3 },
            ],
          },
        },
      },
    },
  },
})
