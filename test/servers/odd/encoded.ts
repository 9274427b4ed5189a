/** Endpoints whose body is compressed, whatever the request accepts. */
import { brotliCompressSync, constants, createGzip, deflateSync, gzipSync } from 'node:zlib'
import { jsonType, type Answer } from '#sample/http/answer.ts'
import type { Endpoint } from '#sample/http/endpoint.ts'
import { createOddEndpoint } from './odd-endpoint.ts'
import { somePage } from './plain-envelope.ts'

const bombBytes = 600_000_000

const encoded = (encoding: string, body: Uint8Array): Answer => ({
  kind: 'whole',
  status: 200,
  headers: { 'Content-Type': jsonType, 'Content-Encoding': encoding },
  body,
})

/** One item whose description has 600 million letters. */
function* bomb(): Generator<string> {
  const million = 'a'.repeat(1_000_000)
  yield '{"@graph":[{"@id":"00000000-0000-5000-8000-000000000001","@type":["Event"],"name":"Bomb","description":"'
  for (let sent = 0; sent < bombBytes; sent += million.length) yield million
  yield '"}],"meta":{"total":1,"pages":1},"links":{}}'
}

export const createEncodedEndpoints = (): Endpoint[] => [
  createOddEndpoint('odd-gzip', 'Compressed with gzip.', (call) =>
    encoded('gzip', gzipSync(somePage(call.site))),
  ),
  createOddEndpoint('odd-deflate', 'Compressed with deflate.', (call) =>
    encoded('deflate', deflateSync(somePage(call.site))),
  ),
  createOddEndpoint('odd-br', 'Compressed with Brotli.', (call) =>
    encoded('br', brotliCompressSync(somePage(call.site))),
  ),
  createOddEndpoint('odd-bad-gzip', 'Says gzip; the second half is not.', (call) => {
    const page = somePage(call.site)
    const half = gzipSync(page.slice(0, page.length / 2), { finishFlush: constants.Z_SYNC_FLUSH })
    // A block of type 3 does not exist (RFC 1951, 3.2.3).
    return encoded('gzip', Buffer.concat([half, Buffer.alloc(64, 0xff)]))
  }),
  createOddEndpoint('odd-gzip-bomb', 'A few hundred KB that unpack to 600 MB.', () => ({
    kind: 'streamed',
    status: 200,
    headers: { 'Content-Type': jsonType, 'Content-Encoding': 'gzip' },
    chunks: bomb(),
    through: () => createGzip({ level: 9 }),
  })),
]
