import { expect, test } from 'vitest'
import { judge } from './judge-text.ts'

test('a list of fields over the item may have taken a relation away, documented or not', () => {
  const items = [{ '@id': 'e', name: 'x', location: { '@id': 'p', '@type': ['Place'] } }]
  const fields = { name: 'fields', value: { kind: 'text', text: 'name,startDate' } } as const
  const [verdict] = judge({
    form: { include: ['location'], extra: [fields] },
    body: JSON.stringify({ '@graph': items }),
  })
  expect(verdict?.reason).toEqual({
    kind: 'hidden-by-fields',
    relation: 'location',
    attributes: ['name', 'startDate'],
  })
})
