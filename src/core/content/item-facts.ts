import { columnValues } from '#core/content/column-values.ts'
import { describeValue } from '#core/content/value-kind.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonKind, JsonValue } from '#core/json/json-value.ts'

/** What the items of a page show about the request that asked for them. */
export interface ItemFacts {
  /** Items looked at. */
  items: number
  /** Items that are no object, by what they are instead. */
  notObjects: { kind: JsonKind; count: number }[]
  withoutId: number
  /** Items whose `@id` stood on the page before. */
  repeated: number
  includes: IncludeFacts[]
}

/** What became of one relation named in include. */
export interface IncludeFacts {
  relation: string
  /** Items that have the relation at all. */
  present: number
  resolved: number
  unresolved: number
}

export interface ItemFactsCollector {
  add(item: JsonValue): void
  facts(): ItemFacts
}

/** Creates an empty collection; `include` are the relations asked for, nested ones with dots. */
export function createItemFacts(include: readonly string[]): ItemFactsCollector {
  const notObjects = new Map<JsonKind, number>()
  const ids = new Set<string>()
  const includes = include.map((relation) => ({
    relation,
    present: 0,
    resolved: 0,
    unresolved: 0,
  }))
  let items = 0
  let withoutId = 0
  let repeated = 0

  return {
    add(item) {
      items += 1
      if (item.kind !== 'object') {
        notObjects.set(item.kind, (notObjects.get(item.kind) ?? 0) + 1)
        return
      }
      const id = memberOf(item, '@id')
      if (id?.kind !== 'string') withoutId += 1
      else if (ids.has(id.value)) repeated += 1
      else ids.add(id.value)
      for (const facts of includes) {
        const values = columnValues(item, facts.relation.split('.'))
        if (values.length > 0) facts.present += 1
        for (const value of values) count(facts, value)
      }
    },
    facts: () => ({
      items,
      notObjects: Array.from(notObjects, ([kind, count]) => ({ kind, count })),
      withoutId,
      repeated,
      includes: includes.map((facts) => ({ ...facts })),
    }),
  }
}

function count(facts: IncludeFacts, value: JsonValue): void {
  const described = describeValue(value)
  if (described.kind === 'relations') {
    facts.resolved += described.resolved
    facts.unresolved += described.unresolved
  } else if (described.kind === 'unresolved-relation') facts.unresolved += 1
  else if (described.kind === 'concept' && described.label === null) facts.unresolved += 1
  else if (described.kind !== 'null') facts.resolved += 1
}
