/** Entry of the sample. Runs if started as a program or a worker thread; only exports if imported. */
import { readEntry } from './entry.ts'
import { runProgram } from './run-program.ts'
import { runWorker } from './run-worker.ts'

export { startCoreSample, type CoreSample } from './start-core-sample.ts'
export { startSample, type Sample, type SampleOptions } from './start-sample.ts'
export type { WorkerReport } from './run-worker.ts'

const entry = readEntry(import.meta.url)
switch (entry.kind) {
  case 'program':
    await runProgram(process.argv.slice(2))
    break
  case 'worker':
    await runWorker(entry.instance, entry.port)
    break
  case 'imported':
    break
}
