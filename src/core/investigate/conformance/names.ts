import { readMeta } from '#core/response/envelope.ts'
import { getStep } from './card-step.ts'
import { readMember } from './envelope.ts'
import type { Known } from './known.ts'
import { seen, type ConformanceLine } from './line.ts'
import { asText, lineOf, totalOf } from './line-of.ts'
import type { ConformancePart } from './part.ts'

/** Checks that an endpoint also answers to its other name, the slug or the UUID (api.md 2.1). */
export const namesPart: ConformancePart = {
  steps(known) {
    const name = otherNameOf(known)
    return name === '' ? [] : [getStep({ endpoint: name }, 'other-name', [['page[size]', '1']])]
  },
  lines: (known) => [judgeNames(known)],
}

function otherNameOf({ endpoint, otherName, first: { details } }: Known): string {
  const { collection } = readMeta(readMember(details.meta)).paging
  const names = [collection?.slug, collection?.id].filter((name) => typeof name === 'string')
  // If neither name is the requested one, they may belong to another endpoint.
  const own = names.includes(endpoint) ? names.find((name) => name !== endpoint) : undefined
  return own ?? otherName
}

function judgeNames(known: Known): ConformanceLine {
  const other = otherNameOf(known)
  const keys = ['first', 'other-name'] as const
  if (other === '') return seen('other-name-unknown', ['first'])
  return lineOf(known, 'endpoint-names', keys, (_, answer) => {
    const total = totalOf(answer)
    const isSame = answer.kind === 'list' && total === known.total
    return seen(isSame ? 'both-names-work' : 'one-name-works', keys, asText({ other }))
  })
}
