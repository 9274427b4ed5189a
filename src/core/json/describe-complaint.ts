import type * as z from 'zod/mini'
import { renderPath, valueAt, type JsonPath } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/**
 * A schema error with its path, such as `form.filters[0].key: expected a text, got a number`. Never repeats a
 * value, which may be a token.
 */
export function describeComplaint(issue: z.core.$ZodIssue, root: JsonValue): string {
  const path: JsonPath = issue.path.map((step) => (typeof step === 'symbol' ? '' : step))
  const found = valueAt(root, path)
  const got = found === undefined ? 'nothing' : kindNames[found.kind]
  const actual = issue.code === 'custom' ? '' : `, got ${got}`
  return `${renderPath(path)}: expected ${describeExpected(issue)}${actual}`
}

/** What a schema expected, in words. */
export function describeExpected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return expectedTypes.get(issue.expected) ?? issue.expected
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`
    case 'invalid_union':
      return `one of ${('options' in issue ? (issue.options ?? []) : []).join(', ')}`
    case 'too_big':
      return `${String(issue.maximum)} at most`
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'too_small':
    case 'unrecognized_keys':
      return issue.message
  }
}

const expectedTypes: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['boolean', 'true or false'],
])

const kindNames: Readonly<Record<JsonValue['kind'], string>> = {
  null: 'null',
  string: 'another text',
  boolean: 'true or false',
  number: 'a number',
  array: 'a list',
  object: 'an object',
}
