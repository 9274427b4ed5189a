import { Hono } from 'hono'
import type { Settings } from '#core/settings/settings.ts'
import type { Transport } from '#host/content-client/transport.ts'
import type { JsonDocument } from '#host/storage/json-document.ts'
import type { RequestLog } from '#host/request-log/request-log.ts'
import { checkForUpdates } from '#host/updates/check-for-updates.ts'

/** `GET /` checks for a newer version, if update checks are enabled. */
export const updateRoutes = (deps: {
  settings: JsonDocument<Settings>
  requestLog: RequestLog
  transport: Transport
  appVersion: string
  updateAddress?: string
  now: () => Date
}) =>
  new Hono().get('/', async (context) => {
    const { updates } = (await deps.settings.load()).value
    return context.json(await checkForUpdates({ updateAddress: '', ...deps, updates }))
  })
