/** Runs a sample in a worker thread, so that large responses do not block its parent. */
import { parentPort } from 'node:worker_threads'
import type { InstanceName } from './entry.ts'
import { errorCode } from '#sample/http/serve.ts'
import { startCoreSample } from './start-core-sample.ts'
import { startSample } from './start-sample.ts'

/** Message to the parent thread, sent once. */
export type WorkerReport =
  | { kind: 'started'; baseUrl: string; token: string }
  | { kind: 'failed'; code: string }

/** EACCES: ports reserved by Hyper-V, WSL or Docker on Windows (microsoft/WSL#5514). */
const portUnavailableCodes = ['EADDRINUSE', 'EACCES']

/** If the port is in use, uses any free port. */
export async function runWorker(instance: InstanceName, port: number): Promise<void> {
  const report = (message: WorkerReport) => parentPort?.postMessage(message)
  try {
    report({ kind: 'started', ...(await startOnPortOrAny(instance, port)) })
  } catch (error) {
    report({ kind: 'failed', code: errorCode(error) })
  }
}

async function startOnPortOrAny(instance: InstanceName, port: number) {
  try {
    return await start(instance, port)
  } catch (error) {
    if (!portUnavailableCodes.includes(errorCode(error))) throw error
    return start(instance, 0)
  }
}

async function start(instance: InstanceName, port: number) {
  if (instance === 'core') {
    const { baseUrl, tokens } = await startCoreSample({ port })
    return { baseUrl, token: tokens.editor }
  }
  const { baseUrl, tokens } = await startSample({ port })
  return { baseUrl, token: tokens.full }
}
