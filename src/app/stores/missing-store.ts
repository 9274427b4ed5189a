import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { findItemId } from '#core/investigate/item-by-id.ts'
import { askName, type NamedItem, type NameSearch } from '#core/investigate/name-search.ts'
import { askMembership } from '#core/investigate/membership.ts'
import type { MissingConclusion, MissingQuestion } from '#core/investigate/missing.ts'
import { askWalkForItem } from '#core/investigate/walk-for-item.ts'
import type { Connection } from '#core/connection/connection.ts'
import { isSameEndpoint, type NamedEndpoint } from '#core/instance/near-endpoints.ts'
import type { ConditionRules } from '#core/investigate/conditions.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/resolve-form.ts'
import { emptyForm, pruneForm, type QueryForm } from '#core/query/form.ts'
import type { InvestigationState } from '#app/investigate/run-investigation.ts'
import { useInvestigation } from '#app/investigate/use-investigation.ts'
import { useAnswerStore } from './answer-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useKnownEndpoints } from './known-endpoints.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useTabsStore } from './tabs-store.ts'
import { useTodayStore } from './today-store.ts'
import { useValueNamesStore } from './value-names-store.ts'

/** A query that an item may be missing from. */
export interface MissingTarget {
  connectionId: string
  form: QueryForm
}

/** One search for an item. */
interface ItemSearch {
  id: string
  target: MissingTarget
  question: MissingQuestion
  /** An endpoint that has it, where a name found it in another than the query's; '' where none is known. */
  foundIn: string
  /** Where it stands in the response shown, rows counted from 1; `unknown` where none is shown for this query. */
  place: { kind: 'row'; row: number } | { kind: 'other-page' } | { kind: 'unknown' }
}

/** One search for an item, and how far it is. */
export type Searching = ItemSearch & { state: InvestigationState<MissingConclusion> }

/** One search for items by a name, and how far it is. */
export interface Naming {
  name: string
  state: InvestigationState<NameSearch>
}

/** Why an item is not in an answer: what is asked about, and what came. */
export const useMissingStore = defineStore('missing', () => {
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const knownEndpoints = useKnownEndpoints()
  const observed = useObservedInstancesStore()
  const tabs = useTabsStore()
  const calendar = useTodayStore()
  const valueNames = useValueNamesStore()
  const isOpen = ref(false)
  /** As given: an ID, a URL with one, or words of the item's name. */
  const item = ref('')
  /** The tab whose query it is about. */
  const tabId = ref('')
  const itemSearch = useInvestigation<ItemSearch, MissingConclusion>()
  const nameSearch = useInvestigation<{ name: string }, NameSearch>()
  const searching = itemSearch.run
  const naming = nameSearch.run

  const target = computed<MissingTarget | null>(() => {
    const tab = tabs.tabs.find(({ id }) => id === tabId.value)
    const connection = connections.connections.find(({ id }) => id === tab?.connectionId)
    if (!tab || !connection) return null
    const form = resolveForm(tab.form, calendar.today)
    return planRequest(form, connection.conventions).ok
      ? { connectionId: connection.id, form }
      : null
  })

  /** The ID in what was given; anything without spaces and slashes can be one where no instance says otherwise. */
  const id = computed(() => {
    const given = item.value.trim()
    const isDatacycle = target.value !== null && observed.isDatacycleAt(target.value.connectionId)
    return findItemId(given) ?? (isDatacycle || given === '' || /[\s/]/.test(given) ? null : given)
  })

  const question = computed(() => (id.value === null ? null : askAbout(id.value)))

  /** What would be asked about an item; null where there is no query to ask about. */
  function askAbout(itemId: string): MissingQuestion | null {
    const about = target.value
    const connection = connections.connections.find((one) => one.id === about?.connectionId)
    if (about === null || !connection) return null
    const rules = rulesOf(connection)
    const asked = { id: itemId, form: about.form }
    return rules.isDatacycle ? askMembership(asked, rules) : askWalkForItem(asked, rules)
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
      languages: observed.of(connectionId).languages,
    }
  }

  /** Where a name is looked for: the query's own endpoint, and the others that are known of its connection. */
  const nameQuestion = computed(() => {
    const about = target.value
    const name = item.value.trim()
    const connection = connections.connections.find((one) => one.id === about?.connectionId)
    if (about === null || !connection || name === '' || findItemId(name) !== null) return null
    const { form } = about
    const own = form.endpoint
    const others = connection.id === connections.currentId ? knownEndpoints.value : []
    const isOwn = (one: NamedEndpoint) =>
      isSameEndpoint(own, one.name) || isSameEndpoint(own, one.otherName)
    const names = others.filter((one) => !isOwn(one)).map((one) => one.name)
    return askName({ name, form, endpoints: [...new Set([own, ...names])] }, rulesOf(connection))
  })

  /** `inTab` is the query that is offered first; '' for the one in front. */
  function open(given: string, inTab: string) {
    clear()
    item.value = given
    tabId.value = inTab === '' ? tabs.active.id : inTab
    isOpen.value = true
  }

  /** Searches for the item whose ID was given. */
  function start() {
    if (id.value !== null) search(id.value)
  }

  function search(itemId: string, foundIn = '') {
    const [asked, about] = [askAbout(itemId), target.value]
    if (asked === null || about === null) return
    stop()
    const { connectionId } = about
    const place = { kind: 'unknown' } as const
    const own: ItemSearch = { id: itemId, target: about, question: asked, foundIn, place }
    itemSearch.start(asked, connectionId, own, (run) => {
      const { state } = run
      if (state.progress.kind === 'concluded' && state.progress.conclusion.kind === 'listed')
        void findRow(run)
      const label = asked.nameIn(state.outcomes)
      if (label !== null) valueNames.learn(connectionId, [{ id: itemId, label }])
    })
  }

  /** An item that is on the page shown is told by its row. */
  async function findRow(of: Searching) {
    const { answer } = answers
    const isShown =
      tabId.value === tabs.active.id &&
      JSON.stringify(pruneForm(answer?.sent.form ?? emptyForm)) ===
        JSON.stringify(pruneForm(of.target.form))
    if (answer === null || !isShown) return
    const { positions } = await answer.client.ask({ kind: 'locate', ids: [of.id] })
    const position = positions[of.id]
    if (searching.value !== of) return
    const place: ItemSearch['place'] =
      position === undefined ? { kind: 'other-page' } : { kind: 'row', row: position + 1 }
    searching.value = { ...of, place }
  }

  /** Looks for items by the name that was typed. */
  function find() {
    const [asked, about] = [nameQuestion.value, target.value]
    if (asked === null || about === null) return
    itemSearch.clear()
    nameSearch.start(asked, about.connectionId, { name: item.value.trim() })
  }

  /** Searches for one of the items that a name brought; the others stay to be chosen after it. */
  function choose({ id: chosen, name, endpoints }: NamedItem) {
    const about = target.value
    if (about !== null && name !== '')
      valueNames.learn(about.connectionId, [{ id: chosen, label: name }])
    const own = about?.form.endpoint ?? ''
    search(chosen, endpoints.find((one) => !isSameEndpoint(own, one)) ?? '')
  }

  function stop() {
    itemSearch.stop()
    nameSearch.stop()
  }

  function clear() {
    itemSearch.clear()
    nameSearch.clear()
  }

  function close() {
    stop()
    isOpen.value = false
  }

  // What came belongs to what was asked.
  watch([item, tabId], clear, { flush: 'sync' })

  return {
    isOpen,
    item,
    tabId,
    target,
    id,
    question,
    askAbout,
    searching,
    nameQuestion,
    naming,
    open,
    start,
    find,
    choose,
    stop,
    close,
  }
})
