import { expect, test } from 'vitest'
import { readJsonOrText } from '#core/json/read-json.ts'
import { createDuplicateFinder } from '#core/overview/find-duplicates.ts'
import { kilometresBetween, type Position } from '#core/content/position.ts'

function findNear(places: readonly Position[]) {
  const finder = createDuplicateFinder([])
  places.forEach((at, position) => {
    const item = readJsonOrText(`{"@type":["Place"],"name":"Hytte ${String(position)}"}`)
    if (item.kind !== 'object') throw new Error('Not an item')
    const contacts = { phones: [], addresses: [] }
    finder.add(item, { position, place: { at, isRoute: false }, contacts })
  })
  const steps = finder.find()
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value.find(({ check }) => check === 'duplicate-place')?.groups
}

test.each([0, 47.4, 69.6])('two places 45 m apart are found at %d degrees north', (latitude) => {
  const degrees = 0.045 / kilometresBetween([14, latitude], [15, latitude])
  const starts = Array.from({ length: 40 }, (_, at) => 14 + at * 0.000_07)
  expect(
    starts.filter((east) => {
      const pair: Position[] = [
        [east, latitude],
        [east + degrees, latitude],
      ]
      return findNear(pair)?.length !== 1
    }),
  ).toEqual([])
})
