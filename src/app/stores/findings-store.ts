import { defineStore } from 'pinia'
import { computed } from 'vue'
import { findInAnswer, findToken } from '#core/finding/find-answer.ts'
import { sortStateOf } from '#core/finding/find-page-before.ts'
import type { Finding, SortState } from '#core/finding/finding.ts'
import { useAnswerStore } from './answer-store.ts'
import { usePageStore } from './page-store.ts'
import { useVerdictsStore } from './verdicts-store.ts'

/** What the answer shown proves about itself; none before it is whole. */
export const useFindingsStore = defineStore('findings', () => {
  const answers = useAnswerStore()
  const pages = usePageStore()
  const verdicts = useVerdictsStore()
  const sort = computed(() => sortStateOf(verdicts.verdicts))

  /** What is known of the server goes before what an answer shows: an order by chance can look obeyed. */
  const asStanding = (known: SortState) => (known === 'unknown' ? sort.value : known)

  const findings = computed<readonly Finding[]>(() => {
    const shown = answers.answer
    if (!shown?.end || !pages.page) return []
    const { head, end } = shown
    const ofToken = findToken(end.outcome?.masked ?? 0)
    if (head.status >= 300) return ofToken
    const { items } = pages
    const ofAnswer = findInAnswer({
      head,
      page: pages.page,
      shape: end.shape,
      isDatacycle: end.context.isDatacycle,
      body: end.findings,
      complaints: end.complaints,
      ownWords: end.ownWords,
      items: items?.findings ?? [],
      lostItems: items?.lostItems ?? null,
      ofPageBefore: items?.finding
        ? { ...items.finding, sort: asStanding(items.finding.sort) }
        : null,
    })
    return [...ofToken, ...ofAnswer]
  })

  /** How many items were looked at where that is not all of them; else null. */
  const sampled = computed(() => {
    const { items } = pages
    const of = answers.answer?.end?.items ?? 0
    return items !== null && items.read < of ? { read: items.read, of } : null
  })

  return { findings, sampled }
})
