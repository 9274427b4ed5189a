import { expect, test } from 'vitest'
import { renderParameter } from '#core/query/request-parameter.ts'
import { judge } from './judge-text.ts'
import { body, coreContext, six } from './planted.ts'

/** Which verdicts say that only so many of the six items were looked at. */
function sampledOf(read: number | undefined, context?: unknown) {
  const form = {
    pageSize: '6',
    include: ['image'],
    sort: [{ attribute: 'name', direction: 'ascending' as const }],
    extra: [{ name: 'language', value: { kind: 'text' as const, text: 'de' } }],
  }
  const graph = six((number) => ({ name: `n${number}` }))
  const verdicts = judge({ form, body: body({ graph, context }), ...(read && { read }) })
  return verdicts.flatMap(({ parameter, sampled }) =>
    sampled === null ? [] : [[renderParameter(parameter), sampled]],
  )
}

test('a verdict by items says where not all of them were looked at', () => {
  const sampled = { read: 3, of: 6 }
  expect(sampledOf(3)).toEqual([
    ['include.image', sampled],
    ['sort', sampled],
    ['language', sampled],
  ])
  expect(sampledOf(undefined)).toEqual([])
})

test('what the answer says itself needs no items', () => {
  expect(sampledOf(3, coreContext('de')).map(([parameter]) => parameter)).toEqual([
    'include.image',
    'sort',
  ])
})
