import type { Step } from '#core/investigate/investigation.ts'
import type { Known } from './known.ts'
import type { ConformanceLine } from './line.ts'

/** Some lines of the card, and the requests that they rest on. Pure. */
export interface ConformancePart {
  /** The requests that can be asked now, those that have come included. */
  steps(known: Known): readonly Step[]
  /** Called once all of them have come. */
  lines(known: Known): readonly ConformanceLine[]
}
