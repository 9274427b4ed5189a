/** Runs one instance in a thread of its own, so that its largest answers never hold up the one that started it. */
import { parentPort } from 'node:worker_threads'
import type { InstanceName } from './entry.ts'
import { errorCode } from './error-code.ts'
import { startCoreSample } from './start-core-sample.ts'
import { startSample } from './start-sample.ts'

/** What the thread tells the one that started it, once. */
export type WorkerReport =
  { kind: 'started'; baseUrl: string; token: string } | { kind: 'failed'; code: string }

/** EACCES: Windows answers so for ports that Hyper-V, WSL or Docker have reserved (microsoft/WSL#5514). */
const notToBeHad = ['EADDRINUSE', 'EACCES']

/** A taken port is no failure: any free one is taken instead. */
export async function runWorker(instance: InstanceName, port: number): Promise<void> {
  const report = (words: WorkerReport) => parentPort?.postMessage(words)
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
    if (!notToBeHad.includes(errorCode(error))) throw error
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
