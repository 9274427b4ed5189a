import { describeValue } from '#core/content/value-kind.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'

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
  // A list instead of recursion: how deep a value goes, the instance decides.
  const waiting = [{ value, isPart: false }]
  let most: ValueState = 'empty'
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: one, isPart } = next
    if (one.kind === 'array') for (const item of one.items) waiting.push({ value: item, isPart })
    else if (one.kind === 'object' && !hasId(one))
      for (const { name, value: member } of one.members) {
        if (!marks.includes(name)) waiting.push({ value: member, isPart: true })
      }
    else {
      const state = stateOfLeaf(one)
      // An object that holds anything, if only an unresolved relation, says something.
      if (state === 'filled' || (state === 'unresolved' && isPart)) return 'filled'
      if (state === 'unresolved') most = state
    }
  }
  return most
}

/** The most that any of an attribute's values says; `absent` where there are none. */
export const stateOfValues = (values: readonly JsonValue[]): AttributeState =>
  values.length === 0 ? 'absent' : stateOfValue({ kind: 'array', items: [...values] })

/** Members that say what a value is, not what is in it. */
const marks: readonly string[] = ['@type', '@language']

const hasId = ({ members }: JsonObject): boolean =>
  members.some(({ name, value }) => name === '@id' && value.kind === 'string')

/** Of what is not entered. */
function stateOfLeaf(value: Exclude<JsonValue, { kind: 'array' }>): ValueState {
  switch (value.kind) {
    case 'null':
      return 'empty'
    case 'string':
      return /\S/.test(value.value) ? 'filled' : 'empty'
    case 'boolean':
    case 'number':
      return 'filled'
    case 'object':
      return isUnresolved(value) ? 'unresolved' : 'filled'
  }
}

function isUnresolved(object: JsonObject): boolean {
  if (object.members.every(({ name }) => name === '@id' || name === '@type')) return true
  const described = describeValue(object)
  return described.kind === 'concept' && described.label === null
}
