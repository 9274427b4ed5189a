import { expect, test } from 'vitest'
import { planLinkedNames } from '#core/investigate/linked-names.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { renderTarget } from '#core/request/request-plan.ts'

const ids = ['a1a2ec10-a198-4b40-b65d-a2b9fd169232', 'b1a2ec10-a198-4b40-b65d-a2b9fd169232']

test.each<[string, QueryForm['extra'], string]>([
  ['without a language', [], ''],
  [
    'in the languages of the query',
    [{ name: 'language', value: { kind: 'text', text: 'de,en' } }],
    '&language=de,en',
  ],
])('linked items are named by one request, %s', (_, extra, language) => {
  expect(renderTarget(planLinkedNames(ids, { ...emptyForm, extra }).plan)).toBe(
    `/api/v4/things/select?uuids=${ids.join(',')}&fields=name&page%5Bsize%5D=100${language}`,
  )
})
