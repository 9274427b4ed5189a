import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gunzipSync,
  gzipSync,
} from 'node:zlib'
import * as zlib from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeContent, readContentEncodings } from '#host/content-client/relay-body.ts'
import { rounds } from '../../../support/rounds.ts'

const encoders = {
  gzip: (bytes: Uint8Array) => gzipSync(bytes),
  'x-gzip': (bytes: Uint8Array) => gzipSync(bytes),
  deflate: (bytes: Uint8Array) => deflateSync(bytes),
  br: (bytes: Uint8Array) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
}
type Encoding = keyof typeof encoders
const encodings = Object.keys(encoders) as Encoding[]

const encode = (bytes: Uint8Array, applied: readonly Encoding[]): Uint8Array =>
  applied.reduce<Uint8Array>((encoded, encoding) => encoders[encoding](encoded), bytes)

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) {
    yield await Promise.resolve(bytes.subarray(start, start + size))
  }
}

async function decode(encoded: Uint8Array, applied: readonly string[], chunkSize = 64 * 1024) {
  const bad: string[] = []
  const parts: Uint8Array[] = []
  const decoded = decodeContent(inChunks(encoded, chunkSize), applied, ({ encoding }) =>
    bad.push(encoding),
  )
  for await (const part of decoded) parts.push(part)
  return { bytes: Buffer.concat(parts), bad }
}

test('the names are read in the order applied, whatever their case, identity left out', () => {
  expect(
    readContentEncodings([
      ['Content-Type', 'application/json'],
      ['content-encoding', ' GZip , identity,br'],
      ['Content-Encoding', 'deflate'],
    ]),
  ).toEqual(['gzip', 'br', 'deflate'])
})

test('whatever was encoded comes back, however often and in whatever pieces', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 5000 }),
      fc.array(fc.constantFrom(...encodings), { maxLength: 3 }),
      fc.integer({ min: 1, max: 600 }),
      async (bytes, applied, chunkSize) => {
        const decoded = await decode(encode(bytes, applied), applied, chunkSize)
        expect(decoded).toEqual({ bytes: Buffer.from(bytes), bad: [] })
      },
    ),
    { numRuns: rounds(100) },
  )
})

test('deflate without its zlib frame is understood', async () => {
  const bytes = Buffer.from('{"some":"text"}'.repeat(50))
  expect(await decode(deflateRawSync(bytes), ['deflate'], 1)).toEqual({ bytes, bad: [] })
})

test('gzip in several members is one body', async () => {
  const members = Buffer.concat([gzipSync('first, '), gzipSync('second')])
  const bytes = gunzipSync(members)
  expect(await decode(members, ['gzip'])).toEqual({ bytes, bad: [] })
})

test.each(encodings)('an empty body that claims to be %s is empty', async (encoding) => {
  expect(await decode(new Uint8Array(), [encoding])).toEqual({ bytes: Buffer.alloc(0), bad: [] })
})

/** Text that compresses badly, so that half of the encoded bytes hold about half of it. */
const restless = Buffer.from(
  Array.from({ length: 40_000 }, (_, index) => ((index * 2654435761) >>> 7).toString(36)).join(' '),
)

test.each(encodings)('%s that is cut off gives what could be decoded', async (encoding) => {
  const encoded = encoders[encoding](restless)
  const cut = encoded.subarray(0, encoded.length - 20)
  const { bytes, bad } = await decode(cut, [encoding], 1000)
  expect(bad).toEqual([encoding])
  expect(bytes.length).toBeGreaterThan(restless.length / 2)
  expect(bytes.equals(restless.subarray(0, bytes.length))).toBe(true)
})

test('what an outer encoding gave before it was cut off is still decoded by the inner one', async () => {
  const encoded = encode(restless, ['br', 'gzip'])
  const { bytes, bad } = await decode(
    encoded.subarray(0, encoded.length - 20),
    ['br', 'gzip'],
    1000,
  )
  expect(bad[0]).toBe('gzip')
  expect(bytes.length).toBeGreaterThan(restless.length / 2)
  expect(bytes.equals(restless.subarray(0, bytes.length))).toBe(true)
})

test.each(encodings)('bytes that are not %s give nothing', async (encoding) => {
  const { bytes, bad } = await decode(Buffer.from('{"plain":"text"}'), [encoding])
  expect({ text: bytes.toString(), bad }).toEqual({ text: '', bad: [encoding] })
})

test('an encoding nobody here knows gives nothing but its name', async () => {
  const { bytes, bad } = await decode(Buffer.from('(\u00b5/\u00fd'), ['aws-chunked'])
  expect({ text: bytes.toString(), bad }).toEqual({ text: '', bad: ['aws-chunked'] })
})

test('zstd is decoded where Node can, and else named as what the app cannot decode', async () => {
  // `{"a":1}` as one raw block.
  const encoded = Buffer.from('28b52ffd20073900007b2261223a317d', 'hex')
  const causes: unknown[] = []
  const parts: Uint8Array[] = []
  const decoded = decodeContent(inChunks(encoded, 5), ['zstd'], (cause) => causes.push(cause))
  for await (const part of decoded) parts.push(part)
  expect({ text: Buffer.concat(parts).toString(), causes }).toEqual(
    'createZstdDecompress' in zlib
      ? { text: '{"a":1}', causes: [] }
      : { text: '', causes: [{ kind: 'unknown-encoding', encoding: 'zstd' }] },
  )
})
