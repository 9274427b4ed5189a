import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import {
  addOutcomes,
  planChanges,
  planRestOfChanges,
  changedSince,
  readChanges,
  type Changes,
  type ChangesQuestion,
} from '#core/investigate/changes.ts'
import { limitsItems } from '#core/query/form.ts'
import type { Investigation, Outcomes } from '#core/investigate/investigation.ts'
import type { LeaversResult } from '#core/import-check/leavers.ts'
import { useInvestigation } from '#app/investigate/run-investigation.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useQueryStore } from './query-store.ts'
/** What a saved set was compared with: its whole endpoint, or a query with filters. */
export type SoughtLeavers = LeaversResult & { source: 'ofEndpoint' | 'ofQuery' }

interface Asked {
  question: ChangesQuestion
  connectionId: string
  /** Whether the query had filters, which the question leaves out. */
  leavesFiltersOut: boolean
}

/** Items changed in an endpoint and deleted on its server since a day. */
export const useChangesStore = defineStore('changes', () => {
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const asking = useInvestigation<object, Changes>()
  const requested = shallowRef<Asked | null>(null)
  /** All results, from the first requests and the rest. */
  const outcomes = shallowRef<Outcomes>(new Map())
  /** The items that left the endpoint, or the results of a query; null until searched. */
  const leavers = shallowRef<SoughtLeavers | null>(null)
  /** How far the results were scrolled, in pixels. */
  const scrollTop = ref(0)
  const endpoint = computed(() => query.form.endpoint.trim())
  const languages = computed(() => query.form.extra.filter(({ name }) => name === 'language'))
  const leavesFiltersOut = computed(() => limitsItems(query.form))
  const progress = computed(() => asking.run.value?.state.progress.kind ?? null)

  /** The results so far, complete or not. */
  const changes = computed(() =>
    requested.value === null ? null : readChanges(requested.value.question, outcomes.value),
  )
  /** The requests for missing results; null if there are none. */
  const rest = computed(() =>
    requested.value === null ? null : planRestOfChanges(requested.value.question, outcomes.value),
  )
  /** The query that shows the changed items. */
  const form = computed(() => requested.value && changedSince(requested.value.question))

  const questionOf = (since: string): ChangesQuestion => ({
    endpoint: endpoint.value,
    since,
    languages: languages.value,
  })
  const priceOf = (since: string) => planChanges(questionOf(since)).price

  /** Sets the question, or none, and discards the results of the last one. */
  function begin(next: Asked | null) {
    requested.value = next
    outcomes.value = new Map()
    leavers.value = null
    scrollTop.value = 0
  }

  function start(since: string) {
    const connectionId = connections.currentId
    if (connectionId === null) return
    const question = questionOf(since)
    begin({ question, connectionId, leavesFiltersOut: leavesFiltersOut.value })
    run(planChanges(question), connectionId)
  }

  /** Fetches the missing results with `rest` requests. */
  function startRest() {
    if (requested.value !== null && rest.value !== null)
      run(rest.value, requested.value.connectionId)
  }

  function run(investigation: Investigation<Changes>, connectionId: string) {
    const known = outcomes.value
    asking.start(investigation, connectionId, {}, ({ state }) => {
      outcomes.value = addOutcomes(known, state.outcomes)
    })
  }

  function open() {
    asking.clear()
    begin(null)
  }

  return {
    requested,
    changes,
    progress,
    rest,
    leavers,
    scrollTop,
    form,
    endpoint,
    leavesFiltersOut,
    priceOf,
    start,
    startRest,
    stop: asking.stop,
    open,
  }
})
