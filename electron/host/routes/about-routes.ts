import { Hono } from 'hono'

/** What the page says of the program it belongs to. */
export const aboutRoutes = ({ appVersion, dataDir }: { appVersion: string; dataDir: string }) =>
  new Hono().get('/', (context) => context.json({ appVersion, dataDir }))
