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

/** What put another query in the place of the one in front. */
type ReplacedBy =
  | 'clear'
  | 'paste'
  /** The token of the connection went with it, and does not come back. */
  | 'paste-with-token'
  | 'open'
  | 'columns'

/** Opens queries from elsewhere, beside the one in front or in its place; what that replaces can be undone. */
export function createOpening({
  open,
  active,
  change,
  startingId,
  useItsConnection,
}: {
  open: ShallowRef<QueryTabs>
  active: ComputedRef<QueryTab>
  change: (changed: Partial<Omit<QueryTab, 'id'>>) => void
} & Pick<ReturnType<typeof useTabConnection>, 'startingId' | 'useItsConnection'>) {
  /** What Clear, pasting and opening took away, until the window goes. */
  const replacements = shallowRef<readonly Replacement[]>([])
  /** The replacement that was made just now; null once it is undone. */
  const justReplaced = shallowRef<{ by: ReplacedBy; tabId: string } | null>(null)
  const isUndoPossible = computed(() => canUndo(replacements.value, active.value))

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
    if (open.value.tabs.length >= maxTabs) return false
    open.value = addTab(open.value, createTab(crypto.randomUUID(), query))
    useItsConnection()
    return true
  }

  function createTab(id: string, query: Partial<Omit<QueryTab, 'id'>>): QueryTab {
    const connectionId = query.connectionId ?? startingId()
    const fresh = createFreshTab(id, connectionId)
    return { ...fresh, ...query, connectionId, origin: query.form ?? fresh.form }
  }

  /** Opens a query in the place of the one in front, for the instance that it was made for. */
  function openInPlace(query: Pick<QueryTab, 'connectionId' | 'form' | 'rawBody'>) {
    replace(query, 'open')
    useItsConnection()
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

  return { justReplaced, isUndoPossible, openTab, openBeside, openInPlace, replace, undo }
}
