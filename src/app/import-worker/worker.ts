import { answerImport } from './answer-import.ts'
import { readDefect } from '#core/defect/defect.ts'
import type { FromImportWorker, ToImportWorker } from './protocol.ts'

const say = (message: FromImportWorker) => {
  postMessage(message)
}

/** Entry of the worker, which reads thousands of requests without blocking the page. */
addEventListener('message', ({ data }: MessageEvent<ToImportWorker>) => {
  answerImport(data).then(
    (read) => {
      say({ kind: 'read', ...read })
    },
    (error: unknown) => {
      say({ kind: 'failed', defect: readDefect(error, 'import-worker', 'reading files') })
    },
  )
})
