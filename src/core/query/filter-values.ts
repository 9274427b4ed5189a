import { jsonString } from '#core/request/plan-body.ts'
import { joinsLists, type Conventions } from './conventions.ts'
import type { FilterDefinition } from './filter-definition.ts'
import { readFilterKey } from './filter-key.ts'
import { isEmptyValue, type ParameterValue } from './form.ts'

/** The single values of a filter, as the editor shows them. JSON is one value. */
export function readValues(definition: FilterDefinition | null, value: ParameterValue): string[] {
  switch (value.kind) {
    case 'list':
      return [...value.items]
    case 'text':
      if (definition?.send === 'commas') return value.text.split(',').filter((part) => part !== '')
      return value.text === '' ? [] : [value.text]
    case 'json':
      return value.text === '' ? [] : [value.text]
  }
}

/**
 * The inverse: values in the shape that the definition sends. Without a definition one value is a text and
 * several are a list. Several values stay a list even if the definition expects one text, so that none is
 * lost.
 */
export function writeValues(
  definition: FilterDefinition | null,
  values: readonly string[],
): ParameterValue {
  switch (definition?.send) {
    case 'commas':
      return { kind: 'text', text: values.join(',') }
    case 'list':
      return { kind: 'list', items: values }
    case 'json':
      return { kind: 'json', text: values.join('') }
    case 'text':
    case undefined:
      return values.length > 1
        ? { kind: 'list', items: values }
        : { kind: 'text', text: values[0] ?? '' }
  }
}

/** Converts a text or list to JSON with the same values; '' if it is empty. A list that conventions join with commas is sent otherwise. */
export function asJsonValue(value: ParameterValue): ParameterValue {
  if (value.kind === 'json') return value
  if (isEmptyValue(value)) return { kind: 'json', text: '' }
  if (value.kind === 'text') return { kind: 'json', text: jsonString(value.text) }
  // Empty members are not sent.
  const items = value.items.filter((item) => item !== '')
  return { kind: 'json', text: `[${items.map(jsonString).join(',')}]` }
}

/**
 * A value read from a body. If the conventions join lists with commas, an array stays JSON.
 */
export const asBodyValue = (value: ParameterValue, conventions: Conventions): ParameterValue =>
  value.kind === 'list' && joinsLists('body', conventions) ? asJsonValue(value) : value

/** Converts a JSON string or array of strings back to text or list; other JSON becomes a text as typed. */
export function asTextValue(
  definition: FilterDefinition | null,
  value: ParameterValue,
): ParameterValue {
  if (value.kind !== 'json') return value
  const read = readTexts(value.text)
  if (typeof read === 'string') return { kind: 'text', text: read }
  return definition?.send === 'commas'
    ? writeValues(definition, read)
    : { kind: 'list', items: read }
}

function readTexts(json: string): string | string[] {
  try {
    const read: unknown = JSON.parse(json)
    if (typeof read === 'string') return read
    if (Array.isArray(read) && read.every((item) => typeof item === 'string')) return read
  } catch {
    // Incomplete JSON stays as text.
  }
  return json
}

/**
 * The operator between several values of a filter; null for fewer than two values or if unknown.
 *
 * The key's definition takes precedence over the connection's conventions (api.md 4.3.2: OR, CORE: AND). Only
 * a definition can split a text with commas into several values. The coordinates of one place are one value.
 */
export function joinOperator(
  key: string,
  definition: FilterDefinition | null,
  value: ParameterValue,
  conventions: Conventions,
): 'AND' | 'OR' | null {
  const filled = readValues(definition, value).filter((item) => item !== '')
  if (filled.length < 2 || value.kind === 'json' || isCoordinateKey(key)) return null
  const means = definition?.listMeans ?? (value.kind === 'list' ? conventions.listMeans : 'any')
  return means === 'all' ? 'AND' : 'OR'
}

/** True if the values of a key are coordinates, and so no separate conditions (datacycle-core.md 2.2). */
function isCoordinateKey(key: string): boolean {
  const [root, side, shape, ...rest] = readFilterKey(key)
  return (
    root === 'geo' &&
    (side === 'in' || side === 'notIn') &&
    (shape === 'box' || shape === 'perimeter') &&
    rest.length === 0
  )
}

/**
 * True if a comma in a list member means OR: where all members of a list must match (datacycle-core.md 2.2).
 * Elsewhere a comma is part of the value.
 */
export const allowsAlternatives = (
  definition: FilterDefinition | null,
  value: ParameterValue,
  conventions: Conventions,
): boolean => value.kind === 'list' && (definition?.listMeans ?? conventions.listMeans) === 'all'

export const readAlternatives = (member: string): string[] => {
  const found = member
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return found.length === 0 ? [member] : found
}

export const writeAlternatives = (values: readonly string[]): string => values.join(',')

/**
 * Switches the operator before a value between AND and OR: merges two members into one with alternatives, or
 * splits one member into two. `valueIndex` counts the alternatives of all members.
 */
export function toggleOperator(members: readonly string[], valueIndex: number): string[] {
  const groups: string[][] = []
  let count = 0
  for (const member of members)
    for (const [index, value] of readAlternatives(member).entries()) {
      const isAlternative = index > 0 !== (count === valueIndex)
      const last = groups.at(-1)
      if (isAlternative && last) last.push(value)
      else groups.push([value])
      count += 1
    }
  return groups.map(writeAlternatives)
}
