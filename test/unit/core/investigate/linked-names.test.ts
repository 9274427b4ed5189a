import { expect, test } from 'vitest'
import { planLinkedNames, type UnnamedLinks } from '#core/investigate/linked-names.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { renderTarget } from '#core/request/request-plan.ts'

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
