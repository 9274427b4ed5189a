import type { JsonObject } from '#sample/content/json.ts'
import type { Library } from '#sample/content/library.ts'
import type { Thing } from '#sample/content/thing.ts'
import { answerJson, type Answer } from '#sample/http/answer.ts'
import {
  type Call,
  endpointIdOf,
  type Endpoint,
  type EndpointRecord,
  visitorOf,
} from './endpoint.ts'
import { shapeItem } from './item.ts'
import {
  type ListQuery,
  type ClassificationFilter,
  selectRelations,
  orderThings,
  type SortCriterion,
} from './list-query.ts'
import { refuseUnknownToken, refuseVisitor, unknownEndpoint, unknownThing } from './problem.ts'
import { readCall, type ReadingOptions } from './read-list-query.ts'
import { findConcept, lineageOf } from '#sample/content/concepts.ts'
import { preferred, withoutTags, type Language } from '#sample/content/text.ts'
import { renderQuery } from '#sample/query/query-string.ts'

/** Creates endpoints that behave as documented in api.md, with the links of its section 2.5. */

export interface ListTraits extends EndpointRecord {
  things: (library: Library) => readonly Thing[]
  defaultOrder: DefaultOrder
  meta: MetaShape
  missingLink: MissingLink
  unknownNames: ReadingOptions['unknownNames']
  // Deviations from the documented behavior, for tests:
  /** The query that the endpoint answers instead of the requested one; links repeat the requested one. */
  obey?: (query: ListQuery) => ListQuery
  cut?: (found: readonly Thing[], query: ListQuery) => Page<Thing>
  renderMeta?: (page: Page<Thing>) => JsonObject
  renderLinks?: (page: Page<Thing>, query: ListQuery, call: Call) => JsonObject
}

export const endpointAddress = (baseUrl: string, name: string): string =>
  `${baseUrl}/api/v4/endpoints/${name}`

export const createListEndpoint = (traits: ListTraits): Endpoint => ({
  ...traits,
  id: endpointIdOf(traits.slug),
  answer: (call) => answerList(call, traits),
})

function answerList(call: Call, traits: ListTraits): Answer {
  const visitor = visitorOf(call.authorization)
  if (visitor === null) return refuseUnknownToken()
  if (traits.access === 'full-token' && visitor !== 'full') return refuseVisitor(traits.slug)
  if (call.below.length > 0) return unknownEndpoint([traits.slug, ...call.below].join('/'))
  const reading = readCall(call, traits.unknownNames)
  if (reading.kind === 'refused') return reading.answer
  return answerJson(listEnvelope(call, traits, reading.query))
}

function listEnvelope(call: Call, traits: ListTraits, query: ListQuery): JsonObject {
  const { library, baseUrl } = call.site
  const obeyed = traits.obey?.(query) ?? query
  const found = selectThings(traits.things(library), obeyed, traits.defaultOrder)
  const page = traits.cut?.(found, obeyed) ?? cutPage(found, obeyed.number, obeyed.size)
  const selection = selectRelations(obeyed)
  const address = endpointAddress(baseUrl, call.name)
  const { languages } = query
  const view = { library, baseUrl, languages }
  return {
    // For one language it is in `@context`; for several, each item has its own.
    ...(languages.length === 1
      ? { '@context': ['https://schema.org/', { '@language': languages[0] ?? '' }] }
      : {}),
    '@graph': page.items.map((thing) => shapeItem(thing, selection, view)),
    meta: traits.renderMeta?.(page) ?? renderMeta(page, traits.meta),
    links:
      traits.renderLinks?.(page, query, call) ??
      renderLinks(page, (number) => listAddress(address, query, number), traits.missingLink),
  }
}

/** The two formats of `meta` in api.md 2.5. */
type MetaShape = 'total-and-pages' | 'page-group'

function renderMeta(page: Page<unknown>, shape: MetaShape): JsonObject {
  return shape === 'total-and-pages'
    ? { total: page.total, pages: page.pageCount }
    : {
        page: {
          number: page.number,
          size: page.size,
          totalPages: page.pageCount,
          totalElements: page.total,
        },
      }
}

/** `curated` keeps the editor's order. */
type DefaultOrder = 'curated' | readonly SortCriterion[]

/** The items that match all conditions (api.md 4.3), in the requested order or the endpoint's. */
function selectThings(
  things: readonly Thing[],
  query: ListQuery,
  defaultOrder: DefaultOrder,
): readonly Thing[] {
  const found = things.filter(
    (thing) =>
      isWrittenIn(thing, query.languages) &&
      (query.q === '' || matchesFullText(thing, query.q, thing.language)) &&
      query.filters.every((filter) => satisfies(thing, filter)),
  )
  const order = query.sort.length > 0 ? query.sort : defaultOrder
  return order === 'curated' ? found : orderThings(found, order, (thing) => thing.language)
}

const isWrittenIn = ({ name }: Thing, languages: ListQuery['languages']): boolean =>
  languages.length === 0 || languages.some((language) => name[language] !== null)

/** A concept also matches its descendants. */
function satisfies(thing: Thing, { key, values }: ClassificationFilter): boolean {
  const wantedIds = values.map((value) => findConcept(key, value)?.id)
  return thing.concepts.some((concept) => lineageOf(concept).some((id) => wantedIds.includes(id)))
}

const normalized = (text: string): string => text.normalize('NFC').toLowerCase()

/** True if name and description together contain every word of the term, in any case and order. */
function matchesFullText(thing: Thing, term: string, language: Language): boolean {
  const text = normalized(
    `${preferred(thing.name, language)} ${withoutTags(preferred(thing.description, language))}`,
  )
  return normalized(term)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Value of a link without a target, such as `next` on the last page. */
type MissingLink = 'absent' | 'empty'

/** The query as pairs, page number and size last. */
function pairsOf(query: ListQuery, number: number): [string, string][] {
  const pairs: [string, string][] = []
  if (query.q !== '') pairs.push(['filter[q]', query.q])
  for (const { key, values, isList } of query.filters) {
    if (isList) {
      pairs.push(...values.map((value): [string, string] => [`filter[${key}][]`, value]))
    } else pairs.push([`filter[${key}]`, values.join(',')])
  }
  if (query.include.length > 0) {
    pairs.push(['include', query.include.map((path) => path.join('.')).join(',')])
  }
  for (const [relation, names] of query.fields) pairs.push([`fields[${relation}]`, names.join(',')])
  if (query.sort.length > 0) {
    pairs.push([
      'sort',
      query.sort.map(({ key, isDescending }) => (isDescending ? `-${key}` : key)).join(','),
    ])
  }
  if (query.languages.length > 0) pairs.push(['language', query.languages.join(',')])
  return [...pairs, ...pagePairs(number, query.size)]
}

export const pagePairs = (number: number, size: number): [string, string][] => [
  ['page[size]', String(size)],
  ['page[number]', String(number)],
]

/** Links of a page, each made by `addressOf` from a page number. */
export function renderLinks(
  page: Page<unknown>,
  addressOf: (number: number) => string,
  missingLink: MissingLink,
): JsonObject {
  const link = (name: string, number: number | null): JsonObject => {
    if (number !== null) return { [name]: addressOf(number) }
    return missingLink === 'absent' ? {} : { [name]: '' }
  }
  const last = Math.max(page.pageCount, 1)
  return {
    ...link('self', page.number),
    ...link('first', 1),
    ...link('prev', page.number > 1 ? Math.min(page.number - 1, last) : null),
    ...link('next', page.number < last ? page.number + 1 : null),
    ...link('last', last),
  }
}

const listAddress = (endpointAddress: string, query: ListQuery, number: number): string =>
  `${endpointAddress}?${renderQuery(pairsOf(query, number))}`

/** Answers `things/{id}` with a complete item, even if it is in no endpoint. Not part of api.md. */
export function answerThing(call: Call): Answer {
  if (visitorOf(call.authorization) === null) return refuseUnknownToken()
  const { library, baseUrl } = call.site
  const thing = call.below.length === 0 ? library.find(call.name.toLowerCase()) : undefined
  if (thing === undefined) return unknownThing()
  const reading = readCall(call, 'ignored')
  if (reading.kind === 'refused') return reading.answer
  const { query } = reading
  const view = { library, baseUrl, languages: query.languages }
  return answerJson({ '@graph': [shapeItem(thing, selectRelations(query), view)] })
}

export interface Page<T> {
  items: readonly T[]
  /** Counted from 1. */
  number: number
  size: number
  total: number
  pageCount: number
}

/** Cuts page `number` out of a list; a page beyond the end is empty. */
export function cutPage<T>(list: readonly T[], number: number, size: number): Page<T> {
  return {
    items: list.slice((number - 1) * size, number * size),
    number,
    size,
    total: list.length,
    pageCount: Math.ceil(list.length / size),
  }
}
