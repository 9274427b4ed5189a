import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { SampleAccess } from '../platform.ts'

/** So that the sample's address is the same at the next start of the app; it takes another where this one is taken. */
const preferredPort = 4780

const startedMessage = z.object({
  kind: z.literal('started'),
  baseUrl: z.string(),
  token: z.string(),
})

/**
 * Runs the sample instance in a thread of its own: a server beside the app, not inside it.
 * `start` starts it once, however often it is called; after a failure the next call tries again.
 */
export interface SampleWorker {
  start(): Promise<SampleAccess>
  stop(): Promise<void>
}

/** `program` is the built file of the sample. */
export function createSampleWorker(program: string): SampleWorker {
  let worker: Worker | null = null
  let access: Promise<SampleAccess> | null = null

  function launch(): Promise<SampleAccess> {
    const launched = new Worker(program, { workerData: { port: preferredPort } })
    worker = launched
    // The app may end while the sample still listens.
    launched.unref()
    return new Promise((resolve, reject) => {
      launched.once('message', (message) => {
        const started = startedMessage.safeParse(message)
        if (started.success) resolve({ baseUrl: started.data.baseUrl, token: started.data.token })
        else reject(new Error('The sample instance did not say where it listens'))
      })
      launched.once('error', reject)
      launched.once('exit', () => {
        reject(new Error('The sample instance ended before it was ready'))
        if (worker === launched) access = null
      })
    })
  }

  return {
    start() {
      access ??= launch().catch((error: unknown) => {
        access = null
        throw error
      })
      return access
    },
    async stop() {
      await worker?.terminate()
    },
  }
}
