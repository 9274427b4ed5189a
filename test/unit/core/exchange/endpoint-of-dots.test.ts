import { expect, test } from 'vitest'
import { exchangeRequest } from '#core/exchange/exchange-request.ts'
import { checkEndpointNames } from '#core/workspace/endpoint-edit.ts'
import { endpointDraft } from '#core/workspace/saved-endpoint.ts'

const id = '7a1f6d8e-2f5a-4f43-9a53-0c6a4b0f1c01'
const purpose = { kind: 'send' } as const
const takes = (plan: object) =>
  exchangeRequest.safeParse({ id, connectionId: 'a', purpose, plan }).success
const takesName = (endpoint: string) => [
  takes({ kind: 'get', endpoint, query: [] }),
  takes({ kind: 'post', endpoint, query: [], body: '{}' }),
  takes({
    kind: 'resource',
    resource: { kind: 'facets', endpoint, schemeId: id },
    query: [],
    body: null,
  }),
  takes({ kind: 'link', target: `/api/v4/endpoints/${endpoint}?a=b` }),
  takes({ kind: 'link', target: `/api/v4/endpoints/${endpoint}#a` }),
]

test('the host sends nothing to an endpoint whose name is a step to another path', () => {
  const none = [false, false, false, false, false]
  expect(takesName('..')).toEqual(none)
  expect(takesName('.')).toEqual(none)
  expect(takesName('...')).toEqual(none.map(() => true))
  expect(takes({ kind: 'link', target: '/api/v4/endpoints/%2e%2E?a=b' })).toBe(false)
})

test('such a name cannot be noted', () => {
  const others = { otherName: '' }
  expect(checkEndpointNames({ name: ' .. ', ...others }, [])?.problem).toBe('not-a-name')
  const draft = { connectionId: 'a', label: '', kind: 'unknown', remark: '' }
  expect(endpointDraft.safeParse({ ...draft, name: '..' }).success).toBe(false)
  expect(endpointDraft.safeParse({ ...draft, name: 'a', otherName: '.' }).success).toBe(false)
  expect(endpointDraft.safeParse({ ...draft, name: 'a' }).success).toBe(true)
})
