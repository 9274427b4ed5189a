import { expect, test } from 'vitest'
import { planCheck } from '#core/query-check/plan-check.ts'
import { readImport } from '#core/import/read-import.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'

/** The query string of what is sent of a request: of a file to a CORE, to another server, and of a saved request to a CORE. */
function sent(query: string) {
  const read = readImport(`GET /api/v4/endpoints/x?${query}`, 'a.http', () => presets.core)
  const [request] = read.kind === 'import' ? read.requests : []
  if (!request) throw new Error('No request')
  const around = { baseUrl: 'https://api.example', today: '2026-11-25' }
  const ofFile = { ...request, reading: request }
  const all = [
    planCheck(ofFile, { ...around, isDatacycle: true }),
    planCheck(ofFile, { ...around, isDatacycle: false }),
    planCheck({ ...request, reading: null }, { ...around, isDatacycle: true }),
  ]
  return all.map(({ about }) => decodeURIComponent(new URL(about.url).search))
}

test.each<[string, string[]]>([
  ['sort=name', ['?sort=name', '?sort=name', '?sort=name']],
  ['sort[]=name', ['', '?sort=name', '?sort=name']],
  ['include[image]=1', ['', '?include=image', '?include=image']],
])('what a CORE drops of a file is not sent so that it counts: %s', (query, searches) => {
  expect(sent(query)).toEqual(searches)
})

test('of what stands in the query and in the body, a CORE is sent what it reads', () => {
  const text = [
    'POST https://api.example/api/v4/endpoints/x?sort=name&page[size]=5',
    'Content-Type: application/json',
    '',
    '{"sort":"startDate","page":{"number":2},"include":"image"}',
  ].join('\n')
  const read = readImport(text, 'a.http', () => presets.core)
  const [request] = read.kind === 'import' ? read.requests : []
  if (!request) throw new Error('No request')
  const around = { baseUrl: 'https://api.example', today: '2026-11-25' }
  const formOf = (isDatacycle: boolean) => {
    const planned = planCheck({ ...request, reading: request }, { ...around, isDatacycle })
    if (planned.kind === 'refused') throw new Error(planned.why)
    const { sort, pageSize, pageNumber, include } = planned.query.form
    return { sort, pageSize, pageNumber, include }
  }
  const ofQuery = {
    sort: [{ attribute: 'name', direction: 'ascending' }],
    pageSize: '5',
    pageNumber: '',
    include: ['image'],
  }
  expect(formOf(true)).toEqual(ofQuery)
  expect(formOf(false)).toEqual({
    ...ofQuery,
    sort: [{ attribute: 'startDate', direction: 'ascending' }],
    pageNumber: '2',
  })
})

test('what cannot be sent says so, and has no address', () => {
  const query = { name: 'A', folderPath: ['B'], reading: null, conventions: presets.core }
  const around = { baseUrl: 'https://api.example', today: '2026-11-25', isDatacycle: true }
  expect(planCheck({ ...query, form: emptyForm }, around)).toEqual({
    kind: 'refused',
    problems: ['endpoint-missing'],
    why: 'incomplete-query',
    about: { name: 'A', folderPath: ['B'], method: 'GET', url: '' },
  })
})
