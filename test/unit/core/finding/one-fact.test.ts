import { readParameter } from '../../../support/read-parameter.ts'
import { expect, test } from 'vitest'
import { sortStateOf } from '#core/finding/repeated-items.ts'
import { createItemCounter } from '#core/finding/finding.ts'
import { createVerdict } from '#core/verdict/verdict.ts'
import { envelope, findIn, items, link } from './found-in.ts'

test('links that lost the same are one line about what was lost', () => {
  const form = { pageSize: '10', q: 'jazz', include: ['image'] }
  const links = `{"self":"${link(1)}","first":"${link(1)}","next":"${link(2)}","last":"${link(3)}"}`
  const found = findIn({ form, body: envelope({ links }) })
  expect(found.filter(({ kind }) => kind === 'link-refused')).toEqual([
    {
      kind: 'link-refused',
      reason: 'lost-query',
      links: [
        { name: 'next', address: link(2) },
        { name: 'first', address: link(1) },
        { name: 'last', address: link(3) },
        { name: 'self', address: link(1) },
      ],
      lost: [
        { name: 'filter[q]', means: 'filter' },
        { name: 'include', means: 'include' },
      ],
      instead: 2,
      method: 'GET',
    },
  ])
})

test('a page that is another one throughout is that one, and repeats nothing', () => {
  const found = findIn({
    form: { pageSize: '10', pageNumber: '3' },
    body: envelope({ links: '{}' }),
    before: [{ pageNumber: '1', body: envelope() }],
  })
  expect(found.filter(({ kind }) => kind === 'items-of-page-before')).toEqual([])
})

test('a single item that came before is repeated, by chance or not', () => {
  const body = envelope({ graph: items(1, 1), meta: '{"total":3}', links: '{}' })
  const found = findIn({
    form: { pageSize: '1', pageNumber: '2' },
    body,
    before: [{ pageNumber: '1', body }],
  })
  expect(found.map(({ kind }) => kind)).toContain('items-of-page-before')
})

test('a total beyond what a double holds is told in its own digits', () => {
  const total = '12345678901234567890'
  const found = findIn({
    form: { pageSize: '10' },
    body: envelope({ meta: `{"total":${total}}`, links: '{}' }),
  })
  expect(found.filter(({ kind }) => kind === 'number-changes')).toMatchObject([
    { path: 'meta.total', source: total, becomes: '12345678901234567000' },
  ])
})

test('advice about repeated items follows the verdict on the sort', () => {
  const size = createVerdict(readParameter('page.size'), { kind: 'full-page', size: 10 })
  const sort = (reason: Parameters<typeof createVerdict>[1]) => [
    size,
    createVerdict(readParameter('sort'), reason),
  ]
  expect(sortStateOf([])).toBe('unknown')
  expect(sortStateOf([size])).toBe('none')
  const inOrder = (hasTies: boolean) => sort({ kind: 'in-order', criteria: 1, hasTies })
  expect(sortStateOf(inOrder(true))).toBe('obeyed')
  expect(sortStateOf(inOrder(false))).toBe('distinct')
  expect(
    sortStateOf(sort({ kind: 'out-of-order', attribute: 'name', direction: 'ascending' })),
  ).toBe('ignored')
  expect(sortStateOf(sort({ kind: 'sort-attribute-absent', attribute: 'x', near: [] }))).toBe(
    'unknown',
  )
})

test('a long value is cut between characters', () => {
  const counter = createItemCounter()
  counter.count({ kind: 'null' }, 0, ['x'], { kind: 'string', value: `${'x'.repeat(118)}🏔🏔` })
  expect(counter.counted.evidence).toMatchObject([{ value: `"${'x'.repeat(118)}🏔…` }])
})
