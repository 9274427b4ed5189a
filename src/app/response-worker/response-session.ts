import { readDefect } from '#core/defect/defect.ts'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import { createResponseIndex, type ResponseIndex } from '#core/response/response-index.ts'
import { createResponseComparison, type SavedResponse } from './response-comparison.ts'
import { createQuestionAnswerer } from './response-question.ts'
import { jsonHeaders, type JsonHeaders } from './json-headers.ts'
import { readEnvelope } from '#core/finding/read-envelope.ts'
import type { FromSession, Opening, Question, ToSession } from './protocol.ts'
import {
  loadOutcome,
  cancelExchange,
  openExchange,
  receiveBody,
  createTurns,
  type Turns,
} from './receive-exchange.ts'

/** Minimum interval between progress messages; more would not be visible. */
const progressEveryMs = 100
/** The interval while all items fit on the screen. */
const firstProgressEveryMs = 30
const maxItemsOnScreen = 40

/** Up to this size, a response is read without waiting for the first paint. */
const maxBytesBeforePaint = 256 * 1024
/**
 * Time for the page to paint the first rows. Meanwhile a large response is not read further, because on a
 * computer with few cores this would delay the rows.
 */
const firstPaintMs = 120

/** One request and its response, from sending to the last question about it. */
export interface ResponseSession {
  receive(message: ToSession): void
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const encoder = new TextEncoder()
const decode = (bytes: Uint8Array) => decoder.decode(bytes)

/** Effects are injected, so that a session can run in a worker and in tests. */
export function createResponseSession(deps: {
  fetch: typeof fetch
  post: (message: FromSession) => void
  now: () => number
  /** Resolves after pending messages were handled. */
  yieldOnce: () => Promise<void>
  wait: (ms: number) => Promise<void>
}): ResponseSession {
  let isClosed = false
  const post = (message: FromSession) => {
    if (!isClosed) deps.post(message)
  }
  const turnsOptions = { ...deps, isClosed: () => isClosed }
  const index = createResponseIndex({ decode })
  const turns = createTurns(turnsOptions)
  const comparisonTurns = createTurns(turnsOptions)
  const answerer = createQuestionAnswerer({
    index,
    decode,
    encode: (text) => encoder.encode(text),
    turns: createTurns(turnsOptions),
    comparison: createResponseComparison({ index, openSaved, turns: comparisonTurns }),
  })
  const cancellation = new AbortController()
  const arrival = createArrival({ ...deps, post, index, turns, opening: answerer.opening })

  let isReceiving = false
  let sent: { request: ExchangeRequest; headers: JsonHeaders } | null = null

  /** Reports an error of reading and ends the response. */
  function fail(error: unknown) {
    const defect = readDefect(error, 'response-worker', 'receiving')
    post({ kind: 'defect', defect })
    post({ kind: 'problem', problem: { kind: 'host-fault', detail: defect.name } })
    if (isReceiving) cancellation.abort()
    isReceiving = false
  }

  async function send(request: ExchangeRequest, appToken: string | null) {
    const headers = jsonHeaders(appToken)
    sent = { request, headers }
    isReceiving = true
    cancellation.signal.addEventListener('abort', () => {
      void cancelExchange(request.id, { fetch: deps.fetch, headers })
    })
    const { signal } = cancellation
    const opened = await openExchange(request, { fetch: deps.fetch, headers, signal })
    if (opened.kind === 'problem') {
      isReceiving = false
      post(opened)
      return
    }
    await arrival.receive(opened.body)
    const outcome = await loadOutcome(request.id, { fetch: deps.fetch, headers })
    isReceiving = false
    index.end(outcome)
    arrival.postOpening()
    post({ kind: 'end', end: { ...describeProgress(index), ...readEnvelope(index), outcome } })
    await answerer.prepare()
  }

  /** Loads the saved response of an earlier exchange into its own index, without a request. */
  async function openSaved(savedResponseId: string, signal: AbortSignal): Promise<SavedResponse> {
    if (sent === null) throw new Error('There is no response to compare with')
    const request = { ...sent.request, id: crypto.randomUUID(), savedResponseId }
    const opened = await openExchange(request, { fetch: deps.fetch, headers: sent.headers, signal })
    return opened.kind === 'problem'
      ? opened
      : receiveSaved(opened.body, { turns: comparisonTurns, signal })
  }

  return {
    receive(message) {
      switch (message.kind) {
        case 'send':
          send(message.request, message.appToken).catch(fail)
          return
        case 'cancel':
          cancellation.abort()
          return
        case 'ask':
          void reply(message.number, message.question)
          return
        case 'close':
          isClosed = true
          if (isReceiving) cancellation.abort()
      }
    },
  }

  async function reply(number: number, question: Question) {
    try {
      post({ kind: 'reply', number, reply: await answerer.answer(question) })
    } catch (error) {
      post({ kind: 'failed', number, defect: readDefect(error, 'response-worker', question.kind) })
    }
  }
}

/** Feeds the bytes of a response into its index and reports progress to the page. */
function createArrival({
  index,
  turns,
  post,
  now,
  wait,
  opening,
}: {
  index: ResponseIndex
  turns: Turns
  post: (message: FromSession) => void
  now: () => number
  wait: (ms: number) => Promise<void>
  opening: () => Opening
}) {
  /** Time at which the first rows were sent to the page. */
  let openedAt: number | null = null
  let hasPausedForPaint = false

  function postOpening() {
    if (openedAt !== null || index.itemCount === 0) return
    openedAt = now()
    post({ kind: 'opening', opening: opening() })
  }

  /** Resolves at the end of the stream, also if it broke off; received bytes are kept. */
  async function receive(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
    let reportedAt = now()
    let reportedItems = 0
    await receiveBody(body, (bytes, head) => {
      if (head !== null) post({ kind: 'head', head })
      index.feed(bytes)
      const isFirstItem = index.itemCount > 0 && reportedItems === 0
      const everyMs = reportedItems < maxItemsOnScreen ? firstProgressEveryMs : progressEveryMs
      if (now() - reportedAt >= everyMs || head !== null || isFirstItem) {
        reportedAt = now()
        reportedItems = index.itemCount
        postOpening()
        post({ kind: 'progress', progress: describeProgress(index) })
      }
      if (openedAt !== null && !hasPausedForPaint && index.byteLength > maxBytesBeforePaint) {
        hasPausedForPaint = true
        return wait(Math.max(0, openedAt + firstPaintMs - now()))
      }
      // Buffered bytes arrive without a pause, so questions get a turn in between.
      return turns.pause()
    })
  }

  return { receive, postOpening }
}

/** Reads a saved response into its own index. */
async function receiveSaved(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { turns, signal }: { turns: Turns; signal: AbortSignal },
): Promise<SavedResponse> {
  const saved = createResponseIndex({ decode })
  const isWhole = await receiveBody(body, (bytes) => {
    saved.feed(bytes)
    return turns.pause()
  })
  saved.end(null)
  return isWhole
    ? { kind: 'response', index: saved }
    : { kind: 'problem', problem: { kind: signal.aborted ? 'cancelled' : 'host-gone' } }
}

function describeProgress(index: ResponseIndex) {
  return { bytes: index.byteLength, items: index.itemCount, shape: index.scan.shape }
}
