/** Renders the envelope of a list (datacycle-core.md 3, 4). */
import type { Json, JsonObject } from '#sample/content/json.ts'
import { pagesOf, type Cut } from '#sample/datacycle/read/page.ts'
import type { Sections } from '#sample/datacycle/read/sections.ts'

export interface List {
  context: Json
  graph: readonly Json[]
  total: number
  cut: Cut
  /** Null if the list does not belong to an endpoint. */
  collection: JsonObject | null
  /** URL of the page with this number. */
  addressOf: (number: number) => string
  /** Only the fast renderer writes `prev` after the last page. */
  isFast: boolean
}

/** Renders the parts that `sections` chooses. With a limit, there are no links and no page count. */
export function renderEnvelope(list: List, sections: Sections): JsonObject {
  const { cut, total } = list
  const paged = cut.kind === 'paged'
  return {
    ...(sections['@context'] ? { '@context': list.context } : {}),
    ...(sections['@graph'] ? { '@graph': list.graph } : {}),
    ...(sections.meta
      ? {
          meta: {
            total,
            ...(paged ? { pages: pagesOf(cut, total) } : {}),
            ...(list.collection === null ? {} : { collection: list.collection }),
          },
        }
      : {}),
    ...(sections.links && paged ? { links: renderLinks(list) } : {}),
  }
}

function renderLinks({ cut, total, addressOf, isFast }: List): JsonObject {
  const pages = pagesOf(cut, total)
  const { number } = cut
  return {
    ...(number > 1 && (isFast || number <= pages) ? { prev: addressOf(number - 1) } : {}),
    ...(number < pages ? { next: addressOf(number + 1) } : {}),
  }
}
