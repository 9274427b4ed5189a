import type { ExchangeOutcome, ExchangeHead } from '#core/exchange/outcome.ts'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import type { JsonHeaders } from './json-headers.ts'
import type { ResponseProblem } from './protocol.ts'
import { isSessionLost } from './session-lost.ts'

/** The stream of a started exchange, or why there is none. */
export type OpenedExchange =
  | { kind: 'stream'; body: ReadableStream<Uint8Array<ArrayBuffer>> }
  | { kind: 'problem'; problem: ResponseProblem }

/** Requests an exchange from the host. Resolves with its stream. */
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
 * Passes on the head and then the body's bytes as they arrive. Resolves at the end of the stream, with true
 * if it was not broken; received bytes are passed on in any case. Rejects only if `take` throws, which is a
 * defect.
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

/** The next chunk; null if the stream from the host broke, because it was cancelled or the host has ended. */
async function readOrNull(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  try {
    return await reader.read()
  } catch {
    return null
  }
}

/** The outcome of an exchange after its stream has ended; null if the host ended before it could report it. */
export async function loadOutcome(
  id: string,
  options: { fetch: typeof fetch; headers: JsonHeaders },
): Promise<ExchangeOutcome | null> {
  const { fetch: get, headers } = options
  try {
    const response = await get(`/api/exchange/${id}/outcome`, { headers })
    // The response of the app's host is not validated; it is typed in the host.
    return response.ok ? ((await response.json()) as ExchangeOutcome) : null
  } catch {
    return null
  }
}

/** Needed in addition to aborting the fetch, because not every shell reports an abort to the host. */
export async function cancelExchange(
  id: string,
  options: { fetch: typeof fetch; headers: JsonHeaders },
): Promise<void> {
  const { fetch: post, headers } = options
  try {
    await post(`/api/exchange/${id}/cancel`, { method: 'POST', headers, body: '{}' })
  } catch {
    // The host and thus the exchange have ended.
  }
}

/** The host's head line, typed in electron/host/exchange/exchanges-under-way.ts. */
const readHead = (line: string): ExchangeHead => JSON.parse(line) as ExchangeHead

async function readProblem(response: Response): Promise<ResponseProblem> {
  const isOurs =
    response.headers.get('content-type')?.startsWith('application/problem+json') === true
  // If the shell no longer knows this page, the page has lost its host.
  if (!isOurs || isSessionLost(response)) return { kind: 'host-gone' }
  return (await response.json()) as ResponseProblem
}

/**
 * Splits the head line off a stream. Each call takes the next chunk and returns the head's text once it is
 * complete, and the body's bytes in that chunk.
 */
function splitHeadLine() {
  const lineFeed = 0x0a
  let buffered = new Uint8Array(0)
  let isHeadComplete = false

  return (chunk: Uint8Array): { head: string | null; rest: Uint8Array } => {
    if (isHeadComplete) return { head: null, rest: chunk }
    const joined = new Uint8Array(buffered.length + chunk.length)
    joined.set(buffered)
    joined.set(chunk, buffered.length)
    const end = joined.indexOf(lineFeed)
    if (end < 0) {
      buffered = joined
      return { head: null, rest: joined.subarray(joined.length) }
    }
    isHeadComplete = true
    return {
      head: new TextDecoder().decode(joined.subarray(0, end)),
      rest: joined.subarray(end + 1),
    }
  }
}

/** Lets long tasks share their thread: they call `pause` between small steps, which mostly resolves at once. */
export interface Turns {
  /** Handles pending messages if the task has run for long enough; returns true if it paused. */
  pause(): Promise<boolean>
}

/** Several tasks may be running, and a question waits for a turn of each of them. */
const maxTurnMs = 5

/** `yieldOnce` resolves after the pending messages were handled. */
export function createTurns(deps: {
  now: () => number
  yieldOnce: () => Promise<void>
  /** Stops tasks of a released response: their next `pause` never resolves. */
  isClosed?: () => boolean
}): Turns {
  let since = deps.now()
  return {
    async pause() {
      if (deps.isClosed?.()) return new Promise(() => undefined)
      if (deps.now() - since < maxTurnMs) return false
      await deps.yieldOnce()
      since = deps.now()
      return true
    },
  }
}

/** A message to the own thread arrives after the pending ones, without the delay of a timer. */
export function createMessageYield(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const waiting: (() => void)[] = []
  port1.onmessage = () => {
    waiting.shift()?.()
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      port2.postMessage(null)
    })
}
