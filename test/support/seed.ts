import fc from 'fast-check'
import { rounds } from './rounds.ts'

/** What all random choices of a run follow from; SEED=… repeats them. Set once for all workers by vitest.config.ts. */
export const seed = Number(process.env.SEED)

fc.configureGlobal({ seed, numRuns: rounds(500) })
