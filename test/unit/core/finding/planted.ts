import type { FindingKind } from '#core/finding/finding.ts'
import { envelope, items, link, path, type Exchange } from './found-in.ts'

/** An exchange that proves a finding, and the one nearest to it that proves nothing of the kind. */
interface Planted {
  cause: Exchange
  but: string
  lookAlike: Exchange
}

const ten = { pageSize: '10' }
const of = (body: string, form: Exchange['form'] = {}): Exchange => ({
  form: { ...ten, ...form },
  body,
})
const withItems = (change: string, form: Exchange['form'] = {}): Exchange =>
  of(envelope({ graph: [...items(1, 9), ...items(10, 1, change)] }), form)
const filtered = {
  ...ten,
  filters: [{ key: 'category', value: { kind: 'text' as const, text: 'music' } }],
}
const utf8 = new TextEncoder()
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const resolved = '{"@id":"p1","@type":["Place"],"name":"Hall"}'

/** Every kind of finding has both: a kind without them does not compile. */
export const planted: Record<FindingKind, Planted> = {
  'byte-order-mark': {
    cause: of(`\ufeff${envelope()}`),
    but: 'the sign stands in a name',
    lookAlike: withItems(',"text":"\ufeff"'),
  },
  'invalid-utf8': {
    cause: { form: ten, body: latin1(envelope({ graph: items(1, 10, ',"town":"K\u00f6ln"') })) },
    but: 'the same name in UTF-8',
    lookAlike: {
      form: ten,
      body: utf8.encode(envelope({ graph: items(1, 10, ',"town":"K\u00f6ln"') })),
    },
  },
  'broken-off': {
    cause: of(envelope().slice(0, -40)),
    but: 'a body that ends with white space',
    lookAlike: of(`${envelope()}\n\n`),
  },
  malformed: {
    cause: of(envelope().replace('"meta":', "'meta':")),
    but: 'the signs stand in a text',
    lookAlike: withItems(`,"text":"'meta':"`),
  },
  'trailing-bytes': {
    cause: of(`${envelope()}{}`),
    but: 'white space behind it',
    lookAlike: of(`${envelope()} \n`),
  },
  'repeated-graph': {
    cause: of(envelope({ more: ',"@graph":[]' })),
    but: 'a list of that name inside an item',
    lookAlike: withItems(',"@graph":[]'),
  },
  // An answer of 4 GB is no test: the scanner has its own for the bound.
  'too-long': {
    cause: { ...of(envelope()), tooLong: true },
    but: 'an answer of usual length',
    lookAlike: of(envelope()),
  },
  'wrong-kind': {
    cause: of(envelope({ meta: '{"total":"30","pages":3}' })),
    but: 'null is unknown',
    lookAlike: of(envelope({ meta: '{"total":30,"pages":3,"page":null}' })),
  },
  'no-count': {
    cause: of(envelope({ meta: '{"total":-1,"pages":3}' })),
    but: 'zero is a count',
    lookAlike: of(envelope({ graph: [], meta: '{"total":0,"pages":0}', links: '{}' })),
  },
  contradiction: {
    cause: of(envelope({ meta: '{"total":30,"page":{"totalElements":29},"pages":3}' })),
    but: 'both say the same',
    lookAlike: of(envelope({ meta: '{"total":30,"page":{"totalElements":30.0},"pages":3}' })),
  },
  'link-refused': {
    cause: of(envelope({ links: `{"next":"${link(2)}"}` }), filtered),
    but: 'a cursor of the server besides all that was asked for',
    lookAlike: of(
      envelope({ links: `{"next":"${link(2, '&filter%5Bcategory%5D=music&cursor=c2')}"}` }),
      filtered,
    ),
  },
  'link-to-wrong-page': {
    cause: of(envelope({ links: `{"next":"${link(4)}"}`, meta: '{"total":60,"pages":6}' })),
    but: 'the page after the one that was asked for',
    lookAlike: of(
      envelope({
        graph: items(21, 10),
        links: `{"prev":"${link(2)}","next":"${link(4)}"}`,
        meta: '{"total":60,"pages":6}',
      }),
      { pageNumber: '3' },
    ),
  },
  'next-absent': {
    cause: of(envelope({ graph: items(11, 10), links: `{"prev":"${link(1)}"}` }), {
      pageNumber: '2',
    }),
    but: 'the last page',
    lookAlike: of(envelope({ graph: items(21, 10), links: `{"prev":"${link(2)}"}` }), {
      pageNumber: '3',
    }),
  },
  'next-on-last': {
    cause: of(
      envelope({ graph: items(21, 10), links: `{"prev":"${link(2)}","next":"${link(4)}"}` }),
      { pageNumber: '3' },
    ),
    but: 'an empty next',
    lookAlike: of(envelope({ graph: items(21, 10), links: `{"prev":"${link(2)}","next":""}` }), {
      pageNumber: '3',
    }),
  },
  'links-relative': {
    cause: of(envelope({ links: `{"next":"${path}?page[size]=10&page[number]=2"}` })),
    but: 'another origin without a scheme is not relative to this one',
    lookAlike: of(envelope({ links: `{"next":"//evil.example${path}?page[number]=2"}` })),
  },
  'short-page': {
    cause: of(
      envelope({
        graph: items(1, 7),
        meta: '{"total":30,"pages":3,"page":{"size":10}}',
        links: `{"next":"${link(2)}"}`,
      }),
      { pageSize: '' },
    ),
    but: 'the last page may be short',
    lookAlike: of(
      envelope({
        graph: items(1, 7),
        meta: '{"total":7,"pages":1,"page":{"size":10}}',
        links: '{}',
      }),
      { pageSize: '' },
    ),
  },
  'total-below-items': {
    cause: of(envelope({ meta: '{"total":3,"pages":1}', links: '{}' })),
    but: 'a total of just these items',
    lookAlike: of(envelope({ meta: '{"total":10,"pages":1}', links: '{}' })),
  },
  'pages-contradict-total': {
    cause: of(envelope({ meta: '{"total":30,"pages":9}' })),
    but: 'a page size that the server capped',
    lookAlike: {
      form: { pageSize: '40' },
      body: envelope({
        graph: items(1, 20),
        meta: '{"total":60,"pages":3}',
        links: `{"next":"${link(2).replace('=10', '=40')}"}`,
      }),
    },
  },
  'empty-page-of-total': {
    cause: of(envelope({ graph: [], meta: '{"total":60,"pages":6}', links: '{}' })),
    but: 'a page behind the end',
    lookAlike: of(envelope({ graph: [], meta: '{"total":60,"pages":6}', links: '{}' }), {
      pageNumber: '9',
    }),
  },
  'no-paging': {
    cause: of(envelope({ meta: '{}', links: '{}' })),
    but: 'a total alone',
    lookAlike: of(envelope({ meta: '{"total":30}', links: '{}' })),
  },
  'no-sort': {
    cause: of(envelope()),
    but: 'a single page',
    lookAlike: of(envelope({ meta: '{"total":10,"pages":1}', links: '{}' })),
  },
  'items-of-page-before': {
    cause: {
      ...of(
        envelope({
          graph: items(8, 10),
          links: `{"prev":"${link(1)}","next":"${link(3)}"}`,
        }),
        { pageNumber: '2' },
      ),
      before: [{ pageNumber: '1', body: envelope() }],
    },
    but: 'the first page once more, its number left empty before',
    lookAlike: {
      ...of(envelope(), { pageNumber: '1' }),
      before: [{ pageNumber: '', body: envelope() }],
    },
  },
  'items-lost': {
    cause: {
      ...of(envelope({ graph: items(19, 10), links: `{"prev":"${link(2)}"}` }), {
        pageNumber: '3',
      }),
      before: [
        { pageNumber: '1', body: envelope() },
        { pageNumber: '2', body: envelope({ graph: items(11, 10) }) },
      ],
    },
    but: 'a page that was not seen',
    lookAlike: {
      ...of(envelope({ graph: items(21, 10), links: `{"prev":"${link(2)}"}` }), {
        pageNumber: '3',
      }),
      before: [{ pageNumber: '2', body: envelope({ graph: items(11, 10) }) }],
    },
  },
  'items-invalid-json': {
    cause: withItems(',"x":NaN'),
    but: 'the same word in a text, and an escaped line feed',
    lookAlike: withItems(String.raw`,"x":"NaN\n"`),
  },
  'items-not-objects': {
    cause: of(envelope({ graph: ['null', 'null', ...items(1, 8)] })),
    but: 'null inside an item',
    lookAlike: withItems(',"text":null'),
  },
  'items-without-id': {
    cause: of(envelope({ graph: ['{"@type":["Event"],"name":"x"}', ...items(1, 9)] })),
    but: 'an embedded object without one',
    lookAlike: withItems(',"geo":{"lat":1,"lon":2}'),
  },
  'ids-no-uuid': {
    cause: of(envelope({ graph: ['{"@id":"42","@type":["Event"],"name":"x"}', ...items(1, 9)] })),
    but: 'UUIDs, in capitals too',
    lookAlike: of(
      envelope({
        graph: Array.from(
          { length: 10 },
          (_, at) =>
            `{"@id":"0F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F${at}","@type":["Event"],"name":"x"}`,
        ),
      }),
    ),
  },
  'items-repeated': {
    cause: of(envelope({ graph: [...items(1, 9), ...items(1, 1)] })),
    but: 'the same related item in two items',
    lookAlike: of(envelope({ graph: items(1, 10, ',"location":{"@id":"p1","@type":["Place"]}') })),
  },
  'items-without-type': {
    cause: of(envelope({ graph: ['{"@id":"x","name":"x"}', ...items(1, 9)] })),
    but: 'an embedded object without one',
    lookAlike: withItems(',"address":{"@id":"a","streetAddress":"x"}'),
  },
  'type-is-text': {
    cause: of(envelope({ graph: ['{"@id":"x","@type":"Event","name":"x"}', ...items(1, 9)] })),
    but: 'the text of an embedded object and of a concept',
    lookAlike: withItems(
      ',"address":{"@id":"a","@type":"PostalAddress"},"dc:classification":[{"@id":"c","@type":"skos:Concept"}]',
    ),
  },
  'relation-unrequested': {
    cause: withItems(`,"location":${resolved}`),
    but: 'asked for by include, listed by fields, an embedded object, and one that is always whole',
    lookAlike: withItems(
      `,"location":${resolved},"image":${resolved},"geo":{"@id":"g","@type":"GeoCoordinates","latitude":1},"potentialAction":[{"@id":"x","@type":["Action"],"url":"x"}]`,
      {
        include: ['location.image'],
        extra: [{ name: 'fields', value: { kind: 'text', text: 'name,image.name' } }],
      },
    ),
  },
  'number-changes': {
    cause: withItems(',"deep":[{"size":12345678901234567890}]'),
    but: 'long and odd ways to write a number that stays the same',
    lookAlike: withItems(
      ',"a":1.0,"b":9007199254740991,"c":0.1,"d":1e3,"e":46.61234567890123,"f":-0.0,"g":100000000000000000000,"h":0.000000123456789012',
    ),
  },
  'names-missing': {
    cause: of(envelope({ graph: ['{"@id":"x","@type":["Event"]}', ...items(1, 9)] })),
    but: 'no item of the page has one',
    lookAlike: of(
      envelope({ graph: ['{"@id":"x","@type":["Event"]}'], meta: '{"total":1}', links: '{}' }),
    ),
  },
  'names-empty': {
    cause: of(envelope({ graph: ['{"@id":"x","@type":["Event"],"name":" "}', ...items(1, 9)] })),
    but: 'a name in two languages, one of them empty',
    lookAlike: of(
      envelope({
        graph: items(1, 10).map((item) =>
          item.replace(
            /"name":"[^"]*"/,
            '"name":[{"@language":"de","@value":""},{"@language":"en","@value":"x"}]',
          ),
        ),
      }),
    ),
  },
  'languages-mixed': {
    cause: of(
      envelope({
        graph: [
          ...items(1, 9),
          '{"@id":"x","@type":["Event"],"name":[{"@language":"en","@value":"x"}]}',
        ],
      }),
    ),
    but: 'several languages were asked for, and not every item has both',
    lookAlike: {
      form: { ...ten, extra: [{ name: 'language', value: { kind: 'text', text: 'de,en' } }] },
      body: envelope({
        graph: [
          '{"@id":"x","@type":["Event"],"name":[{"@language":"en","@value":"x"}]}',
          '{"@id":"y","@type":["Event"],"name":[{"@language":"de","@value":"x"}]}',
        ],
        meta: '{"total":2}',
        links: '{}',
      }),
    },
  },
  'member-repeated': {
    cause: withItems(',"geo":{"lat":1,"lat":2}'),
    but: 'the same name in two objects',
    lookAlike: withItems(',"geo":{"lat":1},"from":{"lat":1}'),
  },
  'bare-list': {
    cause: of(`[${items(1, 3).join(',')}]`),
    but: 'a list in an envelope without more',
    lookAlike: of(`{"@graph":[${items(1, 3).join(',')}]}`),
  },
  'error-in-success': {
    cause: of(envelope({ more: ',"warnings":[{"title":"Filter ignored","detail":"category"}]' })),
    but: 'members that say nothing',
    lookAlike: of(envelope({ more: ',"errors":[],"warnings":null,"error":false' })),
  },
  'content-type': {
    cause: { ...of(envelope()), type: 'text/plain' },
    but: 'a type of JSON by another name',
    lookAlike: { ...of(envelope()), type: 'application/ld+json' },
  },
  redirected: {
    cause: {
      ...of(envelope()),
      redirects: [{ status: 307, from: 'https://api.example/a', to: 'https://api.example/b' }],
    },
    but: 'answered at once',
    lookAlike: of(envelope()),
  },
  'token-repeated': {
    cause: { ...of(envelope()), masked: 2 },
    but: 'a text with asterisks of its own',
    lookAlike: withItems(',"text":"•••"'),
  },
}
