import type { Protocol } from 'electron'
import { answerPageScheme } from '#host/launch/page-scheme.ts'

/** Makes `app:` a scheme with an origin of its own that can be fetched. Only possible before Electron is ready. */
export function registerAppScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** Serves the page, and what it asks for, from the host. */
export function serveAppScheme(
  protocol: Pick<Protocol, 'handle'>,
  host: { fetch: (request: Request) => Promise<Response> },
): void {
  protocol.handle('app', answerPageScheme(host))
}
