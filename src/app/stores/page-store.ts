import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { observedEndpoint } from '#core/instance/observed-instance.ts'
import { readLostOrder } from '#core/dialect/sort-hints.ts'
import { findLostItems, findPageBefore, type PageBefore } from '#core/finding/find-page-before.ts'
import type { ItemFinding, LostItems } from '#core/finding/finding.ts'
import type { AskedPage } from '#core/response/asked-page.ts'
import { readAskedPage, readPosition } from '#core/response/page-position.ts'
import { createSeenPages, pageKeyOf } from '#core/response/seen-pages.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import { askedPageOf } from './asked-page.ts'
import { useAnswerStore } from './answer-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'

/** What the items of an answer show, read once it is whole. */
interface ItemsRead extends PageBefore {
  client: AnswerClient
  findings: readonly ItemFinding[]
  lostItems: LostItems | null
  /** How many were looked at: of a very large page the first ones. */
  read: number
}

/** The page that is shown: where it stands, and what its items show. */
export const usePageStore = defineStore('page', () => {
  const answers = useAnswerStore()
  const observed = useObservedInstancesStore()
  const seen = createSeenPages()
  const items = shallowRef<ItemsRead | null>(null)
  const ofShown = computed(() =>
    items.value !== null && items.value.client === answers.answer?.client ? items.value : null,
  )
  /** null until the answer is whole. */
  const page = computed<AskedPage | null>(() => {
    const asked = askedPageOf(answers.answer)
    if (asked === null) return null
    const { endpoint } = asked.query.form
    const known = observedEndpoint(observed.of(answers.answer?.sent.connectionId ?? null), endpoint)
    return {
      ...asked,
      seenAs: ofShown.value?.seenAs ?? null,
      heldItems: known?.maxItems ?? null,
    }
  })
  /** Whether the items have been looked at, as far as there are any. */
  const isRead = computed(() => ofShown.value !== null || page.value?.items === 0)
  const position = computed(() => page.value && readPosition(page.value))
  /** Items before this page's first one, as rows are numbered: while the body is coming, by what was asked. */
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

    const key = pageKeyOf(connectionId, asked.query)
    const own = { number: readPosition(asked).number, plan: asked.plan, ids }
    if (asked.isWholeSet === true) {
      // It holds the items of every page; none of them came twice.
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
    const before = findPageBefore(seen, key, own, lostOrder)
    const { last } = readPosition(asked)
    const walked = before.seenAs === null ? [...seen.others(key, own), own] : []
    const lostItems = findLostItems(walked, { last, total: asked.paging.total })
    items.value = { client, findings, read: ids.length, lostItems, ...before }
    // A page that shows the items of another one says nothing about its own place.
    if (before.seenAs === null) seen.add(key, own)
  }

  watch(
    () => (answers.answer?.end ? answers.answer.client : null),
    (client) => {
      if (client) void readItems(client)
      else items.value = null
    },
    { immediate: true },
  )

  return { page, isRead, position, before, items: ofShown }
})
