import { computed, ref } from 'vue'
import type { Connection } from '#core/connection/connection.ts'
import { listDistinctEndpoints } from '#core/instance/near-endpoints.ts'
import type { ConditionRules } from '#core/investigate/conditions.ts'
import { findItemId } from '#core/investigate/item-by-id.ts'
import { planMembershipSearch } from '#core/investigate/membership.ts'
import type { MissingQuestion } from '#core/investigate/missing.ts'
import { planNameSearch } from '#core/investigate/name-search.ts'
import { planWalkForItem } from '#core/investigate/walk-for-item.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/resolve-form.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useEndpointsStore } from './endpoints-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useTabsStore } from './tabs-store.ts'
import { useTodayStore } from './today-store.ts'

/** A query whose response may lack an item. */
export interface MissingTarget {
  connectionId: string
  form: QueryForm
}

/** The input of the search for a missing item, and the requests planned from it. */
export function useMissingQuestion() {
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
    const form = resolveForm(tab.form, calendar.today)
    return planRequest(form, connection.conventions).ok
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

  /** Plans the search for an item; null without a query to search. */
  function planSearch(itemId: string): MissingQuestion | null {
    const searchedQuery = target.value
    const connection = connections.connections.find((one) => one.id === searchedQuery?.connectionId)
    if (searchedQuery === null || !connection) return null
    const rules = rulesOf(connection)
    const wanted = { id: itemId, form: searchedQuery.form }
    return rules.isDatacycle ? planMembershipSearch(wanted, rules) : planWalkForItem(wanted, rules)
  }

  function rulesOf({
    id: connectionId,
    conventions,
    filterDefinitions,
  }: Connection): ConditionRules {
    return {
      conventions,
      definitions: filterDefinitions,
      isDatacycle: observed.isDatacycleAt(connectionId),
      languages: observed.factsOf(connectionId).languages,
    }
  }

  /** The search by name in all endpoints of the connection, the query's first; null if the input is an ID. */
  const nameQuestion = computed(() => {
    const searchedQuery = target.value
    const name = item.value.trim()
    const connection = connections.connections.find((one) => one.id === searchedQuery?.connectionId)
    if (searchedQuery === null || !connection || name === '' || findItemId(name) !== null)
      return null
    const { form } = searchedQuery
    const searched = listDistinctEndpoints(form.endpoint, endpoints.knownOf(connection.id))
    return planNameSearch({ name, form, endpoints: searched }, rulesOf(connection))
  })

  return { item, tabId, target, id, question, planSearch, nameQuestion }
}
