import { EventEmitter } from 'node:events'
import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { PassThrough, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { ClientRequestConstructorOptions } from 'electron'
import { refusesRequest, type SessionRecord } from './session-double.ts'

/** Electron's `net`, over Node's HTTP: it behaves as Electron's does, and sends what Node sends. */
export function createNetDouble(recordOf: (session: unknown) => SessionRecord | undefined) {
  return {
    request: (options: ClientRequestConstructorOptions) =>
      new NetRequestDouble(options, recordOf(options.session)),
  }
}

export class NetRequestDouble extends EventEmitter {
  readonly #options: ClientRequestConstructorOptions
  readonly #session: SessionRecord | undefined
  readonly #headers: Record<string, string> = { Connection: 'keep-alive' }
  #sent: ClientRequest | null = null

  constructor(options: ClientRequestConstructorOptions, session: SessionRecord | undefined) {
    super()
    this.#options = options
    this.#session = session
  }

  setHeader(name: string, value: string): void {
    this.#headers[name] = value
  }

  end(body?: string): void {
    const { url = '', method = 'GET' } = this.#options
    if (this.#session && refusesRequest(this.#session, url)) {
      setImmediate(() => this.emit('error', new Error('net::ERR_BLOCKED_BY_CLIENT')))
      return
    }
    let headers: Record<string, string> = {
      ...this.#headers,
      'Accept-Encoding': 'gzip, deflate, br',
      'Accept-Language': 'en-US',
      'Sec-Fetch-Site': 'none',
      'Sec-Fetch-Mode': 'no-cors',
      'Sec-Fetch-Dest': 'empty',
    }
    this.#session?.beforeSendHeaders?.({ requestHeaders: headers }, (changed) => {
      headers = changed.requestHeaders
    })
    this.#session?.sendHeaders?.({ method, url, requestHeaders: headers })
    const send = url.startsWith('https:') ? requestHttps : requestHttp
    this.#sent = send(url, { method, headers })
    this.#sent.on('error', (error) => this.emit('error', netError(error)))
    this.#sent.on('response', (answer) => {
      this.#receive(answer, url, method)
    })
    this.#sent.end(body)
  }

  abort(): void {
    this.#sent?.destroy()
    this.emit('abort')
  }

  #receive(answer: IncomingMessage, url: string, method: string): void {
    const { statusCode = 0, headers, headersDistinct } = answer
    if (headers.location === undefined || !redirects.includes(statusCode)) {
      this.emit('response', decode(answer))
      return
    }
    // Electron looks right after the event whether the redirect was followed, and then gives up.
    this.emit('redirect', statusCode, method, new URL(headers.location, url).href, headersDistinct)
    this.emit('error', new Error('Redirect was cancelled'))
    answer.destroy()
  }
}

const redirects: readonly number[] = [301, 302, 303, 307, 308]

/** Chromium hands on what it has decoded, with the headers as they came. */
function decode(answer: IncomingMessage) {
  const { statusCode, statusMessage, rawHeaders } = answer
  const body = Object.assign(new PassThrough(), { statusCode, statusMessage, rawHeaders })
  const decoder = createDecoder(answer.headers['content-encoding'])
  answer.on('error', (error) => body.destroy(netError(error)))
  decoder?.on('error', () => body.destroy(new Error('net::ERR_CONTENT_DECODING_FAILED')))
  if (decoder) answer.pipe(decoder).pipe(body)
  else answer.pipe(body)
  return body
}

function createDecoder(encoding: string | undefined): Transform | null {
  switch (encoding) {
    case 'gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    case undefined:
    default:
      return null
  }
}

const names: readonly (readonly [code: RegExp, name: string])[] = [
  [/^ENOTFOUND|^EAI_/, 'NAME_NOT_RESOLVED'],
  [/^ECONNREFUSED/, 'CONNECTION_REFUSED'],
  [/^ECONNRESET|^EPIPE/, 'CONNECTION_RESET'],
  [/^HPE_/, 'INVALID_HTTP_RESPONSE'],
  [/^CERT_HAS_EXPIRED|^CERT_NOT_YET/, 'CERT_DATE_INVALID'],
  [/ALTNAME/, 'CERT_COMMON_NAME_INVALID'],
  [/SELF_SIGNED|UNABLE_TO/, 'CERT_AUTHORITY_INVALID'],
]

function netError(error: Error): Error {
  const code = 'code' in error ? String(error.code) : ''
  return new Error(`net::ERR_${names.find(([known]) => known.test(code))?.[1] ?? 'FAILED'}`)
}
