import { describe, expect, test } from 'vitest'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { bodyOf, renderTarget } from '#core/request/request-plan.ts'
import { readPasted as readWith, type PastedQuery } from '#core/paste/read-pasted.ts'
import { codeParsers } from '../../../support/code-parsers.ts'

const readPasted = (text: string, conventions: Conventions) =>
  readWith(text, conventions, { parsers: codeParsers })

const { documented, core } = presets

const query = (
  changes: Omit<Partial<Extract<PastedQuery, { kind: 'query' }>>, 'form'> & {
    form?: Partial<QueryForm>
  },
): PastedQuery => ({
  kind: 'query',
  source: 'curl',
  baseUrl: 'https://api.example',
  token: null,
  leftOut: [],
  notes: [],
  ...changes,
  form: { ...emptyForm, endpoint: 'events', ...changes.form },
})

const text = (key: string, value: string) =>
  ({ key, value: { kind: 'text', text: value } }) as const

const requested: Partial<QueryForm> = {
  q: 'Fest & "Musik"',
  filters: [{ key: 'type', value: { kind: 'list', items: ['a,b', 'c'] } }],
  include: ['image', 'location'],
  fields: [{ relation: 'image', attributes: ['name', 'contentUrl'] }],
  sort: [
    { attribute: 'startDate', direction: 'descending' },
    { attribute: 'name', direction: 'ascending' },
  ],
  pageSize: '25',
  pageNumber: '2',
  extra: [{ name: 'section[meta]', value: { kind: 'text', text: '0' } }],
}

const literal =
  'filter[q]=Fest+%26+"Musik"&filter[type][]=a,b&filter[type][]=c&include=image,location' +
  '&fields[image]=name,contentUrl&sort=-startDate,name&page[size]=25&page[number]=2&section[meta]=0'
const encoded = literal
  .replaceAll('[', '%5B')
  .replaceAll(']', '%5D')
  .replaceAll('+', '%20')
  .replaceAll('"', '%22')

describe('a URL', () => {
  test.each([
    ['absolute with literal brackets', `https://api.example/api/v4/endpoints/events?${literal}`],
    ['absolute and encoded', `https://api.example/api/v4/endpoints/events?${encoded}`],
    [
      'broken over lines by a mail program',
      `<https://api.example/api/v4/\nendpoints/events?${encoded}>`,
    ],
  ])('%s gives the form', (_, pasted) => {
    expect(readPasted(pasted, documented)).toEqual(query({ source: 'url', form: requested }))
  })

  test('from /api/v4/ on names no base address', () => {
    expect(readPasted(`/api/v4/endpoints/events/?${literal}`, documented)).toEqual(
      query({ source: 'url', baseUrl: null, form: requested }),
    )
  })

  test('with a flat list of fields becomes rows; where none is documented it is kept as it came', () => {
    const url = '/api/v4/endpoints/events?fields=*,image.name,image.author.name'
    const form = {
      fields: [
        { relation: '', attributes: ['*'] },
        { relation: 'image', attributes: ['name'] },
        { relation: 'image.author', attributes: ['name'] },
      ],
    }
    expect(readPasted(url, core)).toEqual(query({ source: 'url', baseUrl: null, form }))
    expect(readPasted(url, documented)).toEqual(
      query({
        source: 'url',
        baseUrl: null,
        form: {
          extra: [
            { name: 'fields', value: { kind: 'text', text: '*,image.name,image.author.name' } },
          ],
        },
        notes: [{ kind: 'kept-as-extra', name: 'fields' }],
      }),
    )
  })

  test.each([
    ['/api/v4/endpoints/events?fields=name,startDate', '?fields=name%2CstartDate', null],
    [
      '/api/v4/endpoints/events?fields[]=name&fields[]=x',
      '?fields%5B%5D=name&fields%5B%5D=x',
      null,
    ],
    ['POST /api/v4/endpoints/events\n\n{"fields":"name,x"}', '', '{"fields":"name,x"}'],
    ['POST /api/v4/endpoints/events\n\n{"fields":["name","x"]}', '', '{"fields":["name","x"]}'],
  ])('%s can be sent as it came', (pasted, query, body) => {
    const read = readPasted(pasted, documented)
    if (read.kind === 'problem') throw new Error('Refused')
    const planned = planRequest(resolveForm(read.form, '2026-03-31'), documented)
    if (!planned.ok) throw new Error(JSON.stringify(planned.error))
    expect([renderTarget(planned.value), bodyOf(planned.value)]).toEqual([
      `/api/v4/endpoints/events${query}`,
      body,
    ])
  })

  test('hands its token out and names all that the form cannot say', () => {
    const url =
      'https://me:pw@api.example/base/api/v4/endpoints/events/things?token=s3cret&access_token=t2' +
      '&filter=all&page=2&include[]=image&sort=&filter[a]=1&filter[a]=2&x[]=&a]b=1#top'
    expect(readPasted(url, documented)).toEqual(
      query({
        source: 'url',
        baseUrl: 'https://api.example/base',
        token: 's3cret',
        form: {
          filters: [text('a', '2')],
          include: ['image'],
          extra: [{ name: 'x', value: { kind: 'list', items: [''] } }],
        },
        leftOut: [
          { what: 'me:•••@', reason: 'credentials' },
          { what: '/things', reason: 'path' },
          { what: '#top', reason: 'fragment' },
          { what: 'filter=all', reason: 'no-place' },
          { what: 'page=2', reason: 'no-place' },
          { what: 'sort=', reason: 'empty' },
          { what: 'filter[a]=1', reason: 'repeated' },
          { what: 'a]b=1', reason: 'no-place' },
          { what: 'access_token=•••', reason: 'second-token' },
        ],
        notes: [
          { kind: 'text-for-object', name: 'filter', text: 'all' },
          { kind: 'text-for-object', name: 'page', text: '2' },
          { kind: 'written-differently', name: 'include', shape: 'list' },
          { kind: 'empty-text', name: 'sort' },
        ],
      }),
    )
  })

  test('with a placeholder for a host keeps the rest', () => {
    expect(readPasted('curl "{{host}}/api/v4/endpoints/events"', documented)).toEqual(
      query({ baseUrl: null, leftOut: [{ what: '{{host}}', reason: 'base-address' }] }),
    )
  })
})

describe('a cURL command', () => {
  const posted: Partial<QueryForm> = {
    method: 'POST',
    q: `it's "ä"`,
    pageSize: '25',
  }
  const leftOut: [] = []
  const url = 'https://api.example/api/v4/endpoints/events'
  const expected = query({ form: posted, token: 'abc', leftOut })

  test.each([
    [
      'bash with single quotes',
      `$ curl -X POST '${url}' \\\n  -H 'Authorization: Bearer abc' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"filter":{"q":"it'\\''s \\"ä\\""},"page":{"size":25}}'`,
    ],
    [
      'bash with ANSI-C quotes, as browsers copy it',
      `curl '${url}' -H $'Authorization: Bearer abc' -H 'Content-Type: application/json' --data-raw $'{"filter":{"q":"it\\'s \\\\"\\u00e4\\\\""},"page":{"size":25}}'`,
    ],
    [
      'bash with double quotes',
      `curl --request POST --url "${url}" --header "Authorization: Bearer abc" --header "Content-Type: application/json" --data "{\\"filter\\":{\\"q\\":\\"it's \\\\\\"ä\\\\\\"\\"},\\"page\\":{\\"size\\":25}}"`,
    ],
    [
      'cmd with carets, as browsers copy it',
      `curl ^"${url}^" ^\r\n  -H ^"Authorization: Bearer abc^" ^\r\n  -H ^"Content-Type: application/json^" ^\r\n  --data-raw ^"^{^\\^"filter^\\^":^{^\\^"q^\\^":^\\^"it's ^\\^\\^\\^"ä^\\^\\^\\^"^\\^"^},^\\^"page^\\^":^{^\\^"size^\\^":25^}^}^"`,
    ],
    [
      'Windows PowerShell with escaped quotes',
      `curl.exe -X POST '${url}' \`\r\n -H 'Authorization: Bearer abc' \`\r\n -H 'Content-Type: application/json' \`\r\n --data-binary '{\\"filter\\":{\\"q\\":\\"it''s \\\\\\"ä\\\\\\"\\"},\\"page\\":{\\"size\\":25}}'`,
    ],
    [
      'PowerShell with doubled quotes',
      `curl.exe "${url}" -H "Authorization: Bearer abc" -H "Content-Type: application/json" -d "{""filter"":{""q"":""it's \\u0022ä\\u0022""},""page"":{""size"":25}}"`,
    ],
    [
      'PowerShell with a here-string',
      `@'\n{"filter":{"q":"it's \\"ä\\""},\n "page":{"size":25}}\n'@ | curl.exe '${url}' -H 'Authorization: Bearer abc' -H 'Content-Type: application/json' -d '@-'`,
    ],
  ])('in %s gives the form and the token', (_, pasted) => {
    expect(readPasted(pasted, documented)).toEqual(expected)
  })

  test('for cmd.exe is known by the percent sign that stands outside of its quotes', () => {
    // What app and cmd.exe agree upon for the character U+0342, which holds the name of a variable.
    const pasted = `curl "${url}?filter%5Bq%5D=%E1%BD%90"^%"CD%82"`
    expect(readPasted(pasted, documented)).toEqual(query({ form: { q: '\u1f50\u0342' } }))
  })

  test('with --json needs no header', () => {
    expect(readPasted(`curl --json '{"page":{"number":3}}' ${url}`, documented)).toEqual(
      query({ form: { method: 'POST', pageNumber: '3' } }),
    )
  })

  test('with -G puts its data into the query, encoded only where it says so', () => {
    expect(
      readPasted(
        `curl -G ${url}?sort=name --data-urlencode 'filter[q]=a&b = 100%' -d 'page[size]=5' -d include=image`,
        documented,
      ),
    ).toEqual(
      query({
        form: {
          q: 'a&b = 100%',
          sort: [{ attribute: 'name', direction: 'ascending' }],
          include: ['image'],
          pageSize: '5',
        },
      }),
    )
  })

  test('with --url-query adds to the query; it may read a file, but not after a plus', () => {
    expect(
      readPasted(
        `curl ${url}?sort=name --url-query 'filter[q]=a&b' --url-query 'include@names.txt' --url-query '+page[size]=5'`,
        documented,
      ),
    ).toEqual(
      query({
        form: {
          q: 'a&b',
          sort: [{ attribute: 'name', direction: 'ascending' }],
          pageSize: '5',
        },
        leftOut: [{ what: '--url-query include@names.txt', reason: 'file' }],
      }),
    )
  })

  test('with an unquoted address keeps what stands behind its &', () => {
    expect(readPasted(`curl -g ${url}?page[size]=5&page[number]=2 | jq .`, documented)).toEqual(
      query({
        form: { pageSize: '5', pageNumber: '2' },
        leftOut: [
          { what: '-g', reason: 'not-needed' },
          { what: '| jq .', reason: 'other-command' },
        ],
        notes: [{ kind: 'repaired', what: 'ampersand' }],
      }),
    )
  })

  test.each([
    [' & echo done', '& echo done'],
    ['& echo done', '& echo done'],
    ['&\necho done', 'echo done'],
  ])('ends at an & behind which the word ends: %j', (rest, what) => {
    expect(readPasted(`curl ${url}?page[size]=5${rest}`, documented)).toEqual(
      query({
        form: { pageSize: '5' },
        leftOut: [{ what, reason: 'other-command' }],
      }),
    )
  })

  test('with form-encoded data is a POST with the same meaning', () => {
    expect(readPasted(`curl ${url} -d 'page[size]=5' -d language=de`, documented)).toEqual(
      query({
        form: {
          method: 'POST',
          pageSize: '5',
          extra: [{ name: 'language', value: { kind: 'text', text: 'de' } }],
        },
        notes: [
          { kind: 'form-encoded-body' },
          { kind: 'written-differently', name: 'page[size]' },
          { kind: 'written-differently', name: 'language' },
        ],
      }),
    )
  })

  test.each([
    ['PUT', `curl -X PUT -d '{}' '${url}'`],
    ['DELETE', `curl -X DELETE '${url}'`],
    ['OPTIONS', `fetch('${url}', { method: 'OPTIONS' })`],
    ['HEAD', `curl -I '${url}'`],
    ['PATCH', `PATCH ${url}\n\n{}`],
  ])('of the method %s is none that the API has', (method, pasted) => {
    expect(readPasted(pasted, documented)).toEqual({
      kind: 'problem',
      problem: { kind: 'other-method', method },
    })
  })

  test.each([`TOKEN="Bearer abc123"`, `export TOKEN='Bearer abc123'`, 'TOKEN="Bearer abc123'])(
    'shows nothing of the value in %s',
    (set) => {
      expect(JSON.stringify(readPasted(`${set}\ncurl ${url}`, documented))).not.toContain('abc123')
    },
  )

  test('tells every option it does not take over, secrets masked', () => {
    const pasted = `TOKEN=abc curl -sSkXGET -u name:pw -b sid=1 -H 'X-Api-Key: k' -H 'Accept: text/html' -H 'Accept-Language: de' --proxy http://u:p@proxy -F file=@x -d @body.json --max-time 3 -o out.json ${url} https://other.example/?token=abc --next ${url}`
    expect(readPasted(pasted, documented)).toEqual(
      query({
        leftOut: [
          { what: 'X-Api-Key: •••', reason: 'header' },
          { what: 'Accept: text/html', reason: 'header' },
          { what: 'Accept-Language: de', reason: 'header' },
          { what: '-s', reason: 'not-needed' },
          { what: '-S', reason: 'not-needed' },
          { what: '-k', reason: 'certificate-check' },
          { what: '-u name:•••', reason: 'credentials' },
          { what: '-b •••', reason: 'option' },
          { what: '--proxy •••', reason: 'option' },
          { what: '-F file=@x', reason: 'option' },
          { what: '-d @body.json', reason: 'file' },
          { what: '--max-time 3', reason: 'not-needed' },
          { what: '-o out.json', reason: 'saves-file' },
          { what: 'https://other.example/?token=•••', reason: 'second-request' },
          { what: `--next ${url}`, reason: 'second-request' },
          { what: 'TOKEN=•••', reason: 'other-command' },
        ],
      }),
    )
  })

  test.each([
    ['Authorization: Bearer $TOKEN', null, [{ kind: 'token-placeholder' }], []],
    ['Authorization: Bearer <ACCESS_TOKEN>', null, [{ kind: 'token-placeholder' }], []],
    ['authorization: bearer a.b-c', 'a.b-c', [], []],
    [
      'Authorization: Basic bmFtZQ==',
      null,
      [],
      [{ what: 'Authorization: •••', reason: 'credentials' }],
    ],
  ])('with "%s" keeps the token out of the form', (header, token, notes, leftOutHere) => {
    expect(readPasted(`curl -H "${header}" ${url}`, documented)).toEqual({
      ...query({ token }),
      notes,
      leftOut: leftOutHere,
    })
  })

  test.each([
    ["curl 'https://api.example", { kind: 'unclosed-quote', quote: "'" }],
    ['curl -H "A: b"', { kind: 'no-address' }],
    ['curl https://api.example/api/v3/x?y=1', { kind: 'not-an-endpoint', path: '/api/v3/x' }],
    ['hello there', { kind: 'not-understood' }],
    ['  \n ', { kind: 'empty' }],
    ['https://api.example/api/v4/things', { kind: 'not-an-endpoint', path: '/api/v4/things' }],
    ['{"filter":[}', { kind: 'body-not-json' }],
    [`curl ${url} -d '[1]'`, { kind: 'body-not-object' }],
  ])('%s is no query, and says why', (pasted, problem) => {
    expect(readPasted(pasted, documented)).toMatchObject({ kind: 'problem', problem })
  })
})

test.each([
  ['C#', 'using System.Net.Http;\r\nvar answer = await client.GetAsync("https://api.example");'],
  ['Ruby', `require 'net/http'\nNet::HTTP.get(URI("https://api.example"))`],
  ['Kotlin', 'package demo\n\nfun main() {\n  val client = OkHttpClient()\n}'],
])('code in %s says that it is not read', (language, code) => {
  expect(readPasted(code, documented)).toEqual({
    kind: 'problem',
    problem: { kind: 'unsupported-code', language },
  })
})

test('a plain HTTP message gives the form, its host the address', () => {
  const message =
    'GET /api/v4/endpoints/events?page%5Bsize%5D=5 HTTP/1.1\nHost: api.example\nAuthorization: Bearer abc\n'
  expect(readPasted(message, documented)).toEqual(
    query({ source: 'http-file', token: 'abc', form: { pageSize: '5' } }),
  )
})

describe('a million blanks', () => {
  // Work that grows with the square of the length would take most of an hour here.
  const blanks = ' '.repeat(1_000_000)

  test('within an address are part of it', () => {
    expect(
      readPasted(`https://api.example/api/v4/endpoints/events?filter[q]=a${blanks}b`, documented),
    ).toEqual(query({ source: 'url', form: { q: `a${blanks}b` } }))
  })

  test('before a line end of an address are none of it', () => {
    expect(
      readPasted(
        `https://api.example/api/v4/endpoints/events?${blanks}\n${blanks}filter[q]=a`,
        documented,
      ),
    ).toEqual(query({ source: 'url', form: { q: 'a' } }))
  })

  test('within the request line of an HTTP message are part of its address', () => {
    expect(
      readPasted(
        `GET https://api.example/api/v4/endpoints/events?filter[q]=a${blanks}b${blanks}HTTP/1.1`,
        documented,
      ),
    ).toEqual(query({ source: 'http-file', form: { q: `a${blanks}b` } }))
  })
})

describe('a POST body', () => {
  const body = (changes: Parameters<typeof query>[0]) =>
    query({
      source: 'body',
      baseUrl: null,
      ...changes,
      form: { endpoint: '', method: 'POST', ...changes.form },
    })

  test('becomes rows: paths for objects, exact text for what is no string', () => {
    const pasted = `{
      "filter": {
        "q": "Fest",
        "classifications": { "in": { "withSubtree": ["a,b", "c"] } },
        "dc.x": "y",
        "attribute": { "size": { "in": { "min": 1.0, "max": 12345678901234567890 } } },
        "geo": { "withGeometry": true, "box": [ 1.50, 2 ] }
      },
      "include": "image,location",
      "sort": "-name,proximity(1,2)",
      "page": { "size": 25, "number": 1, "limit": 3 },
      "language": "de,en",
      "section": { "meta": 0 }
    }`
    const json = (value: string) => ({ kind: 'json', text: value }) as const
    expect(readPasted(pasted, documented)).toEqual(
      body({
        form: {
          q: 'Fest',
          filters: [
            {
              key: 'classifications.in.withSubtree',
              value: { kind: 'list', items: ['a,b', 'c'] },
            },
            text('dc\\.x', 'y'),
            { key: 'attribute.size.in.min', value: json('1.0') },
            { key: 'attribute.size.in.max', value: json('12345678901234567890') },
            { key: 'geo.withGeometry', value: json('true') },
            { key: 'geo.box', value: json('[1.50,2]') },
          ],
          include: ['image', 'location'],
          sort: [
            { attribute: 'name', direction: 'descending' },
            { attribute: 'proximity(1,2)', direction: 'ascending' },
          ],
          pageSize: '25',
          pageNumber: '1',
          extra: [
            { name: 'page[limit]', value: json('3') },
            { name: 'language', value: { kind: 'text', text: 'de,en' } },
            { name: 'section[meta]', value: json('0') },
          ],
        },
      }),
    )
  })

  test('takes the last of two objects of the same name', () => {
    expect(readPasted('{"filter":{"t":"x"},"filter":{"u":"y"}}', documented)).toEqual(
      body({
        form: { filters: [text('u', 'y')] },
        leftOut: [{ what: '"filter": {"t":"x"}', reason: 'repeated' }],
      }),
    )
  })

  test('names what has no place and hands its token out', () => {
    const pasted =
      '{"token":"s3cret","filter":{"q":["a"],"a[b]":1,"t":"x","t":"y"},"page":{"size":true},"sort":{"a":1},"":2,"include":[]}'
    expect(readPasted(pasted, documented)).toEqual(
      body({
        token: 's3cret',
        form: { filters: [text('t', 'y')] },
        leftOut: [
          { what: '"filter"."q": ["a"]', reason: 'no-place' },
          { what: '"filter"."a[b]": 1', reason: 'no-place' },
          { what: '"filter"."t": "x"', reason: 'repeated' },
          { what: '"page"."size": true', reason: 'no-place' },
          { what: '"sort"."a": 1', reason: 'no-place' },
          { what: '"": 2', reason: 'no-place' },
          { what: '"include": []', reason: 'empty' },
        ],
      }),
    )
  })
})

describe('a JSON body counts as what it is announced as', () => {
  const url = 'https://api.example/api/v4/endpoints/events'
  const body = '{"sort":"name"}'
  const note = (sentAs: string | null) => [{ kind: 'body-declared-otherwise', sentAs }]
  const form = 'application/x-www-form-urlencoded'

  test.each([
    ['curl -d', `curl '${url}' -d '${body}'`, note(form)],
    ['curl --json', `curl '${url}' --json '${body}'`, []],
    ['curl with a header', `curl '${url}' -H 'content-type: application/json' -d '${body}'`, []],
    [
      'curl with another header',
      `curl '${url}' -H 'Content-Type: text/plain' -d '${body}'`,
      note('text/plain'),
    ],
    ['curl with a form', `curl '${url}' -d sort=name`, [{ kind: 'form-encoded-body' }]],
    ['an HTTP request', `POST ${url}\n\n${body}`, note(null)],
    [
      'an HTTP request with a header',
      `POST ${url}\nContent-Type: application/ld+json\n\n${body}`,
      [],
    ],
    [
      'fetch',
      `fetch('${url}', { method: 'POST', body: JSON.stringify(${body}) })`,
      note('text/plain'),
    ],
    ['axios with an object', `axios.post('${url}', ${body})`, []],
    ['axios with a text', `axios.post('${url}', '${body}')`, note(form)],
    ['requests with json', `import requests\nrequests.post('${url}', json=${body})`, []],
    [
      'requests with a text',
      `import requests\nrequests.post('${url}', data='${body}')`,
      note(null),
    ],
    ['a body alone', body, []],
  ])('%s', (_, pasted, notes) => {
    const read = readPasted(pasted, core)
    expect(
      read.kind === 'query' && read.notes.filter(({ kind }) => kind !== 'written-differently'),
    ).toEqual(notes)
    const isRead = !notes.some(({ kind }) => kind === 'body-declared-otherwise')
    expect(read).toMatchObject({ form: { sort: [{ attribute: 'name' }] } })
    expect(read.kind === 'query' && read.asServerReads?.form.sort).toEqual(isRead ? undefined : [])
  })

  test('the query wins over the body where both name the same', () => {
    const requested = `curl '${url}?filter[q]=a&sort=name' --json '{"filter":{"x":"1"},"include":"image"}'`
    const read = readPasted(requested, core)
    expect(read).toMatchObject({
      form: { q: 'a', filters: [{ key: 'x' }], include: ['image'] },
      asServerReads: {
        form: { q: 'a', filters: [], include: ['image'], sort: [{ attribute: 'name' }] },
      },
    })
    expect(read.kind === 'query' && read.notes).toContainEqual({ kind: 'in-both', name: 'filter' })
  })
})

describe('a loop of Python over pages', () => {
  const url = 'https://api.example/api/v4/endpoints/events'
  const ask = (page: string) => `requests.get(url, params={'page[number]': ${page}})`

  test.each([
    ['itertools.count(1)', '1'],
    ['itertools.count()', '0'],
    ['count(2)', '2'],
    ['range(1, 9)', '1'],
    ['range(9)', '0'],
    ['range(last)', '0'],
  ])('that counts with %s asks for page %s first', (counter, pageNumber) => {
    const pasted = `import requests\nurl = '${url}'\nfor page in ${counter}:\n    ${ask('page')}`
    expect(readPasted(pasted, documented)).toEqual(query({ source: 'code', form: { pageNumber } }))
  })

  test.each([
    ['a condition', `url = '${url}'\nwhile url:\n    answer = ${ask('1')}`],
    ['a comparison', `url = '${url}'\nif seen != url:\n    answer = ${ask('1')}`],
    ['else', `if done:\n    pass\nelse:\n    url = '${url}'\n${ask('1')}`],
    ['try', `try:\n    url = '${url}'\n    answer = ${ask('1')}\nfinally:\n    pass`],
    ['a type', `url: str = '${url}'\n${ask('1')}`],
    ['the type of a parameter', `def load(\n    url: str = '${url}',\n):\n    return ${ask('1')}`],
  ])('is read where names are given values behind %s', (_, code) => {
    expect(readPasted(`import requests\n${code}`, documented)).toEqual(
      query({ source: 'code', form: { pageNumber: '1' } }),
    )
  })
})
