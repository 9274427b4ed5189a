import { openTabs, type OpenTabs } from '#core/workspace/open-tabs.ts'
import { createJsonDocument, type JsonDocument } from '../storage/json-document.ts'

/** The document with the queries that stand open side by side. */
export function createOpenTabsStore(options: {
  file: string
  now: () => Date
}): JsonDocument<OpenTabs> {
  return createJsonDocument({
    ...options,
    format: 'open-tabs',
    // Version 2 may hold dates that are relative to the day, which version 1 could not read.
    version: 2,
    schema: openTabs,
    lists: { tabs: openTabs.shape.tabs.element },
    migrations: { 1: (old) => old },
    empty: () => ({ tabs: [], activeId: null }),
  })
}
