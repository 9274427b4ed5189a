import { columnValues, type ColumnPath } from '#core/content/column-values.ts'
import { readId } from '#core/content/item-id.ts'
import { readKind, readTypes } from '#core/content/part-types.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { singleValuesOf } from './single-values.ts'
import { readTranslations } from './translations.ts'
import { stateOfValues, type AttributeState } from './value-state.ts'

/** Which items of an answer are to be seen; the server hears nothing of it. */
export type RowCondition =
  /** Those in which an attribute has one of these states; of one `@type` alone where it is named. */
  | {
      kind: 'state'
      path: ColumnPath
      states: readonly AttributeState[]
      type: string | null
    }
  /** Those of some kinds (`readKind`) that have nothing in an attribute. */
  | { kind: 'without'; path: ColumnPath; kinds: readonly string[] }
  /** Those that have a value (SingleValue.key); `shown` names it. */
  | { kind: 'value'; path: ColumnPath; key: string; shown: string }
  /** Those that say in which languages they are there, and do not name this one. */
  | { kind: 'language'; language: string }
  /** Those that somebody selected, by their positions. */
  | { kind: 'selected'; positions: ReadonlySet<number> }
  /** Those that a filter left before, by their IDs: the same items in another response. */
  | { kind: 'kept'; ids: ReadonlySet<string> }

/** What has nothing in an attribute. */
export const withoutStates: readonly AttributeState[] = ['empty', 'absent']

/** Whether an item has nothing in an attribute. */
export const isWithout = (item: JsonValue, path: ColumnPath): boolean =>
  withoutStates.includes(stateOfValues(columnValues(item, path)))

/** Whether the item at a position is one of those. */
export function meetsCondition(
  item: JsonValue,
  condition: RowCondition,
  position: number,
): boolean {
  if (condition.kind === 'selected') return condition.positions.has(position)
  if (condition.kind === 'kept') return condition.ids.has(readId(item) ?? '')
  if (condition.kind === 'language')
    return readTranslations(item)?.includes(condition.language) === false
  if (condition.kind === 'without')
    return condition.kinds.includes(readKind(item)) && isWithout(item, condition.path)
  if (condition.kind === 'value')
    return singleValuesOf(item, condition.path).some(({ key }) => key === condition.key)
  const { path, states, type } = condition
  if (type !== null && !(item.kind === 'object' && readTypes(item).includes(type))) return false
  return states.includes(stateOfValues(columnValues(item, path)))
}
