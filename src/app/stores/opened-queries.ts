import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import {
  addTab,
  createFreshTab,
  isReplaceable,
  maxTabs,
  type QueryTab,
  type QueryTabs,
} from '#core/workspace/query-tabs.ts'
import {
  canUndo,
  keepReplacement,
  undoReplacement,
  type Replacement,
} from '#core/workspace/replaced-query.ts'
import type { useTabConnection } from './tab-connection.ts'

/** The action that replaced the active query. */
type ReplacedBy =
  | 'clear'
  | 'paste'
  /** The connection's token was replaced too; undo does not restore it. */
  | 'paste-with-token'
  /** The text contained a token, which the user did not want to use. */
  | 'paste-without-token'
  | 'open'
  /** The attributes were limited to the shown columns. */
  | 'columns'

/** Opens queries in a new tab or in the active one; a replaced query can be restored. */
export function createQueryOpener({
  open,
  active,
  change,
  startingId,
  selectTabConnection,
}: {
  open: ShallowRef<QueryTabs>
  active: ComputedRef<QueryTab>
  change: (changed: Partial<Omit<QueryTab, 'id'>>) => void
} & Pick<ReturnType<typeof useTabConnection>, 'startingId' | 'selectTabConnection'>) {
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

  /** Opens a query in the active tab, with its connection. */
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
