import { jsonString } from '#core/request/plan-body.ts'
import { joinsLists, type Conventions } from './conventions.ts'
import type { FilterDefinition } from './filter-definition.ts'
import { readFilterKey } from './filter-key.ts'
import { isEmptyValue, type ParameterValue } from './form.ts'

/**
 * The values of a filter one by one, as the editor shows them. JSON is one value: its text.
 */
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
 * The inverse: the values as the definition says they are sent. Without a definition one value is a text,
 * several are a list. Where the definition knows one text only, several values are a list all the same:
 * nothing typed is lost.
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

/** The JSON of what a text or a list sends, so that the same is sent; '' where nothing is. */
export function asJsonValue(value: ParameterValue): ParameterValue {
  if (value.kind === 'json') return value
  if (isEmptyValue(value)) return { kind: 'json', text: '' }
  if (value.kind === 'text') return { kind: 'json', text: jsonString(value.text) }
  // Empty members of a list are not sent either.
  const items = value.items.filter((item) => item !== '')
  return { kind: 'json', text: `[${items.map(jsonString).join(',')}]` }
}

/**
 * A value as a body held it. Where the conventions write several values as one text, an array stays JSON:
 * as a list it would be sent otherwise than it stood there.
 */
export const asHeldInBody = (value: ParameterValue, conventions: Conventions): ParameterValue =>
  value.kind === 'list' && joinsLists('body', conventions) ? asJsonValue(value) : value

/** The way back: a JSON text is that text, a list of texts that list; anything else keeps its JSON as text. */
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
    // Half typed: it stays what it is.
  }
  return json
}

/**
 * The word between several values of a filter: OR where any of them is enough, AND where all are
 * demanded, null where there are not several or nobody knows.
 *
 * In a list the key's own definition counts, then the connection's conventions (api.md 4.3.2: OR,
 * CORE: AND). Of a text with commas only a definition says that it is several values. The coordinates of
 * one place are one value, whatever anybody says of lists.
 */
export function joinWord(
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

/** Whether the values of a key belong together as coordinates, so that none of them is a condition of its own (datacycle-core.md 2.2). */
function isCoordinateKey(key: string): boolean {
  const [root, side, shape, ...rest] = readFilterKey(key)
  return (
    root === 'geo' &&
    (side === 'in' || side === 'notIn') &&
    (shape === 'box' || shape === 'perimeter') &&
    rest.length === 0
  )
}
