import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { findChromium } from './scripts/setup/find-chromium.mjs'
import { chooseSeed } from './scripts/setup/seed.mjs'
import { announce } from './scripts/setup/step.mjs'

announce(`Random choices follow from SEED=${chooseSeed()}.`)

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
// The package would try to download its binary when imported; tests that mean Electron get the double.
const alias = { electron: at('./test/support/electron-double/main.ts') }

/** A test that hangs ends soon; one that takes longer names its own time and why. More rounds take more of it. */
const patienceMs = process.env.FULL ? 600_000 : 30_000
const patience = { testTimeout: patienceMs, hookTimeout: patienceMs }

const setupFiles = ['test/support/seed.ts']

// What a module of these remembers would be there for the next file: what Electron's double was asked, a file system
// that another stands in for.
const keepsSomething = [
  'test/unit/main/**/*.test.ts',
  'test/unit/host/sets/full-disk.test.ts',
  'test/unit/host/storage/durable-write.test.ts',
  'test/unit/host/storage/lock-without-links.test.ts',
  'test/unit/host/workspace/watch-folder.test.ts',
]

export default defineConfig({
  test: {
    // One for each core: left alone, a computer with two of them would run one file after the other.
    maxWorkers: availableParallelism(),
    // Less often are new objects looked through for those that are needed no more.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          ...patience,
          include: ['test/unit/core/**/*.test.ts'],
          setupFiles,
          // Core keeps nothing between calls, so its modules are read once for all files: half the time.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          ...patience,
          include: ['test/unit/**/*.test.ts', 'test/contract/**/*.test.ts'],
          exclude: ['test/unit/core/**', ...keepsSomething],
          setupFiles,
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'apart',
          environment: 'node',
          ...patience,
          include: keepsSomething,
          setupFiles,
        },
      },
      {
        resolve: { alias },
        plugins: [vue()],
        test: {
          name: 'component',
          environment: './test/support/page/page-environment.ts',
          // As the page tests have it: in a narrow window, the panes are tabs.
          // A Chromium, as both shells have: for others, Monaco writes to the clipboard with each click.
          environmentOptions: {
            happyDOM: {
              width: 1280,
              height: 720,
              settings: {
                navigator: {
                  userAgent:
                    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
                },
              },
            },
          },
          ...patience,
          include: ['test/component/**/*.test.ts'],
          // Less than the patience with a test, so that what it waited for is told.
          expect: { poll: { timeout: 20_000 } },
          // To read Vue and its parts anew for every file took five times as long as the tests.
          isolate: false,
          setupFiles: [...setupFiles, 'test/support/page/shared-window.ts'],
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          // They build, and install what they need.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ['test/packages/**/*.test.ts'],
          // Two of them would install at once.
          fileParallelism: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'attacks',
          environment: 'node',
          ...patience,
          include: ['test/attacks/**/*.test.ts'],
          env: { CHROMIUM_PATH: findChromium() ?? '' },
        },
      },
    ],
  },
})
