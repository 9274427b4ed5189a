import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import {
  checkRawRequest,
  planRawRequest,
  formOfTypedBody,
  listRewrittenMembers,
  readBodyIntoForm,
  isBodyOfForm,
} from '#core/query/typed-body.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { maxBodyLength } from '#core/request/plan-body.ts'
import { err, ok } from '#core/result.ts'

const inQuery = {
  ...presets.documented,
  includeInPost: 'query',
  fieldsInPost: 'query',
  sortInPost: 'query',
  extraInPost: 'query',
} as const
const form: QueryForm = {
  ...emptyForm,
  endpoint: 'events',
  method: 'POST',
  q: 'wine',
  include: ['image'],
  pageSize: '25',
}

test('a body typed by hand goes out character by character', () => {
  const body = '{\n  "page": { "size": 25.0 },\n  "unknown": 1e400\n}\n'
  expect(planRawRequest(form, body, presets.documented)).toEqual(
    ok({ kind: 'post', endpoint: 'events', query: [], body }),
  )
})

test('what the conventions put into the query string stays there', () => {
  expect(planRawRequest(form, '{}', inQuery)).toEqual(
    ok({
      kind: 'post',
      endpoint: 'events',
      query: [{ name: 'include', members: ['image'] }],
      body: '{}',
    }),
  )
})

test('a body that is no JSON is not sent, and the place of the fault is named', () => {
  expect(planRawRequest(form, '{\n "a": }', presets.documented)).toEqual(
    err([
      {
        field: { part: 'body' },
        kind: 'body-invalid',
        severity: 'blocks',
        line: 2,
        column: 7,
      },
    ]),
  )
})

test('a body longer than the app sends is not sent', () => {
  const body = `{"q":"${'x'.repeat(maxBodyLength)}"}`
  expect(checkRawRequest(form, body, presets.documented)).toEqual([
    {
      field: { part: 'body' },
      kind: 'body-too-long',
      severity: 'blocks',
      most: 250_000,
      length: 250_008,
    },
  ])
})

test.each(['token', 'access_token', 'client_secret', 'Authorization', 'api-key', 'password'])(
  'a body with the member %s is not sent: a token belongs to the connection',
  (name) => {
    expect(
      checkRawRequest(form, JSON.stringify({ q: 'x', [name]: 'y' }), presets.documented),
    ).toEqual([{ field: { part: 'body' }, kind: 'token-in-body', severity: 'blocks', name }])
  },
)

test('a filter may be named like a token', () => {
  expect(checkRawRequest(form, '{"filter":{"key":"a"}}', presets.documented)).toEqual([])
})

test('a body that is no object is sent, with a hint', () => {
  expect(checkRawRequest(form, '[]', presets.documented)).toEqual([
    { field: { part: 'body' }, kind: 'body-not-object', severity: 'hint' },
  ])
})

test.each([
  ['in the body', presets.documented],
  ['in the query string', inQuery],
])('the body of a form goes back into the form, with parameters %s', (_, conventions) => {
  const planned = planRequest(form, conventions)
  if (!planned.ok || planned.value.kind !== 'post') throw new Error('The form makes no POST')
  const read = readBodyIntoForm(form, planned.value.body, conventions)
  expect(read.ok && read.value).toEqual({ form, token: null, leftOut: [], notes: [] })
})

test('what the form cannot say is named', () => {
  const read = readBodyIntoForm(form, '{"filter":"all","page":{"size":5}}', presets.documented)
  expect(read.ok && [read.value.form.pageSize, read.value.leftOut]).toEqual([
    '5',
    [{ what: '"filter": "all"', reason: 'no-place' }],
  ])
})

test.each(['"hi"', '[1,2]', '3', 'null', '{"a"'])(
  'of the body %s nothing of the form is asked but what stands beside it',
  (body) => {
    const sorted: QueryForm = {
      ...form,
      sort: [{ attribute: 'startDate', direction: 'ascending' }],
    }
    const bare = { ...emptyForm, endpoint: 'events', method: 'POST' }
    expect(formOfTypedBody(sorted, body, presets.documented)).toEqual(bare)
    const { include, sort } = sorted
    expect(formOfTypedBody(sorted, body, inQuery)).toEqual({ ...bare, include, sort })
  },
)

test.each([
  ['the form made it', '{"filter":{"q":"wine"},"include":"image","page":{"size":25}}', true],
  [
    'only white space differs',
    '{"filter": {"q": "wine"},\n"include":"image","page":{"size":25}}',
    true,
  ],
  [
    'a number is written otherwise',
    '{"filter":{"q":"wine"},"include":"image","page":{"size":25.0}}',
    false,
  ],
  ['it asks for more', '{"filter":{"q":"wine"},"include":"image","page":{"size":25},"x":1}', false],
])('a body is that of a form: %s', (_, body, isOfForm) => {
  expect(isBodyOfForm(body, form, presets.documented)).toBe(isOfForm)
})

test.each([
  [
    'a list of names becomes one text',
    '{"include": ["image", "poi"], "sort": ["name"]}',
    [
      { typed: '"include": ["image","poi"]', value: '"image,poi"' },
      { typed: '"sort": ["name"]', value: '"name"' },
    ],
  ],
  [
    'names as keys, and a number as text',
    '{"include":{"image":{}},"page":{"size":"5"}}',
    [
      { typed: '"include": {"image":{}}', value: '"image"' },
      { typed: '"page": {"size":"5"}', value: '{"size":5}' },
    ],
  ],
  [
    'a form that cannot be sent has no value for it',
    '{"include":["a,b","c"],"fields":{"":["x"]}}',
    [{ typed: '"include": ["a,b","c"]', value: '"a,b,c"' }],
  ],
  [
    'nothing of all else',
    '{"include":"image","filter":{"type":["a","b"],"n":5},"language":["de"],"odd":[1]}',
    [],
  ],
])('what the form would change of a body: %s', (_what, body, changes) => {
  const read = readBodyIntoForm(form, body, presets.documented)
  expect(read.ok && listRewrittenMembers(body, read.value, presets.documented)).toEqual(changes)
})

test('what the conventions put into the query string leaves the body', () => {
  const body = '{"include":"image","page":{"size":5}}'
  const read = readBodyIntoForm(form, body, inQuery)
  expect(read.ok && listRewrittenMembers(body, read.value, inQuery)).toEqual([
    { typed: '"include": "image"', value: null },
  ])
})
