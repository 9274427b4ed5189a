import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createNamer } from '#core/content/name-words.ts'
import { languages } from '#core/language/language.ts'
import { loadNames } from '#app/i18n/load-words.ts'

test.each(languages)(
  'no two attributes share a word in %s: two columns would look alike',
  async (language) => {
    const words = await loadNames(language)
    const heads = Object.keys(words.attributes).map((key) =>
      createNamer(words).headingOf(key).toLowerCase(),
    )
    const twice = heads.filter((head, at) => heads.indexOf(head) !== at)
    expect(twice).toEqual([])
  },
)

test.each(languages)('no word in %s is the name of the API or empty', async (language) => {
  const words = await loadNames(language)
  const raw = Object.entries(words.attributes).filter(
    ([key, word]) =>
      word.trim() !== word ||
      word === '' ||
      /[a-z][A-Z]/.test(word) ||
      (key.includes(':') && word === key),
  )
  expect(raw).toEqual([])
})

test('the attributes and types that people asked about have their words', async () => {
  const [en, de] = [createNamer(await loadNames('en')), createNamer(await loadNames('de'))]
  const requested = [
    'startDate',
    'geo',
    'address',
    'image',
    'description',
    'openingHoursSpecification',
  ]
  expect(requested.map(en.headingOf)).toEqual([
    ...['Start', 'Coordinates', 'Address', 'Picture', 'Description', 'Opening hours'],
  ])
  expect(requested.map(de.headingOf)).toEqual([
    ...['Beginn', 'Koordinaten', 'Adresse', 'Bild', 'Beschreibung', 'Öffnungszeiten'],
  ])
  expect(de.headingOfTypes(['dcls:Bild'])).toBe('Bild')
  expect(en.headingOfTypes(['dcls:Bild'])).toBe('Picture')
})

test('German counts are in the dative', async () => {
  const namer = createNamer(await loadNames('de'))
  const types = ['Event', 'Place', 'ImageObject', 'Article', 'dcls:POI', 'Museum']
  expect(types.map(namer.pluralAfterCount)).toEqual([
    ...['Veranstaltungen', 'Orten', 'Bildern', 'Artikeln', 'Ausflugszielen', 'Museen'],
  ])
})

test('every type that the recorded CORE sends has a word in both languages', async () => {
  const recorded = readFileSync('test/fixtures/core/items.json', 'utf8')
  const types = [...new Set(recorded.match(/"dcls:[^"]+"/g))].map((text) => text.slice(1, -1))
  expect(types.length).toBeGreaterThan(5)
  for (const language of languages) {
    const { types: known } = await loadNames(language)
    expect(types.filter((type) => !Object.hasOwn(known, type))).toEqual([])
  }
})
