import { findConcept, lineageOf } from '#sample/content/concepts.ts'
import type { Thing } from '#sample/content/thing.ts'
import { preferred, withoutTags, type Language } from '#sample/content/text.ts'
import { orderThings, type SortCriterion } from '#sample/query/order.ts'
import type { ClassificationFilter, ListQuery } from './list-query.ts'

/** `curated` keeps the editor's order. */
export type DefaultOrder = 'curated' | readonly SortCriterion[]

/** The items that match all conditions (api.md 4.3), in the requested order or the endpoint's. */
export function selectThings(
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
