import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAttributeProfile, type ProfileOptions } from '#core/coverage/attribute-profile.ts'
import { asJson } from './read-items.ts'

function profileOf(values: readonly unknown[], options?: ProfileOptions) {
  const profile = createAttributeProfile(['a'], options)
  for (const [position, value] of values.entries())
    profile.add(asJson(value === undefined ? {} : { a: value }), position)
  return profile.read()
}

test('describes texts: what they are, how often, how long, and samples of them', () => {
  expect(
    profileOf(['Käse', ['Wein', 'Käse', 'Käse'], '', undefined, '<p>Brot</p>', '👩 x']),
  ).toEqual({
    items: 6,
    states: { filled: 4, unresolved: 0, empty: 1, absent: 1 },
    kinds: [
      { kind: 'text', values: 6 },
      { kind: 'html', values: 1 },
    ],
    languages: [],
    top: [
      { key: 'Käse', shown: 'Käse', items: 2 },
      { key: 'Wein', shown: 'Wein', items: 1 },
      { key: '<p>Brot</p>', shown: '<p>Brot</p>', items: 1 },
      { key: '👩 x', shown: '👩 x', items: 1 },
    ],
    different: 4,
    uncounted: 0,
    texts: {
      shortest: { shown: '👩 x', position: 5, characters: 3 },
      longest: { shown: '<p>Brot</p>', position: 4, characters: 11 },
    },
    numbers: null,
    samples: [
      { shown: 'Käse', position: 0 },
      { shown: 'Wein', position: 1 },
      { shown: '<p>Brot</p>', position: 4 },
      { shown: '👩 x', position: 5 },
    ],
  })
})

test('counts items by language, and tells a text of one from that of another', () => {
  const text = (language: string, value: string) => ({ '@language': language, '@value': value })
  const { languages, top } = profileOf([[text('de', 'Alm'), text('en', 'Alm')], text('de', 'Alm')])
  expect({ languages, top }).toEqual({
    languages: [
      { language: 'de', items: 2 },
      { language: 'en', items: 1 },
    ],
    top: [
      { key: 'de\nAlm', shown: 'Alm', items: 2 },
      { key: 'en\nAlm', shown: 'Alm', items: 1 },
    ],
  })
})

test('tells relations by their id, and shows their names', () => {
  const alm = { '@id': '1', '@type': 'Place', name: 'Alm' }
  const { top } = profileOf([alm, { ...alm, '@id': '2' }, [alm], { '@id': '3' }])
  expect(top).toEqual([
    { key: '1', shown: 'Alm', items: 2 },
    { key: '2', shown: 'Alm', items: 1 },
    { key: '3', shown: '3', items: 1 },
  ])
})

test('finds the least and the greatest number by value, as they were sent', () => {
  expect(profileOf([10, 9.5, [100, -1]]).numbers).toEqual({
    least: { shown: '-1', position: 2 },
    greatest: { shown: '100', position: 2 },
  })
})

test('counts what it does not tell apart, and never counts a told value short', () => {
  const { top, different, uncounted } = profileOf(['a', 'b', 'c', 'a', 'x'.repeat(9)], {
    maxDifferent: 2,
    maxValueLength: 8,
  })
  expect({ top, different, uncounted }).toEqual({
    top: [
      { key: 'a', shown: 'a', items: 2 },
      { key: 'b', shown: 'b', items: 1 },
    ],
    different: 2,
    uncounted: 2,
  })
})

test('takes its samples from all over the answer', () => {
  const { samples } = profileOf(Array.from({ length: 100 }, (_, at) => at))
  expect(samples.map(({ position }) => position)).toEqual([0, 32, 64, 96])
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
      const { top, different, uncounted, texts } = profileOf(values)
      expect(Object.fromEntries(top.map(({ key, items }) => [key, items]))).toEqual(
        Object.fromEntries(told),
      )
      expect([different, uncounted]).toEqual([told.size, 0])
      expect(texts && [texts.shortest.characters, texts.longest.characters]).toEqual(
        lengths.length === 0 ? null : [Math.min(...lengths), Math.max(...lengths)],
      )
    }),
  )
})

test('a language in which the text is empty is none that an item has a text in', () => {
  const inLanguages = (de: string, en: string) => [
    { '@language': 'de', '@value': de },
    { '@language': 'en', '@value': en },
  ]
  const { languages, top, texts, samples } = profileOf([
    inLanguages(' ', 'a'),
    inLanguages('b', 'c'),
  ])
  expect({ languages, top: top.map(({ shown }) => shown) }).toEqual({
    languages: [
      { language: 'en', items: 2 },
      { language: 'de', items: 1 },
    ],
    top: ['a', 'b', 'c'],
  })
  expect(texts?.shortest).toEqual({ shown: 'a', position: 0, characters: 1 })
  expect(samples[0]).toEqual({ shown: 'a', position: 0 })
})
