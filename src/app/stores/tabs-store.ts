import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { claimTabs } from '#core/workspace/claim-tabs.ts'
import {
  activeTabOf,
  addTab,
  changeActiveTab,
  closeTab,
  keepClosed,
  createFreshTab,
  isReplaceable,
  maxTabs,
  noteAnswer,
  reopenTab,
  stepTab,
  type QueryTab,
  type QueryTabs,
} from '#core/workspace/query-tabs.ts'
import {
  canUndo,
  keepReplacement,
  undoReplacement,
  type Replacement,
} from '#core/workspace/replaced-query.ts'
import { readOk } from '#app/client/read-ok.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { inTurnWithWindows, nameThisWindow } from '#app/client/this-window.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useConnectionsStore } from './connections-store.ts'

/** Between a change and its writing: nobody types longer than that and then loses the power. */
const writingDelayMs = 400

/** What put another query in the place of the one in front. */
type ReplacedBy =
  | 'clear'
  | 'paste'
  /** The token of the connection went with it, and does not come back. */
  | 'paste-with-token'
  | 'open'
  | 'columns'

/** The queries that stand open side by side. They are kept from start to start, with the names of their answers. */
export const useTabsStore = defineStore('tabs', () => {
  const client = useHostClient()
  const connections = useConnectionsStore()
  const first = createFreshTab(crypto.randomUUID(), null)
  const open = shallowRef<QueryTabs>({ tabs: [first], activeId: first.id })
  const tabs = computed(() => open.value.tabs)
  const active = computed(() => activeTabOf(open.value))
  const isFull = computed(() => tabs.value.length >= maxTabs)
  /** Whether the tab in front was made for a connection that is not there any more. */
  const isOrphaned = computed(
    () => active.value.connectionId !== null && !isThere(active.value.connectionId),
  )
  /** What Clear, pasting and opening took away, until the window goes. */
  const replacements = shallowRef<readonly Replacement[]>([])
  /** The replacement that was made just now; null once it is undone. */
  const justReplaced = shallowRef<{ by: ReplacedBy; tabId: string } | null>(null)
  const isUndoPossible = computed(() => canUndo(replacements.value, active.value))
  /** The tabs that were closed, the last one last, until the window goes. */
  const closed = shallowRef<readonly QueryTab[]>([])
  const isReopenPossible = computed(() => closed.value.length > 0 && !isFull.value)
  let isRestored = false
  let windowId = ''
  /** Windows that are gone and whose tabs stand here, as long as that is not kept. */
  let takes: readonly string[] = []
  let writing: ReturnType<typeof setTimeout> | undefined

  /**
   * Opens the tabs that this window had, or those of windows that are gone. The connection of the one in front is
   * for the caller to take into use. Where they cannot be had a fresh one stands there, and those that are kept
   * are not written over.
   */
  async function restore() {
    await unlessHostIsGone(undefined, () =>
      // Two windows that open at once must not take over the same tabs.
      inTurnWithWindows(async () => {
        const thisWindow = await nameThisWindow()
        const response = await client.api.tabs.$get()
        const { windows } = await readOk(response)
        const claimed = claimTabs(windows, thisWindow.id, thisWindow.isOpen)
        const [opened, ...others] = claimed.tabs.map((tab): QueryTab => ({
          ...tab,
          answerId: tab.answerId ?? null,
          origin: null,
        }))
        if (opened)
          open.value = { tabs: [opened, ...others], activeId: claimed.activeId ?? opened.id }
        windowId = thisWindow.id
        takes = claimed.takes
        isRestored = true
        if (takes.length > 0) await write(false)
      }),
    )
  }

  function change(changed: Partial<Omit<QueryTab, 'id'>>) {
    open.value = changeActiveTab(open.value, changed)
  }

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

  /**
   * Opens a tab for another query, or takes the one in front where nothing is lost by that. A query whose
   * connection is not there keeps it, and is sent nowhere. `by` is what is said to have replaced the one in front;
   * null for nothing. Returns whether there was room.
   */
  function openTab(query: Partial<Omit<QueryTab, 'id'>>, by: ReplacedBy | null = 'open'): boolean {
    if (!isReplaceable(active.value)) return openBeside(query)
    replace(createTab(active.value.id, query), by)
    useItsConnection()
    return true
  }

  /** Opens a tab for another query beside the one in front. Returns whether there was room. */
  function openBeside(query: Partial<Omit<QueryTab, 'id'>>): boolean {
    if (isFull.value) return false
    open.value = addTab(open.value, createTab(crypto.randomUUID(), query))
    useItsConnection()
    return true
  }

  function createTab(id: string, query: Partial<Omit<QueryTab, 'id'>>): QueryTab {
    const connectionId = query.connectionId ?? startingId()
    const fresh = createFreshTab(id, connectionId)
    return { ...fresh, ...query, connectionId, origin: query.form ?? fresh.form }
  }

  /**
   * Puts a whole query in the place of the one in front, so that it can be undone. `before` is the tab as it was,
   * where the replacing began earlier.
   */
  function replace(
    query: Partial<Omit<QueryTab, 'id'>>,
    by: ReplacedBy | null,
    before: QueryTab = active.value,
  ) {
    change(query)
    const kept = keepReplacement(replacements.value, { before, after: active.value })
    if (kept === replacements.value) return
    replacements.value = kept
    justReplaced.value = by === null ? null : { by, tabId: before.id }
  }

  /** Brings back what the last replacement took from the tab in front. */
  function undo() {
    const undone = undoReplacement(replacements.value, active.value)
    if (undone === null) return
    replacements.value = undone.kept
    justReplaced.value = null
    change(undone.tab)
    useItsConnection()
  }

  /** Opens a query in the place of the one in front, for the instance that it was made for. */
  function openInPlace(query: Pick<QueryTab, 'connectionId' | 'form' | 'rawBody'>) {
    replace(query, 'open')
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

  const isThere = (connectionId: string | null | undefined): connectionId is string =>
    connections.connections.some(({ id }) => id === connectionId)

  /** What nobody has written yet begins with the connection in use, or any. */
  const startingId = () => connections.currentId ?? connections.connections[0]?.id ?? null

  /** A connection that was removed since is replaced by none: only a person says where a query goes. */
  function useItsConnection() {
    const { connectionId } = active.value
    if (connectionId === null) change({ connectionId: connections.currentId })
    else if (!isThere(connectionId)) connections.useNone()
    else if (connectionId !== connections.currentId) void connections.use(connectionId)
  }

  async function write(isLeaving: boolean) {
    clearTimeout(writing)
    writing = undefined
    const taken = takes
    const json = {
      windowId,
      takes: [...taken],
      tabs: tabs.value.map((tab) => {
        const { id, connectionId, form, rawBody, savedId, answerId } = tab
        return { id, connectionId, form, rawBody, savedId, answerId }
      }),
      activeId: active.value.id,
    }
    // A refusal goes untold: nobody asked for it, and whatever is done next tells.
    await unlessHostIsGone(undefined, async () => {
      const { ok } = await client.api.tabs.$post({ json }, { init: { keepalive: isLeaving } })
      if (ok && takes === taken) takes = []
    })
  }

  // Whatever is taken into use is taken into use for the tab in front.
  watch(
    () => connections.currentId,
    (connectionId) => {
      if (connectionId !== null) change({ connectionId })
    },
  )
  watch(open, () => {
    if (!isRestored) return
    clearTimeout(writing)
    writing = setTimeout(() => {
      void write(false)
    }, writingDelayMs)
  })
  window.addEventListener('pagehide', () => {
    if (writing !== undefined) void write(true)
  })

  return {
    tabs,
    active,
    isFull,
    isOrphaned,
    justReplaced,
    isUndoPossible,
    isReopenPossible,
    restore,
    change,
    keepAnswer,
    replace,
    undo,
    activate,
    step,
    openTab,
    openBeside,
    openInPlace,
    openFresh,
    duplicate,
    close,
    reopen,
  }
})
