import type { Step } from '#core/investigate/investigation.ts'
import type { Known } from './known.ts'
import type { ConformanceLine } from './line.ts'

/** Some lines of the card and their requests. Pure functions. */
export interface ConformancePart {
  /** The requests planned so far, including those answered. */
  steps(known: Known): readonly Step[]
  /** Called when all requests have ended. */
  lines(known: Known): readonly ConformanceLine[]
}
