import { ownValue } from '#core/own-value.ts'
import { defineStore } from 'pinia'
import { ref, watch, computed, type Ref } from 'vue'
import { type NamedItem, type NameSearch, planNameSearch } from '#core/investigate/name-search.ts'
import type { MissingConclusion, MissingQuestion } from '#core/investigate/missing.ts'
import { isSameEndpoint, listDistinctEndpoints } from '#core/instance/known-endpoints.ts'
import { formOfTypedBody, isBodyOfForm } from '#core/query/typed-body.ts'
import { pruneForm, type QueryForm } from '#core/query/form.ts'
import { useHostClient } from '#app/client/host-client.ts'
import { createAskWalk } from '#app/investigate/ask-walk.ts'
import { type InvestigationState, useInvestigation } from '#app/investigate/run-investigation.ts'
import { useResponseStore } from './response-store.ts'
import { useTabsStore } from './tabs-store.ts'
import { useValueNamesStore } from './value-names-store.ts'
import { findItemId } from '#core/investigate/item-by-id.ts'
import { planMembershipSearch } from '#core/investigate/membership.ts'
import { planWalkForItem } from '#core/investigate/walk-for-item.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useEndpointsStore, useEndpointsRequest } from './endpoints-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useTodayStore } from './today-store.ts'

interface ItemSearch {
  id: string
  target: MissingTarget
  question: MissingQuestion
  /** Another endpoint than the query's, in which the search by name found the item; otherwise ''. */
  foundIn: string
  place: ItemPlace
}

/** An item's row in the shown response, from 1; `unknown` if no response to this query is shown. */
type ItemPlace = { kind: 'row'; row: number } | { kind: 'other-page' } | { kind: 'unknown' }

export type ItemSearchRun = ItemSearch & { state: InvestigationState<MissingConclusion> }

export interface NameSearchRun {
  name: string
  endpoints: readonly string[]
  state: InvestigationState<NameSearch>
}

/** Searches for the reason why an item is not in a response. */
export const useMissingStore = defineStore('missing', () => {
  const tabs = useTabsStore()
  const valueNames = useValueNamesStore()
  const connections = useConnectionsStore()
  const isOpen = ref(false)
  const { planSearch, ...input } = useMissingQuestion()
  const { item, tabId, target, id, nameQuestion } = input
  const isPreparing = useEndpointsLoading(() =>
    isOpen.value ? (target.value?.connectionId ?? null) : null,
  )
  const itemInvestigation = useInvestigation<ItemSearch, MissingConclusion>(
    createAskWalk(
      useHostClient(),
      (id) => connections.connections.find((one) => one.id === id)?.baseUrl ?? '',
    ),
  )
  const nameInvestigation = useInvestigation<Omit<NameSearchRun, 'state'>, NameSearch>()
  const idSearch = itemInvestigation.run
  const nameSearch = nameInvestigation.run
  const { placeOf, updatePlace } = useShownPlace(input, idSearch)

  /** `inTab` is the ID of the preselected tab; '' for the active one. */
  function open(given: string, inTab: string) {
    clear()
    item.value = given
    tabId.value = inTab === '' ? tabs.active.id : inTab
    isOpen.value = true
  }

  function searchById() {
    if (id.value !== null) search(id.value)
  }

  function search(itemId: string, foundIn = '') {
    const [question, searchedQuery] = [planSearch(itemId), target.value]
    if (question === null || searchedQuery === null) return
    stop()
    const { connectionId } = searchedQuery
    const place = { kind: 'unknown' } as const
    const subject: ItemSearch = { id: itemId, target: searchedQuery, question, foundIn, place }
    itemInvestigation.start(question, connectionId, subject, (run) => {
      const { state } = run
      if (state.progress.kind === 'concluded' && state.progress.conclusion.kind === 'listed')
        void updatePlace(run)
      const label = question.nameIn(state.outcomes)
      if (label !== null) valueNames.learn(connectionId, [{ id: itemId, label }])
    })
  }

  function searchByName() {
    if (isPreparing.value) return
    const [question, searchedQuery] = [nameQuestion.value, target.value]
    if (question === null || searchedQuery === null) return
    itemInvestigation.clear()
    const name = item.value.trim()
    nameInvestigation.start(question, searchedQuery.connectionId, {
      name,
      endpoints: question.endpoints,
    })
  }

  /** Searches for one of the items found by name; the others can still be chosen later. */
  function choose({ id: chosen, name, endpoints }: NamedItem) {
    const searchedQuery = target.value
    if (searchedQuery !== null && name !== '')
      valueNames.learn(searchedQuery.connectionId, [{ id: chosen, label: name }])
    const ownEndpoint = searchedQuery?.form.endpoint ?? ''
    search(chosen, endpoints.find((one) => !isSameEndpoint(ownEndpoint, one)) ?? '')
  }

  function stop() {
    itemInvestigation.stop()
    nameInvestigation.stop()
  }

  function clear() {
    itemInvestigation.clear()
    nameInvestigation.clear()
  }

  function close() {
    stop()
    isOpen.value = false
  }

  // Results are valid only for their input.
  watch([item, tabId], clear, { flush: 'sync' })

  return {
    isPreparing,
    ...input,
    planSearch,
    placeOf,
    idSearch,
    nameSearch,
    open,
    searchById,
    searchByName,
    choose,
    stop,
    close,
  }
})

/** True while a connection's endpoint list is loading, which decides the price of a search by name. */
function useEndpointsLoading(connectionId: () => string | null): Readonly<Ref<boolean>> {
  const requestEndpoints = useEndpointsRequest()
  const isLoading = ref(false)
  watch(
    connectionId,
    async (id) => {
      isLoading.value = id !== null
      if (id === null) return
      await requestEndpoints(id)
      if (connectionId() === id) isLoading.value = false
    },
    { flush: 'sync' },
  )
  return isLoading
}

/** The rows of items on the shown page; null if that is not the response to the searched query. */
function useShownPlace(
  { target, tabId }: Pick<ReturnType<typeof useMissingQuestion>, 'target' | 'tabId'>,
  idSearch: Ref<ItemSearchRun | null>,
) {
  const tabs = useTabsStore()
  const responses = useResponseStore()

  async function findPlace(id: string, searched: MissingTarget): Promise<ItemPlace | null> {
    const { response } = responses
    if (tabId.value !== tabs.active.id) return null
    if (response?.sent.connectionId !== searched.connectionId) return null
    const shownForm = JSON.stringify(pruneForm(response.sent.form))
    if (shownForm !== JSON.stringify(pruneForm(searched.form))) return null
    const { positions } = await response.client.ask({ kind: 'locate', ids: [id] })
    if (responses.response?.client !== response.client) return null
    const position = ownValue(positions, id)
    return position === undefined ? { kind: 'other-page' } : { kind: 'row', row: position + 1 }
  }

  const placeOf = async (id: string) => target.value && findPlace(id, target.value)

  async function updatePlace(run: ItemSearchRun) {
    const place = await findPlace(run.id, run.target)
    if (place !== null && idSearch.value === run) idSearch.value = { ...run, place }
  }

  return { placeOf, updatePlace }
}

/** A query whose response may lack an item. */
interface MissingTarget {
  connectionId: string
  form: QueryForm
}

/** The input of the search for a missing item, and the requests planned from it. */
function useMissingQuestion() {
  const connections = useConnectionsStore()
  const endpoints = useEndpointsStore()
  const observed = useObservedInstancesStore()
  const tabs = useTabsStore()
  const calendar = useTodayStore()
  /** As typed: an ID, a URL with an ID, or words of the item's name. */
  const item = ref('')
  /** The tab whose query is searched. */
  const tabId = ref('')

  const target = computed<MissingTarget | null>(() => {
    const tab = tabs.tabs.find(({ id }) => id === tabId.value)
    const connection = connections.connections.find(({ id }) => id === tab?.connectionId)
    if (!tab || !connection) return null
    const { conventions } = connection
    const form = formOfTypedBody(resolveForm(tab.form, calendar.today), tab.rawBody, conventions)
    // A typed body may ask for more than a form can say.
    return isBodyOfForm(tab.rawBody, form, conventions) && planRequest(form, conventions).ok
      ? { connectionId: connection.id, form }
      : null
  })

  /** The ID in the input, or null. Except on CORE, any text without spaces and slashes may be an ID. */
  const id = computed(() => {
    const given = item.value.trim()
    const isDatacycle = target.value !== null && observed.isDatacycleAt(target.value.connectionId)
    return findItemId(given) ?? (isDatacycle || given === '' || /[\s/]/.test(given) ? null : given)
  })

  const question = computed(() => (id.value === null ? null : planSearch(id.value)))

  const rules = () => target.value && observed.rulesAt(target.value.connectionId)

  /** Plans the search for an item; null without a query to search. */
  function planSearch(itemId: string): MissingQuestion | null {
    const about = rules()
    if (target.value === null || about === null) return null
    const wanted = { id: itemId, form: target.value.form }
    return about.isDatacycle ? planMembershipSearch(wanted, about) : planWalkForItem(wanted, about)
  }

  /** The search by name in all endpoints of the connection, the query's first; null if the input is an ID. */
  const nameQuestion = computed(() => {
    const name = item.value.trim()
    const about = rules()
    if (target.value === null || about === null || name === '' || findItemId(name) !== null)
      return null
    const { form, connectionId } = target.value
    const searched = listDistinctEndpoints(form.endpoint, endpoints.knownOf(connectionId))
    return planNameSearch({ name, form, endpoints: searched }, about)
  })

  return { item, tabId, target, id, question, planSearch, nameQuestion }
}
