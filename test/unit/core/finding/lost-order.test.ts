import { expect, test } from 'vitest'
import * as z from 'zod'
import { readUnorderedReason } from '#core/dialect/sort-hints.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { createSeenPages, findRepeatedItems } from '#core/finding/repeated-items.ts'
import { recordingOf } from '../../../support/recorded-core.ts'

const graph = z.object({ '@graph': z.array(z.object({ '@id': z.string() })) })
const formOf = (attribute: string, pageNumber: number): QueryForm => ({
  ...emptyForm,
  endpoint: 'alle-pois',
  pageSize: '5',
  pageNumber: String(pageNumber),
  sort: [{ attribute, direction: 'ascending' }],
})

/** The recorded walk under a sort that the server cannot use: what each of its pages is told to repeat. */
function walk(isDatacycle: boolean) {
  const seen = createSeenPages()
  return Array.from({ length: 15 }, (_, at) => {
    const number = at + 1
    const { body } = recordingOf(
      `sort by created, page ${number} of 15: items repeat and are lost`,
    ).answer
    const form = formOf('created', number)
    const planned = planRequest(form, presets.core)
    if (!planned.ok) throw new Error('The form of this test has problems')
    const ids = graph.parse(JSON.parse(body))['@graph'].map((item) => item['@id'])
    const page = { number, plan: planned.value, ids }
    const finding = findRepeatedItems(
      seen,
      'one',
      page,
      isDatacycle ? readUnorderedReason(form) : null,
    )
    seen.add('one', page)
    return finding
  }).filter((finding) => finding !== null)
}

test('on a known CORE all five repeated items of the recorded walk are told, with the reason', () => {
  const told = walk(true)
  expect(told.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  expect(new Set(told.map(({ sort }) => sort))).toEqual(new Set(['core-unusable']))
})

test('elsewhere only the page shown last counts: the others may have changed since', () => {
  expect(walk(false)).toEqual([])
})

test.each([
  ['created', 'core-unusable'],
  ['random', 'core-random'],
  ['random(0.43)', null],
  ['name', null],
])('under %s the order is lost: %s', (attribute, lost) => {
  expect(readUnorderedReason(formOf(attribute, 1))).toBe(lost)
})
