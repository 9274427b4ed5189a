import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { askChanges, changedSince, type Changes } from '#core/investigate/changes.ts'
import type { QueryForm } from '#core/query/form.ts'
import { useInvestigation } from '#app/investigate/use-investigation.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useQueryStore } from './query-store.ts'

/** What was asked. */
interface Asked {
  since: string
  endpoint: string
  form: QueryForm
}

/** What was changed in an endpoint and deleted in its instance since a day. */
export const useChangesStore = defineStore('changes', () => {
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const isOpen = ref(false)
  const asking = useInvestigation<Asked, Changes>()
  const endpoint = computed(() => query.form.endpoint.trim())
  const languages = computed(() => query.form.extra.filter(({ name }) => name === 'language'))

  const questionOf = (since: string) =>
    askChanges({ endpoint: endpoint.value, since, languages: languages.value }, query.conventions)
  const priceOf = (since: string) => questionOf(since).price

  function start(since: string) {
    const connectionId = connections.currentId
    if (connectionId === null) return
    asking.start(questionOf(since), connectionId, {
      since,
      endpoint: endpoint.value,
      form: changedSince(endpoint.value, since, languages.value),
    })
  }

  function open() {
    asking.clear()
    isOpen.value = true
  }

  function close() {
    asking.stop()
    isOpen.value = false
  }

  return { isOpen, asking: asking.run, endpoint, priceOf, start, stop: asking.stop, open, close }
})
