import type { ColumnPath } from '#core/content/column-values.ts'
import { columnValues } from '#core/content/column-values.ts'
import { describeValue, type ValueKind } from '#core/content/value-kind.ts'
import { renderValueText } from '#core/content/value-text.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { stateOfValue, type ValueState } from './value-state.ts'

/** One value of an attribute, where it stands in a list by itself. */
export interface SingleValue {
  /** Tells it from others: the id of what has one, else what is shown; one of several languages has its own. */
  key: string
  /** Texts and numbers as they were sent, relations by name, everything else as in a table. */
  shown: string
  kind: SingleKind
  state: ValueState
  /** The language of one text of several; null for everything else. */
  language: string | null
}

/** A list has no kind of its own here: its members have. */
export type SingleKind = Exclude<
  ValueKind['kind'],
  'relations' | 'parts' | 'schedules' | 'list' | 'language-texts'
>

/** The values of an attribute in one item, those of lists one by one, a text in each of its languages. */
export const singleValuesOf = (item: JsonValue, path: ColumnPath): SingleValue[] =>
  columnValues(item, path).flatMap(singleValues)

/** Those of one value, in its order. */
export const singleValues = (value: JsonValue): SingleValue[] =>
  membersOf(value).flatMap(valuesOfMember)

/** The value itself, or what stands in it where it is a list, at whatever depth, in its order. */
function membersOf(value: JsonValue): JsonValue[] {
  const found: JsonValue[] = []
  // A list instead of recursion: how deep a value goes, the instance decides.
  const waiting = [value]
  for (let next = waiting.pop(); next; next = waiting.pop())
    if (next.kind === 'array') for (const item of next.items.toReversed()) waiting.push(item)
    else found.push(next)
  return found
}

function valuesOfMember(value: JsonValue): SingleValue[] {
  const described = describeValue(value)
  const state = stateOfValue(value)
  switch (described.kind) {
    case 'language-texts':
      return described.texts.map(({ language, value: text }) => ({
        key: `${language}\n${text}`,
        shown: text,
        kind: 'text',
        // Its own: one language may be empty beside another.
        state: stateOfValue({ kind: 'string', value: text }),
        language,
      }))
    case 'unresolved-relation':
    case 'resolved-relation':
    case 'concept':
      return [{ ...plain(value, described.kind, state), key: described.id }]
    // Lists were entered before.
    case 'relations':
    case 'parts':
    case 'schedules':
    case 'list':
      return []
    case 'null':
    case 'boolean':
    case 'number':
    case 'text':
    case 'date':
    case 'date-time':
    case 'url':
    case 'email':
    case 'html':
    case 'wkt':
    case 'coordinates':
    case 'part':
    case 'schedule':
    case 'object':
      return [plain(value, described.kind, state)]
  }
}

function plain(value: JsonValue, kind: SingleKind, state: ValueState): SingleValue {
  const shown = value.kind === 'string' ? value.value : renderValueText([value], '')
  return { key: shown, shown, kind, state, language: null }
}
