import { defaultSettings } from '#core/settings/default-settings.ts'
import { settings, type Settings } from '#core/settings/settings.ts'
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
