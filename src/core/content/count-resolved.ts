import { columnValues } from './item-columns.ts'
import { describeContainer, isContainer } from '#core/content/value-kind.ts'
import type { JsonValue } from '#core/json/json-value.ts'

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
