import { isServerTrouble } from '#core/exchange/outcome.ts'
import {
  dropParameter,
  listRequestParameters,
  renderParameter,
  type RequestParameter,
} from '#core/query/request-parameter.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { pruneForm, type QueryForm } from '#core/query/form.ts'
import type { Investigation, Outcomes, Step, StepFailure, StepOutcome } from './investigation.ts'
import { planVariant } from './conditions.ts'

/** The part of a query that makes the server fail (truth.md 5b). */
export type CulpritConclusion =
  /** Without this part the request succeeds. */
  | { kind: 'found'; parameter: RequestParameter }
  /** The unchanged query succeeds now. */
  | { kind: 'passed' }
  /** Leaving out any single one of the `parts` does not help. */
  | { kind: 'none'; parts: number }
  /** The query now fails for another reason. */
  | { kind: 'failed'; failure: StepFailure }

/** A part of a query that can be left out; `rest` is the query without it. */
interface Part {
  parameter: RequestParameter
  rest: QueryForm
}

/**
 * Plans the search for the part that makes the server fail: first the unchanged query, then the query without
 * one part at a time, in the order of the request, until one succeeds. At most n + 1 requests for n parts,
 * one at a time.
 */
export function planCulpritSearch(
  requested: QueryForm,
  conventions: Conventions,
): Investigation<CulpritConclusion> {
  const form = pruneForm(requested)
  const parts = listParts(form)
  const steps = [
    createStep('again', [], form, conventions),
    ...parts.map(({ parameter, rest }) =>
      createStep(renderParameter(parameter), [parameter], rest, conventions),
    ),
  ]
  return {
    price: steps.length,
    next(outcomes) {
      const conclusion = conclude(parts, outcomes)
      if (conclusion !== null) return { kind: 'concluded', conclusion }
      const next = steps.find(({ key }) => !outcomes.has(key))
      return next
        ? { kind: 'open', wanted: [next] }
        : { kind: 'concluded', conclusion: { kind: 'none', parts: parts.length } }
    },
  }
}

function conclude(parts: readonly Part[], outcomes: Outcomes): CulpritConclusion | null {
  const again = outcomes.get('again')
  if (again === undefined) return null
  if (isAnswered(again)) return { kind: 'passed' }
  if (again.kind === 'failed' && !isFault(again.failure))
    return { kind: 'failed', failure: again.failure }
  for (const { parameter } of parts) {
    const outcome = outcomes.get(renderParameter(parameter))
    if (outcome && isAnswered(outcome)) return { kind: 'found', parameter }
  }
  return null
}

/** True for any success, even without a list. */
const isAnswered = (outcome: StepOutcome): boolean =>
  outcome.kind === 'answered' || outcome.failure.kind === 'no-list'

/** A server error or a timeout; CORE returns 429 for a query that takes a minute (datacycle-core.md 6). */
function isFault(failure: StepFailure): boolean {
  if (failure.kind === 'status') return isServerTrouble(failure.status)
  return failure.kind === 'problem' && ['timeout', 'reset'].includes(failure.problem)
}

function createStep(
  key: string,
  parameters: RequestParameter[],
  form: QueryForm,
  conventions: Conventions,
): Step {
  const plan = planVariant(form, conventions)
  return { key, plan, purpose: { kind: 'culprit', parameters } }
}

/** In request order, without paging. A relation and its fields are one part: either resolves it. */
function listParts(form: QueryForm): Part[] {
  const roots = new Set<string>()
  return listRequestParameters(form).flatMap((parameter): Part[] => {
    const { kind } = parameter
    if (kind === 'page.size' || kind === 'page.number') return []
    if (kind !== 'include' && kind !== 'fields')
      return [{ parameter, rest: { ...form, ...dropParameter(form, parameter) } }]
    const root = rootOf(parameter.name)
    if (roots.has(root)) return []
    roots.add(root)
    return [{ parameter: { ...parameter, name: root }, rest: withoutRelation(form, root) }]
  })
}

const withoutRelation = (form: QueryForm, root: string): QueryForm => ({
  ...form,
  include: form.include.filter((path) => rootOf(path) !== root),
  fields: form.fields.filter(({ relation }) => rootOf(relation) !== root),
})

const rootOf = (path: string): string => path.split('.')[0] ?? ''
