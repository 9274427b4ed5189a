import { expect, test } from 'vitest'
import { exchangeRequest } from '#core/exchange/exchange-request.ts'
import { renderTarget, type Resource } from '#core/request/request-plan.ts'

const uuid = '8c5b8f0e-6d57-4f0a-9d9c-2f8f3d1c0a11'
const planOf = (resource: object) => ({ kind: 'resource', resource, query: [], body: null })
const accepts = (plan: object) =>
  exchangeRequest.safeParse({
    id: uuid,
    connectionId: 'one',
    plan,
    purpose: { kind: 'send' },
  }).success

const resources: readonly (readonly [Resource, string])[] = [
  [{ kind: 'users' }, '/api/v4/users'],
  [{ kind: 'check-credentials' }, '/api/v4/auth/check_credentials'],
  [{ kind: 'concept-schemes' }, '/api/v4/concept_schemes'],
  [{ kind: 'concepts', schemeId: uuid }, `/api/v4/concept_schemes/${uuid}/concepts`],
  [{ kind: 'facets', endpoint: 'a/b', schemeId: uuid }, `/api/v4/endpoints/a%2Fb/facets/${uuid}`],
  [{ kind: 'suggest', endpoint: 'a/b' }, '/api/v4/endpoints/a%2Fb/suggest'],
  [{ kind: 'thing', id: uuid }, `/api/v4/things/${uuid}`],
  [{ kind: 'endpoint-item', endpoint: 'pois', id: uuid }, `/api/v4/endpoints/pois/${uuid}`],
  [{ kind: 'deleted-things' }, '/api/v4/things/deleted'],
]

test.each(resources)('%o stands at %s', (resource, path) => {
  expect(accepts(planOf(resource))).toBe(true)
  expect(renderTarget({ kind: 'resource', resource, query: [], body: null })).toBe(path)
})

test('parameters stand behind a resource as behind an endpoint', () => {
  const query = [{ name: 'page[size]', members: ['1'] }]
  expect(renderTarget({ kind: 'resource', resource: { kind: 'users' }, query, body: null })).toBe(
    '/api/v4/users?page%5Bsize%5D=1',
  )
})

test.each([
  { kind: 'anything', path: '/api/v4/users' },
  { kind: 'thing', id: '../users' },
  { kind: 'concepts', schemeId: 'a/b' },
  { kind: 'facets', endpoint: '', schemeId: uuid },
  { kind: 'suggest', endpoint: '..' },
])('the page cannot ask for %o', (resource) => {
  expect(accepts(planOf(resource))).toBe(false)
})
