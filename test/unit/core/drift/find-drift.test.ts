import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cliWords } from '#cli/words/all-cli-words.ts'
import {
  findDrift,
  sayDrift,
  type Drift,
  createContentProfile,
  type ContentProfile,
} from '#core/drift/find-drift.ts'
import { readJson } from '#core/json/read-json.ts'

const renderDrift = (drift: Drift) => sayDrift(drift, cliWords.en.reports.drift)

function profile(items: readonly object[], total: string | null = null): ContentProfile {
  const made = createContentProfile()
  for (const item of items) {
    const read = readJson(JSON.stringify(item))
    if (read.ok) made.add(read.value)
  }
  return made.read(total)
}

const places = (count: number, more: (at: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, at) => ({
    '@id': `p${at}`,
    '@type': ['Thing', 'Place'],
    name: 'See',
    ...more(at),
  }))
const withAddress = (from: number) => (at: number) => (at < from ? {} : { address: 'Villach' })
const said = (before: ContentProfile, after: ContentProfile, percent?: number) =>
  findDrift(before, after, percent).map(renderDrift)

test('an attribute that is missing in more items than before is told with both shares', () => {
  const before = profile(places(100, withAddress(0)))
  const after = profile(places(100, withAddress(12)))
  expect(findDrift(before, after)).toEqual([
    { kind: 'missing', type: 'Place', attribute: 'address', before: 0, after: 12 },
  ])
  expect(said(before, after)).toEqual(['Place: address is missing in 12 % (was 0).'])
})

test('what moves by no more than the threshold is not told', () => {
  const before = profile(places(100, withAddress(0)))
  const after = profile(places(100, withAddress(12)))
  expect(said(before, after, 12)).toEqual([])
  expect(said(before, after, 11.9)).toHaveLength(1)
})

test.each<[string, ContentProfile, ContentProfile, string[]]>([
  [
    'empty counts as missing',
    profile(places(4, () => ({ url: 'x' }))),
    profile(places(4, () => ({ url: '' }))),
    ['Place: url is missing in 100 % (was 0).'],
  ],
  [
    'a new attribute',
    profile(places(4)),
    profile(places(4, () => ({ slogan: 'x' }))),
    ['Place: slogan is missing in 0 % (was 100).'],
  ],
  [
    'a total that fell',
    profile(places(4), '200'),
    profile(places(4), '150'),
    ['The server counts 150 items (was 200).'],
  ],
  [
    'items where no total is known',
    profile(places(10)),
    profile(places(5), '5'),
    ['5 items came (was 10).'],
  ],
  [
    'a total that grew',
    profile(places(4), '100'),
    profile(places(4), '106'),
    ['The server counts 106 items (was 100).'],
  ],
  ['a total that moved as far as it may', profile([], '100'), profile([], '105'), []],
  ['nothing before and nothing now', profile([], '0'), profile([], '0'), []],
  [
    'the first items',
    profile([], '0'),
    profile(places(4), '4'),
    ['The server counts 4 items (was 0).', 'Place: 4 items of a new type.'],
  ],
  [
    'items where a total was known before',
    profile(places(10), '10'),
    profile(places(5)),
    ['5 items came (was 10).'],
  ],
  [
    'what moved most comes first, and tenths of a percent are told',
    profile(places(3, () => ({ address: 'x', url: 'x' }))),
    profile(places(3, (at) => (at === 0 ? { address: 'x' } : {}))),
    ['Place: url is missing in 100 % (was 0).', 'Place: address is missing in 66.7 % (was 0).'],
  ],
  [
    'of what was not there no details were missing',
    profile(places(4)),
    profile(places(4, () => ({ image: [{ '@id': 'i' }] }))),
    ['Place: image is missing in 0 % (was 100).'],
  ],
  [
    'everything gone',
    profile(places(4), '4'),
    profile([], '0'),
    ['The server counts 0 items (was 4).', 'Place: no items any more (was 4).'],
  ],
  [
    'a type that came and one that went',
    profile([{ '@type': 'Event' }]),
    profile([{ '@type': 'Tour' }]),
    ['Event: no items any more (was 1).', 'Tour: 1 item of a new type.'],
  ],
  [
    'shares of types',
    profile([...places(9), { '@type': 'Event' }]),
    profile([...places(5), ...(Array(5).fill({ '@type': 'Event' }) as object[])]),
    ['Event: 50 % of all items (was 10).', 'Place: 50 % of all items (was 90).'],
  ],
  [
    'items without a type',
    profile([{ a: 1 }]),
    profile([{ b: 1 }]),
    [
      'without type: a is missing in 100 % (was 0).',
      'without type: b is missing in 0 % (was 100).',
    ],
  ],
  [
    'details that are not loaded any more',
    profile(places(4, () => ({ image: [{ '@id': 'i', name: 'x' }] }))),
    profile(places(4, () => ({ image: [{ '@id': 'i' }] }))),
    ['Place: details of image are not loaded in 100 % (was 0).'],
  ],
])('%s', (_, before, after, lines) => {
  expect(said(before, after)).toEqual(lines)
})

test('what was not counted is not called missing', () => {
  const before = { ...profile(places(4, withAddress(0))), isTruncated: true }
  expect(said(before, profile(places(4)))).toEqual([])
  expect(said(profile(places(4)), before)).toEqual([])
})

const item = fc.record(
  {
    '@type': fc.constantFrom('Place', 'Event', 'Tour'),
    name: fc.constantFrom('', 'x'),
    image: fc.constantFrom({ '@id': 'i' }, { '@id': 'i', name: 'x' }, []),
    address: fc.constant({ '@type': 'PostalAddress', addressLocality: 'x' }),
  },
  { requiredKeys: [] },
)
const items = fc.array(item, { maxLength: 30 })

test('a set has not drifted from itself, in whatever order it comes', () => {
  fc.assert(
    fc.property(items, (some) => {
      expect(findDrift(profile(some), profile(some.toReversed()), 0)).toEqual([])
    }),
  )
})

test('a larger threshold never tells more, and what it tells is told by a smaller one', () => {
  const percent = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(items, items, percent, percent, (one, other, some, more) => {
      const [low, high] = some < more ? [some, more] : [more, some]
      const all = said(profile(one), profile(other), low)
      expect(all).toEqual(expect.arrayContaining(said(profile(one), profile(other), high)))
    }),
  )
})

test('there and back tells the same with both sides exchanged', () => {
  fc.assert(
    fc.property(items, items, (one, other) => {
      const there = findDrift(profile(one), profile(other), 0).filter(
        ({ kind }) => kind === 'missing',
      )
      const back = findDrift(profile(other), profile(one), 0).filter(
        ({ kind }) => kind === 'missing',
      )
      const turned = back.map((drift) =>
        'attribute' in drift ? { ...drift, before: drift.after, after: drift.before } : drift,
      )
      expect(new Set(there.map(renderDrift))).toEqual(new Set(turned.map(renderDrift)))
    }),
  )
})

test('every share that moved is told with a threshold of 0', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(40), fc.nat(40), (count, one, other) => {
      const [had, has] = [Math.min(one, count), Math.min(other, count)]
      const drift = findDrift(
        profile(places(count, withAddress(had))),
        profile(places(count, withAddress(has))),
        0,
      )
      expect(drift.length).toBe(had === has ? 0 : 1)
    }),
  )
})

const drifts: Drift[] = [
  { kind: 'total', before: '10', after: '7' },
  { kind: 'items', before: 10, after: 7 },
  { kind: 'type-gone', type: 'Place', items: 3 },
  { kind: 'type-new', type: '', items: 2 },
  { kind: 'type-share', type: 'Event', before: 12.5, after: 40 },
  { kind: 'missing', type: 'Place', attribute: 'address', before: 0, after: 12.3 },
  { kind: 'unresolved', type: 'Place', attribute: 'image', before: 0, after: 100 },
]

test('what drifted is told in German with its own decimal sign', () => {
  expect(drifts.map((one) => sayDrift(one, cliWords.de.reports.drift))).toEqual([
    'Gesamtzahl laut Server: 7 (vorher 10).',
    'Erhaltene Inhalte: 7 (vorher 10).',
    'Place: keine Inhalte mehr (vorher 3).',
    'ohne Typ: neuer Typ, Inhalte: 2.',
    'Event: 40 % aller Inhalte (vorher 12,5 %).',
    'Place: address fehlt bei 12,3 % (vorher 0 %).',
    'Place: Details von image fehlen bei 100 % (vorher 0 %).',
  ])
})
