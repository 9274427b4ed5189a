import { dayOf } from '#core/text/utc-day.ts'
import { isNumberText } from '#core/json/json-number.ts'
import { readJson } from '#core/json/read-json.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { readDateText } from '#core/dialect/date-text.ts'
import { isUuid } from '#core/text/uuid.ts'
import { isUpperLimit } from '#core/query/filter-key.ts'
import { isEmptyValue, type ParameterValue } from '#core/query/form.ts'

/**
 * A value of the same kind that no item has (truth.md 3): an unused UUID, an extreme date or number, or a
 * nonexistent word. null if there is none, as for booleans.
 *
 * `key` is the filter key: an upper bound gets an extremely low value, any other filter a high one.
 */
export function impossibleValue(key: string, value: ParameterValue): ParameterValue | null {
  if (isEmptyValue(value)) return null
  switch (value.kind) {
    case 'text':
      return { kind: 'text', text: impossibleText(key, value.text) }
    case 'list':
      return {
        kind: 'list',
        items: [impossibleText(key, value.items.find((item) => item !== '') ?? '')],
      }
    case 'json': {
      const read = readJson(value.text)
      if (!read.ok) return null
      const changed = impossibleJson(key, read.value)
      return changed === null ? null : { kind: 'json', text: renderJson(changed, { indent: null }) }
    }
  }
}

/** Occurs in no text of any language, not even as a word stem. */
export const impossibleWord = 'qzxwvkjq7xqz'
/** A valid UUID (RFC 9562, version 4) that is practically certain to be unused. */
const impossibleId = '7e57ab1e-dead-4bad-9bad-0ff1ce0ff1ce'

function impossibleText(key: string, text: string): string {
  const [first = ''] = text.split(',')
  if (isUuid(first)) return impossibleId
  if (isNumberText(first)) return impossibleNumber(key)
  const isDate = dayOf(first) !== null || ['day', 'day-first'].includes(readDateText(first).kind)
  return isDate ? (isUpperLimit(key) ? '1000-01-01' : '9000-01-01') : impossibleWord
}

const impossibleNumber = (key: string): string => (isUpperLimit(key) ? '-999999999' : '999999999')

/** Replaces all strings and numbers; null if a member has none. */
function impossibleJson(key: string, value: JsonValue): JsonValue | null {
  switch (value.kind) {
    case 'string':
      return { kind: 'string', value: impossibleText(key, value.value) }
    case 'number':
      return { kind: 'number', source: impossibleNumber(key) }
    case 'array': {
      const [first] = value.items.flatMap((item) => impossibleJson(key, item) ?? [])
      return first === undefined ? null : { kind: 'array', items: [first] }
    }
    case 'object': {
      const members = value.members.map((member) => ({
        name: member.name,
        value: impossibleJson(`${key}.${member.name}`, member.value),
      }))
      const changed = members.flatMap(({ name, value: replaced }) =>
        replaced === null ? [] : [{ name, value: replaced }],
      )
      return changed.length < members.length || changed.length === 0
        ? null
        : { kind: 'object', members: changed }
    }
    case 'boolean':
    case 'null':
      return null
  }
}
