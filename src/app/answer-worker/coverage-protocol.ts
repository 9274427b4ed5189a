import type { ColumnPath } from '#core/content/column-values.ts'
import type { AttributeProfile } from '#core/coverage/attribute-profile.ts'
import type { Contrast } from '#core/coverage/contrast.ts'
import type { AttributeCoverage, KindCoverage } from '#core/coverage/coverage.ts'
import type { MissingAttribute, TypeCount } from '#core/coverage/missing-attributes.ts'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import type { RowCondition } from '#core/coverage/row-condition.ts'
import type { TranslationCounts } from '#core/coverage/translations.ts'

/** Questions about the attributes of items (truth.md 1a). */
export type CoverageQuestion =
  /** Attributes of all items received so far, and missing required ones. */
  | { kind: 'coverage'; required: RequiredAttributes }
  /** Positions of the items that meet the condition. */
  | { kind: 'matching'; condition: RowCondition }
  /** Values of one attribute. */
  | { kind: 'profile'; path: ColumnPath }
  /** How the items at these positions differ from all others. */
  | { kind: 'contrast'; chosen: readonly number[] }

export type CoverageReply =
  /** null if a newer question of this kind arrived; also for the following three. */
  | { kind: 'coverage'; coverage: ItemsCoverage | null }
  | { kind: 'matching'; positions: readonly number[] | null }
  | { kind: 'profile'; profile: AttributeProfile | null }
  | { kind: 'contrast'; contrast: Contrast | null }

/** Attribute counts of the items of a response; each item counts once per attribute (truth.md 1a). */
export interface ItemsCoverage {
  /** Number of counted items. */
  items: number
  attributes: readonly AttributeCoverage[]
  /** By the most specific type of the items. */
  byKind: readonly KindCoverage[]
  /** True if there are more attributes than were counted. */
  isTruncated: boolean
  /** Missing required attributes. */
  missing: readonly MissingAttribute[]
  /** The items of each type, most frequent first. */
  typeCounts: readonly TypeCount[]
  translations: TranslationCounts
}
