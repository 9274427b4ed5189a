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
  withAnswer,
  reopenTab,
  stepTab,
  type QueryTab,
  type QueryTabs,
} from '#core/workspace/query-tabs.ts'
import { useKeptTabs } from './kept-tabs.ts'
import { createQueryOpener } from './opened-queries.ts'
import { useTabConnection } from './tab-connection.ts'

/** The open queries. They are restored at the next start, with the IDs of their responses. */
export const useTabsStore = defineStore('tabs', () => {
  const first = createFreshTab(crypto.randomUUID(), null)
  const open = shallowRef<QueryTabs>({ tabs: [first], activeId: first.id })
  const tabs = computed(() => open.value.tabs)
  const active = computed(() => activeTabOf(open.value))
  const isFull = computed(() => tabs.value.length >= maxTabs)

  function change(changed: Partial<Omit<QueryTab, 'id'>>) {
    open.value = changeActiveTab(open.value, changed)
  }

  const { isOrphaned, startingId, selectTabConnection } = useTabConnection(active, change)
  const opener = createQueryOpener({ open, active, change, startingId, selectTabConnection })
  const { restore, restored } = useKeptTabs(open)

  /** Closed tabs, the most recent one last, until the window closes. */
  const closed = shallowRef<readonly QueryTab[]>([])
  const isReopenPossible = computed(() => closed.value.length > 0 && !isFull.value)

  /** Records which response a tab shows, to restore it at the next start. */
  function keepAnswer(id: string, answerId: string | null) {
    open.value = withAnswer(open.value, id, answerId)
  }

  /** Activates a tab and selects its connection. */
  function activate(id: string) {
    open.value = { ...open.value, activeId: id }
    selectTabConnection()
  }

  function step(by: -1 | 1) {
    open.value = stepTab(open.value, by)
    selectTabConnection()
  }

  /** Opens an empty tab at the end, as browsers do. */
  function openFresh() {
    if (isFull.value) return
    open.value = addTab(open.value, createFreshTab(crypto.randomUUID(), startingId()), 'at-end')
    selectTabConnection()
  }

  /** Opens a copy of the active tab's query. */
  function duplicate() {
    if (isFull.value) return
    open.value = addTab(open.value, {
      ...active.value,
      id: crypto.randomUUID(),
      savedId: null,
      answerId: null,
      recoverableForm: null,
    })
  }

  function close(id: string) {
    const fresh = createFreshTab(crypto.randomUUID(), startingId())
    closed.value = keepClosed(closed.value, open.value, id)
    open.value = closeTab(open.value, id, fresh)
    selectTabConnection()
  }

  /** Reopens the last closed tab; its response may still be in the history. */
  function reopen() {
    const last = closed.value.at(-1)
    if (last === undefined || isFull.value) return
    closed.value = closed.value.slice(0, -1)
    open.value = reopenTab(open.value, last)
    selectTabConnection()
  }

  return {
    ...opener,
    tabs,
    active,
    isFull,
    isOrphaned,
    isReopenPossible,
    restore,
    restored,
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
