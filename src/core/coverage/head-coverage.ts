import type { AttributeCoverage, StateCounts } from './coverage.ts'
import type { MissingAttribute } from './missing-attributes.ts'

/** What the heads of columns say of the items under them. */
export interface HeadCoverage {
  items: number
  byKey: ReadonlyMap<string, StateCounts>
  /** How many items lack a required attribute, by its name, over all types; only where some do. */
  missing: ReadonlyMap<string, number>
}

/** What was counted of the items, by column. */
export function readHeadCoverage(counted: {
  items: number
  attributes: readonly AttributeCoverage[]
  missing: readonly MissingAttribute[]
}): HeadCoverage {
  const missing = new Map<string, number>()
  for (const { attribute, missing: lacking } of counted.missing)
    if (lacking > 0) missing.set(attribute, (missing.get(attribute) ?? 0) + lacking)
  return {
    items: counted.items,
    byKey: new Map(counted.attributes.map((one) => [one.key, one])),
    missing,
  }
}
