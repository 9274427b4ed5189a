import { expect, test } from 'vitest'
import { readPosition, coordinatesAt } from '#core/place/read-position.ts'

const point = { latitude: '47.797', longitude: '13.366' }

test.each([
  '47.797, 13.366',
  '47.797 13.366',
  ' 47.797,13.366 ',
  '47,797; 13,366',
  '47,797 13,366',
  '47.797/13.366',
  'N 47.797 E 13.366',
  '47.797° N, 13.366° E',
  '13.366 O 47.797 N',
  '13.366°E, 47.797°N',
  'geo:47.797,13.366?z=17',
  'https://www.google.com/maps/@47.797,13.366,15z',
  'https://www.google.com/maps/place/Somewhere/@1.5,2.5,9z/data=!4m5!3m4!8m2!3d47.797!4d13.366',
  'https://maps.google.com/?q=47.797,13.366',
  'https://www.google.com/maps/search/?api=1&query=47.797%2C13.366',
  'https://www.openstreetmap.org/#map=16/47.797/13.366',
  'https://www.openstreetmap.org/?mlat=47.797&mlon=13.366#map=16/47.8/13.4',
  'https://www.bing.com/maps?cp=47.797~13.366&lvl=15',
  'https://maps.apple.com/?ll=47.797,13.366',
])('%s', (text) => {
  expect(readPosition(text)).toEqual(point)
})

test.each([
  [`47°47'49" N 13°21'58" E`, { latitude: '47.7969444', longitude: '13.3661111' }],
  ['47° 47′ 49″ N, 13° 21′ 58″ O', { latitude: '47.7969444', longitude: '13.3661111' }],
  [`47° 47.82' N 13° 21.96' E`, point],
  ['33.8688° S, 151.2093° W', { latitude: '-33.8688', longitude: '-151.2093' }],
  ['-33.8688, 151.2093', { latitude: '-33.8688', longitude: '151.2093' }],
  ['N 40.7128 W 74.0060', { latitude: '40.7128', longitude: '-74.006' }],
  ['S 22.9 W 43.2', { latitude: '-22.9', longitude: '-43.2' }],
  [`N 40° 42' 46" W 74° 0' 22"`, { latitude: '40.7127778', longitude: '-74.0061111' }],
  ['W 74.006, 40.7128 N', { latitude: '40.7128', longitude: '-74.006' }],
  [`51°30'26", -0°7'39"`, { latitude: '51.5072222', longitude: '-0.1275' }],
  ['−33.8688, 151.2093', { latitude: '-33.8688', longitude: '151.2093' }],
])('%s', (text, position) => {
  expect(readPosition(text)).toEqual(position)
})

test.each([
  '',
  '47.797',
  '47,797',
  '47.797, 13.366, 2000',
  '147.797, 13.366',
  '47.797 N, 13.366 N',
  `47°75'00" N 13°21'58" E`,
  'https://example.org/places/47',
  'Salzburg',
])('“%s” is no point', (text) => {
  expect(readPosition(text)).toBeNull()
})

test.each([
  ['47', '13', 'x'].join(' '.repeat(500)),
  `47${' '.repeat(100_000)}`,
  '47 '.repeat(50_000),
  "4'".repeat(1000),
])('a long text that is no point is refused at once', (text) => {
  expect(readPosition(text)).toBeNull()
})

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
