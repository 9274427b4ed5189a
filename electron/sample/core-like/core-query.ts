/** What is left of a request to a CORE-like endpoint after both stages of its reading. */
import type { Language } from '../content/text.ts'
import type { Selection } from '../query/selection.ts'
import type { Condition } from './filter.ts'
import type { CoreOrder } from './order.ts'

export interface CoreQuery {
  condition: Condition
  selection: Selection
  languages: readonly [Language, ...Language[]]
  order: CoreOrder
  cut: CoreCut
  sections: Readonly<Record<SectionName, boolean>>
  /** Ids of the schemes whose concepts are delivered; null for all. */
  schemes: readonly string[] | null
}

export type SectionName = '@context' | '@graph' | 'meta' | 'links'

export type CoreCut =
  | { kind: 'paged'; size: number; number: number; offset: number }
  /** Without links and without a number of pages. */
  | { kind: 'limited'; limit: number; offset: number }
