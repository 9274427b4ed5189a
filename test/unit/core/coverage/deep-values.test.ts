import { expect, test } from 'vitest'
import { createAttributeValues } from '#core/coverage/attribute-values.ts'
import { createCoverage } from '#core/coverage/coverage.ts'
import { stateOfValue } from '#core/coverage/single-values.ts'
import { createPictureCollector } from '#core/gallery/collect-pictures.ts'
import { readItemPictures } from '#core/gallery/item-pictures.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { createPlaceCollector } from '#core/place/collect-places.ts'
import { createTimeCollector } from '#core/timeline/collect-times.ts'

/** A value in so many lists, or objects, around each other. */
function nest(kind: 'array' | 'object', inmost: JsonValue): JsonValue {
  let value = inmost
  for (let level = 0; level < 20_000; level += 1)
    value =
      kind === 'array' ? { kind, items: [value] } : { kind, members: [{ name: 'geometry', value }] }
  return value
}

const text = (value: string): JsonValue => ({ kind: 'string', value })

test.each(['array', 'object'] as const)('an %s of 20 000 levels is looked into', (kind) => {
  expect(stateOfValue(nest(kind, text('below')))).toBe('filled')
  expect(stateOfValue(nest(kind, text(' ')))).toBe('empty')
})

test.each(['array', 'object'] as const)(
  'no view of the content gives up on an %s of 20 000 levels',
  (kind) => {
    const names = ['name', 'geo', 'location', 'line', 'startDate', 'eventSchedule', 'image']
    const deep = nest(kind, text('below'))
    const item: JsonValue = {
      kind: 'object',
      members: names.map((name) => ({ name, value: deep })),
    }
    const coverage = createCoverage()
    const values = createAttributeValues(['name'])
    const places = createPlaceCollector([])
    const times = createTimeCollector({ day: '2026-11-22', zone: 'Europe/Vienna' }, [])
    const pictures = createPictureCollector([])
    coverage.add(item)
    values.add(item, 0)
    for (const collector of [places, times, pictures]) collector.add(item)
    expect(readItemPictures(item, 'de', [])).toEqual([])
    expect(coverage.list().filter(({ path }) => path.length === 1)).toHaveLength(names.length)
    expect([places.read().itemCount, times.read().itemCount, pictures.read().itemCount]).toEqual([
      1, 1, 1,
    ])
  },
)
