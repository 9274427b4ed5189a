import type { WindowTabs } from './open-tabs.ts'
import { isBlank, maxTabs } from './query-tabs.ts'

export interface ClaimedTabs extends Omit<WindowTabs, 'windowId'> {
  /** IDs of the closed windows whose tabs were taken over. */
  takes: readonly string[]
}

/**
 * The tabs for a new or reloaded window. A reloaded window gets its own tabs. A new one takes over those of
 * all closed windows, most recent first, up to the limit; tabs of open windows stay there. `windows` is
 * sorted by last change, most recent first; untouched tabs are dropped.
 */
export function claimTabs(
  windows: readonly WindowTabs[],
  own: string,
  isOpen: (windowId: string) => boolean,
): ClaimedTabs {
  const ownTabs = windows.find(({ windowId }) => windowId === own)
  if (ownTabs) return { tabs: ownTabs.tabs, activeId: ownTabs.activeId, takes: [] }
  const claimed = new Map<string, WindowTabs['tabs'][number]>()
  const takes: string[] = []
  let activeId: string | null = null
  for (const { windowId, tabs, activeId: frontId } of windows) {
    if (isOpen(windowId)) continue
    const newTabs = tabs.filter((tab) => !claimed.has(tab.id) && !isBlank(tab))
    if (claimed.size + newTabs.length > maxTabs) break
    for (const tab of newTabs) claimed.set(tab.id, tab)
    takes.push(windowId)
    activeId ??= newTabs.some(({ id }) => id === frontId) ? frontId : (newTabs[0]?.id ?? null)
  }
  return { tabs: [...claimed.values()], activeId, takes }
}
