import { type ColumnPath, columnValues } from '#core/content/item-columns.ts'
import { describeContainer, describeScalar, isContainer } from '#core/content/value-kind.ts'
import { renderValueText } from '#core/content/worded-value.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { stateOfValue, type ValueState } from './value-state.ts'

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
