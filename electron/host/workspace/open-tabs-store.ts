import * as z from 'zod'
import { openTab, windowId, type WindowTabs } from '#core/workspace/open-tabs.ts'
import {
  createJsonDocument,
  type DocumentPlace,
  type JsonDocument,
} from '#host/storage/json-document.ts'

const savedTab = openTab.extend({ windowId })
const activeTab = z.object({ windowId, tabId: z.string().max(100).nullable() })

/**
 * All tabs are in one list, so that an invalid tab is set aside alone. Windows are in the order they were
 * saved.
 */
const savedTabs = z.object({
  tabs: z.array(savedTab).max(3_000),
  windows: z.array(activeTab).max(1_000),
})
export type SavedTabs = z.infer<typeof savedTabs>

/** Window ID for files of version 2, which had only one window. */
const onlyWindow = 'window'
const versionTwo = z.object({ tabs: z.array(z.unknown()), activeId: z.unknown() })

/** The document with the open query tabs of each window. */
export function createOpenTabsStore(options: DocumentPlace): JsonDocument<SavedTabs> {
  return createJsonDocument({
    ...options,
    format: 'open-tabs',
    // Version 2 added relative dates, version 3 several windows.
    version: 3,
    schema: savedTabs,
    lists: { tabs: savedTab, windows: activeTab },
    migrations: {
      1: (old) => old,
      2: (old) => {
        const { tabs, activeId } = versionTwo.parse(old)
        return {
          tabs: tabs.map((tab) =>
            typeof tab === 'object' ? { ...tab, windowId: onlyWindow } : tab,
          ),
          windows: [{ windowId: onlyWindow, tabId: activeId }],
        }
      },
    },
    empty: () => ({ tabs: [], windows: [] }),
  })
}

/** The windows with saved tabs, most recently saved first. */
export const listWindows = ({ tabs, windows }: SavedTabs): WindowTabs[] =>
  windows.toReversed().map(({ windowId, tabId }) => ({
    windowId,
    tabs: tabs
      .filter((tab) => tab.windowId === windowId)
      .map(({ id, connectionId, form, rawBody, savedId, answerId }) => {
        return { id, connectionId, form, rawBody, savedId, ...(answerId && { answerId }) }
      }),
    activeId: tabId,
  }))

/** Saves the tabs of one window and removes the windows that it took over. */
export function putWindow(
  { tabs, windows }: SavedTabs,
  updated: WindowTabs,
  takes: readonly string[],
): SavedTabs {
  const isOther = (one: { windowId: string }) =>
    one.windowId !== updated.windowId && !takes.includes(one.windowId)
  return {
    tabs: [
      ...tabs.filter(isOther),
      ...updated.tabs.map((tab) => ({ ...tab, windowId: updated.windowId })),
    ],
    windows: [...windows.filter(isOther), { windowId: updated.windowId, tabId: updated.activeId }],
  }
}
