import { readJson } from '#core/json/read-json.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import { hintAt, type InstanceHint } from './instance-hint.ts'
import { readTopLevelName } from './extra-hints.ts'

type BodyHint = InstanceHint<'list-dropped' | 'object-dropped' | 'text-dropped'>

/**
 * Hints for members of a hand-typed body that CORE drops because of their shape; a form always writes the
 * right shape (datacycle-core.md 2.1). Hints for unknown names come from the form read from the body.
 */
export function describeBodyShapes(body: string): BodyHint[] {
  const read = readJson(body)
  if (!read.ok || read.value.kind !== 'object') return []
  return read.value.members.flatMap(({ name, value }): BodyHint[] => {
    const outcome = readTopLevelName(name, shapeOf(value))
    switch (outcome) {
      case 'list-dropped':
      case 'object-dropped':
        return parametersOf(name, value).map((parameter) =>
          hintAt(parameter, { part: 'body' }, outcome, { name }),
        )
      case 'text-dropped':
        return [hintAt({ kind: 'extra', name }, { part: 'body' }, 'text-dropped', { name })]
      case 'unknown':
      case 'read':
        return []
    }
  })
}

function shapeOf(value: JsonValue): 'text' | 'list' | 'object' {
  if (value.kind === 'object') return 'object'
  return value.kind === 'array' ? 'list' : 'text'
}

/** The parameters that are lost with a member. */
function parametersOf(name: string, value: JsonValue): RequestParameter[] {
  switch (name) {
    case 'sort':
    case 'language':
      return [{ kind: name }]
    case 'include':
      return value.kind === 'array'
        ? value.items.flatMap((item): RequestParameter[] =>
            item.kind === 'string' ? [{ kind: 'include', name: item.value }] : [],
          )
        : value.kind === 'object'
          ? value.members.map((member): RequestParameter => ({
              kind: 'include',
              name: member.name,
            }))
          : []
    case 'fields':
      return value.kind === 'object'
        ? value.members.map((member): RequestParameter => ({ kind: 'fields', name: member.name }))
        : [{ kind: 'fields', name: '' }]
    default:
      return [{ kind: 'extra', name }]
  }
}
