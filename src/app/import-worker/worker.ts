import { answerImport } from './answer-import.ts'
import { readDefect } from '#core/defect/defect.ts'
import type { FromImportWorker, ToImportWorker } from './protocol.ts'

const post = (message: FromImportWorker) => {
  postMessage(message)
}

/** Entry of the worker, which reads thousands of requests without blocking the page. */
addEventListener('message', ({ data }: MessageEvent<ToImportWorker>) => {
  answerImport(data).then(
    (read) => {
      post({ kind: 'read', ...read })
    },
    (error: unknown) => {
      post({ kind: 'failed', defect: readDefect(error, 'import-worker', 'reading files') })
    },
  )
})
