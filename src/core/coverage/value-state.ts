import { describeValue } from '../content/value-kind.ts'
import type { JsonObject, JsonValue } from '../json/json-value.ts'

/**
 * What an item has of an attribute: something (`filled`), only a relation that came as `@id` and `@type` or a
 * concept without its label (`unresolved`, api.md 4.4), the attribute with nothing in it (`empty`), or not
 * even that (`absent`).
 */
export type AttributeState = 'filled' | 'unresolved' | 'empty' | 'absent'

export type ValueState = Exclude<AttributeState, 'absent'>

/**
 * What a value says. Nothing: null, a text without a character that is seen, a list or an object of
 * nothing but such. An object with an `@id` stands for something, also where it tells no more.
 */
export function stateOfValue(value: JsonValue): ValueState {
  switch (value.kind) {
    case 'null':
      return 'empty'
    case 'string':
      return /\S/.test(value.value) ? 'filled' : 'empty'
    case 'boolean':
    case 'number':
      return 'filled'
    case 'array':
      return stateOfList(value.items)
    case 'object':
      return stateOfObject(value)
  }
}

/** The most that any of an attribute's values says; `absent` where there are none. */
export function stateOfValues(values: readonly JsonValue[]): AttributeState {
  return values.length === 0 ? 'absent' : stateOfList(values)
}

function stateOfList(values: readonly JsonValue[]): ValueState {
  let most: ValueState = 'empty'
  for (const value of values) {
    const state = stateOfValue(value)
    if (state === 'filled') return state
    if (state === 'unresolved') most = state
  }
  return most
}

/** Members that say what a value is, not what is in it. */
const marks: readonly string[] = ['@type', '@language']

function stateOfObject(object: JsonObject): ValueState {
  if (object.members.some(({ name, value }) => name === '@id' && value.kind === 'string'))
    return isUnresolved(object) ? 'unresolved' : 'filled'
  const isTelling = object.members.some(
    ({ name, value }) => !marks.includes(name) && stateOfValue(value) !== 'empty',
  )
  return isTelling ? 'filled' : 'empty'
}

function isUnresolved(object: JsonObject): boolean {
  if (object.members.every(({ name }) => name === '@id' || name === '@type')) return true
  const described = describeValue(object)
  return described.kind === 'concept' && described.label === null
}
