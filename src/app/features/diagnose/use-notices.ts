import { computed, shallowRef, watch, type Ref } from 'vue'
import type { ItemFacts } from '#core/content/item-facts.ts'
import { noticeAnswer, noticeToken, type Notice } from '#core/response/notices.ts'
import { askedPageOf } from '../../answer/asked-page.ts'
import type { ShownAnswer } from '../../stores/answer-store.ts'

/** What is worth telling about the answer shown, once it is whole. */
export function useNotices(answer: Ref<ShownAnswer | null>) {
  const facts = shallowRef<ItemFacts | null>(null)
  const ofPageBefore = shallowRef(0)
  /** The items of the last page looked at, and the query it was a page of. */
  let before: { query: string; page: string; ids: ReadonlySet<string> } | null = null

  watch(
    () => (answer.value?.end ? answer.value.client : null),
    async (client) => {
      facts.value = null
      ofPageBefore.value = 0
      const shown = answer.value
      if (!client || !shown || shown.progress.items === 0) return
      const { form } = shown.sent
      const reply = await client.ask({ kind: 'facts', include: form.include })
      if (answer.value?.client !== client) return
      facts.value = reply.facts
      const query = JSON.stringify({ ...form, pageNumber: '', of: shown.sent.connectionId })
      const last = before
      if (last?.query === query && last.page !== form.pageNumber)
        ofPageBefore.value = reply.ids.filter((id) => last.ids.has(id)).length
      before = { query, page: form.pageNumber, ids: new Set(reply.ids) }
    },
    { immediate: true },
  )

  return computed<readonly Notice[]>(() => {
    const shown = answer.value
    if (!shown?.end) return []
    const { head, end } = shown
    const ofToken = noticeToken(end.outcome?.masked ?? 0)
    const page = askedPageOf(shown)
    if (!page || head.status >= 300) return ofToken
    const ofAnswer = noticeAnswer({
      head,
      page,
      shape: end.shape,
      items: end.items,
      findings: end.findings,
      complaints: end.complaints,
      facts: facts.value,
      ofPageBefore: ofPageBefore.value,
    })
    return [...ofToken, ...ofAnswer]
  })
}
