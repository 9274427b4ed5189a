import { settleImport } from './response-import.ts'
import type { ToImportWorker } from './protocol.ts'

/** Entry of the worker, which reads thousands of requests without blocking the page. */
addEventListener('message', ({ data }: MessageEvent<ToImportWorker>) => {
  void settleImport(data).then((result) => {
    postMessage(result)
  })
})
