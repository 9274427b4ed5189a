import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { askChanges, changedSince, type Changes } from '#core/investigate/changes.ts'
import type { QueryForm } from '#core/query/form.ts'
import { useSendExchange } from '#app/answer/use-send-exchange.ts'
import { createAskStep } from '#app/investigate/ask-step.ts'
import { runInvestigation, type InvestigationState } from '#app/investigate/run-investigation.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useQueryStore } from './query-store.ts'

/** What was asked, and how far the answer is. */
interface Asking {
  since: string
  endpoint: string
  form: QueryForm
  state: InvestigationState<Changes>
}

/** What was changed in an endpoint and deleted in its instance since a day. */
export const useChangesStore = defineStore('changes', () => {
  const sendExchange = useSendExchange()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const isOpen = ref(false)
  const asking = shallowRef<Asking | null>(null)
  let running: { stop(): void } | null = null
  const endpoint = computed(() => query.form.endpoint.trim())
  const languages = computed(() => query.form.extra.filter(({ name }) => name === 'language'))

  const questionOf = (since: string) =>
    askChanges({ endpoint: endpoint.value, since, languages: languages.value }, query.conventions)
  const priceOf = (since: string) => questionOf(since).price

  function start(since: string) {
    const connectionId = connections.currentId
    if (connectionId === null) return
    stop()
    const about = {
      since,
      endpoint: endpoint.value,
      form: changedSince(endpoint.value, since, languages.value),
    }
    const ask = createAskStep(sendExchange, connectionId)
    running = runInvestigation(questionOf(since), ask, (state) => {
      asking.value = { ...about, state }
    })
  }

  function stop() {
    running?.stop()
    running = null
  }

  function open() {
    asking.value = null
    isOpen.value = true
  }

  function close() {
    stop()
    isOpen.value = false
  }

  return { isOpen, asking, endpoint, priceOf, start, stop, open, close }
})
