import { observeType, type SeenAnswer } from '#core/content/observe-type.ts'
import type { HeadFinding } from '#core/finding/finding.ts'
import { errorMemberNames, readReportedErrors } from '#core/finding/reported-errors.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { AnswerFinding, AnswerIndex } from '#core/response/answer-index.ts'
import { readContext, type AnswerContext } from '#core/response/answer-context.ts'
import type { Complaint } from '#core/response/complaint.ts'
import { readLinks, readMeta, type Links, type Paging } from '#core/response/envelope.ts'

/** Reads everything beside the items: paging, links, context, findings and complaints. */
export function readEnvelope(index: AnswerIndex): {
  paging: Paging
  links: Links
  context: AnswerContext
  findings: readonly AnswerFinding[]
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
export function observeEnvelope(index: AnswerIndex): Omit<SeenAnswer, 'items'> {
  const observe = (name: string) => {
    const value = readMember(index, name)
    return value === null ? null : observeType([value])
  }
  return { meta: observe('meta'), links: observe('links') }
}

/** A member of the root object; null if it is missing or not JSON. */
function readMember(index: AnswerIndex, name: string): JsonValue | null {
  const text = index.memberText(name)
  return text === null ? null : readJsonOrNull(text)
}
