import { Hono } from 'hono'
import type { Settings } from '#core/settings/settings.ts'
import type { PageFiles } from '#host/platform/platform.ts'
import type { DefectLog } from '#host/defects/defect-log.ts'
import type { Transport } from '#host/content-client/transport.ts'
import type { JsonDocument } from '#host/storage/json-document.ts'
import type { RequestLog } from '#host/request-log/request-log.ts'
import { checkForUpdates } from '#host/updates/check-for-updates.ts'

const startPath = '/index.html'

/**
 * The built page. A path is looked up as it is and never turned into a file name, so no other file is
 * accessible.
 *
 * The chosen theme is written into the HTML, so that the first paint already has it.
 */
export function pageRoutes(files: PageFiles, theme: () => Promise<Settings['theme']>) {
  return new Hono().get('*', async (context) => {
    const { pathname } = new URL(context.req.url)
    const path = pathname === '/' ? startPath : pathname
    const file = files.get(path)
    if (file === undefined) return context.notFound()
    const headers = { 'content-type': file.contentType }
    if (path !== startPath) return context.body(file.bytes, 200, headers)
    return context.body(
      withTheme(new TextDecoder().decode(file.bytes), await theme()),
      200,
      headers,
    )
  })
}

/** Without an attribute, the page follows the theme of the system. */
const withTheme = (page: string, theme: Settings['theme']): string =>
  theme === 'system' ? page : page.replace('<html', `<html data-theme="${theme}"`)

/** Version, built-in update address, data folder and defects of the app. */
export const aboutRoutes = ({
  appVersion,
  updateAddress = '',
  dataDir,
  defects,
}: {
  appVersion: string
  updateAddress?: string
  dataDir: string
  defects: Pick<DefectLog, 'seen'>
}) =>
  new Hono()
    .get('/', (context) => context.json({ appVersion, updateAddress, dataDir }))
    .get('/defects', (context) => context.json({ defects: defects.seen() }))

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
