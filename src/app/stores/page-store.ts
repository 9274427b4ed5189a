import { isSuccess } from '#core/exchange/outcome.ts'
import { defineStore } from 'pinia'
import { computed, shallowRef, watch, type ShallowRef } from 'vue'
import { maxItemsInLanguage } from '#core/instance/observed-instance.ts'
import { readUnorderedReason } from '#core/dialect/sort-hints.ts'
import type { LostItems } from '#core/finding/finding.ts'
import { languageOf } from '#core/query/request-parameter.ts'
import { type ResponsePage, asWholeSet } from '#core/response/response-page.ts'
import { readRequestedPage, readPosition } from '#core/response/page-position.ts'
import {
  createSeenPages,
  queryKeyOf,
  findLostItems,
  findRepeatedItems,
} from '#core/finding/repeated-items.ts'
import type { ResponseClient } from '#app/client/response-client.ts'
import { createWeakMemory } from '#app/stores/weak-memory.ts'
import { useResponseStore, type ShownResponse } from './response-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useEndpointsStore } from './endpoints-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useVerdictsStore } from './verdicts-store.ts'
import { endpointAliases } from '#core/response/endpoint-aliases.ts'
import type { ResponseFigures } from '#core/set/set-query.ts'
import type { CompletenessCounts } from '#core/coverage/completeness.ts'
import type { RowCondition } from '#core/coverage/row-condition.ts'
import type { NarrowedRows } from '#core/export/export-format.ts'
import { noSelection, type RowSelection } from '#core/rows/row-selection.ts'
import type { PageSort, ResponseFacts } from '#app/response-worker/protocol.ts'

/** What the items of a complete response show, also beside those of other pages. */
interface ItemsCheck extends Omit<ResponseFacts, 'verdicts'> {
  lostItems: LostItems | null
  repeatedItems: ReturnType<typeof findRepeatedItems>
}

/** The shown page: its position, and the findings about its items. */
export const usePageStore = defineStore('page', () => {
  const responses = useResponseStore()
  const endpoints = useEndpointsStore()
  const observed = useObservedInstancesStore()
  const connections = useConnectionsStore()
  const verdicts = useVerdictsStore()
  const seen = createSeenPages()
  const checks = createWeakMemory<ResponseClient, ItemsCheck>()
  /** null until the items of the shown response were checked. */
  const itemsCheck = computed(() => checks.read(responses.response?.client))
  /** null until the response is complete. */
  const page = computed<ResponsePage | null>(() => {
    const shown = responsePageOf(responses.response)
    if (shown === null) return null
    const connectionId = responses.response?.sent.connectionId ?? ''
    return {
      ...shown,
      samePageAs: itemsCheck.value?.samePageAs ?? null,
      maxTotalSeen: maxItemsInLanguage(
        observed.factsOf(connectionId),
        shown.query.form.endpoint,
        endpoints.knownOf(connectionId),
        languageOf(shown.query.form),
      ),
    }
  })
  const position = computed(() => page.value && readPosition(page.value))
  /** Number of items before this page, for row numbers; derived from the request while the body arrives. */
  const itemsBefore = computed(() => {
    if (position.value) return position.value.before ?? 0
    const sent = responses.response?.sent
    if (!sent) return 0
    const { number, size, limit, offset } = readRequestedPage(sent)
    if (limit !== null || number === null) return offset ?? 0
    return (offset ?? 0) + (number - 1) * (sent.seenSize ?? size ?? 0)
  })

  const isShown = (client: ResponseClient) => responses.response?.client === client

  async function readItems(client: ResponseClient) {
    const shown = responses.response
    const received = page.value
    if (!shown || !received || !isSuccess(shown.head.status) || checks.read(client)) return
    const { connectionId, baseUrl, sentAt } = shown.sent
    const { query, plan, isWholeSet, paging } = received
    // What another address or another token delivered is no page of this query.
    const tokenChangedAt = connections.tokenChanges.get(connectionId) ?? ''
    const period = sentAt < tokenChangedAt ? '' : tokenChangedAt
    const key = queryKeyOf([connectionId, baseUrl, period].join(' '), query)
    const { number, last } = readPosition(received)
    const { verdicts: read, ...facts } = await client.ask({
      kind: 'facts',
      page: received,
      firstIds: seen.firstIds(key, number),
    })
    if (!isShown(client)) return

    const { ids, samePageAs } = facts
    const thisPage = { number, plan, ids }
    // A saved set has every item once, and a page with the first page's items is that page.
    const isOtherPage = isWholeSet !== true && ids.length > 0 && samePageAs === null
    const unorderedReason = observed.isDatacycleAt(connectionId)
      ? readUnorderedReason(query.form)
      : null
    verdicts.give(client, read)
    checks.write(client, {
      ...facts,
      repeatedItems: isOtherPage ? findRepeatedItems(seen, key, thisPage, unorderedReason) : null,
      lostItems: isOtherPage
        ? findLostItems([...seen.others(key, thisPage), thisPage], { last, total: paging.total })
        : null,
    })
    if (isOtherPage) seen.add(key, thisPage)
  }

  watch(
    () => (responses.response?.end ? responses.response.client : null),
    (client) => {
      if (client) void readItems(client)
    },
    { immediate: true },
  )

  return { page, position, itemsBefore, itemsCheck }
})

/** The shown page, from which other pages can be requested; null until it is complete. */
export function responsePageOf(response: ShownResponse | null): ResponsePage | null {
  if (!response?.end) return null
  const { sent, head, end } = response
  const { plan, query, conventions, baseUrl, seenSize, set } = sent
  const page: ResponsePage = {
    plan,
    query,
    conventions,
    baseUrl,
    seenSize: seenSize ?? null,
    paging: end.paging,
    links: end.links,
    itemCount: end.items,
    endpointAliases: endpointAliases(end.paging, head.sent.url),
  }
  return set === undefined ? page : asWholeSet(page)
}

/** Number of the shown page; null if unknown or for a saved set, which has no pages. */
export function pageNumberOf(response: ShownResponse): number | null {
  const page = responsePageOf(response)
  return page && page.isWholeSet !== true ? readPosition(page).number : null
}

/** Milliseconds from sending to the last byte so far. */
export const durationOf = ({ head, end }: Pick<ShownResponse, 'head' | 'end'>): number =>
  head.timing.firstByteMs + (end?.outcome?.downloadMs ?? 0)

/** The figures of a shown response, with the requested page size. */
export function readFigures(response: ShownResponse): ResponseFigures {
  const { sent, progress, end } = response
  return {
    total: end?.paging.total ?? null,
    items: progress.items,
    bytes: progress.bytes,
    tookMs: durationOf(response),
    pageSize: requestedPageSize(sent.query.form),
  }
}

/** null for the server's default. */
export const requestedPageSize = ({ pageSize }: { pageSize: string }): number | null =>
  pageSize === '' ? null : Number(pageSize)

/** Item positions of the rows of a page, in display order. */
export interface PageRows extends NarrowedRows {
  client: ResponseClient
  /** Number of selected rows that the filter hides. */
  hiddenSelectedCount: number
}

/** The view of a response's rows; nothing of it is sent to the server. */
export interface RowsView {
  sort: PageSort | null
  filter: string
  /** Restricts the rows that are shown; null shows all. */
  only: RowCondition | null
  /** Item positions in the resulting order, once known; null for the order of the response. */
  positions: readonly number[] | null
  /** The text of the row filter if no row matches it; otherwise null. */
  unmatched: string | null
  selection: RowSelection
  /** Whether the filter was changed after the selection. */
  isFilterNewer: boolean
}

const initialView: RowsView = {
  sort: null,
  filter: '',
  only: null,
  positions: null,
  unmatched: null,
  selection: noSelection,
  isFilterNewer: false,
}

/** The visible and selected rows of the page. */
export const usePageRowsStore = defineStore('page-rows', () => {
  const rows = shallowRef<PageRows | null>(null)
  /** Kept as long as its response, so that switching back to a tab restores the view. */
  const views = new WeakMap<ResponseClient, ShallowRef<RowsView>>()

  /** The attributes of a response's items, once they are counted. */
  const counted = shallowRef<{ client: ResponseClient; counts: CompletenessCounts } | null>(null)
  const countsOf = (client: ResponseClient) =>
    counted.value?.client === client ? counted.value.counts : null

  /** The rows of this response; null for any other. */
  const rowsOf = (client: ResponseClient) => (rows.value?.client === client ? rows.value : null)

  function viewOf(client: ResponseClient): ShallowRef<RowsView> {
    const known = views.get(client)
    if (known) return known
    const view = shallowRef(initialView)
    views.set(client, view)
    return view
  }

  /**
   * Keeps sort and filter for a new response to the same query with more details. The row filter may then
   * match more items; `ids` limits the rows to those that it matched before.
   */
  function keepView(from: ResponseClient, to: ResponseClient, ids: ReadonlySet<string> | null) {
    const { sort, filter, only } = viewOf(from).value
    // The positions of selected rows are those of the earlier response.
    const lasting = only?.kind === 'selected' || only?.kind === 'found' ? null : only
    // The words of an earlier call stay, because its row filter is no longer in the field.
    const words = filter.trim() || (only?.kind === 'ids' ? only.words : '')
    viewOf(to).value = {
      ...initialView,
      sort,
      ...(ids === null ? { filter, only: lasting } : { only: { kind: 'ids', ids, words } }),
    }
  }

  return { rows, rowsOf, counted, countsOf, viewOf, keepView }
})
