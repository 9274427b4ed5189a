import { type ColumnPath, columnValues } from '#core/content/item-columns.ts'
import {
  describeContainer,
  describeScalar,
  isContainer,
  describeValue,
} from '#core/content/value-kind.ts'
import { renderValueText } from '#core/content/worded-value.ts'
import type { JsonValue, JsonObject } from '#core/json/json-value.ts'

/**
 * State of an attribute in an item: `filled`, `unresolved` (only a relation with `@id` and `@type`, or a
 * concept without a label: api.md 4.4), `empty`, or `absent`.
 */
export const attributeStates = ['filled', 'unresolved', 'empty', 'absent'] as const
export type AttributeState = (typeof attributeStates)[number]

export type ValueState = Exclude<AttributeState, 'absent'>

/**
 * State of a value. Null, a blank text, and a list or object of only empty values are `empty`. An object with
 * an `@id` is never empty.
 */
export function stateOfValue(value: JsonValue): ValueState {
  // A stack instead of recursion, because the server decides how deep values are nested.
  const waiting = [{ value, isInObject: false }]
  let bestState: ValueState = 'empty'
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: one, isInObject } = next
    if (one.kind === 'array')
      for (const item of one.items) waiting.push({ value: item, isInObject })
    else if (one.kind === 'object' && !hasId(one))
      for (const { name, value: member } of one.members) {
        if (!metaMembers.includes(name)) waiting.push({ value: member, isInObject: true })
      }
    else {
      const state = stateOfLeaf(one)
      // An object with any content counts as filled, even if that is only an unresolved relation.
      if (state === 'filled' || (state === 'unresolved' && isInObject)) return 'filled'
      if (state === 'unresolved') bestState = state
    }
  }
  return bestState
}

/** The best state of an attribute's values; `absent` if there are none. */
export const stateOfValues = (values: readonly JsonValue[]): AttributeState =>
  values.length === 0 ? 'absent' : stateOfValue({ kind: 'array', items: [...values] })

/** Members that describe the type of a value, not its content. */
const metaMembers: readonly string[] = ['@type', '@language']

const hasId = ({ members }: JsonObject): boolean =>
  members.some(({ name, value }) => name === '@id' && value.kind === 'string')

/** State of a value whose members are not searched: a scalar, or an object with `@id`. */
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

/** One value of an attribute; list members count separately. */
export interface SingleValue {
  /**
   * Identifies the value: its `@id` if any, else its display text, with the language for translated texts.
   */
  key: string
  /** Display text: texts and numbers as sent, relations by name, others as in a table. */
  shown: string
  /** A text of words: no date, no number, no geometry. */
  isText: boolean
  state: ValueState
}

const textKinds: readonly string[] = ['text', 'html', 'url', 'email']

/** The single values of an attribute in one item: list members and translations separately. */
export const singleValuesAt = (item: JsonValue, path: ColumnPath): SingleValue[] =>
  columnValues(item, path).flatMap(splitValue)

/** The single values of one value, in order. */
const splitValue = (value: JsonValue): SingleValue[] => membersOf(value).flatMap(valuesOfMember)

/** The value itself, or all members of nested lists, in order. */
function membersOf(value: JsonValue): JsonValue[] {
  const found: JsonValue[] = []
  // A stack instead of recursion, because the server decides how deep values are nested.
  const waiting = [value]
  for (let next = waiting.pop(); next; next = waiting.pop())
    if (next.kind === 'array') for (const item of next.items.toReversed()) waiting.push(item)
    else found.push(next)
  return found
}

function valuesOfMember(value: JsonValue): SingleValue[] {
  const state = stateOfValue(value)
  if (!isContainer(value))
    return [plain(value, textKinds.includes(describeScalar(value).kind), state)]
  const described = describeContainer(value)
  switch (described.kind) {
    case 'language-texts':
      return described.texts.map(({ language, value: text }) => ({
        key: `${language}\n${text}`,
        shown: text,
        isText: true,
        // The text of one language may be empty.
        state: stateOfValue({ kind: 'string', value: text }),
      }))
    case 'unresolved-relation':
    case 'resolved-relation':
    case 'concept':
      return [{ ...plain(value, false, state), key: described.id }]
    // Unreachable: lists were already flattened.
    case 'relations':
    case 'parts':
    case 'schedules':
    case 'list':
      return []
    case 'coordinates':
    case 'part':
    case 'schedule':
    case 'object':
      return [plain(value, false, state)]
  }
}

function plain(value: JsonValue, isText: boolean, state: ValueState): SingleValue {
  const shown = value.kind === 'string' ? value.value : renderValueText([value], '')
  return { key: shown, shown, isText, state }
}
