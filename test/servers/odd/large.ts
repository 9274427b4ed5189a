/** Endpoints with very much to send, made while it is sent. */
import { jsonType, type Answer } from '#sample/http/answer.ts'
import type { Endpoint } from '#sample/documented/endpoint.ts'
import { responsePage, createOddEndpoint } from './odd-endpoint.ts'

const sentence =
  'Der Weg führt am Bach entlang durch den Wald, vorbei an alten Mühlen und über die Brücke zum Gasthof. '

/** A counter in the layout of a UUID: a hash for each of fifty thousand would set the pace. */
const idOf = (number: number): string =>
  `00000000-0000-5000-8000-${String(number).padStart(12, '0')}`

const item = (number: number, rest: string): string => {
  const minutes = String(number % 60).padStart(2, '0')
  return `{"@id":"${idOf(number)}","@type":["Event","sample:Veranstaltung"],"name":"Veranstaltung ${String(number)}","startDate":"2026-07-04T19:${minutes}:00+02:00","capacity":${String(number % 400)}.0,${rest}}`
}

const longText = `"description":"<p>${sentence.repeat(93)}</p>"`
const usualText = `"description":"<p>${sentence.repeat(16)}</p>","geo":{"lat":47.6112,"lon":13.1204}`

/** About ten thousand bytes each. */
const longItem = (number: number): string => item(number, longText)

/** About two thousand bytes each. */
const usualItem = (number: number): string => item(number, usualText)

const wideItem = (number: number): string =>
  item(
    number,
    Array.from(
      { length: 35 },
      (_, column) =>
        `"attribute${String(column + 1)}":"Wert ${String(number)}/${String(column + 1)}"`,
    ).join(','),
  )

/** Items are joined to chunks so that a hundred million bytes are not fifty thousand writes. */
function* manyItems(first: number, last: number, total: number, make: (n: number) => string) {
  const chunkSize = 65_536
  let chunk = '{"@graph":['
  for (let number = first; number <= last; number += 1) {
    chunk += number === first ? make(number) : `,${make(number)}`
    if (chunk.length < chunkSize) continue
    yield chunk
    chunk = ''
  }
  yield `${chunk}],"meta":{"total":${String(total)},"pages":1},"links":{}}`
}

/** Exactly a hundred million bytes: white space fills up what items leave. */
function* hundredMillionBytes(): Generator<string> {
  const wanted = 100_000_000
  const end = '],"meta":{"pages":1},"links":{}}'
  let left = wanted
  let chunk = '{"@graph":['
  let chunkBytes = chunk.length
  for (let number = 1; ; number += 1) {
    const next = number === 1 ? usualItem(number) : `,${usualItem(number)}`
    const bytes = Buffer.byteLength(next)
    if (chunkBytes + bytes + end.length > left) break
    chunk += next
    chunkBytes += bytes
    if (chunkBytes < 65_536) continue
    yield chunk
    left -= chunkBytes
    chunk = ''
    chunkBytes = 0
  }
  yield chunk + end.padEnd(left - chunkBytes)
}

function* endlessItems(): Generator<string> {
  yield `{"@graph":[${usualItem(1)}`
  for (let number = 2; ; number += 1) yield `,${usualItem(number)}`
}

const streamed = (chunks: Iterable<string>, length?: number): Answer => ({
  kind: 'streamed',
  status: 200,
  headers: {
    'Content-Type': jsonType,
    ...(length === undefined ? {} : { 'Content-Length': String(length) }),
  },
  chunks,
})

const tenThousand = 10_000

export const createLargeEndpoints = (): Endpoint[] => [
  createOddEndpoint(
    'odd-10000',
    '10 000 items of about 10 KB on one page; page[size] makes it fewer.',
    (call) => {
      const count = Math.min(responsePage(call, 'size', tenThousand), tenThousand)
      return streamed(manyItems(1, count, tenThousand, longItem))
    },
  ),
  createOddEndpoint('odd-100mb', 'Exactly 100 000 000 bytes of items of about 2 KB.', () =>
    streamed(hundredMillionBytes(), 100_000_000),
  ),
  createOddEndpoint('odd-wide', '10 000 items with 40 attributes each.', (call) => {
    const count = Math.min(responsePage(call, 'size', tenThousand), tenThousand)
    return streamed(manyItems(1, count, tenThousand, wideItem))
  }),
  createOddEndpoint('odd-endless', 'Items without end.', () => streamed(endlessItems())),
]
