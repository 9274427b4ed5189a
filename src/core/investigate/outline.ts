import { columnValues } from '#core/content/item-columns.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { isSameId, type StepResponse, type StepReading } from './investigation.ts'
import { describeContainer, isContainer } from '#core/content/value-kind.ts'

/** The parts of the items of a response that investigations read. */
export type ItemOutline = Pick<StepResponse, 'ids' | 'resolved' | 'values' | 'item'>

/** Collects an outline from the items of a response, added one by one in order. */
export function createOutline(reads: StepReading | null) {
  const relations = reads?.kind === 'resolved' ? reads.relations : []
  const resolved = new Map(relations.map((relation) => [relation, 0]))
  const ids: string[] = []
  const values: (string | null)[] = []
  let found: JsonValue | null = null
  return {
    add(item: JsonValue): void {
      const id = textAt(item, '@id') ?? ''
      ids.push(id)
      for (const [relation, count] of resolved)
        resolved.set(relation, count + countResolved(item, relation))
      if (reads?.kind === 'attribute') values.push(textAt(item, reads.name))
      if (reads?.kind === 'item' && found === null && isSameId(reads.id, id)) found = item
    },
    read: (): ItemOutline => ({
      ids,
      resolved: Object.fromEntries(resolved),
      values,
      item: found,
    }),
  }
}

/** The first value if it is a string, else null. */
function textAt(item: JsonValue, path: string): string | null {
  const [value] = columnValues(item, path.split('.'))
  return value?.kind === 'string' ? value.value : null
}

/** Counts the resolved values of a relation in an item (api.md 4.4). Nested relations contain dots. */
export function countResolved(item: JsonValue, relation: string): number {
  if (item.kind !== 'object') return 0
  return columnValues(item, relation.split('.')).reduce((sum, value) => sum + countIn(value), 0)
}

function countIn(value: JsonValue): number {
  if (!isContainer(value)) return value.kind === 'null' ? 0 : 1
  const described = describeContainer(value)
  switch (described.kind) {
    case 'relations':
      return described.resolved
    case 'unresolved-relation':
      return 0
    case 'schedules':
      return described.length
    case 'concept':
      return described.label === null ? 0 : 1
    case 'coordinates':
    case 'language-texts':
    case 'resolved-relation':
    case 'part':
    case 'schedule':
    case 'parts':
    case 'list':
    case 'object':
      return 1
  }
}
