import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { noNamesSeen, rememberSeen, type SeenNames } from '#core/query/known-names.ts'
import { useAnswerStore } from './answer-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useQueryStore } from './query-store.ts'

/** Endpoints whose names are kept; beyond that the one used longest ago is forgotten. */
const maxEndpoints = 100

/** Names of relations and attributes that answers of an endpoint have shown, for suggestions. */
export const useNamesStore = defineStore('names', () => {
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const answers = useAnswerStore()
  const byEndpoint = shallowRef<ReadonlyMap<string, SeenNames>>(new Map())

  const seen = computed(() => {
    const id = connections.currentId
    const found = id === null ? null : byEndpoint.value.get(keyOf(id, query.form.endpoint))
    return found ?? noNamesSeen
  })

  /** All names, to be suggested. */
  const current = computed(() => seen.value.all)

  watch(
    () => answers.ended,
    async (ended) => {
      if (ended.kind !== 'answer' || ended.answer.progress.items === 0) return
      const { answer } = ended
      const { names } = await answer.client.ask({ kind: 'names' })
      const key = keyOf(answer.sent.connectionId, answer.sent.form.endpoint)
      const known = byEndpoint.value.get(key) ?? noNamesSeen
      const others = [...byEndpoint.value].filter(([other]) => other !== key)
      byEndpoint.value = new Map([
        ...others.slice(-maxEndpoints + 1),
        [key, rememberSeen(known, names, answer.sent.form)],
      ])
    },
    { flush: 'sync' },
  )

  return { seen, current }
})

/** A connection's id has no space in it. */
const keyOf = (connectionId: string, endpoint: string): string => `${connectionId} ${endpoint}`
