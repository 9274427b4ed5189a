import type { Protocol } from 'electron'
import { answerPageScheme } from '#host/launch/page-scheme.ts'

/** Registers `app:` with its own origin, fetch and a cache of compiled code; only before Electron is ready. */
export function registerAppScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }])
}

/** Serves the page and its requests from the host. */
export function serveAppScheme(
  protocol: Pick<Protocol, 'handle'>,
  host: { fetch: (request: Request) => Promise<Response> },
): void {
  protocol.handle('app', answerPageScheme(host))
}
