import { expect, test } from 'vitest'
import { isConceptKey, listConcepts, withoutConcepts } from '#core/instance/concept-filter.ts'
import { emptyForm, type FilterRow, type QueryForm } from '#core/query/form.ts'

const rows: FilterRow[] = [
  { key: 'classifications.in.withSubtree', value: { kind: 'list', items: ['a,b', 'c'] } },
  { key: 'dc:classification.notIn.withoutSubtree', value: { kind: 'text', text: 'b' } },
  { key: 'contentId.in', value: { kind: 'list', items: ['a'] } },
  { key: 'classifications.in.withoutSubtree', value: { kind: 'json', text: '["a"]' } },
]
const form: QueryForm = { ...emptyForm, endpoint: 'e', filters: rows }

test('the keys that take concepts are known by their path', () => {
  const keys = ['classifications', 'classifications.in', 'classifications.in.withSubtree.x']
  expect([rows[0], rows[1], rows[2]].map((row) => isConceptKey(row?.key ?? ''))).toEqual([
    true,
    true,
    false,
  ])
  expect(keys.filter(isConceptKey)).toEqual([])
})

test('the concepts of a form are listed once, and can be left out', () => {
  expect(listConcepts(form)).toEqual(['a', 'b', 'c'])
  expect(withoutConcepts(form, (id) => id !== 'a').filters).toEqual([
    { key: 'classifications.in.withSubtree', value: { kind: 'list', items: ['a'] } },
    rows[2],
    rows[3],
  ])
})
