import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, test } from 'vitest'
import { createResponseCoverage } from '#app/response-worker/response-coverage.ts'
import { answerSurvey } from '#app/response-worker/response-survey.ts'
import OverviewTable from '#app/features/overview/OverviewTable.vue'
import type { SurveySource } from '#app/features/survey/survey-view.ts'
import { describeOverview, type ShownLine } from '#core/overview/describe-overview.ts'
import { noChoices } from '#core/overview/overview-line.ts'
import { asJson } from '../../unit/core/coverage/read-items.ts'
import { pageWords } from '../../support/page/page-words.ts'

const day = Date.parse('2026-11-28T00:00:00Z')
const address = { '@type': 'PostalAddress', addressCountry: 'AT', addressLocality: 'Velden' }
const someItems = [
  {
    '@id': 'a',
    '@type': ['Place'],
    name: 'Gasthof Adler',
    description: 'Das Haus liegt ruhig am Ufer des Sees.',
    address: { ...address, telephone: '0463 1' },
  },
  { '@id': 'b', '@type': ['Place'], name: 'Gasthof Adler', description: 'x', address },
  {
    '@id': 'c',
    '@type': ['Event'],
    name: 'Konzert',
    startDate: '2026-12-02',
    endDate: '2026-12-01',
  },
].map(asJson)

/** The table of some items, as their worker counts them. */
async function openTable(
  language: 'en' | 'de',
  unseen: { count: number; total: bigint } | null = null,
  listed: string | null = null,
  { items = someItems, isWholeEndpoint = true } = {},
) {
  const readable = { itemCount: items.length, read: (at: number) => items[at] ?? asJson(null) }
  const turns = { pause: () => Promise.resolve(false) }
  const counted = createResponseCoverage({ items: readable, turns })
  const [{ overview }, { coverage }] = await Promise.all([
    counted.overview({
      kind: 'overview',
      options: {
        language: 'de',
        fields: [],
        choices: noChoices,
        now: day,
        since: { today: day, yesterday: day, week: day },
      },
    }),
    counted.coverage({ kind: 'coverage', required: [] }),
  ])
  const source = {
    ask: (question: Parameters<typeof answerSurvey>[0]) =>
      answerSurvey(question, { items: readable, turns }),
  } as SurveySource
  const parts = describeOverview({
    overview: overview?.lines ?? null,
    coverage,
    excludesAttributes: false,
    isWholeEndpoint,
    undelivered: [{ check: 'not-on-page', count: 14, of: 17 }],
  })
  const table = mount(OverviewTable, {
    props: {
      parts,
      source,
      opens: 'rows',
      listed: parts.flatMap(({ lines }) => lines).find(({ check }) => check === listed) ?? null,
      leads: new Set(['not-on-page'] as const),
      unseen,
      canAccept: true,
    },
    global: { plugins: [createPinia(), pageWords(language)] },
  })
  await flushPromises()
  return table
}

test('each part says in sentences what is wrong, with its number and an example', async () => {
  const table = await openTable('en')
  const parts = table.findAll('[data-test="overview.part"]').map((part) => [
    part.attributes('data-kind'),
    part.findAll('tr[data-test="overview.line"]').map((line) =>
      line
        .findAll('.count button, .count .of, th')
        .flatMap((one) => one.text().split(/\s+/))
        .join(' '),
    ),
  ])
  expect(parts).toEqual([
    ['changed', []],
    [
      'missing',
      [
        '3 of 3 without image',
        '2 of 2 Place without openingHoursSpecification',
        '1 of 2 Place without address.telephone',
      ],
    ],
    [
      'wrong',
      [
        '1 of 1 address.telephone: not a valid number Gasthof Adler: 0463 1',
        '1 of 2 description: very short text Gasthof Adler: x',
        '1 of 1 endDate: before the start Konzert: 2026-12-02 – 2026-12-01',
      ],
    ],
    ['duplicate', ['2 of 3 same name 1 group Gasthof Adler / Gasthof Adler']],
    ['undelivered', ['14 of 17 on other pages']],
  ])
})

test('a number opens its items, and an example can be called right', async () => {
  const table = await openTable('de')
  const phone = table.get('[data-check="phone"][data-count="1"]')
  await phone.get('[data-test="overview.show"]').trigger('click')
  await phone.get('[data-test="overview.export"]').trigger('click')
  const told = (name: string) =>
    (table.emitted<[ShownLine]>(name) ?? []).map(([line]) => [
      line.check,
      line.attribute,
      line.count,
    ])
  expect([told('show'), told('export')]).toEqual([
    [['phone', 'address.telephone', 1]],
    [['phone', 'address.telephone', 1]],
  ])
})

test('a click anywhere on a line is one on its number, once, and not one on its other buttons', async () => {
  const table = await openTable('de')
  const phone = table.get('[data-check="phone"][data-count="1"]')
  await phone.get('th').trigger('click')
  expect(table.emitted('show')).toHaveLength(1)
  await phone.get('[data-test="overview.show"]').trigger('click')
  expect(table.emitted('show')).toHaveLength(2)
  await phone.get('[data-test="overview.export"]').trigger('click')
  expect(table.emitted('show')).toHaveLength(2)
  expect(phone.findAll('[data-test="overview.show"]')).toHaveLength(1)
})

test('what is not delivered leads on by its number, as it says', async () => {
  const table = await openTable('de')
  const number = table.get('[data-kind="undelivered"] [data-test="overview.show"]')
  expect(number.attributes('title')).toMatch(/^Eine andere Seite zeigen \(1 Anfrage\)/)
  await number.trigger('click')
  expect((table.emitted<[ShownLine]>('show') ?? []).map(([line]) => line.check)).toEqual([
    'not-on-page',
  ])
})

test('checks without a finding are folded into one line', async () => {
  const table = await openTable('en')
  const clean = table.get('[data-kind="wrong"] [data-test="overview.clean"]')
  expect(clean.get('summary').text()).toMatch(/^\d+ checks without a finding$/)
  expect(clean.findAll('[data-count="0"]').length).toBe(
    Number(/\d+/.exec(clean.get('summary').text())?.[0]),
  )
})

test('on one page of several, nothing is checked off: the line says what part was looked at', async () => {
  const table = await openTable('de', { count: 3, total: 17n })
  const summary = table.get('[data-kind="wrong"] [data-test="overview.clean"] summary')
  expect(summary.text()).toMatch(
    /^\d+ Prüfungen ohne Fund, aber nur auf dieser Seite \(3 von 17 Inhalten\)$/,
  )
  expect(summary.find('svg').exists()).toBe(false)
})

test.each([
  [null, []],
  ['phone', ['phone']],
])('the line whose items are listed is marked, and no other: %s', async (listed, marked) => {
  const table = await openTable('en', null, listed)
  const lines = table.findAll('tr[aria-current="true"]')
  expect(lines.map((line) => line.attributes('data-check'))).toEqual(marked)
})

const places = Array.from({ length: 60 }, (_, at) =>
  asJson({ '@id': String(at), '@type': ['Place'], name: `Haus ${String(at)}` }),
)
test.each([
  ['60 items, all of the endpoint', places, true, true],
  ['59 items', places.slice(1), true, false],
  ['60 items of a page or a filter', places, false, false],
])(
  'that a type may not have a field is said where enough was seen: %s',
  async (_, items, isWholeEndpoint, isSaid) => {
    const table = await openTable('de', null, null, { items, isWholeEndpoint })
    const line = table.get('[data-check="missing"][data-attribute="image"]')
    expect(line.attributes('data-count')).toBe(String(items.length))
    expect(line.find('.note').exists()).toBe(isSaid)
  },
)

test.each([
  ['en', 'duplicate-place', 'within 50 m,'],
  ['de', 'long-text', 'Mehr als 3.000 Zeichen und das 6-Fache'],
  ['de', 'date-far', 'Vor 1971 oder mehr als 10 Jahre'],
] as const)('a rule states the limits that are checked: %s, %s', async (language, check, words) => {
  const table = await openTable(language)
  const titles = table.findAll(`[data-check="${check}"][title], [data-check="${check}"] th`)
  expect(titles.map((one) => one.attributes('title'))).toEqual(
    expect.arrayContaining([expect.stringContaining(words)]),
  )
})
