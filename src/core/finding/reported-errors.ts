import type { JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { readErrorBody } from '#core/response/error-body.ts'
import type { HeadFinding } from './finding.ts'

/** Members in which responses report errors. */
export const errorMemberNames = ['error', 'errors', 'warnings'] as const

const maxMessages = 5
const maxRawLength = 300

/**
 * Error messages in a successful response; null if the member is empty (null, false, 0, or an empty text,
 * list or object).
 */
export function readReportedErrors(
  member: (typeof errorMemberNames)[number],
  value: JsonValue,
): Extract<HeadFinding, { kind: 'error-in-success' }> | null {
  if (isEmptyMessage(value)) return null
  const text = renderJson(value, { indent: null })
  const details = readErrorBody(`{"errors":${text}}`).map(({ message }) => message)
  const words = details.length > 0 ? details.slice(0, maxMessages) : [text.slice(0, maxRawLength)]
  return { kind: 'error-in-success', member, words }
}

function isEmptyMessage(value: JsonValue): boolean {
  switch (value.kind) {
    case 'null':
      return true
    case 'boolean':
      return !value.value
    case 'string':
      return value.value.trim() === ''
    case 'array':
      return value.items.length === 0
    case 'object':
      return value.members.length === 0
    case 'number':
      return Number(value.source) === 0
  }
}
