import { expect, test } from 'vitest'
import { useStandingWords } from '#app/features/results/use-standing-words.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTodayStore } from '#app/stores/today-store.ts'
import { emptyForm, type StoredForm } from '#core/query/form.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { openPage } from '../../support/page/open-page.ts'
import { sentQuery } from '../../support/page/whole-response.ts'

const written: StoredForm = {
  ...emptyForm,
  endpoint: 'events',
  filters: [
    { key: 'updatedSince', value: { kind: 'relative', amount: -30, unit: 'day' } },
    { key: 'area', value: { kind: 'text', text: 'n' } },
  ],
}

/** What is said of a response to `written`, after the form was changed to this. */
function describeAfter(
  change: Partial<StoredForm>,
  differs: 'query' | 'token' | 'endpoint' = 'query',
): string {
  const { opened, close } = openPage(() => ({
    describe: useStandingWords(),
    query: useQueryStore(),
    calendar: useTodayStore(),
  }))
  opened.calendar.today = '2026-08-22'
  const form = resolveForm(written, opened.calendar.today)
  opened.query.changeStored({ ...written, ...change })
  const sent = sentQuery('events')
  const words = opened.describe({
    differs,
    sent: { ...sent, form, query: { ...sent.query, form } },
    connection: 'Live',
  })
  close()
  return words
}

test('a relative date that did not change is no change, though the date of a day was sent', () => {
  expect(describeAfter({ q: 'jazz' })).toBe('Changes not sent yet: Full text: jazz')
})

test('a relative date that was removed is told as the day that was sent', () => {
  expect(describeAfter({ filters: written.filters.slice(1) })).toBe(
    'Changes not sent yet: removed: Filter “updatedSince”: 23 Jul 2026',
  )
})

test('a change that no statement shows, another token and another source have words of their own', () => {
  expect([
    describeAfter({}),
    describeAfter({}, 'token'),
    describeAfter({ endpoint: 'places' }, 'endpoint'),
  ]).toEqual([
    'This response is from before your change.',
    'This response is from before you changed the token.',
    'This response is from Live · events, before your change.',
  ])
})
