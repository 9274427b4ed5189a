import { computed, onBeforeUnmount, shallowRef, watch } from 'vue'
import {
  describeCautions,
  type ComparedAnswer,
  type ComparisonCaution,
} from '#core/compare/comparison-cautions.ts'
import type { ListedEntry } from '#core/workspace/history-entry.ts'
import type { AnswerProblem, ComparisonOutcome } from '#app/answer-worker/protocol.ts'
import { useAnswerStore, type ShownAnswer } from '#app/stores/answer-store.ts'

/** One of the two answers in a comparison. */
export interface ComparedSide extends ComparedAnswer {
  role: 'kept' | 'shown'
  /** RFC 3339. */
  at: string
  connectionId: string
  connectionName: string
}

/** How far a comparison has got. */
export type ComparisonState =
  /** There must be another answer first: none is shown, or the kept one itself. */
  | { kind: 'needed'; why: 'nothing' | 'same' }
  /** The request or its answer is under way. */
  | { kind: 'waiting' }
  | { kind: 'comparing' }
  | { kind: 'problem'; problem: AnswerProblem }
  | {
      kind: 'compared'
      answer: ShownAnswer
      found: Extract<ComparisonOutcome, { kind: 'compared' }>
      before: ComparedSide
      after: ComparedSide
      cautions: readonly ComparisonCaution[]
    }

/**
 * Compares the answer of the page with the kept one of an entry, again whenever another answer is shown.
 * `nameOf` gives a connection's name by its id.
 */
export function useComparison(entry: ListedEntry, nameOf: (connectionId: string) => string) {
  const store = useAnswerStore()
  const compared = shallowRef<ComparisonState>({ kind: 'comparing' })
  /** The answer that is shown, once it is whole. */
  const whole = computed(() => (store.answer?.end ? store.answer : null))
  const isSame = computed(() => {
    const sent = whole.value?.sent
    return sent !== undefined && (sent.keptId ?? sent.id) === entry.id
  })
  const state = computed<ComparisonState>(() => {
    if (store.isSending || (store.answer && !whole.value)) return { kind: 'waiting' }
    if (store.shown.kind === 'problem') return { kind: 'problem', problem: store.shown.problem }
    if (!whole.value) return { kind: 'needed', why: 'nothing' }
    return isSame.value ? { kind: 'needed', why: 'same' } : compared.value
  })

  async function compare(answer: ShownAnswer) {
    compared.value = { kind: 'comparing' }
    const kept = entry.at <= answer.sent.sentAt ? 'earlier' : 'later'
    const { outcome } = await answer.client
      .ask({ kind: 'compare', keptId: entry.id, kept })
      .catch((error: unknown) => {
        if (whole.value?.client === answer.client)
          compared.value = { kind: 'problem', problem: { kind: 'host-fault', detail: '' } }
        throw error
      })
    if (whole.value?.client !== answer.client) return
    if (outcome.kind === 'problem') compared.value = outcome
    if (outcome.kind !== 'compared') return
    const ofKept = describeKept(entry, outcome)
    const ofShown = describeShown(answer, nameOf(answer.sent.connectionId))
    const [before, after] = kept === 'earlier' ? [ofKept, ofShown] : [ofShown, ofKept]
    const { repeated, withoutId } = outcome
    const cautions = describeCautions(
      before,
      after,
      { repeated, withoutId },
      answer.sent.conventions,
    )
    compared.value = { kind: 'compared', answer, found: outcome, before, after, cautions }
  }

  watch(
    () => (isSame.value ? null : (whole.value?.client ?? null)),
    (client, last) => {
      void last?.ask({ kind: 'compare-end' })
      if (client && whole.value) void compare(whole.value)
    },
    { immediate: true },
  )
  onBeforeUnmount(() => {
    void whole.value?.client.ask({ kind: 'compare-end' })
  })

  return { state }
}

function describeKept(
  entry: ListedEntry,
  { kept }: Extract<ComparisonOutcome, { kind: 'compared' }>,
): ComparedSide {
  const { result } = entry
  return {
    role: 'kept',
    at: entry.at,
    connectionName: entry.connectionName,
    connectionId: entry.connectionId,
    baseUrl: entry.baseUrl,
    form: entry.form,
    status: result.kind === 'answer' ? result.status : 0,
    isWhole: result.kind === 'answer' && result.isComplete,
    ...kept,
  }
}

function describeShown({ sent, head, end }: ShownAnswer, connectionName: string): ComparedSide {
  return {
    role: 'shown',
    at: sent.sentAt,
    connectionName,
    connectionId: sent.connectionId,
    baseUrl: sent.baseUrl,
    form: sent.form,
    status: sent.set === undefined ? head.status : null,
    isWhole: end?.outcome?.kind === 'complete',
    items: end?.items ?? 0,
    shape: end?.shape ?? 'pending',
    total: end?.paging.total ?? null,
  }
}
