import { expect, test } from 'vitest'
import { readWordedValue } from '#core/content/worded-value.ts'
import { readJson } from '#core/json/read-json.ts'

const named = (name: string, value: unknown) => {
  const json = readJson(JSON.stringify(value))
  return json.ok ? readWordedValue(name, json.value) : 'no JSON'
}

test.each([
  ['de', ['de']],
  [
    ['de', '', 7, null, { '@value': 'it' }, 'en'],
    ['de', 'en'],
  ],
] as const)('the languages of %j are its texts', (value, languages) => {
  expect([named('inLanguage', value), named('dc:translation', value)]).toEqual([
    { kind: 'languages', languages },
    { kind: 'languages', languages },
  ])
})

test.each([[''], [[]], [[7, '']], [null]])('%j names no language', (value) => {
  expect(named('inLanguage', value)).toBe(null)
})

test.each([
  ['PT1M', 1],
  ['PT1H', 60],
  ['PT2H05M', 125],
  ['PT0M', null],
  ['PT', null],
  ['P1D', null],
  [90, null],
] as const)('the duration %j is %j minutes', (value, minutes) => {
  expect(named('duration', value)).toEqual(minutes && { kind: 'minutes', minutes })
})

test.each([
  [{ price: 7.5, priceCurrency: 'EUR' }, [{ amount: '7.5', currency: 'EUR' }]],
  [{ price: 'frei' }, [{ amount: 'frei', currency: '' }]],
  [{ price: 0, priceCurrency: 1 }, [{ amount: '0', currency: '' }]],
  [
    [{ price: 1 }, { name: 'x' }, { price: null }, 'x', { price: 2 }],
    [
      { amount: '1', currency: '' },
      { amount: '2', currency: '' },
    ],
  ],
  [[{ name: 'x' }], null],
  [[], null],
] as const)('the prices of %j are %j', (value, prices) => {
  expect(named('offers', value)).toEqual(prices && { kind: 'prices', prices })
})

test.each([
  ['Monday', [1]],
  [['https://schema.org/Sunday'], [7]],
  [
    ['Tuesday', 'schema:PublicHolidays'],
    [2, 8],
  ],
] as const)('the days of %j are numbered', (value, days) => {
  expect([named('dayOfWeek', value), named('byDay', value)]).toEqual([
    { kind: 'days', days },
    { kind: 'days', days },
  ])
})

test.each([
  ['an unknown day', 'dayOfWeek', ['x']],
  ['no day', 'byDay', []],
  ['an unknown license', 'license', 'x'],
  ['a license that is no text', 'cc:license', 7],
  ['hours that are no object', 'openingHoursSpecification', 'x'],
  ['a text of another attribute', 'name', 'x'],
  ['a number of another attribute', 'eventStatus', 7],
])('nothing is read of %s', (_, name, value) => {
  expect(named(name, value)).toBe(null)
})
