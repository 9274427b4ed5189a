import type { JsonMember, JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'

/**
 * Sets a page member in a POST body (api.md 4.3); null if the body is not a JSON object. Numbers, order and
 * unknown members are kept; white space is not.
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

/** For repeated names the last one is valid (RFC 8259 section 4), so that one is replaced. */
function withMember(members: readonly JsonMember[], name: string, value: JsonValue): JsonMember[] {
  const at = members.findLastIndex((member) => member.name === name)
  return at < 0 ? [...members, { name, value }] : members.with(at, { name, value })
}
