import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { describeQuery, listChanges } from '#core/query/describe-query.ts'
import { emptyForm, type StoredForm } from '#core/query/form.ts'

const statements = (form: Partial<StoredForm>) =>
  describeQuery(
    { ...emptyForm, endpoint: 'events', pageSize: '25', ...form },
    presets.documented,
    [],
    { nameOfValue: () => null, endpointLabelOf: () => null },
  )
const filter = (key: string, text: string) => ({ key, value: { kind: 'text' as const, text } })

/** Each change in short. */
const changes = (before: Partial<StoredForm>, now: Partial<StoredForm>) =>
  listChanges(statements(before), statements(now)).map(({ kind, clause }) =>
    clause.kind === 'filter'
      ? `${kind} ${clause.key}=${JSON.stringify(clause.values.flat().map((one) => (one.kind === 'relative' ? one : one.value)))}`
      : `${kind} ${clause.kind}`,
  )

test('the same query has no changes, in whatever order its filters are', () => {
  const [one, other] = [filter('a', '1'), filter('b', '2')]
  expect(changes({ filters: [one, other] }, { filters: [other, one] })).toEqual([])
})

test('what was added or has another value is told as it is now, what was removed as it was', () => {
  expect(
    changes(
      { q: 'jazz', filters: [filter('a', '1'), filter('b', '2')] },
      { filters: [filter('a', '3')], include: ['image'] },
    ),
  ).toEqual(['now a=["3"]', 'now include', 'gone full-text', 'gone b=["2"]'])
})

test('of two filters with one key, only the one that changed is told', () => {
  expect(
    changes(
      { filters: [filter('a', '1'), filter('a', '2')] },
      { filters: [filter('a', '1')], method: 'POST' },
    ),
  ).toEqual(['now endpoint', 'gone a=["2"]'])
})

test('a relative date is told as it is written', () => {
  const until = {
    key: 'until',
    value: { kind: 'relative' as const, amount: 30, unit: 'day' as const },
  }
  expect(changes({ filters: [filter('until', '2026-12-26')] }, { filters: [until] })).toEqual([
    'now until=[{"kind":"relative","amount":30,"unit":"day"}]',
  ])
})
