/** Endpoints that always send the same unusual body. */
import type { Endpoint } from '#sample/documented/endpoint.ts'
import { jsonType } from '#sample/http/answer.ts'
import { createOddEndpoint } from './odd-endpoint.ts'

const id = (digit: number): string => `00000000-0000-5000-8000-00000000000${String(digit)}`

const item = (digit: number, rest = ''): string =>
  `{"@id":"${id(digit)}","@type":["Event"],"name":"Item ${String(digit)}"${rest}}`

const envelope = (graph: string): string =>
  `{"@graph":${graph},"meta":{"total":1,"pages":1},"links":{}}`

const deep = 20_000

const page = '<!doctype html><html lang="de"><head><title>Wartung</title></head><body>'

interface FixedBody {
  slug: string
  about: string
  body: string | Uint8Array
  status?: number
  type?: string
}

const latin1 = envelope(`[${item(1, ',"description":"Grüße aus Äschenhof"')}]`)

const fixedBodies: readonly FixedBody[] = [
  {
    slug: 'odd-html',
    about: 'An HTML page with status 200, as a login wall sends it.',
    type: 'text/html; charset=utf-8',
    body: `${page}<h1>Bitte melden Sie sich an</h1></body></html>`,
  },
  {
    slug: 'odd-html-500',
    about: 'An HTML page with status 500.',
    status: 500,
    type: 'text/html; charset=utf-8',
    body: `${page}<h1>We're sorry, but something went wrong.</h1></body></html>`,
  },
  { slug: 'odd-empty-200', about: 'Status 200 and no body at all.', body: '' },
  {
    slug: 'odd-no-graph',
    about: 'An object without @graph.',
    body: '{"meta":{"total":0,"pages":0},"links":{}}',
  },
  {
    slug: 'odd-graph-object',
    about: '@graph is an object instead of an array.',
    body: envelope('{"@type":"dcls:Statistics","suggest":["Jazzabend","Freiluftkino"]}'),
  },
  {
    slug: 'odd-bare-array',
    about: 'The items without an envelope.',
    body: `[${item(1)},${item(2)}]`,
  },
  {
    slug: 'odd-scalar-items',
    about: '@graph holds null, numbers, texts, booleans and arrays between items.',
    body: envelope(`[null,1.0,"text",${item(1)},true,[${item(2)}],{}]`),
  },
  {
    slug: 'odd-only-scalars',
    about: '@graph holds no object at all.',
    body: envelope('[null,1.0,"text"]'),
  },
  {
    slug: 'odd-unreadable-item',
    about: 'The second item holds NaN, the third a raw line feed in a text.',
    body: envelope(`[${item(1)},${item(2, ',"width":NaN')},${item(3, ',"text":"a\nb"')}]`),
  },
  {
    slug: 'odd-invalid-json',
    about: 'JSON with a trailing comma and single quotes.',
    body: `{"@graph":[${item(1)},],'meta':{}}`,
  },
  {
    slug: 'odd-bom',
    about: 'A byte order mark before the JSON.',
    body: `\uFEFF${envelope(`[${item(1)}]`)}`,
  },
  {
    slug: 'odd-invalid-utf8',
    about: 'Bytes in a name that are not UTF-8.',
    body: Buffer.concat([
      Buffer.from(`{"@graph":[{"@id":"${id(1)}","@type":["Event"],"name":"Caf`),
      Buffer.from([0xe9, 0x20, 0xff, 0xc3, 0x28]),
      Buffer.from('"}],"meta":{"total":1,"pages":1},"links":{}}'),
    ]),
  },
  {
    slug: 'odd-wide',
    about: '25 items of 400 attributes each.',
    body: envelope(
      `[${Array.from({ length: 25 }, (_, at) => item(at + 1, Array.from({ length: 400 }, (__, one) => `,"attribute${one}":"value ${one} of ${at}"`).join(''))).join(',')}]`,
    ),
  },
  {
    slug: 'odd-deep',
    about: 'One attribute nested 20 000 levels deep.',
    body: envelope(`[${item(1, `,"deep":${'['.repeat(deep)}${']'.repeat(deep)}`)},${item(2)}]`),
  },
  {
    slug: 'odd-proto',
    about: 'Attributes named __proto__, constructor and toString.',
    body: envelope(
      `[${item(1, ',"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":"text","hasOwnProperty":null')}]`,
    ),
  },
  {
    slug: 'odd-duplicate-keys',
    about: 'The same attribute twice in one item, and @graph twice.',
    body: `{"@graph":[${item(1, ',"name":"Second name","geo":{"lat":1,"lat":2}')}],"@graph":[${item(2)}],"meta":{"total":1,"pages":1},"links":{}}`,
  },
  {
    slug: 'odd-numbers',
    about: 'Numbers that JavaScript cannot keep.',
    body: envelope(
      `[${item(1, ',"one":1.0,"huge":1e400,"long":12345678901234567890,"minusZero":-0,"padded":0.1000,"tiny":1E-400,"capital":2.50E+3,"precise":0.30000000000000004441')}]`,
    ),
  },
  {
    slug: 'odd-charset',
    about: 'ISO-8859-1 bytes, declared as such.',
    type: 'application/json; charset=ISO-8859-1',
    body: Buffer.from(latin1, 'latin1'),
  },
]

export const createFixedBodyEndpoints = (): Endpoint[] =>
  fixedBodies.map(({ slug, about, body, status = 200, type = jsonType }) =>
    createOddEndpoint(slug, about, () => ({
      kind: 'whole',
      status,
      headers: { 'Content-Type': type },
      body,
    })),
  )
