import { defineStore } from 'pinia'
import { computed, shallowRef, triggerRef, watch } from 'vue'
import { isSameInForms, isSameParameter, type AskedParameter } from '#core/query/asked-parameter.ts'
import { isBroken } from '#core/response/body-without-items.ts'
import type { AskedPage } from '#core/response/asked-page.ts'
import type { Verdict } from '#core/verdict/verdict.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import { useAnswerStore, type ShownAnswer } from './answer-store.ts'
import { useCheckStore } from './check-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { usePageStore } from './page-store.ts'
import { useQueryStore } from './query-store.ts'

/** What became of each parameter of the answer shown; asked of the answer's worker once it is whole. */
export const useVerdictsStore = defineStore('verdicts', () => {
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const pages = usePageStore()
  const checks = useCheckStore()
  /** Not reactive by key: Vue would hold each client that was ever read. */
  const byClient = shallowRef(new WeakMap<AnswerClient, readonly Verdict[]>())
  /** The parameter whose verdict somebody wants to read, from the mark at its input. */
  const wanted = shallowRef<AskedParameter | null>(null)

  /** A verdict that a check has made firmer stands in place of the one on the answer alone. */
  const verdicts = computed<readonly Verdict[]>(() =>
    ((answers.answer && byClient.value.get(answers.answer.client)) ?? []).map(checks.applied),
  )

  /** The verdict that still holds for an input: null where the input asks for something else by now. */
  function verdictAt(parameter: AskedParameter): Verdict | null {
    const sent = answers.answer?.sent
    if (!sent || query.rawBody !== null) return null
    const isHere =
      sent.connectionId === connections.currentId && sent.form.endpoint === query.form.endpoint
    if (!isHere || !isSameInForms(parameter, query.form, sent.form)) return null
    return verdicts.value.find((verdict) => isSameParameter(verdict.parameter, parameter)) ?? null
  }

  async function judge(client: AnswerClient, page: AskedPage) {
    const reply = await client.ask({ kind: 'verdicts', page })
    byClient.value.set(client, reply.verdicts)
    triggerRef(byClient)
  }

  // Whether the items are those of a page seen before is known once they have been looked at.
  watch(
    () => {
      const shown = answers.answer
      return shown && canBeJudged(shown) && pages.isRead ? shown.client : null
    },
    (client) => {
      wanted.value = null
      if (client && pages.page && !byClient.value.has(client)) void judge(client, pages.page)
    },
    { immediate: true },
  )

  return { verdicts, wanted, verdictAt }
})

/** A list that came whole; of a broken one nobody knows what the rest would have shown. */
function canBeJudged({ head, end }: ShownAnswer): boolean {
  return (
    end !== null &&
    head.status < 300 &&
    (end.shape === 'envelope' || end.shape === 'bare-array') &&
    !isBroken(end.findings)
  )
}
