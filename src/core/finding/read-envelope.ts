import { observeType, type SeenResponse } from '#core/content/observe-items.ts'
import type { HeadFinding } from './finding.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { ResponseFinding, ResponseIndex } from '#core/response/response-index.ts'
import {
  readLinks,
  readMeta,
  type Links,
  type Paging,
  readContext,
  type ResponseContext,
} from '#core/response/envelope.ts'
import { renderJson } from '#core/json/render-json.ts'
import { readErrorBody, type Complaint } from '#core/response/error-body.ts'

/** Reads everything beside the items: paging, links, context, findings and complaints. */
export function readEnvelope(index: ResponseIndex): {
  paging: Paging
  links: Links
  context: ResponseContext
  findings: readonly ResponseFinding[]
  complaints: readonly Complaint[]
  serverMessages: readonly Extract<HeadFinding, { kind: 'error-in-success' }>[]
} {
  const meta = readMeta(readMember(index, 'meta'))
  const links = readLinks(readMember(index, 'links'))
  return {
    paging: meta.paging,
    links: links.links,
    context: readContext(readMember(index, '@context')),
    findings: index.findings(),
    serverMessages: errorMemberNames.flatMap((name) => {
      const value = readMember(index, name)
      return (value && readReportedErrors(name, value)) ?? []
    }),
    complaints: [...meta.complaints, ...links.complaints],
  }
}

/** Observes the types of `meta` and `links`. */
export function observeEnvelope(index: ResponseIndex): Omit<SeenResponse, 'items'> {
  const observe = (name: string) => {
    const value = readMember(index, name)
    return value === null ? null : observeType([value])
  }
  return { meta: observe('meta'), links: observe('links') }
}

/** A member of the root object; null if it is missing or not JSON. */
function readMember(index: ResponseIndex, name: string): JsonValue | null {
  const text = index.memberText(name)
  return text === null ? null : readJsonOrNull(text)
}

/** Members in which responses report errors. */
const errorMemberNames = ['error', 'errors', 'warnings'] as const

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
