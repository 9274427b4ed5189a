/** Entry of the sample. Runs if started as a program or a worker thread; only exports if imported. */
import { readEntry, runProgram, runWorker } from './entry.ts'

export {
  startCoreSample,
  startSample,
  type CoreSample,
  type Sample,
  type SampleOptions,
} from './start-sample.ts'
export type { WorkerReport } from './entry.ts'

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
