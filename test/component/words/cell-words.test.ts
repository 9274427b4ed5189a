import { expect, test } from 'vitest'
import { mount } from '@vue/test-utils'
import { h } from 'vue'
import { useCellWords } from '#app/words/use-spoken-words.ts'
import type { Cell } from '#core/content/cell.ts'
import { byLanguage, type Language } from '#core/language/language.ts'
import { provideNameWords } from '#app/words/use-name-words.ts'
import { pageWords } from '../../support/page/page-words.ts'
import { openPage } from '../../support/page/open-page.ts'

test.each<[Language, string]>([
  ['en', 'Lido, (no name) · dcls:POI'],
  ['de', 'Lido, (ohne Namen) · dcls:POI'],
])('a place without a name says so, with its type beside it (%s)', (language, text) => {
  const page = openPage(() => useCellWords(() => false), { language })
  const words = page.opened.describeCell({
    kind: 'relations',
    labels: ['Lido', { types: ['Place', 'dcls:POI'] }],
    resolved: 2,
    unresolved: 0,
    types: [],
    related: [],
    image: null,
  })
  expect(words.text).toBe(text)
  page.close()
})

test('null is a dash that says so, and is told from an attribute that is absent', () => {
  const page = openPage(() => useCellWords(() => false))
  const cells: Cell[] = [{ kind: 'null' }, { kind: 'absent' }]
  const words = cells.map((cell) => page.opened.describeCell(cell))
  expect(words.map(({ text, hint, display }) => [text, hint, display])).toEqual([
    ['–', 'null: the item has this attribute, but without a value.', 'faint'],
    ['', 'The item came without this attribute.', 'plain'],
  ])
  page.close()
})

test.each<[Language, string[]]>([
  ['en', ['4.0', '-0.25', '7', '1800 pixels; 3.5 km']],
  ['de', ['4,0', '-0,25', '7', '1800 Pixel; 3,5 km']],
])(
  'a number has the decimal separator of the language, the exact one beside it (%s)',
  (language, texts) => {
    const page = openPage(() => useCellWords(() => false), { language })
    const cells: Cell[] = [
      { kind: 'number', source: '4.0' },
      { kind: 'number', source: '-0.25' },
      { kind: 'number', source: '7' },
      {
        kind: 'measures',
        measures: [
          { digits: '1800', unit: 'pixel' },
          { digits: '3.5', unit: 'km' },
        ],
        text: 'Breite: 1800.0 pixel; 3.5 km',
      },
    ]
    const words = cells.map((cell) => page.opened.describeCell(cell))
    expect(words.map(({ text }) => text)).toEqual(texts)
    expect(words.map(({ hint }) => hint)).toEqual([
      '4.0',
      '-0.25',
      '7',
      'Breite: 1800.0 pixel; 3.5 km',
    ])
    page.close()
  },
)

const Booleans = {
  setup() {
    const { describeCell } = useCellWords(() => false)
    return () =>
      [true, false]
        .map((value) => describeCell({ kind: 'boolean', value }))
        .map(({ text, hint }) => `${text} (${hint})`)
        .join(', ')
  },
}

test.each<[Language, Language | null, string]>([
  ['en', 'en', 'yes (true), no (false)'],
  ['de', 'de', 'ja (true), nein (false)'],
  ['de', null, 'true (true), false (false)'],
])('a boolean is yes or no unless names are as in the API (%s, %s)', async (page, names, told) => {
  const wrapper = mount(
    {
      setup() {
        provideNameWords(() => names)
        return () => h(Booleans)
      },
    },
    { global: { plugins: [pageWords(page)] } },
  )
  await expect.poll(() => wrapper.text()).toBe(told)
  wrapper.unmount()
})

test.each<[Language, string]>([
  ['en', 'Bewertung: 5.0'],
  ['de', 'Bewertung: 5,0'],
])('a number in a part has the decimal separator of the language (%s)', (language, text) => {
  const page = openPage(() => useCellWords(() => false), { language })
  const words = page.opened.describeCell({
    kind: 'parts',
    written: { ...byLanguage(() => 'Bewertung: 5.0'), de: 'Bewertung: 5,0' },
    text: 'Bewertung: 5.0',
  })
  expect([words.text, words.hint]).toEqual([text, 'Bewertung: 5.0'])
  page.close()
})

const Codes = {
  setup() {
    const { describeCell } = useCellWords(() => false)
    const cells: Cell[] = [
      {
        kind: 'worded',
        values: [{ kind: 'languages', languages: ['de', 'en'] }],
        raw: { kind: 'text', text: 'de, en', isWhole: false },
      },
      {
        kind: 'worded',
        values: [{ kind: 'term', term: 'EventScheduled' }],
        raw: { kind: 'url', text: 'https://schema.org/EventScheduled', link: null },
      },
    ]
    return () =>
      cells
        .map((cell) => describeCell(cell))
        .map(({ text, hint }) => `${text} (${hint})`)
        .join('; ')
  },
}

test.each<[Language | null, string]>([
  ['de', 'Deutsch, Englisch (de, en); wie geplant (https://schema.org/EventScheduled)'],
  [null, 'de, en (de, en); schema.org/EventScheduled (https://schema.org/EventScheduled)'],
])(
  'codes are words with the value as sent beside them, unless names are as in the API (%s)',
  async (names, told) => {
    const wrapper = mount(
      {
        setup() {
          provideNameWords(() => names)
          return () => h(Codes)
        },
      },
      { global: { plugins: [pageWords('de')] } },
    )
    await expect.poll(() => wrapper.text()).toBe(told)
    wrapper.unmount()
  },
)

test('the name of a linked item in another language has its code behind it', () => {
  const page = openPage(() => useCellWords(() => false), { language: 'de' })
  const texts = [{ language: 'en', value: 'Lido' }]
  const labels = [{ texts }, { texts: [...texts, { language: 'de', value: 'Strandbad' }] }]
  const words = page.opened.describeCell({
    kind: 'relations',
    labels,
    resolved: 2,
    unresolved: 0,
    types: [],
    related: [],
    image: null,
  })
  expect(words.text).toBe('Lido (en), Strandbad')
  page.close()
})

const sundays: Cell = {
  kind: 'schedules',
  schedules: [
    {
      every: { count: 1, unit: 'week' },
      dateCount: null,
      first: '2020-01-05',
      last: null,
      startTime: null,
      endTime: null,
      exceptionCount: 0,
      addedCount: 0,
      rule: { weekdays: [7], except: [], added: [] },
    },
  ],
  more: 0,
}

test.each<[Language, string]>([
  ['en', 'weekly, from 5 Jan 2020; next: '],
  ['de', 'wöchentlich, ab 05.01.2020; nächster: '],
])('a series says its next date beside its first one (%s)', (language, beginning) => {
  const page = openPage(() => useCellWords(() => false), { language })
  const { text } = page.opened.describeCell(sundays)
  expect(text.slice(0, beginning.length)).toBe(beginning)
  page.close()
})

test.each<[Language, string, string]>([
  ['en', '2020-01-12', '12 Jan 2020 (weekly, from 5 Jan 2020)'],
  ['de', '2020-01-12', '12.01.2020 (wöchentlich, ab 05.01.2020)'],
  // No date falls into the period, so the next one from today is said.
  ['de', '2020-01-11', 'wöchentlich, ab 05.01.2020; nächster: '],
])('a series begins with its date in the asked period (%s, %s)', (language, until, beginning) => {
  const page = openPage(() => useCellWords(() => false), { language })
  const { text } = page.opened.describeCell(sundays, { from: '2020-01-10', until })
  expect(text.slice(0, beginning.length)).toBe(beginning)
  page.close()
})
