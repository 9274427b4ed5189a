import { parse } from 'yaml'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'

/** Whether a text begins as a YAML document that describes requests does. */
export const isYaml = (text: string): boolean =>
  /^(?:---\s*\n)?(?:\s*#.*\n)*(?:openapi|swagger|type|info|name|_type|opencollection|asyncapi)\s*:/.test(
    text,
  )

/**
 * Reads a YAML 1.2 document as the JSON document that it stands for; null where it is none. Aliases are
 * followed a hundred times at most, so that a small file cannot unfold without end.
 */
export function readYaml(text: string): JsonValue | null {
  try {
    const json = readJson(JSON.stringify(parse(text, { maxAliasCount: 100 })))
    return json.ok ? json.value : null
  } catch {
    return null
  }
}
