import { expect, test } from 'vitest'
import { exchangeRequest, isForHistory, requestPurpose } from '#core/exchange/exchange-request.ts'
import { maxBodyLength } from '#core/request/plan-body.ts'

const id = '7a1f6d8e-2f5a-4f43-9a53-0c6a4b0f1c01'
const request = { id, connectionId: 'a', purpose: { kind: 'send' } }
const parameter = { name: 'a', members: ['b'] }
const get = { kind: 'get', endpoint: 'a', query: [parameter] }
const post = { ...get, kind: 'post', body: '{}' }
const users = { kind: 'resource', resource: { kind: 'users' }, query: [], body: null }

const takes = (more: object) => exchangeRequest.safeParse({ ...request, ...more }).success
const takesPlan = (plan: object) => takes({ plan })
const withQuery = (query: object[]) =>
  [get, post, users].map((plan) => takesPlan({ ...plan, query }))
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

/** What holds so much of something, and the most that the host takes of it. */
const bounds: Record<string, [(length: number) => boolean[], number]> = {
  'the name of an endpoint': [
    (length) => [get, post].map((plan) => takesPlan({ ...plan, endpoint: 'a'.repeat(length) })),
    1_000,
  ],
  'the parameters of a query': [(length) => withQuery(many(length, parameter)), 10_000],
  'the name of a parameter': [
    (length) => withQuery([{ ...parameter, name: 'a'.repeat(length) }]),
    1_000,
  ],
  'the members of a parameter': [
    (length) => withQuery([{ ...parameter, members: many(length, 'b') }]),
    10_000,
  ],
  'a member of a parameter': [
    (length) => withQuery([{ ...parameter, members: ['b'.repeat(length)] }]),
    1_000_000,
  ],
  'a body': [
    (length) => [post, users].map((plan) => takesPlan({ ...plan, body: 'b'.repeat(length) })),
    maxBodyLength,
  ],
  'a link': [
    (length) => [takesPlan({ kind: 'link', target: '/api/v4/endpoints/a'.padEnd(length, 'a') })],
    100_000,
  ],
}

test.each(Object.entries(bounds))('%s is taken up to its bound, and not beyond', (_, bound) => {
  const [holding, most] = bound
  expect([new Set(holding(most)), new Set(holding(most + 1))]).toEqual([
    new Set([true]),
    new Set([false]),
  ])
})

test('an endpoint and a connection have names of one character at least', () => {
  expect([
    takesPlan({ ...get, endpoint: 'a' }),
    takesPlan({ ...get, endpoint: '' }),
    takes({ plan: get, connectionId: '' }),
  ]).toEqual([true, false, false])
})

const kinds = requestPurpose.options.map(({ shape }) => shape.kind.value)

test('only what the person asked for belongs into the history', () => {
  expect(kinds.filter((kind) => isForHistory({ kind }))).toEqual(['send', 'page', 'compare'])
})

test.each([
  ['name of a query', (text: string) => ({ kind: 'batch', name: text })],
  ['step', (text: string) => ({ kind: 'missing', step: text, parameters: [] })],
  ['value', (text: string) => ({ kind: 'doctor', step: '', parameters: [], value: text })],
  ['endpoint', (text: string) => ({ kind: 'access', endpoint: text })],
])('of a %s, 2000 characters are kept', (_, purposeWith) => {
  const lengths = [0, 2000, 2001]
  expect(lengths.map((length) => requestPurpose.parse(purposeWith('a'.repeat(length))))).toEqual(
    lengths.map((length) => purposeWith('a'.repeat(Math.min(length, 2000)))),
  )
})
