import {
  loadSystemCertificates,
  loadTrustedCertificates,
} from '#host/content-client/trusted-certificates.ts'
import { createUndiciTransport } from '#host/content-client/undici-transport.ts'
import { createHost, type Host } from '#host/create-host.ts'
import type { Platform } from '#host/platform/platform.ts'
import { startBrowserShell, type BrowserShell } from './start-browser-shell.ts'

/** What differs between the program and a test that runs the app in its own process. */
export interface AppOptions extends Pick<
  Platform,
  'appVersion' | 'updateAddress' | 'dataDir' | 'page' | 'keyProviders' | 'startSample'
> {
  /** 0 takes any free port. */
  port: number
  /** Ends the app after this many milliseconds without a request from a page; null never does. */
  idleMs: number | null
}

export interface RunningApp {
  host: Host
  shell: BrowserShell
  /** Ends the server and the host; does not stop the samples. */
  close(): Promise<void>
}

/** Starts a host with the real network and clock, and serves it. Rejects with Node's error if the port is taken. */
export async function startApp(options: AppOptions): Promise<RunningApp> {
  const { port, idleMs, ...own } = options
  const host = await createHost({
    ...own,
    transport: createUndiciTransport({
      environment: process.env,
      trustedCertificates: loadTrustedCertificates(process.env.NODE_EXTRA_CA_CERTS),
      systemCertificates: loadSystemCertificates,
    }),
    now: () => new Date(),
  })
  try {
    const shell = await startBrowserShell({ port, idleMs, host, now: () => performance.now() })
    return {
      host,
      shell,
      async close() {
        await Promise.all([shell.close(), host.close()])
      },
    }
  } catch (error) {
    await host.close()
    throw error
  }
}
