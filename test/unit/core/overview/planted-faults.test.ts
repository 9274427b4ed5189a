import { expect, test } from 'vitest'
import { readJsonOrText } from '#core/json/read-json.ts'
import { createOverview, type OverviewOptions } from '#core/overview/create-overview.ts'
import { noChoices, type OverviewLine } from '#core/overview/overview-line.ts'
import { plantFaults } from '../../../support/overview/plant-faults.ts'
import { seed } from '../../../support/seed.ts'

const options: OverviewOptions = {
  language: 'de',
  fields: [],
  choices: { ...noChoices, patterns: [{ attribute: 'address.postalCode', pattern: '\\d{4}' }] },
  now: Date.parse('2026-11-28T12:00:00Z'),
  since: {
    today: Date.parse('2026-11-27T00:00:00Z'),
    yesterday: Date.parse('2026-11-27T00:00:00Z'),
    week: Date.parse('2026-11-27T00:00:00Z'),
  },
}

test('400 planted faults among 2,000 items are found, and right ones are not blamed', () => {
  const { items, faults, right } = plantFaults(seed)
  const blamed = blamedByCheck(overviewOf(items))
  expect([...faults.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThanOrEqual(400)

  const rates = Array.from(faults, ([check, expected]) => {
    const found = blamed.get(check) ?? new Set()
    return {
      check,
      missed: [...expected].filter((at) => !found.has(at)).map((at) => items[at]),
      wronglyBlamed: [...found].filter((at) => right.has(at)).map((at) => items[at]),
      of: expected.size,
    }
  })

  expect(rates.filter(({ missed, of }) => missed.length > of * 0.05)).toEqual([])
  expect(rates.filter(({ wronglyBlamed }) => wronglyBlamed.length > right.size * 0.02)).toEqual([])
  // Two neighbors of a similar name may happen; all checks together blame next to none.
  expect(rates.flatMap(({ wronglyBlamed }) => wronglyBlamed).length).toBeLessThan(8)
})

function overviewOf(items: readonly unknown[]): OverviewLine[] {
  const overview = createOverview(options)
  items.forEach((item, at) => {
    overview.add(readJsonOrText(JSON.stringify(item)), at)
  })
  const steps = overview.finish()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function blamedByCheck(lines: readonly OverviewLine[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  for (const { check, positions } of lines)
    found.set(check, new Set([...(found.get(check) ?? []), ...positions]))
  return found
}
