import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { BuiltInInstance } from '#core/connection/connection.ts'
import type { SampleAccess } from '#host/platform/platform.ts'

/** Keep a sample's URL the same across restarts; if a port is in use, the sample takes another one. */
const preferredPorts: Readonly<Record<BuiltInInstance, number>> = {
  sample: 4780,
  'core-sample': 4781,
}

const startedMessage = z.object({
  kind: z.literal('started'),
  baseUrl: z.string(),
  token: z.string(),
})

/**
 * Runs each sample server in its own worker thread. `start` starts a server only once; after a failure the
 * next call tries again.
 */
export interface SampleWorkers {
  start(instance: BuiltInInstance): Promise<SampleAccess>
  stop(): Promise<void>
}

/** `program` is the built file of the sample. */
export function createSampleWorkers(program: string): SampleWorkers {
  const workers = {
    sample: createSampleWorker(program, 'sample'),
    'core-sample': createSampleWorker(program, 'core-sample'),
  } satisfies Record<BuiltInInstance, unknown>
  return {
    start: (instance) => workers[instance].start(),
    async stop() {
      await Promise.all(Object.values(workers).map((worker) => worker.stop()))
    },
  }
}

function createSampleWorker(program: string, builtIn: BuiltInInstance) {
  let worker: Worker | null = null
  let access: Promise<SampleAccess> | null = null

  function launch(): Promise<SampleAccess> {
    const launched = new Worker(program, {
      workerData: {
        instance: builtIn === 'core-sample' ? 'core' : 'documented',
        port: preferredPorts[builtIn],
      },
    })
    worker = launched
    // A listening sample must not keep the app alive.
    launched.unref()
    return new Promise((resolve, reject) => {
      launched.once('message', (message) => {
        const started = startedMessage.safeParse(message)
        if (started.success) resolve({ baseUrl: started.data.baseUrl, token: started.data.token })
        else {
          reject(new Error('The sample instance did not say where it listens'))
          void launched.terminate()
        }
      })
      launched.once('error', reject)
      launched.once('exit', () => {
        reject(new Error('The sample instance ended before it was ready'))
        if (worker === launched) access = null
      })
    })
  }

  return {
    start(): Promise<SampleAccess> {
      access ??= launch().catch((error: unknown) => {
        access = null
        throw error
      })
      return access
    },
    async stop(): Promise<void> {
      await worker?.terminate()
    },
  }
}
