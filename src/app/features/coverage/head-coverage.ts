import type { StateCounts } from '#core/coverage/coverage.ts'

/** What the heads of columns say of the items under them. */
export interface HeadCoverage {
  items: number
  byKey: ReadonlyMap<string, StateCounts>
  /** How many items lack a required attribute, by its name. */
  missing: ReadonlyMap<string, number>
}
