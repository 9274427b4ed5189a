import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createUndiciTransport } from '#host/content-client/undici-transport.ts'
import { createHost } from '#host/create-host.ts'
import type { KeyProvider } from '#host/vault/key-provider.ts'
import { startOddSample } from '../../../servers/odd/endpoints.ts'

/** A POST of JSON as the page sends it. */
export const postOf = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

export interface Answer {
  status: number
  /** Parsed JSON; a test compares it as a whole. */
  body: unknown
}

/**
 * A host in this process with a running sample instance: without a keyring where none is given, with an
 * empty data folder where `fill` puts nothing into it.
 */
export async function openHost({
  keyProviders = [],
  isSampleBroken = false,
  fill = () => Promise.resolve(),
}: {
  keyProviders?: KeyProvider[]
  isSampleBroken?: boolean
  fill?: (dataDir: string) => Promise<void>
} = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'endpoint-explorer-routes-'))
  await fill(dataDir)
  const sample = await startOddSample()
  const host = await createHost({
    appVersion: '0.0.0',
    dataDir,
    page: new Map(),
    transport: createUndiciTransport({ environment: {}, trustedCertificates: [] }),
    keyProviders,
    startSample: () =>
      isSampleBroken
        ? Promise.reject(new TypeError('Words that may hold anything'))
        : Promise.resolve({ baseUrl: sample.baseUrl, token: sample.tokens.full }),
    now: () => new Date('2026-08-22T09:15:00Z'),
  })
  onTestFinished(async () => {
    await host.close()
    await sample.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const fetch = (path: string, init?: RequestInit) =>
    host.fetch(new Request(new URL(path, 'http://page.example'), init))
  async function ask(path: string, init?: RequestInit): Promise<Answer> {
    const answer = await fetch(path, init)
    return { status: answer.status, body: await answer.json() }
  }
  const post = (path: string, body: object) => ask(path, postOf(body))
  return { dataDir, sample, fetch, ask, post, close: () => host.close() }
}
