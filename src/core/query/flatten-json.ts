import type { JsonMember, JsonObject, JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { toWellFormed } from '#core/text/well-formed.ts'
import type { ParameterValue } from './form.ts'

export interface JsonLeaf {
  path: readonly string[]
  value: ParameterValue
}

/** Deeper objects stay JSON text; no real filter is that deep. */
const maxDepth = 16

/**
 * Flattens nested objects into paths with values, in order.
 *
 * An object that paths cannot express exactly (empty, repeated name, name that is empty or has brackets) is
 * one JSON value. Numbers keep their source text.
 */
export function flattenJson(value: JsonValue, path: readonly string[]): JsonLeaf[] {
  if (value.kind !== 'object' || path.length >= maxDepth || !isExpressibleByPaths(value))
    return [{ path, value: readParameterValue(value) }]
  return value.members.flatMap((member) => flattenJson(member.value, [...path, member.name]))
}

/** A string or list of strings if possible, otherwise the exact JSON text. */
function readParameterValue(value: JsonValue): ParameterValue {
  if (value.kind === 'string' && isExpressible(value.value))
    return { kind: 'text', text: value.value }
  if (value.kind === 'array' && value.items.length > 0) {
    const items = value.items.flatMap((item) =>
      item.kind === 'string' && isExpressible(item.value) ? [item.value] : [],
    )
    if (items.length === value.items.length) return { kind: 'list', items }
  }
  return { kind: 'json', text: renderJson(value, { indent: null }) }
}

const isExpressibleByPaths = ({ members }: JsonObject): boolean =>
  members.length > 0 && members.every(isPathSegment) && !hasRepeatedName(members)

const isPathSegment = ({ name }: JsonMember): boolean => isExpressible(name) && !/[[\]]/.test(name)

const hasRepeatedName = (members: readonly JsonMember[]): boolean =>
  new Set(members.map(({ name }) => name)).size < members.length

/** The form does not send empty texts, and lone surrogates are replaced when sent. */
const isExpressible = (text: string): boolean => text !== '' && toWellFormed(text) === text
