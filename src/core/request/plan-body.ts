import { toWellFormed } from '#core/text/characters.ts'
import { memberOf } from '#core/json/json-path.ts'
import { readJson } from '#core/json/read-json.ts'
import { membersOf, type JsonValue, type JsonMember } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { readQuery, type QueryPair } from '#core/url/split-url.ts'
import { type RequestPlan, renderTarget } from './request-plan.ts'

/** A JSON object under construction, with its members in order. */
export type BodyObject = Map<string, BodyMember>
export type BodyMember = { kind: 'text'; json: string } | { kind: 'object'; members: BodyObject }

export const jsonString = (text: string): string => JSON.stringify(toWellFormed(text))

/**
 * Sets the JSON text at a path, creating objects as needed. Returns false if the path is taken or leads
 * through a value that is not an object.
 */
export function addMember(body: BodyObject, path: readonly string[], json: string): boolean {
  const [name = '', ...rest] = path
  const existing = body.get(name)
  if (rest.length === 0) {
    if (existing !== undefined) return false
    body.set(name, { kind: 'text', json })
    return true
  }
  if (existing === undefined) {
    const members: BodyObject = new Map()
    body.set(name, { kind: 'object', members })
    return addMember(members, rest, json)
  }
  return existing.kind === 'object' && addMember(existing.members, rest, json)
}

/** The body's JSON, without white space between tokens. */
export function renderBodyObject(body: BodyObject): string {
  const members = [...body].map(([name, member]) => {
    const value = member.kind === 'text' ? member.json : renderBodyObject(member.members)
    return `${jsonString(name)}:${value}`
  })
  return `{${members.join(',')}}`
}

/**
 * Removes the white space between the tokens of valid JSON. Numbers and strings are unchanged; nothing is
 * validated.
 */
export const minifyJson = (text: string): string =>
  text.replace(
    /("(?:[^"\\]|\\.)*(?:"|\\?$))|\s+/gs,
    (_, string: string | undefined) => string ?? '',
  )

/**
 * All parameters of a plan in query string notation: those of its URL, then those of its body
 * (`{"page":{"size":25}}` is `page[size]`, each member of a list is a `name[]`). A body that is not a JSON
 * object adds none.
 */
export function readPlanParameters(plan: RequestPlan): QueryPair[] {
  const target = renderTarget(plan)
  const start = target.indexOf('?')
  const pairs = start < 0 ? [] : readQuery(target.slice(start))
  if (plan.kind !== 'post') return pairs
  const body = readJson(plan.body)
  return body.ok && body.value.kind === 'object' ? [...pairs, ...pairsOf(body.value, '')] : pairs
}

function pairsOf(value: JsonValue, name: string): QueryPair[] {
  switch (value.kind) {
    case 'object':
      return value.members.flatMap((member) =>
        pairsOf(member.value, name === '' ? member.name : `${name}[${member.name}]`),
      )
    case 'array':
      return value.items.flatMap((item) => pairsOf(item, `${name}[]`))
    case 'string':
      return [{ name, value: value.value }]
    case 'boolean':
    case 'null':
    case 'number':
      return [{ name, value: renderJson(value, { indent: null }) }]
  }
}

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
  const inPage = membersOf(memberOf(read.value, 'page'))
  const changed = withMember(inPage, member, { kind: 'number', source: String(value) })
  const whole = withMember(members, 'page', { kind: 'object', members: changed })
  return renderJson({ kind: 'object', members: whole }, { indent: null })
}

/** For repeated names the last one is valid (RFC 8259 section 4), so that one is replaced. */
function withMember(members: readonly JsonMember[], name: string, value: JsonValue): JsonMember[] {
  const at = members.findLastIndex((member) => member.name === name)
  return at < 0 ? [...members, { name, value }] : members.with(at, { name, value })
}

/**
 * Maximum number of characters of a body. With up to three bytes each, the JSON stays within the 1 MiB
 * accepted by the loopback server (security.md 4, row 15).
 */
export const maxBodyLength = 250_000
