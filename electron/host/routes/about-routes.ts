import { Hono } from 'hono'
import type { DefectLog } from '#host/defects/defect-log.ts'

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
