import { historySettings, type HistorySettings } from '#core/workspace/history-entry.ts'
import { createJsonDocument, type JsonDocument } from '#host/storage/json-document.ts'

const usualBodyBytes = 50_000_000

/** The document with how much of the answers a person wants to have kept. */
export function createHistorySettingsStore(options: {
  file: string
  now: () => Date
}): JsonDocument<HistorySettings> {
  return createJsonDocument({
    ...options,
    format: 'history-settings',
    version: 1,
    schema: historySettings,
    migrations: {},
    empty: () => ({ bodyBytes: usualBodyBytes }),
  })
}
