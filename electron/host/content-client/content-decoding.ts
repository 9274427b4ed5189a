import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  type BrotliDecompress,
  type Gunzip,
  type Inflate,
  type InflateRaw,
} from 'node:zlib'
import type { HeaderLine } from '#core/exchange/head.ts'

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
 * Never throws: at the first byte that cannot be decoded, or for an unknown encoding, it calls `onBad` with
 * the encoding's name and ends with what could be decoded. Applies backpressure to `wire`. An empty body is
 * accepted in any encoding.
 */
export function decodeContent(
  wire: AsyncIterable<Uint8Array>,
  encodings: readonly string[],
  onBad: (encoding: string) => void,
): AsyncIterable<Uint8Array> {
  return encodings.reduceRight((encoded, encoding) => undo(encoded, encoding, onBad), wire)
}

async function* undo(
  encoded: AsyncIterable<Uint8Array>,
  encoding: string,
  onBad: (encoding: string) => void,
): AsyncGenerator<Uint8Array> {
  const chunks = encoded[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done === true) return
  const decoder = createDecoder(encoding, first.value)
  if (decoder === null) {
    onBad(encoding)
    return
  }
  try {
    const feeding = feed(first.value, chunks, decoder)
    for await (const chunk of decoder as AsyncIterable<Uint8Array>) yield chunk
    await feeding
  } catch {
    onBad(encoding)
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
  decoder: Decoder,
): Promise<void> {
  let next: IteratorResult<Uint8Array, unknown> = { done: false, value: first }
  while (next.done !== true) {
    if (!(await write(decoder, next.value))) return
    next = await rest.next()
  }
  decoder.end()
}

const write = (decoder: Decoder, chunk: Uint8Array): Promise<boolean> =>
  new Promise((resolve) => {
    decoder.write(chunk, (error) => {
      resolve(error === null || error === undefined)
    })
  })

type Decoder = BrotliDecompress | Gunzip | Inflate | InflateRaw

function createDecoder(encoding: string, first: Uint8Array): Decoder | null {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(decoderOptions)
    case 'deflate':
      return isZlib(first) ? createInflate(decoderOptions) : createInflateRaw(decoderOptions)
    case 'br':
      return createBrotliDecompress(decoderOptions)
    default:
      return null
  }
}

/**
 * `deflate` means zlib (RFC 1950), but some servers send raw deflate; the low 4 bits of the first byte
 * differ.
 */
const isZlib = (first: Uint8Array): boolean => ((first[0] ?? 0) & 0x0f) === 8

/** One output chunk at a time, so that no output is buffered in the decoder. */
const decoderOptions = { chunkSize: 64 * 1024, readableHighWaterMark: 1 }

const maxNameLength = 40
