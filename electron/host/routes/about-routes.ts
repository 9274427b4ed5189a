import { Hono } from 'hono'
import type { DefectLog } from '#host/defects/defect-log.ts'

/** Version, data folder and defects of the app. */
export const aboutRoutes = ({
  appVersion,
  dataDir,
  defects,
}: {
  appVersion: string
  dataDir: string
  defects: Pick<DefectLog, 'seen'>
}) =>
  new Hono()
    .get('/', (context) => context.json({ appVersion, dataDir }))
    .get('/defects', (context) => context.json({ defects: defects.seen() }))
