import { describeContainer, isContainer } from './value-kind.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import type { KnownNames } from '#core/query/known-names.ts'

/** Maximum depth of nested relations: `image.author`. */
const maxDepth = 3
/** Further list members rarely have other attributes. */
const maxListMembers = 10

/**
 * Collects names of attributes and relations as suggestions for the next query. Nested relations are paths
 * (`image.author`). `@id` and `@type` are always sent, so they are omitted.
 */
export function observeNames(items: Iterable<JsonValue>): KnownNames {
  const relations = new Set<string>()
  const attributes = new Map<string, Set<string>>()

  function observe(item: JsonObject, path: string, depth: number) {
    const names = attributes.get(path) ?? new Set()
    attributes.set(path, names)
    for (const { name, value } of item.members) {
      if (name.startsWith('@')) continue
      names.add(name)
      const role = roleOf(value)
      if (role === 'attribute') continue
      const inner = path === '' ? name : `${path}.${name}`
      if (role === 'relation') relations.add(inner)
      if (depth < maxDepth)
        for (const related of objectsIn(value)) observe(related, inner, depth + 1)
    }
  }

  for (const item of items) if (item.kind === 'object') observe(item, '', 1)
  return {
    relations: [...relations],
    attributes: Array.from(attributes, ([relation, names]) => ({
      relation,
      names: [...names],
    })).filter(({ names }) => names.length > 0),
  }
}

/** Parts have attributes for `fields`, but cannot be included. */
function roleOf(value: JsonValue): 'relation' | 'part' | 'attribute' {
  if (!isContainer(value)) return 'attribute'
  switch (describeContainer(value).kind) {
    case 'resolved-relation':
    case 'unresolved-relation':
    case 'concept':
    case 'relations':
    case 'schedule':
    case 'schedules':
      return 'relation'
    case 'part':
    case 'parts':
    case 'coordinates':
      return 'part'
    case 'language-texts':
    case 'list':
    case 'object':
      return 'attribute'
  }
}

const objectsIn = (value: JsonValue): JsonObject[] =>
  (value.kind === 'array' ? value.items.slice(0, maxListMembers) : [value]).filter(
    (one) => one.kind === 'object',
  )
