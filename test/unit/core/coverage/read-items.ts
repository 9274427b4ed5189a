import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { memberOf } from '#core/json/json-path.ts'

/** A value as the app reads it. */
export function asJson(value: unknown): JsonValue {
  return readText(JSON.stringify(value))
}

/** The items of an answer's body. */
export function itemsOf(body: string): readonly JsonValue[] {
  const answer = readText(body)
  const items = answer.kind === 'array' ? answer : memberOf(answer, '@graph')
  return items?.kind === 'array' ? items.items : []
}

function readText(text: string): JsonValue {
  const read = readJson(text)
  if (!read.ok) throw new Error('Not JSON')
  return read.value
}
