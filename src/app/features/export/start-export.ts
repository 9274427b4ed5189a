import type { InjectionKey } from 'vue'
import type { ExportJob, FromExportWorker, ToExportWorker } from '../../export-worker/protocol.ts'
import { removeFilesOf } from './exported-files.ts'

/** An export under way, as the page holds it. */
export interface RunningExport {
  /** Asks for no more pages; the file is finished with what came. */
  cancel(): void
  /** Ends it at once, and lets go of its file. */
  close(): void
}

export type StartExport = (
  job: ExportJob,
  listener: (message: FromExportWorker) => void,
) => RunningExport

export const startExportKey: InjectionKey<StartExport> = Symbol('start export')

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
    worker.addEventListener('message', ({ data }: MessageEvent<FromExportWorker>) => {
      listener(data)
    })
    worker.addEventListener('error', () => {
      listener({ kind: 'ended', ended: { kind: 'failed' } })
    })
    say({ kind: 'start', job, appToken })
    return {
      cancel() {
        say({ kind: 'cancel' })
      },
      close() {
        worker.terminate()
        void removeFilesOf(id)
      },
    }
  }
}
