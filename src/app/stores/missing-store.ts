import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { findItemId } from '#core/investigate/item-by-id.ts'
import { askMembership } from '#core/investigate/membership.ts'
import type { MissingConclusion, MissingQuestion } from '#core/investigate/missing.ts'
import { askWalkForItem } from '#core/investigate/walk-for-item.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/resolve-form.ts'
import type { QueryForm } from '#core/query/form.ts'
import { useSendExchange } from '../answer/use-send-exchange.ts'
import { createAskStep } from '../investigate/ask-step.ts'
import { runInvestigation, type InvestigationState } from '../investigate/run-investigation.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useMetStore } from './met-store.ts'
import { useTabsStore } from './tabs-store.ts'
import { useTodayStore } from './today-store.ts'
import { useValueNamesStore } from './value-names-store.ts'

/** A query that an item may be missing from. */
export interface MissingTarget {
  connectionId: string
  form: QueryForm
}

/** One search for an item, and how far it is. */
export interface Searching {
  id: string
  target: MissingTarget
  question: MissingQuestion
  state: InvestigationState<MissingConclusion>
}

/** Why an item is not in an answer: what is asked about, and what came. */
export const useMissingStore = defineStore('missing', () => {
  const sendExchange = useSendExchange()
  const connections = useConnectionsStore()
  const met = useMetStore()
  const tabs = useTabsStore()
  const calendar = useTodayStore()
  const valueNames = useValueNamesStore()
  const isOpen = ref(false)
  /** As given: an ID, or a URL with one. */
  const item = ref('')
  /** The tab whose query it is about. */
  const tabId = ref('')
  const searching = shallowRef<Searching | null>(null)
  let running: { stop(): void } | null = null

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
    const isCore = target.value !== null && met.isCoreAt(target.value.connectionId)
    return findItemId(given) ?? (isCore || given === '' || /[\s/]/.test(given) ? null : given)
  })

  const question = computed<MissingQuestion | null>(() => {
    const about = target.value
    const connection = connections.connections.find((one) => one.id === about?.connectionId)
    if (about === null || !connection || id.value === null) return null
    const rules = {
      conventions: connection.conventions,
      definitions: connection.filterDefinitions,
      isCore: met.isCoreAt(connection.id),
      languages: met.of(connection.id).languages,
    }
    const asked = { id: id.value, form: about.form }
    return rules.isCore ? askMembership(asked, rules) : askWalkForItem(asked, rules)
  })

  /** `inTab` is the query that is offered first; '' for the one in front. */
  function open(given: string, inTab: string) {
    stop()
    searching.value = null
    item.value = given
    tabId.value = inTab === '' ? tabs.active.id : inTab
    isOpen.value = true
  }

  function start() {
    const [asked, about, itemId] = [question.value, target.value, id.value]
    if (asked === null || about === null || itemId === null) return
    stop()
    const { connectionId } = about
    running = runInvestigation(asked, createAskStep(sendExchange, connectionId), (state) => {
      searching.value = { id: itemId, target: about, question: asked, state }
      const label = asked.nameIn(state.outcomes)
      if (label !== null) valueNames.learn(connectionId, [{ id: itemId, label }])
    })
  }

  function stop() {
    running?.stop()
    running = null
  }

  function close() {
    stop()
    isOpen.value = false
  }

  // What came belongs to what was asked.
  watch([item, tabId], () => {
    stop()
    searching.value = null
  })

  return { isOpen, item, tabId, target, id, question, searching, open, start, stop, close }
})
