import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import {
  isSameInForms,
  isSameParameter,
  type RequestParameter,
} from '#core/query/request-parameter.ts'
import type { Verdict } from '#core/verdict/verdict.ts'
import { useResponseStore } from './response-store.ts'
import { useCheckStore } from './check-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { usePageStore } from './page-store.ts'
import { useQueryStore } from './query-store.ts'
import { findInResponse, findToken } from '#core/finding/find-response.ts'
import { sortStateOf } from '#core/finding/check-repeated-items.ts'
import type { Finding, SortState } from '#core/finding/finding.ts'

/** The verdict on each parameter of the shown response, read by its worker once it is complete. */
export const useVerdictsStore = defineStore('verdicts', () => {
  const responses = useResponseStore()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const pages = usePageStore()
  const checks = useCheckStore()
  /** The parameter whose verdict was opened from the mark at its input. */
  const wanted = shallowRef<RequestParameter | null>(null)

  /** The result of a check replaces the verdict based on the response alone. */
  const verdicts = computed<readonly Verdict[]>(() =>
    (pages.itemsCheck?.verdicts ?? []).map(checks.withCheckResult),
  )

  /** The verdict for an input; null if the input has changed since the request. */
  function verdictAt(parameter: RequestParameter): Verdict | null {
    const sent = responses.response?.sent
    if (!sent || query.rawBody !== null) return null
    const isSameEndpoint =
      sent.connectionId === connections.currentId && sent.form.endpoint === query.form.endpoint
    if (!isSameEndpoint || !isSameInForms(parameter, query.form, sent.form)) return null
    return verdicts.value.find((verdict) => isSameParameter(verdict.parameter, parameter)) ?? null
  }

  watch(
    () => responses.response?.client,
    () => {
      wanted.value = null
    },
  )

  return { verdicts, wanted, verdictAt }
})

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
    if (head.status >= 300) return tokenFindings
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
