import type { ConnectionView } from '#core/connection/connection.ts'
import type { ImportedRequest } from '#core/import/import.ts'
import type { Defect } from '#core/defect/defect.ts'
import { readWorkerError } from '#app/client/response-client.ts'
import type { FromImportWorker, ImportResult, ToImportWorker } from '#app/import-worker/protocol.ts'

/** A request of a file, and the connection it would be saved for. */
export interface ImportedRow {
  request: ImportedRequest
  /** null if no connection has its base URL. */
  connection: ConnectionView | null
  baseUrl: string
}

/** Reads files in a worker. Resolves to null if the worker failed; `onDefect` gets the reason. */
export function readInWorker(
  question: ToImportWorker,
  onDefect: (defect: Defect) => void,
): Promise<ImportResult | null> {
  const worker = new Worker(new URL('../../import-worker/worker.ts', import.meta.url), {
    type: 'module',
    name: 'import',
  })
  return new Promise<ImportResult | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromImportWorker>) => {
      if (data.kind === 'failed') onDefect(data.defect)
      resolve(data.kind === 'failed' ? null : data)
    })
    worker.addEventListener('error', (event) => {
      onDefect(readWorkerError(event, 'import-worker'))
      resolve(null)
    })
    worker.postMessage(question)
  }).finally(() => {
    worker.terminate()
  })
}
