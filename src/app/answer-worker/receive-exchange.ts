import type { ExchangeHead } from '#core/exchange/head.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import type { JsonHeaders } from './json-headers.ts'
import type { AnswerProblem } from './protocol.ts'
import { isSessionLost } from './session-lost.ts'
import { splitHeadLine } from './split-head-line.ts'

/** The stream of an exchange that has begun, or why there is none. */
export type OpenedExchange =
  | { kind: 'stream'; body: ReadableStream<Uint8Array<ArrayBuffer>> }
  | { kind: 'problem'; problem: AnswerProblem }

/** Asks the host for an exchange. Resolves with its stream as soon as there is one. */
export async function openExchange(
  request: ExchangeRequest,
  options: { fetch: typeof fetch; headers: JsonHeaders; signal: AbortSignal },
): Promise<OpenedExchange> {
  const { fetch: send, headers, signal } = options
  try {
    const response = await send('/api/exchange', {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
      signal,
    })
    return response.ok && response.body !== null
      ? { kind: 'stream', body: response.body }
      : { kind: 'problem', problem: await readProblem(response) }
  } catch {
    return { kind: 'problem', problem: { kind: signal.aborted ? 'cancelled' : 'host-gone' } }
  }
}

/**
 * Hands on the body's bytes as they come, with the head before the first of them. Resolves at the end
 * of the stream, true where it ended by itself: what has arrived is handed on all the same. Rejects only where
 * `take` throws, which is a defect.
 */
export async function receiveBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  take: (bytes: Uint8Array, head: ExchangeHead | null) => Promise<unknown>,
): Promise<boolean> {
  const split = splitHeadLine()
  const reader = body.getReader()
  for (;;) {
    const read = await readOrNull(reader)
    if (read === null) return false
    if (read.done) return true
    const { head, rest } = split(read.value)
    await take(rest, head === null ? null : readHead(head))
  }
}

/** Null where the stream from the app's own host broke: cancelled, or the host has ended. */
async function readOrNull(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  try {
    return await reader.read()
  } catch {
    return null
  }
}

/** How an exchange ended, once its stream has; null when the host ended before it could tell. */
export async function askOutcome(
  id: string,
  options: { fetch: typeof fetch; headers: JsonHeaders },
): Promise<ExchangeOutcome | null> {
  const { fetch: ask, headers } = options
  try {
    const answer = await ask(`/api/exchange/${id}/outcome`, { headers })
    // The host is this app's own; its outcome is typed where it is made.
    return answer.ok ? ((await answer.json()) as ExchangeOutcome) : null
  } catch {
    return null
  }
}

/** Said besides aborting the fetch, because not every shell tells the host that one was aborted. */
export async function cancelExchange(
  id: string,
  options: { fetch: typeof fetch; headers: JsonHeaders },
): Promise<void> {
  const { fetch: say, headers } = options
  try {
    await say(`/api/exchange/${id}/cancel`, { method: 'POST', headers, body: '{}' })
  } catch {
    // The host has ended, and with it the exchange.
  }
}

/** The host's head line; typed where it is made (electron/host/exchange/exchange-stream.ts). */
const readHead = (line: string): ExchangeHead => JSON.parse(line) as ExchangeHead

async function readProblem(answer: Response): Promise<AnswerProblem> {
  const isOurs = answer.headers.get('content-type')?.startsWith('application/problem+json') === true
  // A page that the shell does not know has no host any more, whatever else runs there.
  if (!isOurs || isSessionLost(answer)) return { kind: 'host-gone' }
  return (await answer.json()) as AnswerProblem
}
