import { columnValues, type ColumnPath } from '#core/content/item-columns.ts'
import { mostSpecificType, readTypes, readId } from '#core/content/identify-object.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { singleValuesAt, stateOfValues, type AttributeState } from './single-values.ts'
import { readTranslations } from './translations.ts'

/** A local filter on the items of a response; the server is not involved. */
export type RowCondition =
  /** Items in which an attribute has one of these states; `type` limits them to one `@type`. */
  | {
      kind: 'state'
      path: ColumnPath
      states: readonly AttributeState[]
      type: string | null
    }
  /** Items of some kinds (see `mostSpecificType`) that lack an attribute. */
  | { kind: 'without'; path: ColumnPath; kinds: readonly string[] }
  /** Items that have a value (SingleValue.key); `shown` is its display text. */
  | { kind: 'value'; path: ColumnPath; key: string; shown: string }
  /** Items that list their languages, but not this one. */
  | { kind: 'language'; language: string }
  /** The selected rows; positions in the response, from 0. */
  | { kind: 'selected'; positions: ReadonlySet<number> }
  /**
   * What a check found; `words` say what, positions are in the response, from 0. `attribute` is the checked one, as
   * in `renderPath`; '' if there is none.
   */
  | { kind: 'found'; positions: ReadonlySet<number>; words: string; attribute: string }
  /** Items with one of these IDs; `words` is the row filter that found them, '' if there was none. */
  | { kind: 'ids'; ids: ReadonlySet<string>; words: string }

export const missingStates: readonly AttributeState[] = ['empty', 'absent']

export const lacksAttribute = (item: JsonValue, path: ColumnPath): boolean =>
  missingStates.includes(stateOfValues(columnValues(item, path)))

export function meetsCondition(
  item: JsonValue,
  condition: RowCondition,
  position: number,
): boolean {
  if (condition.kind === 'selected' || condition.kind === 'found')
    return condition.positions.has(position)
  if (condition.kind === 'ids') return condition.ids.has(readId(item) ?? '')
  if (condition.kind === 'language')
    return readTranslations(item)?.includes(condition.language) === false
  if (condition.kind === 'without')
    return condition.kinds.includes(mostSpecificType(item)) && lacksAttribute(item, condition.path)
  if (condition.kind === 'value')
    return singleValuesAt(item, condition.path).some(({ key }) => key === condition.key)
  const { path, states, type } = condition
  if (type !== null && !(item.kind === 'object' && readTypes(item).includes(type))) return false
  return states.includes(stateOfValues(columnValues(item, path)))
}
