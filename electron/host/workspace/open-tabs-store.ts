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
    version: 1,
    schema: openTabs,
    lists: { tabs: openTabs.shape.tabs.element },
    migrations: {},
    empty: () => ({ tabs: [], activeId: null }),
  })
}
