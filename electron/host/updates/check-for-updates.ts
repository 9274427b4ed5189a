import { readUrl } from '#host/url/read-url.ts'
import type { Settings } from '#core/settings/settings.ts'
import { isNewer, type UpdateCheck } from '#core/connection/update-check.ts'
import { isLoopbackHost } from '#host/content-client/loopback-host.ts'
import type { Transport } from '#host/content-client/transport.ts'

/** electron-builder's file for Windows; the files of all systems contain the same version. */
const fileName = 'latest.yml'
const maxAnswerLength = 64 * 1024
const timeoutMs = 15_000

/**
 * Checks the URL in the settings for a newer version, if enabled: one GET over https without a token,
 * following no redirects. Downloads and installs nothing, because releases are not signed.
 */
export async function checkForUpdates(deps: {
  updates: Settings['updates']
  transport: Transport
  appVersion: string
}): Promise<UpdateCheck> {
  const { updates, transport, appVersion } = deps
  if (!updates.check || updates.address === '') return { kind: 'off' }
  const page = readAddress(updates.address)
  if (page === null) return { kind: 'failed', reason: 'address' }
  const { origin, pathname } = new URL(fileName, page)
  try {
    const answer = await transport.send({
      method: 'GET',
      origin,
      target: pathname,
      body: null,
      certificates: null,
      headers: [['User-Agent', `Endpoint-Explorer/${appVersion}`]],
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readText(answer.body)
    // Some builds write the version in quotes.
    const version = /^version: ['"]?(\d[\w.-]*)['"]?\s*$/m.exec(text)?.[1]
    if (answer.status !== 200 || version === undefined)
      return { kind: 'failed', reason: 'unreadable' }
    return isNewer(version, appVersion)
      ? { kind: 'newer', version, page: page.href }
      : { kind: 'current', version: appVersion }
  } catch {
    return { kind: 'failed', reason: 'network' }
  }
}

/** The folder of the update files; null if the URL is not allowed. */
function readAddress(address: string): URL | null {
  const url = readUrl(address.replace(/\/*$/, '/'))
  if (url === null) return null
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))
  const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === ''
  return isSafe && isPlain ? url : null
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxAnswerLength) break
  }
  return text
}
