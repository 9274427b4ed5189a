import * as z from 'zod'
import { openTab, windowId, type WindowTabs } from '#core/workspace/open-tabs.ts'
import { createJsonDocument, type JsonDocument } from '#host/storage/json-document.ts'

const keptTab = openTab.extend({ windowId })
const activeTab = z.object({ windowId, tabId: z.string().max(100).nullable() })

/** In one list, so that a broken tab is set aside alone. Windows are in the order in which they were kept. */
const keptTabs = z.object({
  tabs: z.array(keptTab).max(3_000),
  windows: z.array(activeTab).max(1_000),
})
export type KeptTabs = z.infer<typeof keptTabs>

/** A file of version 2 knew one window only. */
const onlyWindow = 'window'
const versionTwo = z.object({ tabs: z.array(z.unknown()), activeId: z.unknown() })

/** The document with the queries that stand open side by side, window by window. */
export function createOpenTabsStore(options: {
  file: string
  now: () => Date
}): JsonDocument<KeptTabs> {
  return createJsonDocument({
    ...options,
    format: 'open-tabs',
    // Version 2 may hold dates that are relative to the day, version 3 the tabs of several windows.
    version: 3,
    schema: keptTabs,
    lists: { tabs: keptTab, windows: activeTab },
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

/** The windows of which tabs are kept, the one kept last first. */
export const listWindows = ({ tabs, windows }: KeptTabs): WindowTabs[] =>
  windows.toReversed().map(({ windowId, tabId }) => ({
    windowId,
    tabs: tabs
      .filter((tab) => tab.windowId === windowId)
      .map(({ id, connectionId, form, rawBody, savedId, answerId }) => {
        return { id, connectionId, form, rawBody, savedId, ...(answerId && { answerId }) }
      }),
    activeId: tabId,
  }))

/** What is kept with the tabs of one window, without those of the windows that it took over. */
export function putWindow(
  { tabs, windows }: KeptTabs,
  given: WindowTabs,
  takes: readonly string[],
): KeptTabs {
  const isOther = (one: { windowId: string }) =>
    one.windowId !== given.windowId && !takes.includes(one.windowId)
  return {
    tabs: [
      ...tabs.filter(isOther),
      ...given.tabs.map((tab) => ({ ...tab, windowId: given.windowId })),
    ],
    windows: [...windows.filter(isOther), { windowId: given.windowId, tabId: given.activeId }],
  }
}
