import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { renderReadableUrl } from '#core/url/percent-encoding.ts'
import { type RequestPlan, renderTarget, renderUrl } from '#core/request/request-plan.ts'

const { documented, core } = presets
const inQuery = {
  includeInPost: 'query',
  fieldsInPost: 'query',
  sortInPost: 'query',
  extraInPost: 'query',
} as const

const form: QueryForm = {
  endpoint: 'sommer fest/2026',
  method: 'GET',
  q: "Käse & 'Wein'",
  filters: [
    { key: 'type', value: { kind: 'text', text: 'a,b' } },
    { key: 'classifications.in.withSubtree', value: { kind: 'list', items: ['U1,U2', '', 'U3'] } },
    { key: 'left-out', value: { kind: 'text', text: '' } },
  ],
  include: ['image', '', 'location'],
  fields: [{ relation: 'image', attributes: ['name', 'contentUrl'] }],
  sort: [
    { attribute: 'startDate', direction: 'descending' },
    { attribute: 'name', direction: 'ascending' },
  ],
  pageSize: '25',
  pageNumber: '12345678901234567890',
  extra: [{ name: 'section[meta]', value: { kind: 'text', text: '0' } }],
}

function plan(changes: Partial<QueryForm>, conventions = documented): RequestPlan {
  const planned = planRequest({ ...form, ...changes }, conventions)
  if (!planned.ok) throw new Error(JSON.stringify(planned.error))
  return planned.value
}

test('a GET has everything in its query, encoded, in the order of the design', () => {
  expect(renderTarget(plan({})).split(/[?&]/)).toEqual([
    '/api/v4/endpoints/sommer%20fest%2F2026',
    'filter%5Bq%5D=K%C3%A4se%20%26%20%27Wein%27',
    'filter%5Btype%5D=a%2Cb',
    'filter%5Bclassifications%5D%5Bin%5D%5BwithSubtree%5D%5B%5D=U1%2CU2',
    'filter%5Bclassifications%5D%5Bin%5D%5BwithSubtree%5D%5B%5D=U3',
    'include=image,location',
    'fields%5Bimage%5D=name,contentUrl',
    'sort=-startDate,name',
    'page%5Bsize%5D=25',
    'page%5Bnumber%5D=12345678901234567890',
    'section%5Bmeta%5D=0',
  ])
})

test('the readable URL shows brackets and umlauts, and nothing that would change its meaning', () => {
  expect(
    renderReadableUrl(renderUrl(plan({ filters: [], extra: [] }), 'https://api.example')),
  ).toBe(
    "https://api.example/api/v4/endpoints/sommer%20fest%2F2026?filter[q]=Käse%20%26%20'Wein'" +
      '&include=image,location&fields[image]=name,contentUrl&sort=-startDate,name' +
      '&page[size]=25&page[number]=12345678901234567890',
  )
})

test('a POST has everything in its body, numbers as typed', () => {
  const planned = plan({ method: 'POST' })
  expect(planned).toEqual({
    kind: 'post',
    endpoint: 'sommer fest/2026',
    query: [],
    body:
      '{"filter":{"q":"Käse & \'Wein\'","type":"a,b",' +
      '"classifications":{"in":{"withSubtree":["U1,U2","U3"]}}},' +
      '"include":"image,location","fields":{"image":"name,contentUrl"},"sort":"-startDate,name",' +
      '"page":{"size":25,"number":12345678901234567890},"section":{"meta":"0"}}',
  })
})

test('a POST whose conventions say so keeps all but filter and page in its query', () => {
  const planned = plan({ method: 'POST', filters: [], q: 'x' }, { ...core, ...inQuery })
  expect(planned).toEqual({
    kind: 'post',
    endpoint: 'sommer fest/2026',
    query: [
      { name: 'include', members: ['image', 'location'] },
      { name: 'fields', members: ['image.name', 'image.contentUrl'] },
      { name: 'sort', members: ['-startDate', 'name'] },
      { name: 'section[meta]', members: ['0'] },
    ],
    body: '{"filter":{"q":"x"},"page":{"size":25,"number":12345678901234567890}}',
  })
})

test('a JSON value stands in the body as typed, without white space', () => {
  const text = ' { "in" : [ 1.50, "a  b" ] } '
  const filters = [{ key: 'geo', value: { kind: 'json', text } }] as const
  expect(plan({ ...emptyForm, endpoint: 'x', method: 'POST', filters })).toEqual({
    kind: 'post',
    endpoint: 'x',
    query: [],
    body: '{"filter":{"geo":{"in":[1.50,"a  b"]}}}',
  })
})

test('an empty form is a bare request', () => {
  expect(renderTarget(plan({ ...emptyForm, endpoint: 'x' }))).toBe('/api/v4/endpoints/x')
  expect(plan({ ...emptyForm, endpoint: 'x', method: 'POST' })).toMatchObject({ body: '{}' })
})

test('a followed link goes out as it was received', () => {
  const target = '/api/v4/endpoints/x?page[number]=2'
  expect(renderTarget({ kind: 'link', target })).toBe(target)
})

test('a form that cannot be sent is refused with what blocks it, and nothing else', () => {
  expect(planRequest({ ...form, pageNumber: '0', include: ['a', 'a'] }, documented)).toEqual({
    ok: false,
    error: [{ field: { part: 'page-number' }, kind: 'page-number-zero', severity: 'blocks' }],
  })
})
