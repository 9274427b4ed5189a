import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import {
  addOutcomes,
  askChanges,
  askRest,
  changedSince,
  readChanges,
  type Changes,
  type ChangesQuestion,
} from '#core/investigate/changes.ts'
import type { Investigation, Outcomes } from '#core/investigate/investigation.ts'
import { useInvestigation } from '#app/investigate/use-investigation.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useQueryStore } from './query-store.ts'

/** What was asked, of which connection. */
interface Asked {
  question: ChangesQuestion
  connectionId: string
}

/** What was changed in an endpoint and deleted in its instance since a day. */
export const useChangesStore = defineStore('changes', () => {
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const isOpen = ref(false)
  const asking = useInvestigation<object, Changes>()
  const asked = shallowRef<Asked | null>(null)
  /** All that came, of the first requests and of the rest. */
  const outcomes = shallowRef<Outcomes>(new Map())
  const endpoint = computed(() => query.form.endpoint.trim())
  const languages = computed(() => query.form.extra.filter(({ name }) => name === 'language'))
  const progress = computed(() => asking.run.value?.state.progress.kind ?? null)

  /** As far as it has come, whether or not more is on its way. */
  const changes = computed(() =>
    asked.value === null ? null : readChanges(asked.value.question, outcomes.value),
  )
  const rest = computed(() =>
    asked.value === null ? null : askRest(asked.value.question, outcomes.value),
  )
  /** The query that shows what was changed. */
  const form = computed(() => asked.value && changedSince(asked.value.question))

  const questionOf = (since: string): ChangesQuestion => ({
    endpoint: endpoint.value,
    since,
    languages: languages.value,
  })
  const priceOf = (since: string) => askChanges(questionOf(since)).price

  function start(since: string) {
    const connectionId = connections.currentId
    if (connectionId === null) return
    const question = questionOf(since)
    asked.value = { question, connectionId }
    outcomes.value = new Map()
    run(askChanges(question), connectionId)
  }

  /** What is not known yet: as many requests as `rest` says. */
  function startRest() {
    if (asked.value !== null && rest.value !== null) run(rest.value, asked.value.connectionId)
  }

  function run(investigation: Investigation<Changes>, connectionId: string) {
    const known = outcomes.value
    asking.start(investigation, connectionId, {}, ({ state }) => {
      outcomes.value = addOutcomes(known, state.outcomes)
    })
  }

  function open() {
    asking.clear()
    asked.value = null
    isOpen.value = true
  }

  function close() {
    asking.stop()
    isOpen.value = false
  }

  return {
    isOpen,
    asked,
    changes,
    progress,
    rest,
    form,
    endpoint,
    priceOf,
    start,
    startRest,
    stop: asking.stop,
    open,
    close,
  }
})
