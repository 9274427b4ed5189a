import { computed, onBeforeUnmount, shallowRef, watch } from 'vue'
import {
  describeCautions,
  type ComparedAnswer,
  type ComparisonCaution,
} from '#core/compare/comparison-cautions.ts'
import type { ListedEntry } from '#core/workspace/history-entry.ts'
import type { AnswerProblem, ComparisonOutcome } from '#app/answer-worker/protocol.ts'
import { useAnswerStore, type ShownAnswer } from '#app/stores/answer-store.ts'

/** One of the two compared responses. */
export interface ComparedSide extends ComparedAnswer {
  role: 'saved' | 'shown'
  /** Time of the response, in RFC 3339 format. */
  at: string
  connectionId: string
  connectionName: string
}

export type ComparisonState =
  /** No comparison: no response is shown, or it is the saved one itself. */
  | { kind: 'needed'; why: 'nothing' | 'same' }
  /** The request is running or its response is loading. */
  | { kind: 'waiting' }
  /** The worker compares the responses. */
  | { kind: 'comparing' }
  /** No response to compare, or the saved one could not be loaded. */
  | { kind: 'problem'; problem: AnswerProblem }
  | {
      kind: 'compared'
      answer: ShownAnswer
      found: Extract<ComparisonOutcome, { kind: 'compared' }>
      before: ComparedSide
      after: ComparedSide
      cautions: readonly ComparisonCaution[]
    }

/** Compares each shown response with a saved one. `nameOf` returns a connection's name by its ID. */
export function useComparison(entry: ListedEntry, nameOf: (connectionId: string) => string) {
  const store = useAnswerStore()
  const comparison = shallowRef<ComparisonState>({ kind: 'comparing' })
  /** The shown response once it has loaded completely. */
  const loadedAnswer = computed(() => (store.answer?.end ? store.answer : null))
  const isSame = computed(() => {
    const sent = loadedAnswer.value?.sent
    return sent !== undefined && (sent.keptId ?? sent.id) === entry.id
  })
  const state = computed<ComparisonState>(() => {
    if (store.isSending || (store.answer && !loadedAnswer.value)) return { kind: 'waiting' }
    if (store.shown.kind === 'problem') return { kind: 'problem', problem: store.shown.problem }
    if (!loadedAnswer.value) return { kind: 'needed', why: 'nothing' }
    return isSame.value ? { kind: 'needed', why: 'same' } : comparison.value
  })

  async function compare(answer: ShownAnswer) {
    comparison.value = { kind: 'comparing' }
    const savedIs = entry.at <= answer.sent.sentAt ? 'earlier' : 'later'
    const { outcome } = await answer.client
      .ask({ kind: 'compare', keptId: entry.id, savedIs })
      .catch((error: unknown) => {
        if (loadedAnswer.value?.client === answer.client)
          comparison.value = { kind: 'problem', problem: { kind: 'host-fault', detail: '' } }
        throw error
      })
    if (loadedAnswer.value?.client !== answer.client) return
    if (outcome.kind === 'problem') comparison.value = outcome
    if (outcome.kind !== 'compared') return
    const ofSaved = describeSaved(entry, outcome)
    const ofShown = describeShown(answer, nameOf(answer.sent.connectionId))
    const [before, after] = savedIs === 'earlier' ? [ofSaved, ofShown] : [ofShown, ofSaved]
    const { repeated, withoutId } = outcome
    const cautions = describeCautions(
      before,
      after,
      { repeated, withoutId },
      answer.sent.conventions,
    )
    comparison.value = { kind: 'compared', answer, found: outcome, before, after, cautions }
  }

  watch(
    () => (isSame.value ? null : (loadedAnswer.value?.client ?? null)),
    (client, previous) => {
      void previous?.ask({ kind: 'compare-end' })
      if (client && loadedAnswer.value) void compare(loadedAnswer.value)
    },
    { immediate: true },
  )
  onBeforeUnmount(() => {
    void loadedAnswer.value?.client.ask({ kind: 'compare-end' })
  })

  return { state }
}

function describeSaved(
  entry: ListedEntry,
  { saved }: Extract<ComparisonOutcome, { kind: 'compared' }>,
): ComparedSide {
  const { result } = entry
  return {
    role: 'saved',
    at: entry.at,
    connectionName: entry.connectionName,
    connectionId: entry.connectionId,
    baseUrl: entry.baseUrl,
    form: entry.form,
    status: result.kind === 'answer' ? result.status : 0,
    isWhole: result.kind === 'answer' && result.isComplete,
    ...saved,
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
    itemCount: end?.items ?? 0,
    shape: end?.shape ?? 'pending',
    total: end?.paging.total ?? null,
  }
}
