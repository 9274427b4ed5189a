import type { CloserLook } from '#core/investigate/closer-look.ts'
import type { Came, Known } from './known.ts'
import { clauses, type CheckName, type ConformanceLine, type LineValues } from './line.ts'

export type Answered = Extract<Came, { kind: 'list' | 'refused' }>

/**
 * A line that rests on these requests: judged where all of them were answered, and else told as not
 * answered. A request that was never asked for counts as refused with status 0; who judges knows when.
 */
export function lineOf<const Keys extends readonly string[]>(
  known: Known,
  check: CheckName,
  keys: Keys,
  judge: (...came: { [At in keyof Keys]: Answered }) => ConformanceLine,
): ConformanceLine {
  const came = keys.map((key) => known.came(key))
  const missing = came.find((one) => one.kind === 'unanswered')
  if (missing) return { kind: 'unanswered', check, restsOn: keys, failure: missing.failure }
  const answered = came.map((one): Answered =>
    one.kind === 'list' || one.kind === 'refused'
      ? one
      : { kind: 'refused', status: 0, look: null },
  )
  return judge(...(answered as { [At in keyof Keys]: Answered }))
}

/** The status and the kind of body of a refusal, for the words of a line. */
export function valuesOfRefusal({ status, look }: { status: number; look: CloserLook | null }): {
  status: string
  body: BodyKind
} {
  return { status: String(status), body: bodyKindOf(look) }
}

export const bodyKinds = ['errors', 'json', 'html', 'empty', 'text'] as const
export type BodyKind = (typeof bodyKinds)[number]

function bodyKindOf(look: CloserLook | null): BodyKind {
  switch (look?.shape) {
    case undefined:
    case 'empty':
    case 'pending':
      return 'empty'
    case 'html':
      return 'html'
    case 'not-json':
      return 'text'
    case 'bare-array':
    case 'envelope':
    case 'graph-object':
    case 'graph-scalar':
    case 'no-graph':
    case 'scalar':
      return look.members.some((name) => /^errors?$/.test(name)) ? 'errors' : 'json'
  }
}

/** Hits that an answer tells, as a number to compare; null where it tells none. */
export function totalOf(came: Answered): number | null {
  if (came.kind !== 'list' || came.answer.total === null) return null
  const total = Number(came.answer.total)
  return Number.isSafeInteger(total) ? total : null
}

export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id !== '' && id === other[at])

export const asText = (values: Record<string, number | string>): LineValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

export const checkNames = Object.keys(clauses) as CheckName[]
