/** Filters by place and the order by distance, as the coordinates of the items show them. */
import { describe, expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import type { ParameterValue } from '#core/query/form.ts'
import { judge } from './judge-text.ts'
import { coreContext } from './planted.ts'

const list = (...items: string[]): ParameterValue => ({ kind: 'list', items })
/** Points north of 13.85/46.6, at so many kilometres. */
const bodyOf = (kilometres: readonly (number | 'line' | 'linked')[]) =>
  JSON.stringify({
    '@context': coreContext('de'),
    '@graph': kilometres.map((distance, at) => ({
      '@id': `id-${at}`,
      '@type': ['Place'],
      ...(distance === 'line'
        ? { geo: { '@type': 'GeoShape', line: '46.6 13.85 48.6 13.85' } }
        : distance === 'linked'
          ? { location: [{ '@id': 'x', '@type': ['Place'] }] }
          : {
              geo: {
                '@type': 'GeoCoordinates',
                longitude: 13.85,
                latitude: 46.6 + distance / 111.2,
              },
            }),
    })),
    meta: { total: kilometres.length, pages: 1 },
  })

describe.each([
  ['a circle', 'geo.in.perimeter', list('13.85', '46.6', '10000')],
  ['a box', 'geo.in.box', list('13.5', '46.5', '14', '46.69')],
])('%s', (_what, key, value) => {
  const verdictOn = (kilometres: readonly (number | 'line' | 'linked')[]) => {
    const filters = [{ key, value }]
    const [verdict] = judge({
      form: { method: 'POST', filters },
      conventions: presets.core,
      body: bodyOf(kilometres),
    })
    return [verdict?.kind, verdict?.reason]
  }

  test('is obeyed where all items are in it', () => {
    expect(verdictOn([1, 'line', 9])).toEqual([
      'obeyed',
      expect.objectContaining({ attribute: 'geo' }),
    ])
  })

  test('is ignored where an item is outside', () => {
    expect(verdictOn([1, 40, 9, 50])).toEqual([
      'ignored',
      { kind: 'item-shows-other', attribute: 'geo', items: 2 },
    ])
  })

  test('is not known near its edge, and of items without coordinates', () => {
    expect([verdictOn([1, 10.2])[0], verdictOn([1, 'linked'])[0]]).toEqual(['unknown', 'unknown'])
  })
})

test('a circle in JSON is ignored where an item is outside', () => {
  const value: ParameterValue = { kind: 'json', text: '{"in":{"perimeter":[13.85,46.6,10000]}}' }
  const [verdict] = judge({
    form: { method: 'POST', filters: [{ key: 'geo', value }] },
    conventions: presets.core,
    body: bodyOf([1, 40]),
  })
  expect(verdict?.reason).toEqual({ kind: 'item-shows-other', attribute: 'geo', items: 1 })
})

describe.each([
  ['geographic_with', 'proximity.geographic_with(13.85,46.6)', []],
  [
    'geographic, beside a circle',
    'proximity.geographic',
    [{ key: 'geo.in.perimeter', value: list('13.85', '46.6', '500000') }],
  ],
])('%s', (_what, attribute, filters) => {
  const verdictOn = (
    kilometres: readonly (number | 'line' | 'linked')[],
    direction: 'ascending' | 'descending' = 'ascending',
  ) =>
    judge({
      form: { method: 'POST', filters, sort: [{ attribute, direction }] },
      conventions: presets.core,
      body: bodyOf(kilometres),
    })
      .filter(({ parameter }) => parameter.kind === 'sort')
      .map(({ reason }) => reason.kind)

  test('the order by distance is seen', () => {
    expect([
      verdictOn([0, 1, 5, 20, 80]),
      verdictOn([80, 20, 5, 1, 0], 'descending'),
      // Nearly the same distance is no contradiction.
      verdictOn([0, 1, 5, 4.9, 20, 80]),
      verdictOn([0, 20, 5, 1, 80]),
      verdictOn([0, 1, 5]),
      verdictOn([0, 1, 'line', 20, 80, 90]),
    ]).toEqual([
      ['in-order'],
      ['in-order'],
      ['in-order'],
      ['out-of-order'],
      ['too-few-values'],
      ['order-not-shown'],
    ])
  })
})
