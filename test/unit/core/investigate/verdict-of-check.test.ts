import { readParameter } from '../../../support/read-parameter.ts'
import { expect, test } from 'vitest'
import { type CheckConclusion, verdictOfCheck } from '#core/investigate/check.ts'
import { createVerdict } from '#core/verdict/verdict.ts'

const unknown = createVerdict(readParameter('filter.region'), { kind: 'filter-not-shown' })
const evidence = { kind: 'hits', hits: 9n, without: 9n, impossible: 9n } as const
const kindAfter = (conclusion: CheckConclusion) => verdictOfCheck(unknown, conclusion, 2).kind

test('a verdict rests on the requests of its check', () => {
  expect(verdictOfCheck(unknown, { kind: 'not-evaluated', evidence }, 2)).toEqual(
    createVerdict(
      readParameter('filter.region'),
      { kind: 'check-not-evaluated' },
      { restsOn: { kind: 'check', requests: 2 } },
    ),
  )
  expect(kindAfter({ kind: 'evaluated', evidence })).toBe('obeyed')
  expect(kindAfter({ kind: 'without-effect', evidence })).toBe('obeyed')
  expect(kindAfter({ kind: 'undecided' })).toBe('unknown')
})

test('a check that was not answered says nothing', () => {
  const failure = { kind: 'status', status: 500 } as const
  expect(verdictOfCheck(unknown, { kind: 'failed', failure }, 1)).toBe(unknown)
})

test('what the items show is not taken back by a check that does not tell', () => {
  const ignored = createVerdict(readParameter('filter.region'), {
    kind: 'item-shows-other',
    attribute: 'region',
    items: 3,
  })
  expect(verdictOfCheck(ignored, { kind: 'undecided' }, 2)).toBe(ignored)
})
