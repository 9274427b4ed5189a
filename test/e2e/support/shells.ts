import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type BrowserContext } from '@playwright/test'
import {
  shareCoreSample,
  shareDocumentedSample,
  type SharedCoreSample,
  type SharedSample,
} from '../../support/shared-samples.ts'
import { connectionPage, type ConnectionEntry } from '../pages/connection-page.ts'
import type { Explorer, OpenedExplorer } from './explorer.ts'
import { openBrowserShell } from './open-browser-shell.ts'
import { openElectronDouble } from './open-electron-double.ts'
import { openElectron } from './open-electron.ts'
import { loadSharedParts, openInProcess, type SharedParts } from './open-in-process.ts'
import { createSharedContext, type SharedContext } from './shared-context.ts'
import { watchForProblems } from './watch-for-problems.ts'

/** Where the app runs; a project of playwright.config.ts names one by `use: { shell }`. */
export type ShellName = 'browser-shell' | 'electron-double' | 'electron'

/** Null leaves what the app begins with. */
type ChosenConnection = 'core-sample' | ConnectionEntry | null

/** Opens the app as `explorer` does, with this connection in use; once for each test. */
export type OpenExplorer = (connection: ChosenConnection) => Promise<Explorer>

interface Fixtures {
  /** The app, opened in the project's shell with an empty data folder, and closed after the test. */
  explorer: Explorer
  /** The same with a connection in use to the sample whose `odd-*` endpoints misbehave. */
  oddExplorer: Explorer
  /** The same with the sample like dataCycle CORE in use. */
  coreExplorer: Explorer
  openExplorer: OpenExplorer
  dataDir: string
  /** Problems of the page that a spec brings about on purpose; any other fails the test. */
  allowedProblems: readonly RegExp[]
  /**
   * Whether `context` is made for this test alone, and nothing of another test is in the processes of its pages.
   * Else the tests of a worker share one, which each of them finds empty. A test that asks for another language
   * or window by `use` has its own in any case.
   */
  ownContext: boolean
  /**
   * Whether the browser shell is a program of its own, as people start it; by default in tests of every shell. Else
   * it runs in this process.
   */
  ownProgram: boolean | null
  /** Null where the test has a context of its own. */
  lentContext: SharedContext | null
}

interface WorkerFixtures {
  shell: ShellName
  sample: SharedSample
  coreSample: SharedCoreSample
  sharedParts: SharedParts
  /** Null where the browser does not let one context be emptied for the next test. */
  sharedContext: SharedContext | null
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  shell: ['browser-shell', { option: true, scope: 'worker' }],
  allowedProblems: [[], { option: true }],
  ownContext: [false, { option: true }],
  ownProgram: [null, { option: true }],
  // The double's own address has a certificate that nobody issued.
  ignoreHTTPSErrors: async ({ shell }, use) => {
    await use(shell === 'electron-double')
  },

  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  sample: [async ({}, use) => use(await shareDocumentedSample()), { scope: 'worker' }],
  // eslint-disable-next-line no-empty-pattern -- as above
  coreSample: [async ({}, use) => use(await shareCoreSample()), { scope: 'worker' }],
  sharedParts: [
    async ({ sample, coreSample }, use) =>
      use(await loadSharedParts({ sample, 'core-sample': coreSample })),
    { scope: 'worker' },
  ],

  sharedContext: [
    async ({ browser, browserName }, use, { project }) => {
      if (browserName !== 'chromium') {
        await use(null)
        return
      }
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

  openExplorer: async (
    { shell, dataDir, allowedProblems, context, lentContext, ownProgram, sharedParts },
    use,
    { titlePath },
  ) => {
    const own: string[] = []
    const opened: OpenedExplorer[] = []
    const watch = (watched: BrowserContext) =>
      watchForProblems(watched, (problem) => {
        own.push(problem)
      })
    const isInProcess =
      shell === 'browser-shell' &&
      !(ownProgram ?? titlePath.some((title) => title.includes('@every-shell')))
    await use(async (connection) => {
      const port = lentContext?.port ?? 0
      if (!lentContext && shell !== 'electron') await watch(context)
      const { explorer, close } = isInProcess
        ? await openInProcess(context, { ...sharedParts, dataDir, port, connection })
        : await openProgram(shell, { context, dataDir, port, watch })
      opened.push({ explorer, close })
      if (lentContext) lentContext.port = Number(new URL(explorer.page.url()).port)
      if (!isInProcess) await enter(explorer, connection)
      return explorer
    })
    for (const { close } of opened) await close()
    const unexpected = [...own, ...(lentContext?.problems ?? [])].filter(
      (problem) => !allowedProblems.some((allowed) => allowed.test(problem)),
    )
    expect(unexpected, 'what no page may do').toEqual([])
  },

  explorer: async ({ openExplorer }, use) => use(await openExplorer(null)),
  coreExplorer: async ({ openExplorer }, use) => use(await openExplorer('core-sample')),
  oddExplorer: async ({ openExplorer, sample: { baseUrl, token } }, use) =>
    use(await openExplorer({ name: 'Odd', baseUrl, token })),
})

/** Runs the app as people start it. */
function openProgram(
  shell: ShellName,
  test: {
    context: BrowserContext
    dataDir: string
    port: number
    watch: (context: BrowserContext) => Promise<void>
  },
): Promise<OpenedExplorer> {
  const { context, dataDir, port, watch } = test
  switch (shell) {
    case 'browser-shell':
      return openBrowserShell(context, dataDir, port)
    case 'electron-double':
      return openElectronDouble(context, dataDir)
    case 'electron':
      return openElectron(dataDir, watch)
  }
}

/** The host of a program is reached only through its page. */
async function enter({ page }: Explorer, connection: ChosenConnection) {
  if (connection === null) return
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (connection === 'core-sample') await connectionPage(page).useCoreSample()
  else await connectionPage(page).add(connection)
  await page.emulateMedia({ reducedMotion: null })
}

export { expect }
