import type { ColumnPath } from '#core/content/column-values.ts'
import type { AttributeProfile } from '#core/coverage/attribute-profile.ts'
import type { Contrast } from '#core/coverage/contrast.ts'
import type { AttributeCoverage, KindCoverage } from '#core/coverage/coverage.ts'
import type { MissingAttribute, TypeCount } from '#core/coverage/missing-attributes.ts'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import type { RowCondition } from '#core/coverage/row-condition.ts'
import type { TranslationCounts } from '#core/coverage/translations.ts'

/** What is asked about what items have (truth.md 1a). */
export type CoverageQuestion =
  /** What the items that are there have, all of them, and what they lack of what is required. */
  | { kind: 'coverage'; required: RequiredAttributes }
  /** Which items are of that kind. */
  | { kind: 'matching'; condition: RowCondition }
  /** What they have of one attribute. */
  | { kind: 'profile'; path: ColumnPath }
  /** In what the items at these positions differ from all others. */
  | { kind: 'contrast'; chosen: readonly number[] }

export type CoverageReply =
  /** null where a later question of this kind has come in between; so of the following three. */
  | { kind: 'coverage'; coverage: ItemsCoverage | null }
  | { kind: 'matching'; positions: readonly number[] | null }
  | { kind: 'profile'; profile: AttributeProfile | null }
  | { kind: 'contrast'; contrast: Contrast | null }

/** What the items of an answer have, each counted once for each attribute (truth.md 1a). */
export interface ItemsCoverage {
  /** How many items were counted: all that were there. */
  items: number
  attributes: readonly AttributeCoverage[]
  kinds: readonly KindCoverage[]
  isTruncated: boolean
  missing: readonly MissingAttribute[]
  types: readonly TypeCount[]
  translations: TranslationCounts
}
