import { readMeta } from '#core/response/envelope.ts'
import { getStep } from './card-step.ts'
import { readMember } from './envelope.ts'
import type { Known } from './known.ts'
import { seen, type ConformanceLine } from './line.ts'
import { asText, lineOf, totalOf } from './line-of.ts'
import type { ConformancePart } from './part.ts'

/** The endpoint by its other name: the UUID beside the slug, or the slug beside the UUID (api.md 2.1). */
export const namesPart: ConformancePart = {
  steps(known) {
    const name = otherNameOf(known)
    return name === '' ? [] : [getStep({ endpoint: name }, 'other-name', [['page[size]', '1']])]
  },
  lines: (known) => [judgeNames(known)],
}

function otherNameOf({ endpoint, otherName, first: { look } }: Known): string {
  const told = readMeta(readMember(look.meta)).paging.collection
  const names = [told?.slug, told?.id].filter((name) => typeof name === 'string')
  // Names that are both unknown may be those of another endpoint.
  const own = names.includes(endpoint) ? names.find((name) => name !== endpoint) : undefined
  return own ?? otherName
}

function judgeNames(known: Known): ConformanceLine {
  const other = otherNameOf(known)
  const keys = ['first', 'other-name'] as const
  if (other === '') return seen('names-untold', ['first'])
  return lineOf(known, 'names', keys, (_, answer) => {
    const total = totalOf(answer)
    const isSame = answer.kind === 'list' && total === known.total
    return seen(isSame ? 'names-both' : 'names-one', keys, asText({ other }))
  })
}
