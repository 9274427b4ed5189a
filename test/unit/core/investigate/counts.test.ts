import { expect, test } from 'vitest'
import { planCounts, readCounts } from '#core/investigate/counts.ts'
import { responseWithoutItems, type StepOutcome } from '#core/investigate/investigation.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'

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
