import type { JsonMember, JsonObject, JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { flattenJson } from './flatten-json.ts'
import type { GivenParameter } from './given-parameter.ts'

/** Objects that are split into members, so that one odd member does not affect the others. */
const splitObjects = ['filter', 'page', 'fields']

/** The parameters of a JSON body (api.md 4.3), with nested objects as paths. */
export function readBodyParameters(body: JsonObject): GivenParameter[] {
  return readMembers(body.members, [], ({ name, value }) =>
    splitObjects.includes(name) && value.kind === 'object' && value.members.length > 0
      ? readMembers(value.members, [name], (inner) => readMember([name, inner.name], inner.value))
      : readMember([name], value),
  )
}

const inBody = { source: 'body', encoding: 'utf-8', isBare: false } as const

function readMembers(
  members: readonly JsonMember[],
  parent: readonly string[],
  read: (member: JsonMember) => GivenParameter[],
): GivenParameter[] {
  const lastOfName = new Map(members.map((member) => [member.name, member]))
  return members.flatMap((member) => {
    if (lastOfName.get(member.name) === member) return read(member)
    const path = [...parent, member.name]
    const text = renderJson(member.value, { indent: null })
    const shown = show(path, text)
    return [{ ...inBody, path, value: { kind: 'json', text }, shown, isRepeated: true }]
  })
}

const readMember = (path: readonly string[], value: JsonValue): GivenParameter[] =>
  flattenJson(value, path).map((leaf) => ({
    ...inBody,
    ...leaf,
    shown: show(leaf.path, renderLeaf(leaf.value)),
    isRepeated: false,
  }))

function renderLeaf(value: GivenParameter['value']): string {
  switch (value.kind) {
    case 'text':
      return JSON.stringify(value.text)
    case 'list':
      return JSON.stringify(value.items)
    case 'json':
      return value.text
  }
}

const show = (path: readonly string[], json: string): string =>
  `${path.map((segment) => JSON.stringify(segment)).join('.')}: ${json}`
