import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type BrowserContext } from '@playwright/test'
import type { Explorer, OpenedExplorer } from './explorer.ts'
import { openBrowserShell } from './open-browser-shell.ts'
import { openElectronDouble } from './open-electron-double.ts'
import { openElectron } from './open-electron.ts'
import { watchForProblems } from './watch-for-problems.ts'

/** Where the app runs; a project of playwright.config.ts names one by `use: { shell }`. */
export type ShellName = 'browser-shell' | 'electron-double' | 'electron'

interface Fixtures {
  /** The app, opened in the project's shell with an empty data folder, and closed after the test. */
  explorer: Explorer
  dataDir: string
  /** Problems of the page that a spec brings about on purpose; any other fails the test. */
  allowedProblems: readonly RegExp[]
}

export const test = base.extend<Fixtures, { shell: ShellName }>({
  shell: ['browser-shell', { option: true, scope: 'worker' }],
  allowedProblems: [[], { option: true }],
  // The double's own address has a certificate that nobody issued.
  ignoreHTTPSErrors: async ({ shell }, use) => {
    await use(shell === 'electron-double')
  },

  dataDir: async ({ shell }, use) => {
    const folder = await mkdtemp(join(tmpdir(), `endpoint-explorer-${shell}-`))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },

  explorer: async ({ shell, dataDir, allowedProblems, context }, use) => {
    const problems: string[] = []
    const watch = (watched: BrowserContext) =>
      watchForProblems(watched, (problem) => {
        problems.push(problem)
      })
    const opened = await openIn(shell, { context, dataDir, watch })
    await use(opened.explorer)
    await opened.close()
    const unexpected = problems.filter(
      (problem) => !allowedProblems.some((allowed) => allowed.test(problem)),
    )
    expect(unexpected, 'what no page may do').toEqual([])
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
    ? openBrowserShell(test.context, test.dataDir)
    : openElectronDouble(test.context, test.dataDir)
}

export { expect }
