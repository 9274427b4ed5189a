import {
  hitsOf,
  openOrConclude,
  uniqueSteps,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
} from '#core/investigate/investigation.ts'
import { getStep } from './card-step.ts'
import { envelopePart } from './envelope.ts'
import { findConventions, type FoundConventions } from './find-conventions.ts'
import { findWarnings, type CardWarning } from './find-warnings.ts'
import { fullTextPart } from './full-text.ts'
import { readRequestOutcome, type Observations } from './observations.ts'
import type { ConformanceLine } from './line.ts'
import { checkNames } from './answered.ts'
import { listsPart } from './lists.ts'
import { namesPart } from './names.ts'
import { orderPart } from './order.ts'
import { pagesPart } from './pages.ts'
import { refusalsPart } from './refusals.ts'
import { relationsPart } from './relations.ts'
import { sortKeysPart } from './sort-keys.ts'

/** The behavior of a server compared with docs/api.md, as observed at one endpoint. */
export interface ConformanceCard {
  /** In the order of the documentation. */
  lines: readonly ConformanceLine[]
  /** Warnings about the check itself, not about the server. */
  warnings: readonly CardWarning[]
  /** The conventions of the server, as far as the lines show them. */
  conventions: FoundConventions
}

export type ConformanceConclusion =
  | { kind: 'card'; card: ConformanceCard }
  /** The endpoint did not return a list, so nothing can be checked. */
  | { kind: 'failed'; failure: StepFailure }

export interface ConformanceQuestion extends Investigation<ConformanceConclusion> {
  /** All requests planned so far, including those answered. */
  steps(outcomes: Outcomes): readonly Step[]
}

const parts = [
  envelopePart,
  pagesPart,
  refusalsPart,
  fullTextPart,
  relationsPart,
  orderPart,
  sortKeysPart,
  listsPart,
  namesPart,
]

/** The maximum number of requests of all parts. */
export const conformancePrice = 42

/**
 * Plans the conformance card of an endpoint: the server's behavior line by line, compared with the
 * documentation. The first request has no parameters; all others are derived from its answer.
 */
export function planConformance(requested: {
  endpoint: string
  /** Another name of the endpoint (slug or UUID), if the user saved one; else ''. */
  otherName: string
  baseUrl: string
}): ConformanceQuestion {
  const firstStep = getStep(requested, 'first', [])

  function readObservations(outcomes: Outcomes): Observations | null {
    const first = readRequestOutcome(outcomes, 'first')
    if (first.kind !== 'list') return null
    const hits = hitsOf(first.answer)
    const total = hits.isExact && hits.count <= Number.MAX_SAFE_INTEGER ? Number(hits.count) : null
    const size = Math.min(5, Math.max(1, Math.floor((total ?? first.answer.ids.length) / 3)))
    return {
      ...requested,
      first,
      total,
      size,
      outcomeOf: (key) => readRequestOutcome(outcomes, key),
    }
  }

  function stepsOf(outcomes: Outcomes): readonly Step[] {
    const observed = readObservations(outcomes)
    const all = observed === null ? [] : parts.flatMap((part) => part.steps(observed))
    return [firstStep, ...uniqueSteps(all)]
  }

  return {
    price: conformancePrice,
    steps: stepsOf,
    next(outcomes) {
      return openOrConclude(stepsOf(outcomes), outcomes, () => {
        const observed = readObservations(outcomes)
        if (observed === null) return failureOf(outcomes)
        const lines = parts
          .flatMap((part) => part.lines(observed))
          .toSorted((one, other) => checkNames.indexOf(one.check) - checkNames.indexOf(other.check))
        const warnings = findWarnings(observed, outcomes)
        const card = { lines, warnings, conventions: findConventions(lines) }
        return { kind: 'card', card }
      })
    },
  }
}

function failureOf(outcomes: Outcomes): ConformanceConclusion {
  const outcome = outcomes.get('first')
  return {
    kind: 'failed',
    failure: outcome?.kind === 'failed' ? outcome.failure : { kind: 'no-list' },
  }
}
