import { readDefect } from '#core/defect/defect.ts'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import { createAnswerIndex, type AnswerIndex } from '#core/response/answer-index.ts'
import { createAnswerComparison, type KeptAnswer } from './answer-comparison.ts'
import { createAnswering } from './answer-question.ts'
import { jsonHeaders, type JsonHeaders } from './json-headers.ts'
import { readEnvelope } from '#core/finding/read-envelope.ts'
import type { FromWorker, Opening, Question, ToWorker } from './protocol.ts'
import { askOutcome, cancelExchange, openExchange, receiveBody } from './receive-exchange.ts'
import { createTurns, type Turns } from './turns.ts'

/** At most this often the page hears of progress: more would be work without anything to see. */
const progressEveryMs = 100
/** The same as long as there are fewer items than can be seen at once. */
const firstProgressEveryMs = 30
const firstItems = 40

/** Up to here an answer is read on at once: there is not much to wait for. */
const smallBytes = 256 * 1024
/**
 * How long the page takes to paint the first rows. A large answer is not read on meanwhile: reading it
 * keeps this thread, the host and the network busy, and the rows came late on a machine with few cores.
 */
const firstPaintMs = 120

/** One request and its answer, from sending to the last question about it. */
export interface AnswerSession {
  receive(message: ToWorker): void
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const encoder = new TextEncoder()
const decode = (bytes: Uint8Array) => decoder.decode(bytes)

/** Effects are handed in, so that a session runs in a worker and in a test alike. */
export function createAnswerSession(deps: {
  fetch: typeof fetch
  post: (message: FromWorker) => void
  now: () => number
  /** Resolves after the messages that wait already. */
  yieldOnce: () => Promise<void>
  wait: (ms: number) => Promise<void>
}): AnswerSession {
  let isClosed = false
  const post = (message: FromWorker) => {
    if (!isClosed) deps.post(message)
  }
  const turnsOf = { ...deps, isClosed: () => isClosed }
  const index = createAnswerIndex({ decode })
  const turns = createTurns(turnsOf)
  const comparing = createTurns(turnsOf)
  const answering = createAnswering({
    index,
    decode,
    encode: (text) => encoder.encode(text),
    turns: createTurns(turnsOf),
    comparison: createAnswerComparison({ index, openKept, turns: comparing }),
  })
  const cancelled = new AbortController()
  const arrival = createArrival({ ...deps, post, index, turns, opening: answering.opening })

  let isUnderWay = false
  let sent: { request: ExchangeRequest; headers: JsonHeaders } | null = null

  /** Reading threw: the page is told what, and that there is nothing more to come. */
  function fail(error: unknown) {
    const defect = readDefect(error, 'answer-worker', 'receiving')
    post({ kind: 'defect', defect })
    post({ kind: 'problem', problem: { kind: 'host-fault', detail: defect.name } })
    if (isUnderWay) cancelled.abort()
    isUnderWay = false
  }

  async function send(request: ExchangeRequest, appToken: string | null) {
    const headers = jsonHeaders(appToken)
    sent = { request, headers }
    isUnderWay = true
    cancelled.signal.addEventListener('abort', () => {
      void cancelExchange(request.id, { fetch: deps.fetch, headers })
    })
    const { signal } = cancelled
    const opened = await openExchange(request, { fetch: deps.fetch, headers, signal })
    if (opened.kind === 'problem') {
      isUnderWay = false
      post(opened)
      return
    }
    await arrival.receive(opened.body)
    const outcome = await askOutcome(request.id, { fetch: deps.fetch, headers })
    isUnderWay = false
    index.end(outcome)
    arrival.postOpening()
    post({ kind: 'end', end: { ...describeProgress(index), ...readEnvelope(index), outcome } })
    await answering.prepare()
  }

  /** Fetches the kept answer of an earlier exchange into an index of its own. Nothing is sent. */
  async function openKept(keptId: string, signal: AbortSignal): Promise<KeptAnswer> {
    if (sent === null) throw new Error('There is no answer to compare with')
    const request = { ...sent.request, id: crypto.randomUUID(), keptId }
    const opened = await openExchange(request, { fetch: deps.fetch, headers: sent.headers, signal })
    return opened.kind === 'problem'
      ? opened
      : receiveKept(opened.body, { turns: comparing, signal })
  }

  return {
    receive(message) {
      switch (message.kind) {
        case 'send':
          send(message.request, message.appToken).catch(fail)
          return
        case 'cancel':
          cancelled.abort()
          return
        case 'ask':
          void reply(message.ask, message.question)
          return
        case 'close':
          isClosed = true
          if (isUnderWay) cancelled.abort()
      }
    },
  }

  async function reply(ask: number, question: Question) {
    try {
      post({ kind: 'reply', ask, reply: await answering.answer(question) })
    } catch (error) {
      post({ kind: 'failed', ask, defect: readDefect(error, 'answer-worker', question.kind) })
    }
  }
}

/** The bytes of an answer on their way into its index, and what the page is told meanwhile. */
function createArrival({
  index,
  turns,
  post,
  now,
  wait,
  opening,
}: {
  index: AnswerIndex
  turns: Turns
  post: (message: FromWorker) => void
  now: () => number
  wait: (ms: number) => Promise<void>
  opening: () => Opening
}) {
  /** When the first rows were handed to the page. */
  let openedAt: number | null = null
  let hasLetPaint = false

  function postOpening() {
    if (openedAt !== null || index.itemCount === 0) return
    openedAt = now()
    post({ kind: 'opening', opening: opening() })
  }

  /** However the stream ends, what has arrived is kept: the outcome tells. */
  async function receive(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
    let reported = now()
    let reportedItems = 0
    await receiveBody(body, (bytes, head) => {
      if (head !== null) post({ kind: 'head', head })
      index.feed(bytes)
      const isFirstItem = index.itemCount > 0 && reportedItems === 0
      const everyMs = reportedItems < firstItems ? firstProgressEveryMs : progressEveryMs
      if (now() - reported >= everyMs || head !== null || isFirstItem) {
        reported = now()
        reportedItems = index.itemCount
        postOpening()
        post({ kind: 'progress', progress: describeProgress(index) })
      }
      if (openedAt !== null && !hasLetPaint && index.byteLength > smallBytes) {
        hasLetPaint = true
        return wait(Math.max(0, openedAt + firstPaintMs - now()))
      }
      // Bytes that are there already come without a pause: questions must not wait for all of them.
      return turns.pause()
    })
  }

  return { receive, postOpening }
}

/** Reads a kept answer into an index of its own. */
async function receiveKept(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { turns, signal }: { turns: Turns; signal: AbortSignal },
): Promise<KeptAnswer> {
  const kept = createAnswerIndex({ decode })
  const isWhole = await receiveBody(body, (bytes) => {
    kept.feed(bytes)
    return turns.pause()
  })
  kept.end(null)
  return isWhole
    ? { kind: 'answer', index: kept }
    : { kind: 'problem', problem: { kind: signal.aborted ? 'cancelled' : 'host-gone' } }
}

function describeProgress(index: AnswerIndex) {
  return { bytes: index.byteLength, items: index.itemCount, shape: index.scan.shape }
}
