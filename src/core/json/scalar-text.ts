import type { JsonValue } from './json-value.ts'

/** The text of a string, number (as sent) or boolean; null for anything else. */
export function scalarText(value: JsonValue): string | null {
  switch (value.kind) {
    case 'string':
      return value.value
    case 'number':
      return value.source
    case 'boolean':
      return String(value.value)
    case 'null':
    case 'array':
    case 'object':
      return null
  }
}
