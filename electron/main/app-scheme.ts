import type { Protocol } from 'electron'
import { answerPageScheme } from '#host/launch/page-scheme.ts'

/** Registers `app:` as a scheme with its own origin that supports fetch; only before Electron is ready. */
export function registerAppScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** Serves the page and its requests from the host. */
export function serveAppScheme(
  protocol: Pick<Protocol, 'handle'>,
  host: { fetch: (request: Request) => Promise<Response> },
): void {
  protocol.handle('app', answerPageScheme(host))
}
