import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startBrowserShell } from '#browser/start-browser-shell.ts'
import { createUndiciTransport } from '#host/content-client/undici-transport.ts'
import { createHost, type Host } from '#host/create-host.ts'
import type { PageFiles } from '#host/platform/platform.ts'
import type { Sample } from '#sample/index.ts'
import { serveAppScheme } from '../../electron/main/explorer-window.ts'
import { createSessionDouble } from '../support/electron-double/session-double.ts'
import { startOddSample } from '../servers/odd/endpoints.ts'

/** A way for a page's requests to reach the host. */
export interface Transport {
  name: string
  /** Gives a function that asks the host as the page's own `fetch('/…')` would. */
  open: (host: Host) => Promise<Ask>
}

export type Ask = (path: string, init?: RequestInit) => Promise<Response>

export const transports: readonly Transport[] = [
  { name: 'memory', open: openMemory },
  { name: 'loopback', open: openLoopback },
  { name: "app:// (Electron's double, not Electron)", open: openAppScheme },
]

export interface OpenedHost {
  ask: Ask
  sample: Sample
  dataDir: string
}

const page: PageFiles = new Map([
  [
    '/index.html',
    { contentType: 'text/html; charset=utf-8', bytes: new TextEncoder().encode('<!doctype html>') },
  ],
])

/** A host of its own with an empty data folder and a running sample instance; closed after the test. */
export async function openHost(transport: Transport): Promise<OpenedHost> {
  const dataDir = await mkdtemp(join(tmpdir(), 'endpoint-explorer-contract-'))
  const sample = await startOddSample()
  const host = await createHost({
    appVersion: '0.0.0',
    dataDir,
    page,
    transport: createUndiciTransport({ environment: {}, trustedCertificates: [] }),
    keyProviders: [],
    startSample: () => Promise.resolve({ baseUrl: sample.baseUrl, token: sample.tokens.full }),
    now: () => new Date('2026-08-22T09:15:00Z'),
  })
  onTestFinished(async () => {
    await host.close()
    await sample.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { ask: await transport.open(host), sample, dataDir }
}

function openMemory(host: Host): Promise<Ask> {
  return Promise.resolve((path, init) =>
    host.fetch(new Request(new URL(path, 'http://page.example'), init)),
  )
}

async function openLoopback(host: Host): Promise<Ask> {
  const shell = await startBrowserShell({
    port: 0,
    now: () => performance.now(),
    idleMs: null,
    host,
  })
  onTestFinished(() => shell.close())
  const { origin } = shell
  const launch = await fetch(`${origin}/api/launch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      token: new URL(shell.createLaunchUrl(null)).hash.slice('#launch='.length),
    }),
  })
  const { appToken } = (await launch.json()) as { appToken: string }
  const session = {
    origin,
    'x-app-token': appToken,
    cookie: launch.headers.get('set-cookie')?.split(';', 1)[0] ?? '',
  }
  return (path, init) =>
    fetch(origin + path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), ...session },
    })
}

function openAppScheme(host: Host): Promise<Ask> {
  const { session, record } = createSessionDouble()
  serveAppScheme(session.protocol, host)
  return Promise.resolve(async (path, init) => {
    const handle = record.schemes.get('app')
    if (!handle) throw new Error('The shell serves no app: scheme')
    return handle(new Request(new URL(path, 'app://explorer'), init))
  })
}
