import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCoverage } from '#core/coverage/coverage.ts'
import { createTranslationCount } from '#core/coverage/translations.ts'
import { readJsonOrText } from '#core/json/read-json.ts'
import { createOverview } from '#core/overview/create-overview.ts'
import { describeOverview } from '#core/overview/describe-overview.ts'
import { noChoices } from '#core/overview/overview-line.ts'
import { seed } from '../../../support/seed.ts'

const now = '2026-11-28T12:00:00Z'
const days = { today: '2026-11-28', yesterday: '2026-11-27', week: '2026-11-21' }
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)

interface Place {
  '@id': string
  '@type': readonly string[]
  name: string
  code?: string
  description?: string
  validFrom?: string
  validThrough?: string
  license?: string
  author?: string
  geo?: { '@type': 'GeoCoordinates'; latitude: number; longitude: number }
  'dct:modified'?: string
}

/** Values that are clearly right or clearly wrong: the limits between them are tested elsewhere. */
const sets = fc.array(
  fc.record(
    {
      '@type': fc.constant(['Thing', 'Place']),
      name: fc.constantFrom(
        'Strandbad',
        'Burgruine',
        'Museum',
        'Gasthof',
        'Kirche',
        'Aussichtsturm',
      ),
      code: fc.constantFrom('9220', '9210', '92', 'keine'),
      description: fc.constantFrom(
        'Das Haus liegt ruhig am Ufer des Sees und ist von April bis Oktober geöffnet.',
        'lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam nonumy',
      ),
      validFrom: fc.constantFrom('2026-05-01', '2026-09-01'),
      validThrough: fc.constantFrom('2026-06-30', '2026-10-31'),
      license: fc.constant('https://creativecommons.org/licenses/by/4.0/'),
      author: fc.constant('Anna Berger'),
      geo: fc.constantFrom(
        { '@type': 'GeoCoordinates', latitude: 0, longitude: 0 },
        { '@type': 'GeoCoordinates', latitude: 46.61, longitude: 13.85 },
      ),
      'dct:modified': fc.constantFrom(
        '2026-11-28T08:00:00Z',
        '2026-11-27T08:00:00Z',
        '2026-11-23T08:00:00Z',
        '2026-03-01T08:00:00Z',
        '2024-03-01T08:00:00Z',
      ),
    },
    { requiredKeys: ['@type', 'name'] },
  ),
  { minLength: 1, maxLength: 60 },
)

/** The other program: plain counting, by the sentences of the overview. */
function countAgain(items: readonly Place[]): Record<string, readonly [count: number, of: number]> {
  const having = (key: keyof Place) => items.filter((item) => item[key] !== undefined)
  const count = (among: readonly Place[], isFound: (item: Place) => boolean) =>
    [among.filter(isFound).length, among.length] as const
  const since = (day: string) =>
    count(having('dct:modified'), (item) => (item['dct:modified'] ?? '') >= day)
  const dated = having('validThrough').filter(({ validFrom }) => validFrom !== undefined)
  const lacking = (key: keyof Place) => count(items, (item) => item[key] === undefined)
  return {
    'changed today': since(days.today),
    'changed yesterday': since(days.yesterday),
    'changed week': since(days.week),
    oldest: count(having('dct:modified'), (item) => (item['dct:modified'] ?? '') < '2025-11-28'),
    'missing description': lacking('description'),
    'missing author': lacking('author'),
    'placeholder description': count(having('description'), ({ description = '' }) =>
      description.startsWith('lorem'),
    ),
    'date-order validThrough': count(
      dated,
      ({ validFrom = '', validThrough = '' }) => validThrough < validFrom,
    ),
    'coordinates-zero geo': count(having('geo'), ({ geo }) => geo?.latitude === 0),
    'rights license': count(having('license'), ({ author }) => author === undefined),
    'pattern code': count(having('code'), ({ code = '' }) => !/^\d{4}$/.test(code)),
  }
}

function countInOverview(items: readonly Place[]) {
  const overview = createOverview({
    language: 'de',
    fields: [],
    choices: { ...noChoices, patterns: [{ attribute: 'code', pattern: '\\d{4}' }] },
    now: Date.parse(now),
    since: {
      today: midnight(days.today),
      yesterday: midnight(days.yesterday),
      week: midnight(days.week),
    },
  })
  const coverage = createCoverage()
  const translations = createTranslationCount()
  items.forEach((item, at) => {
    const value = readJsonOrText(JSON.stringify(item))
    overview.add(value, at)
    coverage.add(value)
    translations.add(value)
  })
  const steps = overview.finish()
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  const parts = describeOverview({
    overview: step.value,
    coverage: {
      items: coverage.items,
      attributes: coverage.list(),
      byKind: coverage.byKind(),
      missing: [],
      translations: translations.read(),
    },
    excludesAttributes: false,
    isWholeEndpoint: true,
    undelivered: [],
  })
  const lines = parts.flatMap(({ lines: found, clean }) => [...found, ...clean])
  return new Map(
    lines.map((line) => {
      const isChange = line.check === 'changed' || line.check === 'oldest'
      const subject = isChange ? (line.since ?? '') : line.attribute
      return [`${line.check} ${subject}`.trim(), [line.count, line.of] as const]
    }),
  )
}

test('of 50 generated sets the overview counts what a second program counts', () => {
  const items = fc
    .sample(sets, { seed, numRuns: 50 })
    .map((set) => set.map((item, at): Place => ({ ...item, '@id': `id-${at}` })))
  for (const set of items) {
    const shown = countInOverview(set)
    const again = countAgain(set)
    // An attribute that no item has is not known to be missing, and what no item has is not checked.
    const told = Object.fromEntries(
      Object.keys(again).map((key) => [key, shown.get(key) ?? [0, 0]]),
    )
    const expected = Object.fromEntries(
      Object.entries(again).map(([key, counts]) => [key, shown.has(key) ? counts : [0, 0]]),
    )
    expect(told).toEqual(expected)
    const unknown = Object.entries(again).flatMap(([key, [count, of]]) =>
      count > 0 && !shown.has(key) && !(key === 'missing author' && count === of) ? [key] : [],
    )
    expect(unknown).toEqual([])
  }
})
