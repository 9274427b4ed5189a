import { answerImport } from './answer-import.ts'
import { readDefect } from '#core/defect/defect.ts'
import type { FromImportWorker, ToImportWorker } from './protocol.ts'

const say = (message: FromImportWorker) => {
  postMessage(message)
}

/** The worker's entry: thousands of requests are read beside the page, not in it. */
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
