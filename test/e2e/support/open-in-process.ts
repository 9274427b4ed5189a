import type { BrowserContext } from '@playwright/test'
import { startApp } from '#browser/run-browser-shell.ts'
import type { BuiltInInstance } from '#core/connection/connection.ts'
import { loadPageFiles } from '#host/launch/page-files.ts'
import { loadVersion } from '#host/launch/load-version.ts'
import type { Platform, SampleAccess } from '#host/platform/platform.ts'
import { putInUse, type ConnectionInUse } from '../../support/put-in-use.ts'
import type { OpenedExplorer } from './explorer.ts'
import { builtFile, projectFolder } from './project.ts'

/** What all apps of a worker share. */
export type SharedParts = Pick<Platform, 'appVersion' | 'page' | 'startSample'>

/**
 * The samples run already: while one starts, this process answers nobody, and the shell would take that for a page that
 * has not finished asking.
 */
export const loadSharedParts = async (
  samples: Readonly<Record<BuiltInInstance, SampleAccess>>,
): Promise<SharedParts> => ({
  appVersion: await loadVersion(`${projectFolder}package.json`),
  page: await loadPageFiles(builtFile('renderer')),
  startSample: (instance) => Promise.resolve(samples[instance]),
})

/**
 * Runs the browser shell in this process, from its source with the built page, and opens its page.
 *
 * A browser keeps what it has compiled of a page by the page's address: `port` is a wish for the same address as
 * before, and any free one is taken where it is in use.
 */
export async function openInProcess(
  context: BrowserContext,
  options: SharedParts & { dataDir: string; port: number; connection: ConnectionInUse | null },
): Promise<OpenedExplorer> {
  const { connection, ...own } = options
  const given = { ...own, keyProviders: [], idleMs: null }
  const app = await startApp(given).catch(() => startApp({ ...given, port: 0 }))
  try {
    if (connection !== null) await putInUse(app.host, connection)
    const page = await context.newPage()
    // A click waits until what it meets stands still. In programs of their own, what moves is seen to be usable too.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(app.shell.createLaunchUrl(null))
    return {
      explorer: {
        page,
        dataDir: own.dataDir,
        reload: async () => {
          await page.reload()
        },
        chooseFromMenu: null,
        openWith: null,
        restart: null,
        useProxy: null,
      },
      close: async () => {
        // Before the app, so that the page does not complain of being left alone.
        await page.close()
        await app.close()
      },
    }
  } catch (error) {
    await app.close()
    throw error
  }
}
