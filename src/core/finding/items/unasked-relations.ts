import { readId } from '#core/content/item-id.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { listedFields } from '#core/query/flat-fields.ts'
import type { QueryForm } from '#core/query/form.ts'
import { createCounted, type ItemFinder } from '#core/finding/item-finder.ts'

/** Relations that dataCycle CORE delivers in full without being asked (datacycle-core.md 7). */
const alwaysWhole = new Set(['potentialAction', 'openingHoursSpecification'])
/** What it says of the collections that an item belongs to. */
const collectionMembers = new Set(['@id', '@type', 'name', 'url', 'dc:slug'])

/**
 * Relations whose objects came in full although neither include nor fields names them (api.md 4.4.3).
 * An object that is a part of its item is none: in CORE its `@type` is a text and not a list.
 */
export function createUnaskedRelations(
  form: Pick<QueryForm, 'include' | 'fields' | 'extra'>,
): ItemFinder {
  const asked = namedRelations(form)
  const byRelation = new Map<string, ReturnType<typeof createCounted>>()
  return {
    add(item, position) {
      if (item.kind !== 'object' || asked === 'all') return
      for (const { name, value } of item.members) {
        if (asked.has(name) || alwaysWhole.has(name)) continue
        const whole = membersOf(value).find(isWholeItem)
        if (!whole) continue
        const found = byRelation.get(name) ?? createCounted()
        byRelation.set(name, found)
        found.count(item, position, [name], whole)
      }
    },
    findings: () =>
      Array.from(byRelation, ([relation, { counted }]) => ({
        kind: 'relation-unasked',
        relation,
        ...counted,
      })),
  }
}

const membersOf = (value: JsonValue): readonly JsonValue[] =>
  value.kind === 'array' ? value.items : [value]

function isWholeItem(value: JsonValue): value is JsonObject {
  if (value.kind !== 'object' || readId(value) === null) return false
  const type = memberOf(value, '@type')
  if (type?.kind !== 'array' || type.items.some(isConceptType)) return false
  const isWhole = value.members.some(({ name }) => name !== '@id' && name !== '@type')
  return isWhole && !isCollection(value)
}

const isCollection = ({ members }: JsonObject): boolean =>
  members.every(({ name }) => collectionMembers.has(name)) &&
  members.some(({ name }) => name === 'url' || name === 'dc:slug')

const isConceptType = (type: JsonValue) => type.kind === 'string' && type.value.startsWith('skos:')

/** The first steps of everything that include and fields name; `full` opens all of them (CORE). */
function namedRelations({
  include,
  fields,
  extra,
}: Pick<QueryForm, 'include' | 'fields' | 'extra'>): ReadonlySet<string> | 'all' {
  const paths = [
    ...include,
    ...fields.flatMap(({ relation, attributes }) => (relation === '' ? attributes : [relation])),
    ...listedFields({ extra }),
  ]
  const first = paths.map((path) => path.split('.')[0] ?? '')
  return first.includes('full') ? 'all' : new Set(first)
}
