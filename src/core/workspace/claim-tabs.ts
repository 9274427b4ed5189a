import { freshForm } from '#core/query/form.ts'
import type { WindowTabs } from './open-tabs.ts'
import { isSameForm, maxTabs } from './query-tabs.ts'

/** What a window that opens has in front of it. */
export interface ClaimedTabs extends Omit<WindowTabs, 'windowId'> {
  /** The windows that are gone and whose queries it took over. */
  takes: readonly string[]
}

/**
 * The queries that a window opens with. One that was loaded anew has its own again; a new one takes over those
 * of all windows that are gone, the last one first, as far as there is room. What an open window shows is left
 * to it. `windows` begins with the one that was kept last; tabs that nobody has written in are let go.
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
  for (const { windowId, tabs, activeId: front } of windows) {
    if (isOpen(windowId)) continue
    const written = tabs.filter((tab) => !claimed.has(tab.id) && !isBlank(tab))
    if (claimed.size + written.length > maxTabs) break
    for (const tab of written) claimed.set(tab.id, tab)
    takes.push(windowId)
    activeId ??= written.some(({ id }) => id === front) ? front : (written[0]?.id ?? null)
  }
  return { tabs: [...claimed.values()], activeId, takes }
}

const isBlank = ({ form, rawBody }: WindowTabs['tabs'][number]): boolean =>
  rawBody === null && isSameForm(form, freshForm)
