import { defaultSettings } from '#core/settings/default-settings.ts'
import { settings, type Settings } from '#core/settings/settings.ts'
import { createJsonDocument, type JsonDocument } from '#host/storage/json-document.ts'

/** The document with the app's settings. */
export function createSettingsStore(options: {
  file: string
  now: () => Date
}): JsonDocument<Settings> {
  return createJsonDocument({
    ...options,
    format: 'settings',
    version: 1,
    schema: settings,
    migrations: {},
    empty: () => defaultSettings,
  })
}
