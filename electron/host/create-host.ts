import { join } from 'node:path'
import { createDefectLog } from '#host/defects/defect-log.ts'
import type { Platform } from '#host/platform/platform.ts'
import { withSecurityHeaders } from './security-headers.ts'
import { createPrivateFolder } from '#host/storage/private-folder.ts'
import { sweepLocks } from '#host/storage/sweep-locks.ts'
import { sweepTemporaryFiles } from '#host/storage/temporary-files.ts'
import { composeRoutes } from './compose-routes.ts'
import { createServices, sweptFolders } from './create-services.ts'

/** The privileged side as one web-standard request handler. */
export interface Host {
  /** Each response has the number of defects so far in `x-defects`. */
  fetch(request: Request): Promise<Response>
  /** Records an uncaught error of this process; `doing` says where it occurred. */
  readonly noteDefect: (error: unknown, doing: string) => void
  /** Ends exchanges and finishes pending writes, including those that a closing page has just requested. */
  close(): Promise<void>
}

const prepareAfterMs = 500

/**
 * Creates the host: documents in the platform's data folder, the vault, the content client, the routes.
 *
 * Creates the data folder if it is missing; if that fails, the next write reports it. Loads the history and
 * the saved requests shortly after, so that the first search need not wait. The sample and the keyring are
 * only started when first needed.
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
  const { historyLog, saved, sets, bodies, vault } = services
  // Delayed, so that the page's first requests come first. Read errors are reported by the routes.
  const preparing = setTimeout(() => {
    void historyLog
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
        const response = withSecurityHeaders(await answer)
        response.headers.set('x-defects', String(defects.seen().length))
        return response
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
