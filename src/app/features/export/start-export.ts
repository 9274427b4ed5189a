import type { Defect } from '#core/defect/defect.ts'
import {
  createOpenQuestions,
  isQuestionResult,
  type QuestionResult,
  readWorkerError,
} from '#app/client/response-client.ts'
import type { InjectionKey } from 'vue'
import {
  type ExportJob,
  type FromExportWorker,
  type ItemsQuestion,
  type ToExportWorker,
  exportFolder,
  exportIdOf,
  lockNameOf,
} from '#app/export-worker/protocol.ts'
import type { SurveySource } from '#app/features/survey/survey-view.ts'

/** The page's handle of an export. Once its file is written, it answers questions about the items. */
export interface RunningExport extends SurveySource {
  /** Requests no more pages; the file is completed with the loaded ones. */
  cancel(): void
  /** Continues after a pause. */
  goOn(): void
  /** Ends the worker at once and removes the file. */
  close(): void
}

export type StartExport = (
  job: ExportJob,
  listener: (message: ExportEvent) => void,
) => RunningExport

/** Messages of an export, except replies to questions. */
export type ExportEvent = Exclude<FromExportWorker, { kind: QuestionResult['kind'] | 'defect' }>

export const startExportKey: InjectionKey<StartExport> = Symbol('start export')

/** Starts each export in its own worker, so that the window stays responsive. */
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
    const post = (message: ToExportWorker) => {
      worker.postMessage(message)
    }
    const questions = createOpenQuestions<ItemsQuestion>((number, question) => {
      post({ kind: 'ask', number, question })
    })
    worker.addEventListener('message', ({ data }: MessageEvent<FromExportWorker>) => {
      if (isQuestionResult(data)) questions.settle(data)
      else if (data.kind === 'defect') onDefect(data.defect)
      else listener(data)
    })
    worker.addEventListener('error', (event) => {
      onDefect(readWorkerError(event, 'export-worker'))
      listener({ kind: 'ended', ended: { kind: 'failed' } })
    })
    post({ kind: 'start', job, appToken })
    return {
      cancel() {
        post({ kind: 'cancel' })
      },
      goOn() {
        post({ kind: 'go-on' })
      },
      ask: questions.ask,
      close() {
        worker.terminate()
        void removeFilesOf(id)
      },
    }
  }
}

/** Removes files of exports that no window uses any more, for example after a crash. */
export async function removeLeftoverFiles(): Promise<void> {
  const folder = await openFolder()
  if (folder === null) return
  const ids = new Set<string>()
  for await (const name of folder.keys()) ids.add(exportIdOf(name))
  for (const id of ids)
    await navigator.locks.request(lockNameOf(id), { ifAvailable: true }, async (lock) => {
      if (lock) await removeFiles(folder, id)
    })
}

/** Removes the files of one export once its worker has ended. */
async function removeFilesOf(id: string): Promise<void> {
  const folder = await openFolder()
  if (folder === null) return
  await navigator.locks.request(lockNameOf(id), () => removeFiles(folder, id))
}

async function removeFiles(folder: FileSystemDirectoryHandle, id: string): Promise<void> {
  const names: string[] = []
  for await (const name of folder.keys()) if (exportIdOf(name) === id) names.push(name)
  // Another window may have removed them already.
  for (const name of names) await folder.removeEntry(name).catch(() => undefined)
}

/** null if the browser has no private file system, or nothing was exported yet. */
async function openFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    const root = await navigator.storage.getDirectory()
    return await root.getDirectoryHandle(exportFolder)
  } catch {
    return null
  }
}
