import { readId } from '#core/content/item-id.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { fieldsInExtra } from '#core/query/flat-fields.ts'
import type { QueryForm } from '#core/query/form.ts'
import { createItemCounter, type ItemFinder } from '#core/finding/item-finder.ts'

/** Relations that dataCycle CORE always sends with details (datacycle-core.md 7). */
const alwaysDetailed = new Set(['potentialAction', 'openingHoursSpecification'])
/** Members that CORE sends for the collections of an item. */
const collectionMembers = new Set(['@id', '@type', 'name', 'url', 'dc:slug'])

/**
 * Finds relations sent with details although neither `include` nor `fields` names them (api.md 4.4.3).
 * Embedded parts are exempt: in CORE their `@type` is a text, not a list.
 */
export function createUnrequestedRelationFinder(
  form: Pick<QueryForm, 'include' | 'fields' | 'extra'>,
): ItemFinder {
  const requested = namedRelations(form)
  const byRelation = new Map<string, ReturnType<typeof createItemCounter>>()
  return {
    add(item, position) {
      if (item.kind !== 'object' || requested === 'all') return
      for (const { name, value } of item.members) {
        if (requested.has(name) || alwaysDetailed.has(name)) continue
        const detailed = listOf(value).find(isDetailedItem)
        if (!detailed) continue
        const found = byRelation.get(name) ?? createItemCounter()
        byRelation.set(name, found)
        found.count(item, position, [name], detailed)
      }
    },
    findings: () =>
      Array.from(byRelation, ([relation, { counted }]) => ({
        kind: 'relation-unrequested',
        relation,
        ...counted,
      })),
  }
}

const listOf = (value: JsonValue): readonly JsonValue[] =>
  value.kind === 'array' ? value.items : [value]

function isDetailedItem(value: JsonValue): value is JsonObject {
  if (value.kind !== 'object' || readId(value) === null) return false
  const type = memberOf(value, '@type')
  if (type?.kind !== 'array' || type.items.some(isConceptType)) return false
  const hasDetails = value.members.some(({ name }) => name !== '@id' && name !== '@type')
  return hasDetails && !isCollection(value)
}

const isCollection = ({ members }: JsonObject): boolean =>
  members.every(({ name }) => collectionMembers.has(name)) &&
  members.some(({ name }) => name === 'url' || name === 'dc:slug')

const isConceptType = (type: JsonValue) => type.kind === 'string' && type.value.startsWith('skos:')

/** Top-level names in `include` and `fields`; `full` includes everything (CORE). */
function namedRelations({
  include,
  fields,
  extra,
}: Pick<QueryForm, 'include' | 'fields' | 'extra'>): ReadonlySet<string> | 'all' {
  const paths = [
    ...include,
    ...fields.flatMap(({ relation, attributes }) => (relation === '' ? attributes : [relation])),
    ...fieldsInExtra({ extra }),
  ]
  const rootNames = paths.map((path) => path.split('.')[0] ?? '')
  return rootNames.includes('full') ? 'all' : new Set(rootNames)
}
