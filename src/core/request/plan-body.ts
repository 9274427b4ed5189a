import { toWellFormed } from '#core/text/well-formed.ts'

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
