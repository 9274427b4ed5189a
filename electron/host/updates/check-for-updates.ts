import { isLoopbackHost, withoutEndSlashes } from '#core/url/split-url.ts'
import { renderUserAgent } from '#host/content-client/content-client.ts'
import { readUrl } from '#host/url/read-url.ts'
import type { ExchangeProblem } from '#core/exchange/outcome.ts'
import type { Settings } from '#core/settings/settings.ts'
import { isNewer, type UpdateCheck } from '#core/connection/update-check.ts'
import { type Transport, describeProblem } from '#host/content-client/transport.ts'
import type { RequestLog } from '#host/request-log/request-log.ts'

/** electron-builder's file for Windows; the files of all systems contain the same version. */
const fileName = 'latest.yml'
const maxResponseLength = 64 * 1024
const timeoutMs = 15_000

/**
 * Checks for a newer version, if enabled: one GET over https without a token, following no redirects, recorded in
 * the request log. The URL is that of the settings, or else the package's `updateAddress`. Downloads and installs
 * nothing, because releases may be unsigned.
 */
export async function checkForUpdates(deps: {
  updates: Settings['updates']
  /** '' for none. */
  updateAddress: string
  transport: Transport
  requestLog: Pick<RequestLog, 'write'>
  appVersion: string
  now: () => Date
}): Promise<UpdateCheck> {
  const { updates, transport, appVersion } = deps
  const address = updates.address === '' ? deps.updateAddress : updates.address
  if (!updates.check || address === '') return { kind: 'off' }
  const page = readAddress(address)
  if (page === null) return { kind: 'failed', reason: 'address' }
  const file = new URL(fileName, page)
  const signal = AbortSignal.timeout(timeoutMs)
  const log = recordRequest(deps, file)
  try {
    const response = await transport.send({
      method: 'GET',
      origin: file.origin,
      target: file.pathname,
      body: null,
      certificates: null,
      headers: [renderUserAgent(appVersion)],
      signal,
    })
    log.received(response.status)
    const { text, ...sizes } = await readText(response.body)
    log.ended(sizes)
    // Some builds write the version in quotes.
    const version = /^version: ['"]?(\d[\w.-]*)['"]?\s*$/m.exec(text)?.[1]
    if (response.status !== 200 || version === undefined)
      return { kind: 'failed', reason: 'unreadable' }
    return isNewer(version, appVersion)
      ? { kind: 'newer', version, page: page.href }
      : { kind: 'current', version: appVersion }
  } catch (error) {
    log.failed(signal.aborted ? 'timeout' : describeProblem(error, file).kind)
    return { kind: 'failed', reason: 'network' }
  }
}

/** Writes an entry for the request into the log, and returns what updates its state. */
function recordRequest(
  deps: { requestLog: Pick<RequestLog, 'write'>; now: () => Date },
  file: URL,
) {
  const sentAtMs = performance.now()
  const setState = deps.requestLog.write({
    purpose: { kind: 'update' },
    connectionId: null,
    hop: 0,
    method: 'GET',
    url: file.href,
    body: null,
    sentAt: deps.now().toISOString(),
    hasToken: false,
  })
  let status: number | null = null
  const elapsedMs = () => performance.now() - sentAtMs
  const answered = (ofStatus: number, sizes: { bytes: number | null; isWhole: boolean }) => {
    setState({
      kind: 'answered',
      status: ofStatus,
      total: null,
      durationMs: elapsedMs(),
      ...sizes,
    })
  }
  return {
    received(ofStatus: number) {
      status = ofStatus
      setState({ kind: 'receiving', status })
    },
    ended(sizes: { bytes: number; isWhole: boolean }) {
      if (status !== null) answered(status, sizes)
    },
    failed(problem: ExchangeProblem['kind']) {
      if (status === null) setState({ kind: 'failed', problem, durationMs: elapsedMs() })
      else answered(status, { bytes: null, isWhole: false })
    },
  }
}

/** The folder of the update files; null if the URL is not allowed. */
function readAddress(address: string): URL | null {
  const url = readUrl(`${withoutEndSlashes(address)}/`)
  if (url === null) return null
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))
  const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === ''
  return isSafe && isPlain ? url : null
}

/** The text, or its begin where it is too long for such a file. */
async function readText(body: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxResponseLength) return { text, bytes, isWhole: false }
  }
  return { text, bytes, isWhole: true }
}
