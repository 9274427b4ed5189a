import { untilIdle } from '#app/ui/when-idle.ts'
import { maxEndpointLabel } from '#core/workspace/endpoint-limits.ts'
import { claimTabs } from '#core/workspace/claim-tabs.ts'
import { defineStore } from 'pinia'
import { computed, type ComputedRef, onScopeDispose, shallowRef, type ShallowRef, watch } from 'vue'
import {
  activeTabOf,
  addTab,
  changeActiveTab,
  closeTab,
  keepClosed,
  createFreshTab,
  maxTabs,
  changeTab,
  reopenTab,
  stepTab,
  type QueryTab,
  type QueryTabs,
  isReplaceable,
  canUndo,
  keepReplacement,
  undoReplacement,
  type Replacement,
} from '#core/workspace/query-tabs.ts'
import { findEndpointTitle } from '#core/instance/known-endpoints.ts'
import type { OpenTab } from '#core/workspace/open-tabs.ts'
import { readOk, unlessHostIsGone, useHostClient } from '#app/client/host-client.ts'
import { withWindowsLock, nameThisWindow } from '#app/client/this-window.ts'
import { useListedEndpoints } from './listed-endpoints.ts'
import { useConnectionsStore } from './connections-store.ts'

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

  const connection = useTabConnection(active, change)
  const { isOrphaned, startingId, selectTabConnection } = connection
  const opener = createQueryOpener({ open, active, change, ...connection })
  const closing = createTabClosing({ open, isFull, ...connection })
  const { restore, restored } = useSavedTabs(open)

  /** The form of a tab follows its saved query, which another program changed. */
  function follow(id: string, form: QueryTab['form']) {
    open.value = changeTab(open.value, id, { form, recoverableForm: form })
  }

  /** Records which response a tab shows, to restore it at the next start. */
  function keepResponse(id: string, answerId: string | null) {
    open.value = changeTab(open.value, id, { answerId })
  }

  /** The query of a tab was saved; another tab may be active by then. */
  function keepSaved(id: string, savedId: string) {
    open.value = changeTab(open.value, id, { savedId })
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

  return {
    ...opener,
    ...closing,
    tabs,
    active,
    isFull,
    isOrphaned,
    restore,
    restored,
    change,
    keepResponse,
    keepSaved,
    follow,
    activate,
    step,
    openFresh,
    duplicate,
  }
})

/** Closes tabs, and reopens the closed ones. */
function createTabClosing({
  open,
  isFull,
  startingId,
  selectTabConnection,
}: { open: ShallowRef<QueryTabs>; isFull: ComputedRef<boolean> } & TabConnection) {
  /** Closed tabs, the most recent one last, until the window closes. */
  const closed = shallowRef<readonly QueryTab[]>([])
  const isReopenPossible = computed(() => closed.value.length > 0 && !isFull.value)

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

  return { isReopenPossible, close, reopen }
}

const writingDelayMs = 400

/** Saves the open tabs for the next start, once `restore` has succeeded. */
function useSavedTabs(open: ShallowRef<QueryTabs>) {
  const client = useHostClient()
  /** The tabs as restored. Their saved endpoint labels are shown even if the server did not list its endpoints yet. */
  const restored = shallowRef<readonly OpenTab[]>([])
  const listedEndpoints = useListedEndpoints(() => restored.value)
  let isRestored = false
  let windowId = ''
  /** IDs of closed windows whose tabs this window took over; empty once that is saved. */
  let takes: readonly string[] = []
  let writing: ReturnType<typeof setTimeout> | undefined

  /**
   * Opens the last tabs of this window, or those of closed windows. The caller selects the active tab's
   * connection. If loading fails, a fresh tab stays open and the saved tabs are not overwritten.
   */
  const restore = () =>
    new Promise<void>((resolve) => {
      // Two windows that open at once must not take over the same tabs. The caller does not wait until that is saved.
      const saved = withWindowsLock(async () => {
        const claimed = unlessHostIsGone(undefined, claim)
        resolve(claimed)
        await claimed.catch(() => undefined)
        if (takes.length === 0) return
        await untilIdle()
        await write(false)
      })
      void saved.catch((error: unknown) => {
        resolve(saved)
        throw error
      })
    })

  async function claim() {
    const thisWindow = await nameThisWindow()
    const response = await client.api.tabs.$get()
    const { windows } = await readOk(response)
    const claimed = claimTabs(windows, thisWindow.id, thisWindow.isOpen)
    const [opened, ...others] = claimed.tabs.map((saved): QueryTab => {
      const { id, connectionId, form, rawBody, savedId, answerId = null } = saved
      return { id, connectionId, form, rawBody, savedId, answerId, recoverableForm: null }
    })
    restored.value = claimed.tabs
    if (opened) open.value = { tabs: [opened, ...others], activeId: claimed.activeId ?? opened.id }
    windowId = thisWindow.id
    takes = claimed.takes
    isRestored = true
  }

  async function write(isLeaving: boolean) {
    clearTimeout(writing)
    writing = undefined
    const savedTakes = takes
    const json = {
      windowId,
      takes: [...savedTakes],
      tabs: open.value.tabs.map((tab) => {
        const { id, connectionId, form, rawBody, savedId, answerId } = tab
        const label = findEndpointTitle(form.endpoint, listedEndpoints(connectionId ?? ''))
        const endpointLabel = label?.slice(0, maxEndpointLabel)
        return { id, connectionId, form, rawBody, savedId, answerId, endpointLabel }
      }),
      activeId: activeTabOf(open.value).id,
    }
    // A refusal is not reported, because the user did not start this.
    await unlessHostIsGone(undefined, async () => {
      const { ok } = await client.api.tabs.$post({ json }, { init: { keepalive: isLeaving } })
      if (ok && takes === savedTakes) takes = []
    })
  }

  watch(open, () => {
    if (!isRestored) return
    clearTimeout(writing)
    writing = setTimeout(() => {
      void write(false)
    }, writingDelayMs)
  })
  const leave = () => {
    if (writing !== undefined) void write(true)
  }
  window.addEventListener('pagehide', leave)
  onScopeDispose(() => {
    clearTimeout(writing)
    window.removeEventListener('pagehide', leave)
  })

  return { restore, restored }
}

type ReplacedBy =
  | 'clear'
  /** Full text and filters were removed. */
  | 'filters'
  | 'paste'
  /** The connection's token was replaced too; undo does not restore it. */
  | 'paste-with-token'
  /** The text contained a token, which the user did not want to use. */
  | 'paste-without-token'
  | 'open'
  /** The attributes were limited to the shown columns. */
  | 'columns'

/** Opens queries in a new tab or in the active one; a replaced query can be restored. */
function createQueryOpener({
  open,
  active,
  change,
  startingId,
  selectTabConnection,
}: {
  open: ShallowRef<QueryTabs>
  active: ComputedRef<QueryTab>
  change: (changed: Partial<Omit<QueryTab, 'id'>>) => void
} & TabConnection) {
  /** Queries replaced by Clear, pasting and opening, until the window closes. */
  const replacements = shallowRef<readonly Replacement[]>([])
  /** The latest replacement; null once it is undone. */
  const justReplaced = shallowRef<{ by: ReplacedBy; tabId: string } | null>(null)
  const isUndoPossible = computed(() => canUndo(replacements.value, active.value))

  /**
   * Opens a query in the active tab if that loses nothing, otherwise in a new tab. A query of a removed
   * connection keeps the removed connection's ID, so it cannot be sent. `by` is the reported action; null
   * reports nothing. Returns false if there are too many tabs.
   */
  function openTab(query: Partial<Omit<QueryTab, 'id'>>, by: ReplacedBy | null = 'open'): boolean {
    if (!isReplaceable(active.value)) return openBeside(query)
    replace(createTab(active.value.id, query), by)
    selectTabConnection()
    return true
  }

  /** Opens a query in a new tab. Returns false if there are too many tabs. */
  function openBeside(query: Partial<Omit<QueryTab, 'id'>>): boolean {
    if (open.value.tabs.length >= maxTabs) return false
    open.value = addTab(open.value, createTab(crypto.randomUUID(), query))
    selectTabConnection()
    return true
  }

  function createTab(id: string, query: Partial<Omit<QueryTab, 'id'>>): QueryTab {
    const connectionId = query.connectionId ?? startingId()
    const fresh = createFreshTab(id, connectionId)
    return { ...fresh, ...query, connectionId, recoverableForm: query.form ?? fresh.form }
  }

  function openInPlace(query: Pick<QueryTab, 'connectionId' | 'form' | 'rawBody'>) {
    replace(query, 'open')
    selectTabConnection()
  }

  /** Replaces the active query, undoably. `before` is the tab before the first step of the replacement. */
  function replace(
    query: Partial<Omit<QueryTab, 'id'>>,
    by: ReplacedBy | null,
    before: QueryTab = active.value,
  ) {
    change(query)
    const keptReplacements = keepReplacement(replacements.value, { before, after: active.value })
    // A token left out is worth a notice even if no query was lost.
    if (keptReplacements === replacements.value && by !== 'paste-without-token') return
    replacements.value = keptReplacements
    justReplaced.value = by === null ? null : { by, tabId: before.id }
  }

  /** Restores the query that the last replacement removed from the active tab. */
  function undo() {
    const undone = undoReplacement(replacements.value, active.value)
    if (undone === null) return
    replacements.value = undone.replacements
    justReplaced.value = null
    change(undone.tab)
    selectTabConnection()
  }

  return { justReplaced, isUndoPossible, openTab, openBeside, openInPlace, replace, undo }
}

type TabConnection = Omit<ReturnType<typeof useTabConnection>, 'isOrphaned'>

/** Keeps the active tab's connection and the current connection the same. */
function useTabConnection(
  active: ComputedRef<QueryTab>,
  change: (changed: Pick<QueryTab, 'connectionId'>) => void,
) {
  const connections = useConnectionsStore()
  /** True if the active tab's connection was removed. */
  const isOrphaned = computed(
    () => active.value.connectionId !== null && !connectionExists(active.value.connectionId),
  )

  const connectionExists = (connectionId: string | null | undefined): connectionId is string =>
    connections.connections.some(({ id }) => id === connectionId)

  /** The connection ID of a new tab: the current one, otherwise the first. */
  const startingId = () => connections.currentId ?? connections.connections[0]?.id ?? null

  /**
   * Makes the active tab's connection current. A tab without one takes the current connection; for a removed
   * one, none is current, because only the user may choose another.
   */
  function selectTabConnection() {
    const { connectionId } = active.value
    if (connectionId === null) change({ connectionId: connections.currentId })
    else if (!connectionExists(connectionId)) connections.useNone()
    else if (connectionId !== connections.currentId) void connections.use(connectionId)
  }

  // A newly selected connection becomes that of the active tab.
  watch(
    () => connections.currentId,
    (connectionId) => {
      if (connectionId !== null) change({ connectionId })
    },
  )
  return { isOrphaned, startingId, selectTabConnection }
}
