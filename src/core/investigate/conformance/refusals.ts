import { impossibleWord } from '#core/investigate/impossible-value.ts'
import { getStep } from './card-step.ts'
import type { Observations } from './observations.ts'
import { toLine, type ConformanceLine } from './line.ts'
import { asText, ifAnswered, totalOf, valuesOfRefusal } from './answered.ts'
import type { ConformancePart } from './part.ts'

/** Checks requests with an unknown endpoint and an unknown filter (api.md 7). */
export const refusalsPart: ConformancePart = {
  steps: (observed) => [
    getStep({ endpoint: impossibleWord }, 'unknown-endpoint', [['page[size]', '1']]),
    getStep(observed, 'unknown-filter', [
      [`filter[${impossibleWord}]`, 'x'],
      ['page[size]', '1'],
    ]),
  ],
  lines: (observed) => [judgeEndpoint(observed), judgeFilter(observed)],
}

function judgeEndpoint(observed: Observations): ConformanceLine {
  const keys = ['unknown-endpoint'] as const
  const outcome = observed.outcomeOf(keys[0])
  // The token is valid, so a 401 or 403 may be how the server refuses an unknown endpoint.
  if (
    outcome.kind === 'unanswered' &&
    outcome.failure.kind === 'status' &&
    outcome.failure.status < 404
  )
    return toLine('unknown-endpoint-refused', keys, {
      status: String(outcome.failure.status),
      body: 'unread',
    })
  return ifAnswered(observed, 'unknown-endpoint', keys, (answer) => {
    if (answer.kind === 'refused')
      return toLine('unknown-endpoint-refused', keys, valuesOfRefusal(answer))
    const count = answer.answer.ids.length
    return count === 0
      ? toLine('unknown-endpoint-empty', keys)
      : toLine('unknown-endpoint-items', keys, asText({ count }))
  })
}

function judgeFilter(observed: Observations): ConformanceLine {
  const keys = ['first', 'unknown-filter'] as const
  return ifAnswered(observed, 'unknown-filter', keys, (_, answer) => {
    if (answer.kind === 'refused')
      return toLine('unknown-filter-refused', keys, valuesOfRefusal(answer))
    const total = totalOf(answer)
    if (total === null || observed.total === null || observed.total === 0)
      return toLine('unknown-filter-untestable', keys)
    if (total === observed.total) return toLine('unknown-filter-ignored', keys, asText({ total }))
    return total === 0
      ? toLine('unknown-filter-empty', keys)
      : toLine('unknown-filter-other', keys, asText({ total, all: observed.total }))
  })
}
