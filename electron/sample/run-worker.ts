/** Runs the sample in a thread of its own, so that its largest answers never hold up the one that started it. */
import { parentPort } from 'node:worker_threads'
import { errorCode } from './error-code.ts'
import { startSample, type Sample } from './start-sample.ts'

/** What the thread tells the one that started it, once. */
export type WorkerReport =
  { kind: 'started'; baseUrl: string; token: string } | { kind: 'failed'; code: string }

/** EACCES: Windows answers so for ports that Hyper-V, WSL or Docker have reserved (microsoft/WSL#5514). */
const notToBeHad = ['EADDRINUSE', 'EACCES']

/** A taken port is no failure: any free one is taken instead. */
export async function runWorker(port: number): Promise<void> {
  const report = (words: WorkerReport) => parentPort?.postMessage(words)
  try {
    const sample = await startOnPortOrAny(port)
    report({ kind: 'started', baseUrl: sample.baseUrl, token: sample.tokens.full })
  } catch (error) {
    report({ kind: 'failed', code: errorCode(error) })
  }
}

async function startOnPortOrAny(port: number): Promise<Sample> {
  try {
    return await startSample({ port })
  } catch (error) {
    if (!notToBeHad.includes(errorCode(error))) throw error
    return startSample({ port: 0 })
  }
}
