import type { InjectionKey } from 'vue'
import type {
  ExportJob,
  FromExportWorker,
  KeptQuestion,
  ToExportWorker,
} from '../../export-worker/protocol.ts'
import type { Reply } from '../../answer-worker/protocol.ts'
import type { SurveySource } from '../survey/survey-view.ts'
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
export type ExportEvent = Exclude<FromExportWorker, { kind: 'reply' }>

export const startExportKey: InjectionKey<StartExport> = Symbol('start export')

type SurveyReply = Extract<FromExportWorker, { kind: 'reply' }>['reply']

/** The one way to export: a worker for each, so that the window never waits for it. */
export function createStartExport(appToken: string | null): StartExport {
  return (job, listener) => {
    const id = crypto.randomUUID()
    const worker = new Worker(new URL('../../export-worker/worker.ts', import.meta.url), {
      type: 'module',
      name: id,
    })
    const say = (message: ToExportWorker) => {
      worker.postMessage(message)
    }
    const open = new Map<number, (reply: SurveyReply) => void>()
    let asked = 0
    worker.addEventListener('message', ({ data }: MessageEvent<FromExportWorker>) => {
      if (data.kind !== 'reply') listener(data)
      else {
        open.get(data.ask)?.(data.reply)
        open.delete(data.ask)
      }
    })
    worker.addEventListener('error', () => {
      listener({ kind: 'ended', ended: { kind: 'failed' } })
    })
    say({ kind: 'start', job, appToken })
    return {
      cancel() {
        say({ kind: 'cancel' })
      },
      ask<Q extends KeptQuestion>(question: Q) {
        asked += 1
        const ask = asked
        return new Promise<Extract<Reply, { kind: Q['kind'] }>>((resolve) => {
          const isAnswer = (reply: Reply): reply is Extract<Reply, { kind: Q['kind'] }> =>
            reply.kind === question.kind
          open.set(ask, (reply) => {
            if (isAnswer(reply)) resolve(reply)
          })
          say({ kind: 'ask', ask, question })
        })
      },
      close() {
        worker.terminate()
        void removeFilesOf(id)
      },
    }
  }
}
