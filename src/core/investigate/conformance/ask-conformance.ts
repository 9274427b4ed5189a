import {
  hitsOf,
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
import { readCame, type Known } from './known.ts'
import type { ConformanceLine } from './line.ts'
import { checkNames } from './line-of.ts'
import { listsPart } from './lists.ts'
import { namesPart } from './names.ts'
import { orderPart } from './order.ts'
import { pagesPart } from './pages.ts'
import { refusalsPart } from './refusals.ts'
import { relationsPart } from './relations.ts'
import { sortKeysPart } from './sort-keys.ts'

/** What an instance does, held against docs/api.md, as one of its endpoints shows it. */
export interface ConformanceCard {
  /** In the order of the documentation. */
  lines: readonly ConformanceLine[]
  /** What speaks of the question rather than of the instance: told apart from the lines. */
  warnings: readonly CardWarning[]
  /** How a connection is to write to it, as far as the lines show. */
  conventions: FoundConventions
}

export type ConformanceConclusion =
  | { kind: 'card'; card: ConformanceCard }
  /** The endpoint itself gave no list, so nothing can be asked of it. */
  | { kind: 'failed'; failure: StepFailure }

export interface ConformanceQuestion extends Investigation<ConformanceConclusion> {
  /** Every request that can be asked by now, by the key that lines name. */
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

/** All that the parts ask at most; an instance with everything to be tried takes as many. */
export const conformancePrice = 42

/**
 * Plans the conformance card of an endpoint: what its instance does, line by line, each held against what
 * is documented. The first request asks for the endpoint without anything; all others follow from it, and
 * none of them needs to be known before.
 */
export function askConformance(asked: {
  endpoint: string
  /** Its other name, where the person noted one; '' else. */
  otherName: string
  baseUrl: string
}): ConformanceQuestion {
  const firstStep = getStep(asked, 'first', [])

  function knownFrom(outcomes: Outcomes): Known | null {
    const first = readCame(outcomes, 'first')
    if (first.kind !== 'list') return null
    const told = hitsOf(first.answer)
    const total = told.isExact && told.count <= Number.MAX_SAFE_INTEGER ? Number(told.count) : null
    const size = Math.min(5, Math.max(1, Math.floor((total ?? first.answer.ids.length) / 3)))
    return { ...asked, first, total, size, came: (key) => readCame(outcomes, key) }
  }

  function stepsOf(outcomes: Outcomes): readonly Step[] {
    const known = knownFrom(outcomes)
    const all = known === null ? [] : parts.flatMap((part) => part.steps(known))
    const isFirst = ({ key }: Step, at: number) => all.findIndex((one) => one.key === key) === at
    return [firstStep, ...all.filter(isFirst)]
  }

  return {
    price: conformancePrice,
    steps: stepsOf,
    look(outcomes) {
      const wanted = stepsOf(outcomes).filter(({ key }) => !outcomes.has(key))
      if (wanted.length > 0) return { kind: 'open', wanted }
      const known = knownFrom(outcomes)
      if (known === null) return { kind: 'concluded', conclusion: failureOf(outcomes) }
      const lines = parts
        .flatMap((part) => part.lines(known))
        .toSorted((one, other) => checkNames.indexOf(one.check) - checkNames.indexOf(other.check))
      const warnings = findWarnings(known, outcomes)
      const card = { lines, warnings, conventions: findConventions(lines) }
      return { kind: 'concluded', conclusion: { kind: 'card', card } }
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
