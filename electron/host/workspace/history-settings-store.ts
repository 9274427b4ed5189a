import { historySettings, type HistorySettings } from '#core/workspace/history-entry.ts'
import { defaultBodyBytes } from '#core/workspace/history-sizes.ts'
import {
  createJsonDocument,
  type DocumentPlace,
  type JsonDocument,
} from '#host/storage/json-document.ts'

/** The document with the maximum size of all saved responses together. */
export function createHistorySettingsStore(options: DocumentPlace): JsonDocument<HistorySettings> {
  return createJsonDocument({
    ...options,
    format: 'history-settings',
    version: 1,
    schema: historySettings,
    empty: () => ({ bodyBytes: defaultBodyBytes }),
  })
}
