import { expect, test } from 'vitest'
import { planCounts, readCounts, planWholeCount } from '#core/investigate/counts.ts'
import { responseWithoutItems, type StepOutcome } from '#core/investigate/investigation.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { renderTarget } from '#core/request/request-plan.ts'

const rules = { conventions: presets.core, isDatacycle: true }
const form = (q: string) => ({ ...emptyForm, endpoint: 'events', q, include: ['image'] })
const found = (total: string | null, ids: string[] = []): StepOutcome => ({
  kind: 'answered',
  response: { ...responseWithoutItems, total, ids },
})

test('one small request each, and no other', () => {
  const counts = planCounts(
    [
      ['one', form('a')],
      ['none', { ...form('b'), endpoint: '' }],
      ['two', form('c')],
    ],
    rules,
  )
  expect(counts.price).toBe(2)
  expect(counts.next(new Map([['one', found('4')]]))).toEqual({
    kind: 'open',
    wanted: [
      {
        key: 'two',
        plan: {
          kind: 'get',
          endpoint: 'events',
          query: [
            { name: 'filter[q]', members: ['c'] },
            { name: 'page[size]', members: ['1'] },
            ...['@graph', '@context', 'links'].map((part) => ({
              name: `section[${part}]`,
              members: ['0'],
            })),
          ],
        },
        purpose: { kind: 'counts' },
        isCount: true,
      },
    ],
  })
})

test('what has come stands where another request fails; no total is no count', () => {
  const failure = { kind: 'status', status: 500, words: [] } as const
  const outcomes = new Map<string, StepOutcome>([
    ['one', found('12345678901234567890')],
    ['two', found(null, ['a'])],
    ['three', { kind: 'failed', failure }],
  ])
  expect(planCounts([['four', form('a')]], rules).next(outcomes)).toEqual({
    kind: 'concluded',
    conclusion: { kind: 'failed', failure },
  })
  expect(readCounts(outcomes)).toEqual(new Map([['one', 12345678901234567890n]]))
})

const requested: QueryForm = {
  ...emptyForm,
  endpoint: 'events',
  method: 'POST',
  q: 'Alm',
  include: ['image'],
  pageNumber: '3',
}

const targetOf = (form: QueryForm, isDatacycle: boolean) => {
  const conventions = presets[isDatacycle ? 'core' : 'documented']
  const step = planWholeCount(form, { conventions, definitions: [], isDatacycle })
  return step && decodeURIComponent(renderTarget(step.plan))
}

test('asks for nothing but the total, the same whatever the conditions', () => {
  expect(targetOf(requested, false)).toBe('/api/v4/endpoints/events?page[size]=1')
  expect(targetOf({ ...emptyForm, endpoint: 'events', q: 'See' }, false)).toBe(
    targetOf(requested, false),
  )
})

test('a query without conditions tells its total itself', () => {
  expect(targetOf({ ...requested, q: '' }, false)).toBe(null)
})

test('a CORE is asked in all languages, and leaves out all but the total', () => {
  expect(targetOf(requested, true)).toMatch(
    /^\/api\/v4\/endpoints\/events\?page\[size\]=1&language=de,en,.*&section\[@graph\]=0/,
  )
})
