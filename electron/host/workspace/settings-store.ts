import { defaultSettings } from '#core/settings/default-settings.ts'
import { settings, type Settings } from '#core/settings/settings.ts'
import { historySettings, type HistorySettings } from '#core/workspace/history-entry.ts'
import { defaultBodyBytes } from '#core/workspace/history-sizes.ts'
import {
  createJsonDocument,
  type DocumentPlace,
  type JsonDocument,
} from '#host/storage/json-document.ts'

/** The document with the app's settings. */
export function createSettingsStore(options: DocumentPlace): JsonDocument<Settings> {
  return createJsonDocument({
    ...options,
    format: 'settings',
    version: 1,
    schema: settings,
    empty: () => defaultSettings,
  })
}

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
