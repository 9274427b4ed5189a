import type { FromImportWorker, ToImportWorker } from '../../import-worker/protocol.ts'

/** Reads files beside the page. Null where the worker broke down, or could not be fetched. */
export function readInWorker(question: ToImportWorker): Promise<FromImportWorker | null> {
  const worker = new Worker(new URL('../../import-worker/worker.ts', import.meta.url), {
    type: 'module',
    name: 'import',
  })
  return new Promise<FromImportWorker | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromImportWorker>) => {
      resolve(data)
    })
    worker.addEventListener('error', () => {
      resolve(null)
    })
    worker.postMessage(question)
  }).finally(() => {
    worker.terminate()
  })
}
