import { expect, test } from 'vitest'
import type { RequestPlan } from '#core/request/request-plan.ts'
import {
  findChangedPart,
  type RequestOfResponse,
  type QueryNow,
  type ChangedPart,
} from '#core/workspace/response-standing.ts'

const get = (endpoint: string, q = 'a'): RequestPlan => ({
  kind: 'get',
  endpoint,
  query: [{ name: 'filter[q]', members: [q] }],
})
const link: RequestPlan = { kind: 'link', target: '/api/v4/endpoints/events?cursor=1' }
const [server, otherServer] = ['https://api.example', 'https://other.example']
const [earlier, later] = ['2026-08-22T09:15:00Z', '2026-08-22T09:15:01Z']

const answered: RequestOfResponse = {
  connectionId: 'one',
  baseUrl: server,
  plan: get('events'),
  sentAt: earlier,
}
const current: QueryNow = {
  connectionId: 'one',
  baseUrl: server,
  plan: get('events'),
  tokenChangedAt: null,
}

test.each<[string, Partial<QueryNow>, Partial<RequestOfResponse>, ChangedPart | null]>([
  ['the same', {}, {}, null],
  ['another connection', { connectionId: 'two' }, {}, 'connection'],
  ['no connection', { connectionId: null }, {}, 'connection'],
  ['another server', { baseUrl: otherServer }, {}, 'connection'],
  ['a server that is not known now', { baseUrl: null }, {}, null],
  ['a server that was not known then', {}, { baseUrl: null }, null],
  ['another query', { plan: get('events', 'b') }, {}, 'query'],
  ['another endpoint', { plan: get('places') }, {}, 'endpoint'],
  ['no valid form', { plan: null }, {}, 'endpoint'],
  [
    'the endpoint of a body',
    { plan: { kind: 'post', endpoint: 'events', query: [], body: '{}' } },
    {},
    'query',
  ],
  ['a link', { plan: link }, { plan: null }, 'query'],
  ['a token from before the request', { tokenChangedAt: earlier }, { sentAt: later }, null],
  ['a token of the moment of the request', { tokenChangedAt: earlier }, {}, null],
  ['a token from after the request', { tokenChangedAt: later }, {}, 'token'],
  ['a token from after an earlier day', { tokenChangedAt: later }, { sentAt: null }, null],
  [
    'a token and another query, of which the query counts',
    { tokenChangedAt: later, plan: get('places') },
    {},
    'endpoint',
  ],
])('the form stands for %s', (_, now, then, expected) => {
  expect(findChangedPart({ ...answered, ...then }, { ...current, ...now })).toBe(expected)
})
