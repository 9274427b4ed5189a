import type { ExchangeLimits } from '#core/exchange/limits.ts'
import type { BrokenCause, ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { SecretMask } from '#host/masking/mask-secret.ts'
import { decodeContent } from './content-decoding.ts'
import { describeBreak } from './describe-failure.ts'

export interface BodyToRelay {
  wire: ReadableStream<Uint8Array>
  /** Content encodings still to be decoded, in the order they were applied. */
  encodings: readonly string[]
  /** False if the transport has already decoded the body, so the size on the wire is unknown. */
  hasWireSize: boolean
  /** Masks the token in the body. */
  mask: SecretMask
  /** Called with the bytes that are passed on. */
  observe: (chunk: Uint8Array) => void
  limits: ExchangeLimits
  signal: AbortSignal
  /** Milliseconds of a monotonic clock. */
  monotonicNow: () => number
  /** Receives errors of the relay itself; the body then ends as if the connection broke. */
  noteDefect: (error: unknown, doing: string) => void
}

export interface RelayedBody {
  body: ReadableStream<Uint8Array>
  outcome: Promise<ExchangeOutcome>
}

/**
 * Relays a body from the wire to its reader: decoded, masked, within the limits and with backpressure.
 *
 * The stream never errors. If the connection breaks, a limit is exceeded or the signal aborts, the connection
 * is closed, the stream ends after the bytes received so far, and the outcome names the first cause.
 */
export function relayBody(relay: BodyToRelay): RelayedBody {
  const { limits, signal } = relay
  const started = relay.monotonicNow()
  const wire = readWire(relay)
  const { stop } = wire
  let decodedBytes = 0
  let isFinished = false
  let settle: (outcome: ExchangeOutcome) => void
  const outcome = new Promise<ExchangeOutcome>((resolve) => (settle = resolve))

  const decoded = maskBytes(
    decodeContent(wire.chunks(), relay.encodings, (encoding) => {
      stop({ kind: 'bad-encoding', encoding })
    }),
    relay.mask,
  )

  /** Returns false if it was already finished. */
  const finish = () => {
    if (isFinished) return false
    isFinished = true
    signal.removeEventListener('abort', onAbort)
    decoded.return().catch(() => undefined)
    const measured = {
      sizes: { encoded: relay.hasWireSize ? wire.bytes() : null, decoded: decodedBytes },
      masked: relay.mask.maskedCount(),
      downloadMs: relay.monotonicNow() - started,
    }
    const cause = wire.cause()
    settle(
      cause === null ? { kind: 'complete', ...measured } : { kind: 'broken', cause, ...measured },
    )
    return true
  }

  let closeBody: () => void = () => undefined
  const onAbort = () => {
    stop({ kind: 'cancelled' })
    if (finish()) closeBody()
  }

  async function relayNext(controller: ReadableStreamDefaultController<Uint8Array>) {
    const next = await decoded.next()
    if (isFinished) return
    if (next.done === true) {
      finish()
      controller.close()
      return
    }
    const room = limits.totalBytes - decodedBytes
    const chunk = next.value.subarray(0, room)
    decodedBytes += chunk.byteLength
    if (chunk.byteLength > 0) {
      relay.observe(chunk)
      controller.enqueue(chunk)
    }
    if (next.value.byteLength > room) {
      stop({ kind: 'too-large', limitBytes: limits.totalBytes })
      finish()
      controller.close()
    }
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        closeBody = () => {
          controller.close()
        }
      },
      async pull(controller) {
        try {
          await relayNext(controller)
        } catch (error) {
          relay.noteDefect(error, 'relaying a body')
          stop({ kind: 'other', code: 'DEFECT' })
          if (finish()) controller.close()
        }
      },
      cancel() {
        stop({ kind: 'cancelled' })
        finish()
      },
    },
    { highWaterMark: 0 },
  )

  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort)
  return { body, outcome }
}

/** Reads the wire until it ends or `stop` is called. Only the first cause is kept. */
function readWire({ wire, limits }: BodyToRelay) {
  const reader = wire.getReader()
  let bytes = 0
  let cause: BrokenCause | null = null

  // Cancelling the reader closes the connection and ends a read that is still waiting.
  const stop = (why: BrokenCause) => {
    cause ??= why
    reader.cancel().catch(() => undefined)
  }

  async function* chunks(): AsyncGenerator<Uint8Array> {
    while (cause === null) {
      const chunk = await readWithin(limits.silenceMs)
      if (chunk === null) return
      bytes += chunk.byteLength
      if (chunk.byteLength > 0) yield chunk
      if (bytes > limits.totalBytes) stop({ kind: 'too-large', limitBytes: limits.totalBytes })
    }
  }

  async function readWithin(silenceMs: number): Promise<Uint8Array | null> {
    const silence = setTimeout(() => {
      stop({ kind: 'silence', afterMs: silenceMs })
    }, silenceMs)
    try {
      const { value } = await reader.read()
      return value ?? null
    } catch (error) {
      stop(describeBreak(error))
      return null
    } finally {
      clearTimeout(silence)
    }
  }

  return { chunks, stop, bytes: () => bytes, cause: () => cause }
}

async function* maskBytes(
  chunks: AsyncIterable<Uint8Array>,
  mask: SecretMask,
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of chunks) {
    const maskedChunk = mask.mask(chunk)
    if (maskedChunk.byteLength > 0) yield maskedChunk
  }
  const rest = mask.finish()
  if (rest.byteLength > 0) yield rest
}
