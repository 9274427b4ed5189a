import { createMessageYield } from '#app/response-worker/receive-exchange.ts'
import { createExportSession } from './export-session.ts'
import { createPrivateFile, createBlobFile, type TemporaryFile } from './item-file.ts'
import { type FromExportWorker, type ToExportWorker, lockNameOf } from './protocol.ts'

/** Entry of the worker of one export; the name of the worker is the export's ID. */
const id = self.name
// Held until this worker ends, so that its files are not removed as leftovers.
const lockTaken = new Promise<void>((resolve) => {
  void navigator.locks.request(lockNameOf(id), () => {
    resolve()
    return new Promise(() => undefined)
  })
})

async function open(extension: string): Promise<TemporaryFile> {
  try {
    await lockTaken
    return await createPrivateFile(`${id}.${extension}`)
  } catch {
    return createBlobFile()
  }
}

const session = createExportSession({
  fetch: fetch.bind(globalThis),
  post: (message: FromExportWorker) => {
    postMessage(message)
  },
  open,
  newId: () => crypto.randomUUID(),
  date: () => new Date(),
  now: () => performance.now(),
  yieldOnce: createMessageYield(),
})

addEventListener('message', (event: MessageEvent<ToExportWorker>) => {
  session.receive(event.data)
})
