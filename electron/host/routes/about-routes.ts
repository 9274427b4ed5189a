import { Hono } from 'hono'

/** What the page says of the program it belongs to. */
export const aboutRoutes = ({ appVersion }: { appVersion: string }) =>
  new Hono().get('/', (context) => context.json({ appVersion }))
