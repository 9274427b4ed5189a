import { expect, test } from 'vitest'
import type { Condition } from '#core/investigate/conditions.ts'
import {
  findItemId,
  readItemOutcome,
  readItemId,
  planLinkedNames,
  type UnnamedLinks,
} from '#core/investigate/item-by-id.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { renderTarget } from '#core/request/request-plan.ts'

const id = '527bb583-fde2-45ee-8826-9bdcfbde40f8'
const endpoint = 'a448e387-aedc-4906-b1a6-f2c203bb3e43'

test.each([
  [id, id],
  [` ${id.toUpperCase()} `, id],
  [`https://instance.example/api/v4/things/${id}?include=image`, id],
  [`https://instance.example/api/v4/endpoints/${endpoint}/${id}`, id],
  ['Museum Velden', null],
  ['', null],
])('the ID of an item in %j', (given, found) => {
  expect(findItemId(given)).toBe(found)
})

const condition = (parameter: RequestParameter, value: string): Condition => ({
  parameter,
  value,
  place: { kind: 'q' },
})

test.each<[RequestParameter, string, string | null]>([
  [{ kind: 'filter', name: 'contentId.in' }, id, id],
  [{ kind: 'filter', name: 'contentId.in.0' }, id, id],
  [{ kind: 'filter', name: 'contentId.in' }, 'a', null],
  [{ kind: 'filter', name: 'contentId.in' }, `${id},${endpoint}`, null],
  [{ kind: 'filter', name: 'contentId.notIn' }, id, null],
  [{ kind: 'extra', name: 'contentId.in' }, id, null],
  [{ kind: 'q' }, id, null],
])('the item that %o with %s filters by', (parameter, value, found) => {
  expect(readItemId(condition(parameter, value))).toBe(found)
})

const failed = (status: number, words: string[]) =>
  ({ kind: 'failed', failure: { kind: 'status', status, words } }) as const

test('only the server’s own 404 says that an item is not there', () => {
  expect(readItemOutcome(id, failed(404, ['Not found']))).toEqual({ kind: 'unknown', id })
  expect(readItemOutcome(id, failed(404, ['No route matches [GET] "/api/v4/things"']))).toBeNull()
  expect(readItemOutcome(id, failed(404, []))).toBeNull()
  expect(readItemOutcome(id, failed(500, ['Not found']))).toBeNull()
  expect(readItemOutcome(id, failed(401, ['is expired']))).toBeNull()
})

function targetOf(unnamed: UnnamedLinks, extra: QueryForm['extra'] = []): string | null {
  const step = planLinkedNames(unnamed, { ...emptyForm, extra })
  return step && renderTarget(step.plan)
}

const ids = ['a1a2ec10-a198-4b40-b65d-a2b9fd169232', 'b1a2ec10-a198-4b40-b65d-a2b9fd169232']

test.each<[string, QueryForm['extra'], string]>([
  ['without a language', [], ''],
  [
    'in the languages of the query',
    [{ name: 'language', value: { kind: 'text', text: 'de,en' } }],
    '&language=de,en',
  ],
])('linked items are named by one request, %s', (_, extra, language) => {
  expect(targetOf({ items: ids, owners: [] }, extra)).toBe(
    `/api/v4/things/select?uuids=${ids.join(',')}&fields=name&page%5Bsize%5D=100${language}`,
  )
})

test('categories are named with the items that have them, by the same request', () => {
  expect(targetOf({ items: ids.slice(1), owners: ids })).toBe(
    `/api/v4/things/select?uuids=${ids.join(',')}&fields=name,dc%3Aclassification.skos%3AprefLabel&page%5Bsize%5D=100`,
  )
})

test('nothing is asked where all have names', () => {
  expect(targetOf({ items: [], owners: [] })).toBeNull()
})
