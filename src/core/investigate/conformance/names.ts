import { readMeta } from '#core/response/envelope.ts'
import { getStep } from './card-step.ts'
import { readMember } from './envelope.ts'
import type { Observations } from './observations.ts'
import { toLine, type ConformanceLine } from './line.ts'
import { asText, ifAnswered, totalOf } from './answered.ts'
import type { ConformancePart } from './part.ts'

/** Checks that an endpoint also answers to its other name, the slug or the UUID (api.md 2.1). */
export const namesPart: ConformancePart = {
  steps(observed) {
    const name = otherNameOf(observed)
    return name === '' ? [] : [getStep({ endpoint: name }, 'other-name', [['page[size]', '1']])]
  },
  lines: (observed) => [judgeNames(observed)],
}

function otherNameOf({ endpoint, otherName, first: { details } }: Observations): string {
  const { collection } = readMeta(readMember(details.meta)).paging
  const names = [collection?.slug, collection?.id].filter((name) => typeof name === 'string')
  // If neither name is the requested one, they may belong to another endpoint.
  const stated = names.includes(endpoint) ? names.find((name) => name !== endpoint) : undefined
  return stated ?? otherName
}

function judgeNames(observed: Observations): ConformanceLine {
  const other = otherNameOf(observed)
  const keys = ['first', 'other-name'] as const
  if (other === '') return toLine('other-name-unknown', ['first'])
  return ifAnswered(observed, 'endpoint-names', keys, (_, answer) => {
    const total = totalOf(answer)
    const isSame = answer.kind === 'list' && total === observed.total
    return toLine(isSame ? 'both-names-work' : 'one-name-works', keys, asText({ other }))
  })
}
