import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  goTo,
  maxPlaces,
  currentPlace,
  startTrail,
  stepOnTrail,
  type Trail,
} from '#core/workspace/trail.ts'

/** A trail, back from its end as far as it goes, the nearest place first. */
function walkBack(trail: Trail<number>): number[] {
  const seen: number[] = []
  for (let here: Trail<number> | null = trail; here; here = stepOnTrail(here, -1))
    seen.push(currentPlace(here))
  return seen
}

test('back leads through the places as they were visited, forward the same way again', () => {
  const trail = [2, 3].reduce(goTo<number>, startTrail(1))
  expect(walkBack(trail)).toEqual([3, 2, 1])
  const back = stepOnTrail(trail, -1)
  expect(back && [currentPlace(back), stepOnTrail(back, 1)]).toEqual([2, trail])
  expect([stepOnTrail(trail, 1), stepOnTrail(startTrail(1), -1)]).toEqual([null, null])
})

test('who goes elsewhere after going back cannot go forward any more', () => {
  const back = stepOnTrail(goTo(startTrail(1), 2), -1) ?? startTrail(0)
  expect(walkBack(goTo(back, 3))).toEqual([3, 1])
})

test('it goes as a browser does: two stacks, of which the older ends of long ones are forgotten', () => {
  const moves = fc.array(fc.oneof(fc.constant('back'), fc.constant('forward'), fc.nat()), {
    maxLength: 120,
  })
  fc.assert(
    fc.property(moves, (taken) => {
      let trail = startTrail(-1)
      const before: number[] = []
      let here = -1
      let after: number[] = []
      for (const move of taken) {
        if (typeof move === 'number') {
          before.push(here)
          if (before.length === maxPlaces) before.shift()
          here = move
          after = []
          trail = goTo(trail, move)
          continue
        }
        const [from, to] = move === 'back' ? [before, after] : [after, before]
        const next = from.pop()
        if (next !== undefined) {
          to.push(here)
          here = next
        }
        trail = stepOnTrail(trail, move === 'back' ? -1 : 1) ?? trail
      }
      expect(walkBack(trail)).toEqual([here, ...before.toReversed()])
      expect(trail.places.slice(trail.at + 1)).toEqual(after.toReversed())
    }),
  )
})
