import { renderPath, type JsonPath } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { memberAt } from './json-access.ts'

/**
 * Reads a JSON document member by member and notes with its path what has another shape than expected.
 * Each read returns a usable value, so that one pass finds every complaint.
 */
export interface ShapeReader {
  /** The text at a member; '' where it is missing. */
  text(holder: JsonValue | undefined, path: JsonPath): string
  /** One of several texts; the first one where it is missing. */
  choice<T extends string>(
    holder: JsonValue | undefined,
    path: JsonPath,
    choices: readonly [T, ...T[]],
  ): T
  /** Whether a member is true; false where it is missing. */
  flag(holder: JsonValue | undefined, path: JsonPath): boolean
  /** The items of a list, each with its path; none where it is missing. */
  list(holder: JsonValue | undefined, path: JsonPath): { item: JsonValue; path: JsonPath }[]
  /** The same, for a list of objects. */
  rows(holder: JsonValue | undefined, path: JsonPath): { item: JsonValue; path: JsonPath }[]
  /** A list of texts; none where it is missing. */
  texts(holder: JsonValue | undefined, path: JsonPath): string[]
  /** Complains where a value is there and no object. */
  object(value: JsonValue | undefined, path: JsonPath): void
  readonly complaints: string[]
}

/** Creates a reader without complaints. The last step of a path is the member that is read. */
export function createShapeReader(): ShapeReader {
  const complaints: string[] = []

  const complain = (path: JsonPath, expected: string, value: JsonValue) =>
    complaints.push(`${renderPath(path)}: expected ${expected}, got ${articled(value)}`)

  const read = (holder: JsonValue | undefined, path: JsonPath): JsonValue | undefined =>
    memberAt(holder, String(path.at(-1) ?? ''))

  const asText = (value: JsonValue | undefined, path: JsonPath): string => {
    if (value && value.kind !== 'string') complain(path, 'a text', value)
    return value?.kind === 'string' ? value.value : ''
  }

  const list = (holder: JsonValue | undefined, path: JsonPath) => {
    const value = read(holder, path)
    if (value && value.kind !== 'array') complain(path, 'a list', value)
    const items = value?.kind === 'array' ? value.items : []
    return items.map((item, position) => ({ item, path: [...path, position] }))
  }

  const object = (value: JsonValue | undefined, path: JsonPath) => {
    if (value && value.kind !== 'object') complain(path, 'an object', value)
  }

  return {
    complaints,
    list,
    object,
    rows(holder, path) {
      const rows = list(holder, path)
      for (const row of rows) object(row.item, row.path)
      return rows
    },
    text: (holder, path) => asText(read(holder, path), path),
    texts: (holder, path) => list(holder, path).map((one) => asText(one.item, one.path)),
    choice(holder, path, choices) {
      const value = read(holder, path)
      const [first] = choices
      if (!value) return first
      const found = choices.find((choice) => value.kind === 'string' && value.value === choice)
      if (found === undefined) complain(path, `one of ${choices.join(', ')}`, value)
      return found ?? first
    },
    flag(holder, path) {
      const value = read(holder, path)
      if (value && value.kind !== 'boolean') complain(path, 'true or false', value)
      return value?.kind === 'boolean' && value.value
    },
  }
}

function articled(value: JsonValue): string {
  switch (value.kind) {
    case 'null':
      return 'null'
    case 'string':
      return 'another text'
    case 'boolean':
      return 'true or false'
    case 'number':
      return 'a number'
    case 'array':
      return 'a list'
    case 'object':
      return 'an object'
  }
}
