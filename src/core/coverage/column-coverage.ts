import type { AttributeCoverage, StateCounts } from './coverage.ts'
import type { MissingAttribute } from './missing-attributes.ts'

/** Item counts for the column headings. */
export interface ColumnCoverage {
  items: number
  byKey: ReadonlyMap<string, StateCounts>
  /** Required attributes that some items lack, with the number of these items over all types. */
  missing: ReadonlyMap<string, number>
}

/** True if more items have the attribute only as a link, without details, than with a value. */
export const isMostlyLinked = (counts: StateCounts | undefined): boolean =>
  counts !== undefined && counts.unresolved > counts.filled

/** Groups the counts by column. */
export function readColumnCoverage(counted: {
  items: number
  attributes: readonly AttributeCoverage[]
  missing: readonly MissingAttribute[]
}): ColumnCoverage {
  const missing = new Map<string, number>()
  for (const { attribute, missing: lacking } of counted.missing)
    if (lacking > 0) missing.set(attribute, (missing.get(attribute) ?? 0) + lacking)
  return {
    items: counted.items,
    byKey: new Map(counted.attributes.map((one) => [one.key, one])),
    missing,
  }
}
