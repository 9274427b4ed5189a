import type { Pictures } from '#core/gallery/collect-pictures.ts'
import type { Picture } from '#core/gallery/item-pictures.ts'
import type { Places } from '#core/place/collect-places.ts'
import type { DayInZone, Times } from '#core/timeline/collect-times.ts'

/** What is asked about where items are, when they are, and what they show. */
export type SurveyQuestion =
  /** Where all items are, when they are as of a day, and how many pictures they have. */
  | { kind: 'survey'; asOf: DayInZone }
  /** What the items at these positions are called. */
  | { kind: 'labels'; positions: readonly number[]; language: string }
  /** The pictures of the items at these positions. */
  | { kind: 'pictures'; positions: readonly number[]; language: string }

export type SurveyReply =
  | { kind: 'survey'; places: Places; times: Times; pictures: Pictures }
  /** Both are '' where an item has none. */
  | { kind: 'labels'; labels: readonly { position: number; id: string; name: string }[] }
  | {
      kind: 'pictures'
      found: readonly { position: number; pictures: readonly Picture[] }[]
    }
