import { setImmediate } from 'node:timers'
import { createResponseSessions } from '#app/response-worker/response-sessions.ts'
import type { ToResponseWorker } from '#app/response-worker/protocol.ts'
import { createBlobFile } from '#app/export-worker/item-file.ts'
import { createExportSession } from '#app/export-worker/export-session.ts'
import type { ToExportWorker } from '#app/export-worker/protocol.ts'
import { settleImport } from '#app/import-worker/response-import.ts'
import type { ToImportWorker } from '#app/import-worker/protocol.ts'

const effects = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  now: () => performance.now(),
  yieldOnce: () =>
    new Promise<void>((resolve) => {
      setImmediate(resolve)
    }),
  wait: (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms)
    }),
}

type Post = (message: unknown) => void

/** What the entry of each worker does, by its folder. */
const entries = {
  'response-worker': (post: Post) => {
    const sessions = createResponseSessions({ ...effects, post })
    return (message: ToResponseWorker) => {
      // Only makes the next answer faster, and costs more than most tests do.
      if (message.kind !== 'warm-up') sessions.receive(message)
    }
  },
  'export-worker': (post: Post) => {
    const session = createExportSession({
      ...effects,
      post,
      open: () => Promise.resolve(createBlobFile()),
      newId: () => crypto.randomUUID(),
      date: () => new Date(),
    })
    return (message: ToExportWorker) => {
      session.receive(message)
    }
  },
  'import-worker': (post: Post) => (message: ToImportWorker) =>
    void settleImport(message).then(post),
}

/**
 * The browser's `Worker`, which Node has not: the code of the page's own workers on the page's own thread.
 * Messages are copied as between threads, and arrive later. Ended, it neither hears nor says anything.
 */
export class ThreadWorker extends EventTarget {
  readonly #receive: (message: never) => void
  #isEnded = false

  constructor(address: URL | string) {
    super()
    // Monaco's own workers, which only mark errors in a text, stay silent.
    if (typeof address === 'string') {
      this.#receive = () => undefined
      return
    }
    const folder = address.pathname.split('/').at(-2)
    const entry = Object.entries(entries).find(([name]) => name === folder)?.[1]
    if (!entry) throw new Error(`The page has no worker at ${address.href}`)
    this.#receive = entry((message) => {
      this.#deliver(message, (data) => this.dispatchEvent(new MessageEvent('message', { data })))
    })
  }

  postMessage(message: unknown) {
    this.#deliver(message, this.#receive)
  }

  terminate() {
    this.#isEnded = true
  }

  #deliver(message: unknown, take: (data: never) => void) {
    const copy = copyOf(message)
    setImmediate(() => {
      if (!this.#isEnded) take(copy as never)
    })
  }
}

/** As between the threads of a browser: Node's copy of a file is one without its name. */
function copyOf(message: unknown): unknown {
  const copy: unknown = structuredClone(message)
  return hasFiles(message) && hasFiles(copy) ? { ...copy, files: message.files } : copy
}

const hasFiles = (message: unknown): message is { files: readonly unknown[] } =>
  typeof message === 'object' &&
  message !== null &&
  'files' in message &&
  Array.isArray(message.files)
