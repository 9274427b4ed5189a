import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { describeQuery } from '#core/query/describe-query.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { tellTabsApart, type NamedTab } from '#core/workspace/query-tabs.ts'

const text = (value: string) => ({ kind: 'text' as const, text: value })
const tab = (form: Partial<QueryForm>, name = 'GET events', connection = 'Live'): NamedTab => ({
  name,
  connection,
  clauses: describeQuery(
    { ...emptyForm, endpoint: 'events', pageSize: '25', ...form },
    presets.documented,
    [],
    { nameOfValue: () => null, endpointLabelOf: () => null },
  ),
})

/** Each difference in short. */
const told = (...tabs: NamedTab[]) =>
  tellTabsApart(tabs).map((differences) =>
    differences
      .map((one) => {
        if (one.kind === 'connection') return `@${one.name}`
        if (one.kind === 'copy') return `(${one.number})`
        const { clause } = one
        if (clause.kind === 'full-text') return clause.text
        if (clause.kind === 'filter')
          return `${clause.key}=${clause.values
            .flat()
            .map((value) => (value.kind === 'text' ? value.value : 'relative'))
            .join()}`
        return clause.kind === 'page' ? `page ${clause.number ?? ''}` : clause.kind
      })
      .join(' '),
  )

const music = { key: 'category', value: text('music') }
const market = { key: 'category', value: text('market') }
const validAt = { key: 'validAt', value: text('2026-11-24') }

test('a tab whose name no other one has says nothing else', () => {
  expect(told(tab({ q: 'a' }), tab({ q: 'b' }, 'GET places'))).toEqual(['', ''])
})

test('the full text comes first, and one without it stays as it is', () => {
  expect(told(tab({}), tab({ q: 'jazz' }), tab({ q: 'blues' }))).toEqual(['', 'jazz', 'blues'])
})

test('a filter that all have tells nothing; the first one of its own does', () => {
  expect(told(tab({ filters: [validAt, music] }), tab({ filters: [validAt, market] }))).toEqual([
    'category=music',
    'category=market',
  ])
})

test('the connection tells the same query apart, and what is alike in one goes on to the next', () => {
  expect(
    told(
      tab({ q: 'jazz' }, 'GET events', 'Live'),
      tab({ q: 'jazz' }, 'GET events', 'Test'),
      tab({ q: 'jazz', pageNumber: '2' }, 'GET events', 'Test'),
    ),
  ).toEqual(['@Live', '@Test page ', '@Test page 2'])
})

test('what is the same throughout is counted', () => {
  expect(told(tab({}), tab({}), tab({}))).toEqual(['', '(2)', '(3)'])
})
