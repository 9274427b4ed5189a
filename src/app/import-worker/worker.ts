import { answerImport } from './answer-import.ts'
import type { ToImportWorker } from './protocol.ts'

/** The worker's entry: thousands of requests are read beside the page, not in it. */
addEventListener('message', ({ data }: MessageEvent<ToImportWorker>) => {
  void answerImport(data).then((answer) => {
    postMessage(answer)
  })
})
