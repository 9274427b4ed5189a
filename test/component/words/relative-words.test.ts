import { expect, test } from 'vitest'
import { useFormats } from '#app/i18n/use-words.ts'
import type { RelativeDate } from '#core/query/form.ts'
import { openPage } from '../../support/page/open-page.ts'
import { readOffered } from '#app/words/use-filter-key-words.ts'

const dates: readonly RelativeDate[] = [
  { kind: 'relative', amount: 0, unit: 'day' },
  { kind: 'relative', amount: -30, unit: 'day' },
  { kind: 'relative', amount: 1, unit: 'day' },
  { kind: 'relative', amount: -1, unit: 'week' },
  { kind: 'relative', amount: 2, unit: 'month' },
  { kind: 'relative', amount: 0, unit: 'weekend-start' },
  { kind: 'relative', amount: 1, unit: 'month-end' },
  { kind: 'relative', amount: 3, unit: 'weekend-end' },
]

test.each([
  [
    'en',
    [
      'today',
      '30 days ago',
      'in 1 day',
      '1 week ago',
      'in 2 months',
      'Saturday of this weekend',
      'last day of next month',
      'Sunday of the weekend in 3 weeks',
    ],
  ],
  [
    'de',
    [
      'heute',
      'vor 30 Tagen',
      'in 1 Tag',
      'vor 1 Woche',
      'in 2 Monaten',
      'Sa. dieses Wochenende',
      'letzter Tag des nächsten Monats',
      'So. (Wochenende in 3 Wochen)',
    ],
  ],
] as const)(
  'relative dates in the language %s are short, and always with their number',
  (language, words) => {
    const { opened, close } = openPage(useFormats, { language })
    expect(dates.map(opened.formatRelative)).toEqual(words)
    close()
  },
)

test('only an offered filter has a period in its name; a key that is typed stays a key', () => {
  const others = ['schedule.in.min today', 'attribute.dct:created.in.min today']
  expect(['region this-weekend', 'this-weekend', ...others].map(readOffered)).toEqual([
    null,
    null,
    null,
    null,
  ])
})
