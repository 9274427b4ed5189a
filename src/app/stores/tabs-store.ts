import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import {
  activeTabOf,
  addTab,
  changeActiveTab,
  closeTab,
  keepClosed,
  createFreshTab,
  maxTabs,
  noteAnswer,
  reopenTab,
  stepTab,
  type QueryTab,
  type QueryTabs,
} from '#core/workspace/query-tabs.ts'
import { keepTabs } from './kept-tabs.ts'
import { createOpening } from './opened-queries.ts'
import { useTabConnection } from './tab-connection.ts'

/** The queries that stand open side by side. They are kept from start to start, with the names of their answers. */
export const useTabsStore = defineStore('tabs', () => {
  const first = createFreshTab(crypto.randomUUID(), null)
  const open = shallowRef<QueryTabs>({ tabs: [first], activeId: first.id })
  const tabs = computed(() => open.value.tabs)
  const active = computed(() => activeTabOf(open.value))
  const isFull = computed(() => tabs.value.length >= maxTabs)

  function change(changed: Partial<Omit<QueryTab, 'id'>>) {
    open.value = changeActiveTab(open.value, changed)
  }

  const { isOrphaned, startingId, useItsConnection } = useTabConnection(active, change)
  const opening = createOpening({ open, active, change, startingId, useItsConnection })
  const { restore } = keepTabs(open)

  /** The tabs that were closed, the last one last, until the window goes. */
  const closed = shallowRef<readonly QueryTab[]>([])
  const isReopenPossible = computed(() => closed.value.length > 0 && !isFull.value)

  /** Keeps which answer a tab shows, so that it is there again at the next start. */
  function keepAnswer(id: string, answerId: string | null) {
    open.value = noteAnswer(open.value, id, answerId)
  }

  /** Brings a tab to the front, and its connection into use. */
  function activate(id: string) {
    open.value = { ...open.value, activeId: id }
    useItsConnection()
  }

  function step(by: -1 | 1) {
    open.value = stepTab(open.value, by)
    useItsConnection()
  }

  /** Opens an empty tab beside the one in front. */
  function openFresh() {
    if (isFull.value) return
    open.value = addTab(open.value, createFreshTab(crypto.randomUUID(), startingId()))
    useItsConnection()
  }

  /** Opens the query of the tab in front a second time. */
  function duplicate() {
    if (isFull.value) return
    open.value = addTab(open.value, {
      ...active.value,
      id: crypto.randomUUID(),
      savedId: null,
      answerId: null,
      origin: null,
    })
  }

  function close(id: string) {
    const fresh = createFreshTab(crypto.randomUUID(), startingId())
    closed.value = keepClosed(closed.value, open.value, id)
    open.value = closeTab(open.value, id, fresh)
    useItsConnection()
  }

  /** Opens the tab that was closed last once more; the history may have its answer. */
  function reopen() {
    const last = closed.value.at(-1)
    if (last === undefined || isFull.value) return
    closed.value = closed.value.slice(0, -1)
    open.value = reopenTab(open.value, last)
    useItsConnection()
  }

  return {
    ...opening,
    tabs,
    active,
    isFull,
    isOrphaned,
    isReopenPossible,
    restore,
    change,
    keepAnswer,
    activate,
    step,
    openFresh,
    duplicate,
    close,
    reopen,
  }
})
