import type { JsonMember, JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'

/**
 * A POST body (api.md 4.3) that asks for another page and is otherwise the same; null where the body is
 * no JSON object. Numbers, order and members the app does not know stay; white space does not.
 */
export function withPageMember(
  body: string,
  member: 'number' | 'offset',
  value: number,
): string | null {
  const read = readJson(body)
  if (!read.ok || read.value.kind !== 'object') return null
  const { members } = read.value
  const page = members.findLast(({ name }) => name === 'page')?.value
  const inPage = page?.kind === 'object' ? page.members : []
  const changed: JsonValue = {
    kind: 'object',
    members: withMember(inPage, member, { kind: 'number', source: String(value) }),
  }
  return renderJson(
    { kind: 'object', members: withMember(members, 'page', changed) },
    { indent: null },
  )
}

/** Of a name given twice the last one counts (RFC 8259 section 4), so that one is replaced. */
function withMember(members: readonly JsonMember[], name: string, value: JsonValue): JsonMember[] {
  const at = members.findLastIndex((member) => member.name === name)
  return at < 0 ? [...members, { name, value }] : members.with(at, { name, value })
}
