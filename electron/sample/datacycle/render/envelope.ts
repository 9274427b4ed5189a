/** Renders the envelope of a list (datacycle-core.md 3, 4). */

import type { Json, JsonObject } from '#sample/content/json.ts'
import { pagesOf, type Cut } from '#sample/datacycle/read/page.ts'
import type { Sections } from '#sample/datacycle/query/read-query.ts'
import { isGroup, isList, type Parameter, type ParameterGroup } from '#sample/query/parameter.ts'
import type { StoredEndpoint, Locales } from '#sample/datacycle/store/stored-content.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'

export interface List {
  context: Json
  graph: readonly Json[]
  total: number
  cut: Cut
  /** Null if the list does not belong to an endpoint. */
  collection: JsonObject | null
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

/**
 * The permitted parameters with another page, as Rails writes them: sorted, brackets encoded, spaces as plus
 * (datacycle-core.md 3). Offset and limit are dropped; a token is kept.
 */
export function renderPageQuery(parameters: ParameterGroup, number: number, { size }: Cut): string {
  const page = new Map<string, Parameter>([
    ['number', String(number)],
    ['size', String(size)],
  ])
  return render(new Map<string, Parameter>([...parameters, ['page', page]]), '')
}

/** The members of a group are sorted, those of a list keep their order. */
function render(value: Parameter, name: string): string {
  if (isGroup(value)) {
    return [...value]
      .map(([inner, member]) => render(member, name === '' ? inner : `${name}[${inner}]`))
      .filter((pair) => pair !== '')
      .sort()
      .join('&')
  }
  if (isList(value)) return value.map((member) => render(member, `${name}[]`)).join('&')
  return `${escape(name)}=${escape(String(value ?? ''))}`
}

const escape = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** The value of `meta.collection`; only a static endpoint has a path (datacycle-core.md 3). */
export const describeEndpoint = ({ id, name, slug, kind }: StoredEndpoint): JsonObject => ({
  id,
  name,
  slug,
  ...(kind === 'static' ? { path: [name] } : {}),
})

/** How the things of a response are rendered. */
export interface View {
  instance: Instance
  locales: Locales
  /** IDs of the schemes whose concepts are sent; null for all. */
  schemes: readonly string[] | null
}

/** The mark of a dataCycle CORE; contains the language if there is only one (datacycle-core.md 0, 3). */
export const renderContext = ({ instance, locales }: View): Json => [
  'https://schema.org/',
  {
    '@base': `${instance.baseUrl}/api/v4/universal/`,
    ...(locales.length === 1 ? { '@language': locales[0] } : {}),
    skos: 'https://www.w3.org/2009/08/skos-reference/skos.html#',
    dct: 'http://purl.org/dc/terms/',
    cc: 'http://creativecommons.org/ns#',
    dc: 'https://schema.datacycle.at/',
    dcls: `${instance.baseUrl}/schema/`,
    odta: 'https://odta.io/voc/',
    sdm: 'https://smartdatamodels.org/',
  },
]
