import { expect, test } from 'vitest'
import { coordinatesAt } from '#core/place/read-position.ts'

test.each([
  [
    { x: 0.5, y: 0.5 },
    { latitude: '0', longitude: '0' },
  ],
  [
    { x: 0.538489, y: 0.353309 },
    { latitude: '46.61', longitude: '13.86' },
  ],
] as const)('the point %j of the map is %j', (point, { latitude, longitude }) => {
  const read = coordinatesAt(point, 2 ** 20)
  expect([Number(read.latitude), Number(read.longitude)]).toEqual([
    expect.closeTo(Number(latitude), 2),
    expect.closeTo(Number(longitude), 2),
  ])
})
