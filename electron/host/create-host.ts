import { join } from 'node:path'
import { createDefectLog } from '#host/defects/defect-log.ts'
import type { Platform } from '#host/platform/platform.ts'
import { withSecurityHeaders } from './security-headers.ts'
import { createPrivateFolder } from '#host/storage/private-folder.ts'
import { sweepLocks } from '#host/storage/sweep-locks.ts'
import { sweepTemporaryFiles } from '#host/storage/temporary-files.ts'
import { composeRoutes } from './compose-routes.ts'
import { createServices, sweptFolders } from './create-services.ts'

/** The privileged side as one web-standard handler; a shell carries requests to it and knows nothing else of it. */
export interface Host {
  /** Each answer says in `x-defects` how many defects there were. */
  fetch(request: Request): Promise<Response>
  /** Notes what nobody caught in the process that this host runs in; `doing` says how it came up. */
  readonly noteDefect: (error: unknown, doing: string) => void
  /** Ends exchanges and finishes what is being saved: a page saves its last changes as it goes. */
  close(): Promise<void>
}

const prepareAfterMs = 500

/**
 * Composes the host: documents in the platform's data folder, the vault, the content client, the routes.
 *
 * Creates the data folder where it is missing; a folder that cannot be created shows when something is
 * saved. A little later the history and the saved requests are read, so that they can be searched at once.
 * Starts nothing else and does not ask a keyring: both happen at first need.
 */
export async function createHost(platform: Platform): Promise<Host> {
  await createPrivateFolder(platform.dataDir)
  await Promise.all(
    ['', ...sweptFolders]
      .map((folder) => join(platform.dataDir, folder))
      .flatMap((folder) => [sweepTemporaryFiles(folder), sweepLocks(folder)]),
  )
  const defects = createDefectLog({ folder: platform.dataDir, now: platform.now })
  const services = createServices(platform, defects)
  const app = composeRoutes(services, platform, defects)
  const { log, saved, sets, bodies, vault } = services
  // After the page's own first questions. Whoever wants to see them earlier waits for it; a folder that
  // cannot be read is told to whoever asks.
  const preparing = setTimeout(() => {
    void log
      .prepare()
      .then(() => saved.load())
      .catch(() => undefined)
  }, prepareAfterMs)
  preparing.unref()

  const answering = new Set<Promise<Response>>()
  return {
    async fetch(request) {
      const answer = Promise.resolve(app.fetch(request))
      answering.add(answer)
      try {
        const answered = withSecurityHeaders(await answer)
        answered.headers.set('x-defects', String(defects.seen().length))
        return answered
      } finally {
        answering.delete(answer)
      }
    },
    noteDefect: (error, doing) => {
      defects.add(error, doing)
    },
    async close() {
      try {
        clearTimeout(preparing)
        await sets.close()
        await platform.transport.close()
        await Promise.allSettled(answering)
      } finally {
        await bodies.settle()
        vault.close()
        await defects.settle()
      }
    },
  }
}
