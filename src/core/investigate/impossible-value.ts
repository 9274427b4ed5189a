import { readJson } from '#core/json/read-json.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { isEmptyValue, type ParameterValue } from '#core/query/form.ts'

/**
 * A value of the same kind that nothing can have (truth.md 3): a UUID that is none, a date far away,
 * a number out of reach, a word that no text holds. Null where there is none of that kind, as for a switch.
 *
 * `key` is the filter's: the far end lies ahead for a lower bound and behind for an upper one.
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

/** No text of any language has it, and no stem of a word either. */
export const impossibleWord = 'qzxwvkjq7xqz'
/** Of the right form (RFC 9562, version 4); that somebody else draws the same one is out of the question. */
const impossibleId = '7e57ab1e-dead-4bad-9bad-0ff1ce0ff1ce'

function impossibleText(key: string, text: string): string {
  const [first = ''] = text.split(',')
  if (/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(first)) return impossibleId
  const isUpperBound = /(?:^|[.[])max\]?$/i.test(key)
  if (/^\d{4}-\d{2}-\d{2}/.test(first)) return isUpperBound ? '1000-01-01' : '9000-01-01'
  if (/^-?\d+(?:\.\d+)?$/.test(first)) return isUpperBound ? '-999999999' : '999999999'
  return impossibleWord
}

/** Every text and number in it replaced; null where there is none. */
function impossibleJson(key: string, value: JsonValue): JsonValue | null {
  switch (value.kind) {
    case 'string':
      return { kind: 'string', value: impossibleText(key, value.value) }
    case 'number':
      return { kind: 'number', source: impossibleText(key, value.source) }
    case 'array': {
      const [first] = value.items.flatMap((item) => impossibleJson(key, item) ?? [])
      return first === undefined ? null : { kind: 'array', items: [first] }
    }
    case 'object': {
      const members = value.members.map((member) => ({
        name: member.name,
        value: impossibleJson(`${key}.${member.name}`, member.value),
      }))
      const changed = members.flatMap(({ name, value: its }) =>
        its === null ? [] : [{ name, value: its }],
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
