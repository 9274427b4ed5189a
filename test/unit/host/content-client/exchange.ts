import { onTestFinished } from 'vitest'
import type { ExchangeLimits } from '#core/exchange/limits.ts'
import type { ExchangeOutcome, ExchangeProblem } from '#core/exchange/outcome.ts'
import { createContentClient, type ContentResponse } from '#host/content-client/content-client.ts'
import type { ContentRequest } from '#host/content-client/plan-content-request.ts'
import type { ProxyEnvironment } from '#host/content-client/proxy-selection.ts'
import { createRequestLog } from '#host/request-log/request-log.ts'
import { createUndiciTransport } from '#host/content-client/undici-transport.ts'

export const canary = 'canary-7f3Kd92mQx'

export const generousLimits: ExchangeLimits = {
  firstByteMs: 60_000,
  silenceMs: 60_000,
  totalBytes: 1024 * 1024,
}

/** A request with everything but the address and what the test is about. */
export const requestTo = (
  address: number | string,
  about: Partial<ContentRequest> = {},
): ContentRequest => ({
  method: 'GET',
  baseUrl: typeof address === 'number' ? `http://127.0.0.1:${address}` : address,
  target: '/things',
  body: null,
  token: canary,
  limits: generousLimits,
  allowPlainHttp: false,
  certificates: null,
  purpose: { kind: 'send' },
  connectionId: null,
  ...about,
})

/** Opens a client over real undici, whose connections are closed when the test is over. */
export function openClient(environment: ProxyEnvironment = {}) {
  const requestLog = createRequestLog()
  const transport = createUndiciTransport({ environment, trustedCertificates: [] })
  onTestFinished(() => transport.close())
  const client = createContentClient({
    transport,
    requestLog,
    appVersion: '9.9.9',
    now: () => new Date('2026-08-22T09:15:00Z'),
    monotonicNow: () => 0,
  })
  return {
    /** What the ledger says so far, the oldest first. */
    requestLog: () => requestLog.readSince(0).entries.toReversed(),
    send: (request: ContentRequest, signal: AbortSignal = new AbortController().signal) =>
      client.send(request, signal),
    async sendForResponse(request: ContentRequest, signal?: AbortSignal) {
      const sent = await this.send(request, signal)
      if (sent.kind === 'problem') throw new Error(`No answer: ${JSON.stringify(sent.problem)}`)
      return sent
    },
    async sendForProblem(request: ContentRequest, signal?: AbortSignal): Promise<ExchangeProblem> {
      const sent = await this.send(request, signal)
      if (sent.kind === 'response') throw new Error(`Answered with ${sent.head.status}`)
      return sent.problem
    },
  }
}

export type Answered = Extract<ContentResponse, { kind: 'response' }>

/** Reads an answer to its end; text and outcome stand beside the bytes. */
export async function readToEnd(answer: Answered) {
  const bytes = new Uint8Array(await new Response(answer.body).arrayBuffer())
  return { bytes, text: new TextDecoder().decode(bytes), outcome: await untimed(answer) }
}

/** The outcome with its time set to zero, because no test looks at a clock. */
export const untimed = async (answer: Answered): Promise<ExchangeOutcome> => ({
  ...(await answer.outcome),
  downloadMs: 0,
})
