import type { KnownItem } from '#core/content/known-item.ts'
import type { Pictures } from '#core/gallery/collect-pictures.ts'
import type { Picture } from '#core/gallery/item-pictures.ts'
import type { Places } from '#core/place/collect-places.ts'
import type { DayInZone, Times } from '#core/timeline/collect-times.ts'

/** Questions about places, dates and images. `fields`: paths of the requested attributes; empty for all. */
export type SurveyQuestion =
  /** Places, dates (relative to a day) and image counts of all items. */
  | { kind: 'survey'; asOf: DayInZone; fields: readonly string[] }
  /** Names of the items at these positions. */
  | { kind: 'labels'; positions: readonly number[]; language: string }
  /** Images of the items at these positions. */
  | {
      kind: 'pictures'
      positions: readonly number[]
      language: string
      fields: readonly string[]
    }

export type SurveyReply =
  | { kind: 'survey'; places: Places; times: Times; pictures: Pictures }
  /** ID and name are '' if an item has none. */
  | { kind: 'labels'; labels: readonly (KnownItem & { position: number })[] }
  | {
      kind: 'pictures'
      found: readonly { position: number; pictures: readonly Picture[] }[]
    }
