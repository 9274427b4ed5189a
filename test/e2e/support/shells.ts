import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type BrowserContext } from '@playwright/test'
import type { Sample } from '#sample/index.ts'
import { startOddSample } from '../../servers/odd/start-odd-sample.ts'
import { connectionPage } from '../pages/connection-page.ts'
import type { Explorer, OpenedExplorer } from './explorer.ts'
import { openBrowserShell } from './open-browser-shell.ts'
import { openElectronDouble } from './open-electron-double.ts'
import { openElectron } from './open-electron.ts'
import { createSharedContext, type SharedContext } from './shared-context.ts'
import { watchForProblems } from './watch-for-problems.ts'

/** Where the app runs; a project of playwright.config.ts names one by `use: { shell }`. */
export type ShellName = 'browser-shell' | 'electron-double' | 'electron'

interface Fixtures {
  /** The app, opened in the project's shell with an empty data folder, and closed after the test. */
  explorer: Explorer
  /** The same with a connection in use to the sample whose `odd-*` endpoints misbehave. */
  oddExplorer: Explorer
  dataDir: string
  /** Problems of the page that a spec brings about on purpose; any other fails the test. */
  allowedProblems: readonly RegExp[]
  /**
   * Whether `context` is made for this test alone, and nothing of another test is in the processes of its pages.
   * Else the tests of a worker share one, which each of them finds empty. A test that asks for another language
   * or window by `use` has its own in any case.
   */
  ownContext: boolean
  /** Null where the test has a context of its own. */
  lentContext: SharedContext | null
}

interface WorkerFixtures {
  shell: ShellName
  oddSample: Sample
  sharedContext: SharedContext
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  shell: ['browser-shell', { option: true, scope: 'worker' }],
  allowedProblems: [[], { option: true }],
  ownContext: [false, { option: true }],
  // The double's own address has a certificate that nobody issued.
  ignoreHTTPSErrors: async ({ shell }, use) => {
    await use(shell === 'electron-double')
  },

  oddSample: [
    // Playwright wants the braces.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const sample = await startOddSample()
      await use(sample)
      await sample.close()
    },
    { scope: 'worker' },
  ],

  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { locale = 'en-US', viewport = null } = project.use
      const shared = await createSharedContext(browser, { locale, viewport })
      await use(shared)
      await shared.context.close()
    },
    { scope: 'worker' },
  ],

  lentContext: async (
    { shell, sharedContext, ownContext, locale, viewport, colorScheme, contextOptions },
    use,
    { project },
  ) => {
    const usual = { locale: 'en-US', colorScheme: 'light', contextOptions: {}, ...project.use }
    const isUsual =
      JSON.stringify({ locale, viewport, colorScheme, contextOptions }) ===
      JSON.stringify({
        locale: usual.locale,
        viewport: usual.viewport,
        colorScheme: usual.colorScheme,
        contextOptions: usual.contextOptions,
      })
    await use(shell === 'browser-shell' && isUsual && !ownContext ? sharedContext : null)
  },

  context: async ({ browser, lentContext, permissions }, use) => {
    if (lentContext) {
      await lentContext.context.grantPermissions(permissions ?? [])
      await use(lentContext.context)
      await lentContext.clear()
    } else {
      const context = await browser.newContext()
      await use(context)
      await context.close()
    }
  },

  dataDir: async ({ shell }, use) => {
    const folder = await mkdtemp(join(tmpdir(), `endpoint-explorer-${shell}-`))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },

  explorer: async ({ shell, dataDir, allowedProblems, context, lentContext }, use) => {
    const own: string[] = []
    const watch = (watched: BrowserContext) =>
      watchForProblems(watched, (problem) => {
        own.push(problem)
      })
    const opened = lentContext
      ? await openBrowserShell(context, dataDir, lentContext.port)
      : await openIn(shell, { context, dataDir, watch })
    if (lentContext) lentContext.port = Number(new URL(opened.explorer.page.url()).port)
    await use(opened.explorer)
    await opened.close()
    const unexpected = [...own, ...(lentContext?.problems ?? [])].filter(
      (problem) => !allowedProblems.some((allowed) => allowed.test(problem)),
    )
    expect(unexpected, 'what no page may do').toEqual([])
  },

  oddExplorer: async ({ explorer, oddSample: { baseUrl, tokens } }, use) => {
    await connectionPage(explorer.page).add({ name: 'Odd', baseUrl, token: tokens.full })
    await use(explorer)
  },
})

async function openIn(
  shell: ShellName,
  test: {
    context: BrowserContext
    dataDir: string
    watch: (context: BrowserContext) => Promise<void>
  },
): Promise<OpenedExplorer> {
  if (shell === 'electron') return openElectron(test.dataDir, test.watch)
  await test.watch(test.context)
  return shell === 'browser-shell'
    ? openBrowserShell(test.context, test.dataDir, 0)
    : openElectronDouble(test.context, test.dataDir)
}

export { expect }
