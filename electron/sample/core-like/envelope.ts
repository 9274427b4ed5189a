/** CORE's list envelope: context, graph, meta with the collection, links with prev and next only. */
import type { Json, JsonObject } from '../content/json.ts'
import type { Language } from '../content/text.ts'
import type { CoreCut, CoreQuery } from './core-query.ts'

export interface CoreList {
  graph: readonly Json[]
  total: number
  cut: CoreCut
  /** Absent where the list is no endpoint's. */
  collection: JsonObject | null
  addressOf: (number: number) => string
}

export function renderCoreEnvelope(
  list: CoreList,
  sections: CoreQuery['sections'],
  context: Json,
): JsonObject {
  const { cut, total } = list
  const pages = cut.kind === 'paged' ? Math.ceil(total / cut.size) : null
  return {
    ...(sections['@context'] ? { '@context': context } : {}),
    ...(sections['@graph'] ? { '@graph': list.graph } : {}),
    ...(sections.meta
      ? {
          meta: {
            total,
            ...(pages === null ? {} : { pages }),
            ...(list.collection === null ? {} : { collection: list.collection }),
          },
        }
      : {}),
    ...(sections.links && cut.kind === 'paged' && pages !== null
      ? { links: renderLinks(cut.number, pages, list.addressOf) }
      : {}),
  }
}

/** Each is absent where there is none; a page beyond the end has neither. */
const renderLinks = (
  number: number,
  pages: number,
  addressOf: (number: number) => string,
): JsonObject => ({
  ...(number > 1 && number <= pages ? { prev: addressOf(number - 1) } : {}),
  ...(number < pages ? { next: addressOf(number + 1) } : {}),
})

export const cutCore = <T>(found: readonly T[], cut: CoreCut): readonly T[] => {
  if (cut.kind === 'limited') return found.slice(cut.offset, cut.offset + cut.limit)
  const start = cut.offset + (cut.number - 1) * cut.size
  return found.slice(start, start + cut.size)
}

/** The language stands there only when a single one was asked for. */
export const renderContext = (
  baseUrl: string,
  languages: readonly [Language, ...Language[]],
): Json => [
  'https://schema.org/',
  {
    '@base': `${baseUrl}/api/v4/universal/`,
    ...(languages.length === 1 ? { '@language': languages[0] } : {}),
    skos: 'https://www.w3.org/2009/08/skos-reference/skos.html#',
    dct: 'http://purl.org/dc/terms/',
    cc: 'https://creativecommons.org/ns#',
    dc: 'https://schema.example/dc/',
    dcls: `${baseUrl}/schema/`,
    odta: 'https://odta.io/voc/',
  },
]
