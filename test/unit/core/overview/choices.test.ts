import { expect, test } from 'vitest'
import { createOverview } from '#core/overview/create-overview.ts'
import { noChoices, type OverviewChoices } from '#core/overview/overview-line.ts'
import { asJson } from '../coverage/read-items.ts'

const address = { '@type': 'PostalAddress', addressCountry: 'AT', addressLocality: 'Velden' }
const items = [
  { '@id': 'a', '@type': ['Place'], name: 'Adler', address: { ...address, postalCode: '9220' } },
  { '@id': 'b', '@type': ['Place'], name: 'Adler', address: { ...address, postalCode: 'A-9220' } },
  { '@id': 'c', '@type': ['Place'], name: 'xxx', geo: { latitude: 0, longitude: 0 } },
].map(asJson)

/** What is found with these choices: check, attribute and positions. */
function findingsWith(choices: Partial<OverviewChoices>) {
  const overview = createOverview({
    language: 'de',
    fields: [],
    choices: { ...noChoices, ...choices },
    now: 0,
    since: { today: 0, yesterday: 0, week: 0 },
  })
  for (const [at, item] of items.entries()) overview.add(item, at)
  const steps = overview.finish()
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
    .filter(({ positions }) => positions.length > 0)
    .map(({ check, attribute, positions }) => [check, attribute, [...positions]])
    .toSorted()
}

const zero = ['coordinates-zero', 'geo', [2]]
const double = ['duplicate-name', '', [0, 1]]
const placeholder = ['placeholder', 'name', [2]]

test('a person’s own pattern is held against whole values; one that cannot be read finds nothing', () => {
  expect([
    findingsWith({ patterns: [{ attribute: 'address.postalCode', pattern: '\\d{4}' }] }),
    findingsWith({ patterns: [{ attribute: 'address.postalCode', pattern: '(' }] }),
  ]).toEqual([
    [zero, double, ['pattern', 'address.postalCode', [1]], placeholder],
    [zero, double, placeholder],
  ])
})

test('what a person called right is not blamed again, for one item or for all', () => {
  expect([
    findingsWith({ accepted: [{ check: 'coordinates-zero', attribute: 'geo', id: 'c' }] }),
    findingsWith({ accepted: [{ check: 'duplicate-name', attribute: '', id: 'b' }] }),
    findingsWith({ accepted: [{ check: 'placeholder', attribute: 'name', id: null }] }),
    findingsWith({ accepted: [{ check: 'placeholder', attribute: 'description', id: null }] }),
  ]).toEqual([
    [double, placeholder],
    [zero, placeholder],
    [zero, double],
    [zero, double, placeholder],
  ])
})
