import type { Defect } from '#core/defect/defect.ts'
import { createOpenQuestions, isSettled, type Settled } from '#app/answer/open-questions.ts'
import { readWorkerError } from '#app/answer/worker-error.ts'
import type { InjectionKey } from 'vue'
import type {
  ExportJob,
  FromExportWorker,
  KeptQuestion,
  ToExportWorker,
} from '#app/export-worker/protocol.ts'
import type { SurveySource } from '#app/features/survey/survey-view.ts'
import { removeFilesOf } from './exported-files.ts'

/** An export under way, as the page holds it. Once it has ended with a file, it can be asked about its items. */
export interface RunningExport extends SurveySource {
  /** Asks for no more pages; the file is finished with what came. */
  cancel(): void
  /** Ends it at once, and lets go of its file. */
  close(): void
}

export type StartExport = (
  job: ExportJob,
  listener: (message: ExportEvent) => void,
) => RunningExport

/** What an export says by itself; replies go to who asked. */
export type ExportEvent = Exclude<FromExportWorker, { kind: Settled['kind'] | 'defect' }>

export const startExportKey: InjectionKey<StartExport> = Symbol('start export')

/** The one way to export: a worker for each, so that the window never waits for it. */
export function createStartExport(
  appToken: string | null,
  onDefect: (defect: Defect) => void,
): StartExport {
  return (job, listener) => {
    const id = crypto.randomUUID()
    const worker = new Worker(new URL('../../export-worker/worker.ts', import.meta.url), {
      type: 'module',
      name: id,
    })
    const say = (message: ToExportWorker) => {
      worker.postMessage(message)
    }
    const questions = createOpenQuestions<KeptQuestion>((ask, question) => {
      say({ kind: 'ask', ask, question })
    })
    worker.addEventListener('message', ({ data }: MessageEvent<FromExportWorker>) => {
      if (isSettled(data)) questions.settle(data)
      else if (data.kind === 'defect') onDefect(data.defect)
      else listener(data)
    })
    worker.addEventListener('error', (event) => {
      onDefect(readWorkerError(event, 'export-worker'))
      listener({ kind: 'ended', ended: { kind: 'failed' } })
    })
    say({ kind: 'start', job, appToken })
    return {
      cancel() {
        say({ kind: 'cancel' })
      },
      ask: questions.ask,
      close() {
        worker.terminate()
        void removeFilesOf(id)
      },
    }
  }
}
