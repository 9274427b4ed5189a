import type { ExchangeLimits } from '#core/exchange/limits.ts'
import type { BrokenCause, ExchangeOutcome, HeaderLine } from '#core/exchange/outcome.ts'
import type { SecretMask } from '#host/masking/mask-secret.ts'
import { describeBreak } from './transport.ts'
import { Transform } from 'node:stream'
import * as zlib from 'node:zlib'

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
  /** When the request was sent, by the monotonic clock. */
  sentAtMs: number
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

  const decoded = maskBytes(decodeContent(wire.chunks(), relay.encodings, stop), relay.mask)

  /** Returns false if it was already finished. */
  const finish = () => {
    if (isFinished) return false
    isFinished = true
    signal.removeEventListener('abort', onAbort)
    clearTimeout(deadline)
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
  const endNow = (cause: BrokenCause) => {
    stop(cause)
    if (finish()) closeBody()
  }
  const onAbort = () => {
    endNow({ kind: 'cancelled' })
  }
  const { durationMs } = limits
  const deadline =
    durationMs === undefined
      ? undefined
      : setTimeout(
          () => {
            endNow({ kind: 'duration', afterMs: durationMs })
          },
          Math.max(0, relay.sentAtMs + durationMs - started),
        )

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

/** The encodings of a body in the order they were applied, without `identity` (RFC 9110, section 8.4). */
export function readContentEncodings(headers: readonly HeaderLine[]): readonly string[] {
  return headers
    .filter(([name]) => name.toLowerCase() === 'content-encoding')
    .flatMap(([, value]) => value.split(','))
    .map((encoding) => encoding.trim().toLowerCase().slice(0, maxNameLength))
    .filter((encoding) => encoding !== '' && encoding !== 'identity')
}

/**
 * Undoes the encodings of a body, the last applied first.
 *
 * Never throws: at the first byte that cannot be decoded, or for an unknown encoding, it calls `onBad` and ends
 * with what could be decoded. Applies backpressure to `wire`. An empty body is
 * accepted in any encoding.
 */
export function decodeContent(
  wire: AsyncIterable<Uint8Array>,
  encodings: readonly string[],
  onBad: (cause: BadEncoding) => void,
): AsyncIterable<Uint8Array> {
  return encodings.reduceRight((encoded, encoding) => undo(encoded, encoding, onBad), wire)
}

type BadEncoding = Extract<BrokenCause, { encoding: string }>

async function* undo(
  encoded: AsyncIterable<Uint8Array>,
  encoding: string,
  onBad: (cause: BadEncoding) => void,
): AsyncGenerator<Uint8Array> {
  const chunks = encoded[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done === true) return
  const decoder = createDecoder(encoding, first.value)
  if (decoder === null) {
    onBad({ kind: 'unknown-encoding', encoding })
    return
  }
  try {
    const feeding = feed(first.value, chunks, decoder)
    for await (const chunk of decoder as AsyncIterable<Uint8Array>) yield chunk
    await feeding
  } catch {
    onBad({ kind: 'bad-encoding', encoding })
  } finally {
    decoder.destroy()
  }
}

/**
 * Writes all chunks to the decoder, and ends it only after its last output was read. For a truncated body,
 * ending fails, and a failing stream drops the output that was not read.
 */
async function feed(
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
  decoder: Transform,
): Promise<void> {
  let next: IteratorResult<Uint8Array, unknown> = { done: false, value: first }
  while (next.done !== true) {
    if (!(await write(decoder, next.value))) return
    next = await rest.next()
  }
  decoder.end()
}

const write = (decoder: Transform, chunk: Uint8Array): Promise<boolean> =>
  new Promise((resolve) => {
    decoder.write(chunk, (error) => {
      resolve(error === null || error === undefined)
    })
  })

function createDecoder(encoding: string, first: Uint8Array): Transform | null {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip(decoderOptions)
    case 'deflate':
      return isZlib(first)
        ? zlib.createInflate(decoderOptions)
        : zlib.createInflateRaw(decoderOptions)
    case 'br':
      return zlib.createBrotliDecompress(decoderOptions)
    case 'zstd':
      return createZstdDecoder()
    default:
      return null
  }
}

/**
 * `deflate` means zlib (RFC 1950), but some servers send raw deflate; the low 4 bits of the first byte
 * differ.
 */
const isZlib = (first: Uint8Array): boolean => ((first[0] ?? 0) & 0x0f) === 8

const isCreator = (value: unknown): value is (options: object) => unknown =>
  typeof value === 'function'

/** Node has zstd since 22.15; null before. */
function createZstdDecoder(): Transform | null {
  if (!('createZstdDecompress' in zlib)) return null
  const create: unknown = zlib.createZstdDecompress
  const decoder = isCreator(create) ? create(decoderOptions) : null
  return decoder instanceof Transform ? decoder : null
}

/** One output chunk at a time, so that no output is buffered in the decoder. */
const decoderOptions = { chunkSize: 64 * 1024, readableHighWaterMark: 1 }

const maxNameLength = 40
