import { memberOf } from '#core/json/json-path.ts'
import { type JsonValue, scalarText } from '#core/json/json-value.ts'

/** The nested member at a path of names; undefined if there is none. */
export const memberAt = (
  value: JsonValue | undefined,
  ...names: readonly string[]
): JsonValue | undefined =>
  names.reduce<JsonValue | undefined>((at, name) => at && memberOf(at, name), value)

/** The value of a string; '' for anything else. */
export const textOf = (value: JsonValue | undefined): string =>
  value?.kind === 'string' ? value.value : ''

/** The text of a string, number or boolean; '' for anything else. */
export const scalarOf = (value: JsonValue | undefined): string =>
  value === undefined ? '' : (scalarText(value) ?? '')

/** The items of an array; empty for anything else. */
export const itemsOf = (value: JsonValue | undefined): readonly JsonValue[] =>
  value?.kind === 'array' ? value.items : []

/** The name of an entry of a list; its number (`#1`) if it has none. */
export const nameOf = (entry: JsonValue, index: number): string =>
  textOf(memberAt(entry, 'name')) || `#${String(index + 1)}`

/** True for a member that is there, but is not the list that it should be. */
export const isBrokenList = (value: JsonValue | undefined): boolean =>
  value !== undefined && value.kind !== 'array' && value.kind !== 'null'

/** False only if the member is false: for members whose default is true. */
export function isNotFalse(value: JsonValue, name: string): boolean {
  const found = memberOf(value, name)
  return found?.kind !== 'boolean' || found.value
}

export const isTrue = (value: JsonValue | undefined): boolean =>
  value?.kind === 'boolean' && value.value

/** True for an entry that is switched off, however its program says so. */
export const isOff = (value: JsonValue): boolean =>
  isTrue(memberOf(value, 'disabled')) ||
  !isNotFalse(value, 'enabled') ||
  !isNotFalse(value, 'active')
