import type { Step } from '#core/investigate/investigation.ts'
import type { Observations } from './observations.ts'
import type { ConformanceLine } from './line.ts'

/** Some lines of the card and their requests. Pure functions. */
export interface ConformancePart {
  /** The requests planned so far, including those answered. */
  steps(observed: Observations): readonly Step[]
  /** Called when all requests have ended. */
  lines(observed: Observations): readonly ConformanceLine[]
}
