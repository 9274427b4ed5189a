import type { JsonMember, JsonObject, JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { toWellFormed } from '#core/text/well-formed.ts'
import type { ParameterValue } from './form.ts'

export interface JsonLeaf {
  path: readonly string[]
  value: ParameterValue
}

/** Deeper than any filter; below that an object stays JSON text. */
const maxDepth = 16

/**
 * Nested objects as paths to what stands in them, in order.
 *
 * An object that paths cannot tell exactly (empty, a name twice, a name with brackets or without a
 * character) is a JSON value of its own. Numbers stay as they were sent.
 */
export function flattenJson(value: JsonValue, path: readonly string[]): JsonLeaf[] {
  if (value.kind !== 'object' || path.length >= maxDepth || !isTellableByPaths(value))
    return [{ path, value: readParameterValue(value) }]
  return value.members.flatMap((member) => flattenJson(member.value, [...path, member.name]))
}

/** A string or a list of strings where it is one, otherwise the exact JSON text. */
function readParameterValue(value: JsonValue): ParameterValue {
  if (value.kind === 'string' && isTellable(value.value)) return { kind: 'text', text: value.value }
  if (value.kind === 'array' && value.items.length > 0) {
    const items = value.items.flatMap((item) =>
      item.kind === 'string' && isTellable(item.value) ? [item.value] : [],
    )
    if (items.length === value.items.length) return { kind: 'list', items }
  }
  return { kind: 'json', text: renderJson(value, { indent: null }) }
}

const isTellableByPaths = ({ members }: JsonObject): boolean =>
  members.length > 0 && members.every(isPathSegment) && !hasRepeatedName(members)

const isPathSegment = ({ name }: JsonMember): boolean => isTellable(name) && !/[[\]]/.test(name)

const hasRepeatedName = (members: readonly JsonMember[]): boolean =>
  new Set(members.map(({ name }) => name)).size < members.length

/** The form leaves empty texts out, and a lone surrogate would not arrive as it was. */
const isTellable = (text: string): boolean => text !== '' && toWellFormed(text) === text
