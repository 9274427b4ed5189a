import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAttributeValues } from '#core/coverage/attribute-values.ts'
import { asJson } from './read-items.ts'

function valuesOf(
  values: readonly unknown[],
  limits?: Parameters<typeof createAttributeValues>[1],
) {
  const counted = createAttributeValues(['a'], limits)
  for (const [position, value] of values.entries())
    counted.add(asJson(value === undefined ? {} : { a: value }), position)
  return counted.read()
}

test('counts values by items, and finds the shortest and the longest text', () => {
  expect(
    valuesOf(['Käse', ['Wein', 'Käse', 'Käse'], '', undefined, '<p>Brot</p>', '👩 x', 12]),
  ).toEqual({
    items: 7,
    states: { filled: 5, unresolved: 0, empty: 1, absent: 1 },
    top: [{ key: 'Käse', shown: 'Käse', items: 2 }],
    rarest: [
      { key: 'Wein', shown: 'Wein', items: 1 },
      { key: '<p>Brot</p>', shown: '<p>Brot</p>', items: 1 },
      { key: '👩 x', shown: '👩 x', items: 1 },
      { key: '12', shown: '12', items: 1 },
    ],
    different: 5,
    uncounted: 0,
    texts: {
      shortest: { shown: '👩 x', position: 5, characters: 3 },
      longest: { shown: '<p>Brot</p>', position: 4, characters: 11 },
    },
  })
})

test('lists the ten most frequent values and the five rarest of the others', () => {
  const { top, rarest } = valuesOf(
    Array.from({ length: 18 }, (_, at) => Array.from({ length: at + 1 }, () => at)).flat(),
  )
  expect(top.map(({ key, items }) => `${key}×${String(items)}`).join(' ')).toBe(
    '17×18 16×17 15×16 14×15 13×14 12×13 11×12 10×11 9×10 8×9',
  )
  expect(rarest.map(({ key }) => key)).toEqual(['0', '1', '2', '3', '4'])
})

test('tells a text of one language from that of another, and leaves out empty ones', () => {
  const text = (language: string, value: string) => ({ '@language': language, '@value': value })
  const { top, rarest, texts } = valuesOf([
    [text('de', 'Alm'), text('en', 'Alm')],
    [text('de', 'Alm'), text('en', ' ')],
  ])
  expect({ top, rarest, texts }).toEqual({
    top: [{ key: 'de\nAlm', shown: 'Alm', items: 2 }],
    rarest: [{ key: 'en\nAlm', shown: 'Alm', items: 1 }],
    texts: {
      shortest: { shown: 'Alm', position: 0, characters: 3 },
      longest: { shown: 'Alm', position: 0, characters: 3 },
    },
  })
})

test('tells relations by their id, and shows their names', () => {
  const alm = { '@id': '1', '@type': 'Place', name: 'Alm' }
  const { top, rarest } = valuesOf([alm, { ...alm, '@id': '2' }, [alm], { '@id': '3' }])
  expect([...top, ...rarest]).toEqual([
    { key: '1', shown: 'Alm', items: 2 },
    { key: '2', shown: 'Alm', items: 1 },
    { key: '3', shown: '3', items: 1 },
  ])
})

test('counts what it does not tell apart, and never counts a told value short', () => {
  const { top, rarest, different, uncounted } = valuesOf(['a', 'b', 'c', 'a', 'x'.repeat(9)], {
    maxDifferent: 2,
    maxValueLength: 8,
  })
  expect({ top, rarest, different, uncounted }).toEqual({
    top: [{ key: 'a', shown: 'a', items: 2 }],
    rarest: [{ key: 'b', shown: 'b', items: 1 }],
    different: 2,
    uncounted: 2,
  })
})

test('counts as a plain count does', () => {
  const one = fc.constantFrom('a', 'b', 'cc', 'ddd', '', ' ')
  const list = fc.array(fc.oneof(one, fc.array(one, { maxLength: 3 }), fc.constant(null)))
  fc.assert(
    fc.property(list, (values) => {
      const told = new Map<string, number>()
      for (const value of values)
        for (const text of new Set([value].flat()))
          if (text !== null && text.trim() !== '') told.set(text, (told.get(text) ?? 0) + 1)
      const lengths = [...told.keys()].map((text) => text.length)
      const { top, rarest, different, uncounted, texts } = valuesOf(values)
      expect(Object.fromEntries([...top, ...rarest].map(({ key, items }) => [key, items]))).toEqual(
        Object.fromEntries(told),
      )
      expect([different, uncounted]).toEqual([told.size, 0])
      expect(texts && [texts.shortest.characters, texts.longest.characters]).toEqual(
        lengths.length === 0 ? null : [Math.min(...lengths), Math.max(...lengths)],
      )
    }),
  )
})
