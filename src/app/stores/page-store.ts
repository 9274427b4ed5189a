import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { maxItemsInLanguage } from '#core/instance/observed-instance.ts'
import { readUnorderedReason } from '#core/dialect/sort-hints.ts'
import {
  findLostItems,
  checkRepeatedItems,
  type RepeatedItemsCheck,
} from '#core/finding/check-repeated-items.ts'
import type { ItemFinding, LostItems } from '#core/finding/finding.ts'
import { languageOf } from '#core/query/filtering.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import { readRequestedPage, readPosition } from '#core/response/page-position.ts'
import { createSeenPages, queryKeyOf } from '#core/response/seen-pages.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import { responsePageOf } from './response-page.ts'
import { useAnswerStore } from './answer-store.ts'
import { useEndpointsStore } from './endpoints-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'

/** Findings about the items of a complete response. */
interface ItemsCheck extends RepeatedItemsCheck {
  client: AnswerClient
  findings: readonly ItemFinding[]
  lostItems: LostItems | null
  /** Number of checked items; of a very large page, only the first ones. */
  checkedCount: number
}

/** The shown page: its position, and the findings about its items. */
export const usePageStore = defineStore('page', () => {
  const answers = useAnswerStore()
  const endpoints = useEndpointsStore()
  const observed = useObservedInstancesStore()
  const seen = createSeenPages()
  const check = shallowRef<ItemsCheck | null>(null)
  const shownCheck = computed(() =>
    check.value !== null && check.value.client === answers.answer?.client ? check.value : null,
  )
  /** null until the response is complete. */
  const page = computed<ResponsePage | null>(() => {
    const shown = responsePageOf(answers.answer)
    if (shown === null) return null
    const connectionId = answers.answer?.sent.connectionId ?? ''
    return {
      ...shown,
      samePageAs: shownCheck.value?.samePageAs ?? null,
      maxTotalSeen: maxItemsInLanguage(
        observed.factsOf(connectionId),
        shown.query.form.endpoint,
        endpoints.knownOf(connectionId),
        languageOf(shown.query.form),
      ),
    }
  })
  /** True if the items were checked, or there are none. */
  const areItemsChecked = computed(() => shownCheck.value !== null || page.value?.itemCount === 0)
  const position = computed(() => page.value && readPosition(page.value))
  /** Number of items before this page, for row numbers; derived from the request while the body arrives. */
  const itemsBefore = computed(() => {
    if (position.value) return position.value.before ?? 0
    const sent = answers.answer?.sent
    if (!sent) return 0
    const { number, limit, offset } = readRequestedPage(sent)
    if (limit !== null || number === null) return offset ?? 0
    return (offset ?? 0) + (number - 1) * (sent.seenSize ?? 0)
  })

  const isShown = (client: AnswerClient) => answers.answer?.client === client

  async function readItems(client: AnswerClient) {
    check.value = null
    const shown = answers.answer
    const received = responsePageOf(shown)
    if (!shown || !received || shown.progress.items === 0 || shown.head.status >= 300) return
    const { form } = received.query
    const { conventions, connectionId } = shown.sent
    const { findings, ids } = await client.ask({ kind: 'facts', form, conventions })
    if (!isShown(client)) return

    const key = queryKeyOf(connectionId, received.query)
    const thisPage = { number: readPosition(received).number, plan: received.plan, ids }
    if (received.isWholeSet === true) {
      // A saved set contains every page, without duplicates.
      check.value = {
        client,
        findings,
        checkedCount: ids.length,
        lostItems: null,
        samePageAs: null,
        finding: null,
      }
      return
    }
    const unorderedReason = observed.isDatacycleAt(connectionId) ? readUnorderedReason(form) : null
    const repeated = checkRepeatedItems(seen, key, thisPage, unorderedReason)
    const { last } = readPosition(received)
    const distinctPages =
      repeated.samePageAs === null ? [...seen.others(key, thisPage), thisPage] : []
    const lostItems = findLostItems(distinctPages, { last, total: received.paging.total })
    check.value = { client, findings, checkedCount: ids.length, lostItems, ...repeated }
    // A page with the first page's items is that page (the page number was ignored), so it is not remembered.
    if (repeated.samePageAs === null) seen.add(key, thisPage)
  }

  watch(
    () => (answers.answer?.end ? answers.answer.client : null),
    (client) => {
      if (client) void readItems(client)
      else check.value = null
    },
    { immediate: true },
  )

  return { page, areItemsChecked, position, itemsBefore, itemsCheck: shownCheck }
})
