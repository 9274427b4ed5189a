import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { maxItemsOf } from '#core/instance/observed-instance.ts'
import { readLostOrder } from '#core/dialect/sort-hints.ts'
import { findLostItems, findPageBefore, type PageBefore } from '#core/finding/find-page-before.ts'
import type { ItemFinding, LostItems } from '#core/finding/finding.ts'
import type { AskedPage } from '#core/response/asked-page.ts'
import { readAskedPage, readPosition } from '#core/response/page-position.ts'
import { createSeenPages, queryKeyOf } from '#core/response/seen-pages.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import { askedPageOf } from './asked-page.ts'
import { useAnswerStore } from './answer-store.ts'
import { useEndpointsStore } from './endpoints-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'

/** Findings about the items of a complete response. */
interface CheckedItems extends PageBefore {
  client: AnswerClient
  findings: readonly ItemFinding[]
  lostItems: LostItems | null
  /** Number of checked items; of a very large page, only the first ones. */
  read: number
}

/** The shown page: its position, and the findings about its items. */
export const usePageStore = defineStore('page', () => {
  const answers = useAnswerStore()
  const endpoints = useEndpointsStore()
  const observed = useObservedInstancesStore()
  const seen = createSeenPages()
  const items = shallowRef<CheckedItems | null>(null)
  const shownItems = computed(() =>
    items.value !== null && items.value.client === answers.answer?.client ? items.value : null,
  )
  /** null until the response is complete. */
  const page = computed<AskedPage | null>(() => {
    const asked = askedPageOf(answers.answer)
    if (asked === null) return null
    const connectionId = answers.answer?.sent.connectionId ?? ''
    return {
      ...asked,
      seenAs: shownItems.value?.seenAs ?? null,
      maxTotalSeen: maxItemsOf(
        observed.factsOf(connectionId),
        asked.query.form.endpoint,
        endpoints.knownOf(connectionId),
      ),
    }
  })
  /** True if the items were checked, or there are none. */
  const isRead = computed(() => shownItems.value !== null || page.value?.items === 0)
  const position = computed(() => page.value && readPosition(page.value))
  /** Number of items before this page, for row numbers; derived from the request while the body arrives. */
  const before = computed(() => {
    if (position.value) return position.value.before ?? 0
    const sent = answers.answer?.sent
    if (!sent) return 0
    const { number, limit, offset } = readAskedPage(sent)
    if (limit !== null || number === null) return offset ?? 0
    return (offset ?? 0) + (number - 1) * (sent.seenSize ?? 0)
  })

  const isShown = (client: AnswerClient) => answers.answer?.client === client

  async function readItems(client: AnswerClient) {
    items.value = null
    const shown = answers.answer
    const asked = askedPageOf(shown)
    if (!shown || !asked || shown.progress.items === 0 || shown.head.status >= 300) return
    const { form } = asked.query
    const { conventions, connectionId } = shown.sent
    const { findings, ids } = await client.ask({ kind: 'facts', form, conventions })
    if (!isShown(client)) return

    const key = queryKeyOf(connectionId, asked.query)
    const thisPage = { number: readPosition(asked).number, plan: asked.plan, ids }
    if (asked.isWholeSet === true) {
      // A saved set contains every page, without duplicates.
      items.value = {
        client,
        findings,
        read: ids.length,
        lostItems: null,
        seenAs: null,
        finding: null,
      }
      return
    }
    const lostOrder = observed.isDatacycleAt(connectionId) ? readLostOrder(form) : null
    const pageBefore = findPageBefore(seen, key, thisPage, lostOrder)
    const { last } = readPosition(asked)
    const distinctPages =
      pageBefore.seenAs === null ? [...seen.others(key, thisPage), thisPage] : []
    const lostItems = findLostItems(distinctPages, { last, total: asked.paging.total })
    items.value = { client, findings, read: ids.length, lostItems, ...pageBefore }
    // A page with the items of another one does not show which items belong on it.
    if (pageBefore.seenAs === null) seen.add(key, thisPage)
  }

  watch(
    () => (answers.answer?.end ? answers.answer.client : null),
    (client) => {
      if (client) void readItems(client)
      else items.value = null
    },
    { immediate: true },
  )

  return { page, isRead, position, before, items: shownItems }
})
