import { parse } from 'yaml'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'

/** True if a text begins like a YAML document that describes requests. */
export const isYaml = (text: string): boolean =>
  /^(?:---\s*\n)?(?:\s*#.*\n)*(?:openapi|swagger|type|info|name|_type|opencollection|asyncapi)\s*:/.test(
    text,
  )

/**
 * Reads a YAML 1.2 document as JSON; null if it is invalid. At most 100 aliases are followed, so that a small
 * file cannot expand without limit.
 */
export function readYaml(text: string): JsonValue | null {
  try {
    return readJsonOrNull(JSON.stringify(parse(text, { maxAliasCount: 100 })))
  } catch {
    return null
  }
}
