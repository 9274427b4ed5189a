import { pruneForm, type QueryForm } from '../query/form.ts'
import { withConditions, type Condition } from './conditions.ts'
import type { Diagnosis, DoctorQuestion } from './doctor.ts'
import type { Hits, Outcomes } from './investigation.ts'

/** A change of the form that brings items: how many is measured, never guessed. */
export interface Remedy {
  kind: 'leave-out'
  conditions: readonly Condition[]
  hits: Hits
  form: QueryForm
}

/**
 * What brings items, the best first: leaving out what is to blame, and of conditions that exclude each other
 * the one whose absence brings more. The rest of the form stays, and its first page is asked for.
 */
export function listRemedies(
  question: DoctorQuestion,
  given: QueryForm,
  diagnosis: Diagnosis,
  outcomes: Outcomes,
): Remedy[] {
  const { conditions } = question
  const form = { ...pruneForm(given), pageNumber: '' }
  const leaveOut = (left: readonly Condition[], hits: Hits): Remedy => {
    const kept = conditions.flatMap((one, at) => (left.includes(one) ? [] : [at]))
    const rest = withConditions(form, conditions, new Set(kept))
    return { kind: 'leave-out', conditions: left, hits, form: rest }
  }
  switch (diagnosis.kind) {
    case 'found':
      return [leaveOut(diagnosis.guilty, diagnosis.without)]
    case 'pair': {
      const single = question.ladder(outcomes).flatMap(({ kind, conditions: about, state }) => {
        const [one] = about
        const isGuilty = one !== undefined && diagnosis.guilty.includes(one)
        if (kind !== 'without' || about.length !== 1 || !isGuilty) return []
        return state.kind === 'counted' && state.hits.count > 0n
          ? [leaveOut([one], state.hits)]
          : []
      })
      return single.length > 0
        ? single.toSorted((one, other) => Number(other.hits.count - one.hits.count))
        : [leaveOut(diagnosis.guilty, diagnosis.without)]
    }
    case 'none':
      return diagnosis.shrinks === null
        ? []
        : [leaveOut([diagnosis.shrinks.condition], diagnosis.shrinks.without)]
    case 'empty-endpoint':
    case 'unexplained':
    case 'failed':
      return []
  }
}
