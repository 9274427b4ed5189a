import { isSuccess } from '#core/exchange/outcome.ts'
import { defineStore } from 'pinia'
import { computed } from 'vue'
import { findInResponse, findToken } from '#core/finding/find-response.ts'
import { sortStateOf } from '#core/finding/repeated-items.ts'
import type { Finding, SortState } from '#core/finding/finding.ts'
import { usePageStore } from './page-store.ts'
import { useResponseStore } from './response-store.ts'
import { useVerdictsStore } from './verdicts-store.ts'

/** Findings about the shown response; empty until it is complete. */
export const useFindingsStore = defineStore('findings', () => {
  const responses = useResponseStore()
  const pages = usePageStore()
  const verdicts = useVerdictsStore()
  const sort = computed(() => sortStateOf(verdicts.verdicts))

  /** Known server behavior has precedence over the response, because a random order may look sorted. */
  const preferKnown = (known: SortState) => (known === 'unknown' ? sort.value : known)

  const findings = computed<readonly Finding[]>(() => {
    const shown = responses.response
    if (!shown?.end || !pages.page) return []
    const { head, end } = shown
    const tokenFindings = findToken(end.outcome?.masked ?? 0)
    if (!isSuccess(head.status)) return tokenFindings
    const { itemsCheck } = pages
    const responseFindings = findInResponse({
      head,
      page: pages.page,
      shape: end.shape,
      isDatacycle: end.context.isDatacycle,
      bodyFindings: end.findings,
      complaints: end.complaints,
      serverMessages: end.serverMessages,
      itemFindings: itemsCheck?.findings ?? [],
      lostItems: itemsCheck?.lostItems ?? null,
      repeatedItems: itemsCheck?.repeatedItems
        ? { ...itemsCheck.repeatedItems, sort: preferKnown(itemsCheck.repeatedItems.sort) }
        : null,
    })
    return [...tokenFindings, ...responseFindings]
  })

  /** Number of checked items, if not all were checked; otherwise null. */
  const sampled = computed(() => {
    const read = pages.itemsCheck?.ids.length
    const total = responses.response?.end?.items ?? 0
    return read !== undefined && read < total ? { read, of: total } : null
  })

  return { findings, sampled }
})
