import { expect, test } from 'vitest'
import { isLoopbackAddress, suggestAddress } from '#core/connection/match-connection.ts'

test.each([
  ['127.0.0.1:4100', 'http://127.0.0.1:4100'],
  ['localhost:4100', 'http://localhost:4100'],
  ['localhost', 'http://localhost'],
  [' [::1]:4100/base ', 'http://[::1]:4100/base'],
  ['api.example.org', 'https://api.example.org'],
  ['api.example.org/base', 'https://api.example.org/base'],
  ['https://api.example.org', null],
  ['http://', null],
  ['api', null],
  ['', null],
  ['a b.c', null],
])('"%s" suggests %j', (typed, expected) => {
  expect(suggestAddress(typed)).toBe(expected)
})

test('only addresses of this computer are loopback', () => {
  expect(
    ['http://127.0.0.1:4100', 'http://LOCALHOST/x', 'http://[::1]'].map(isLoopbackAddress),
  ).toEqual([true, true, true])
  expect(['http://127.example.org', 'http://10.0.0.1', '127.0.0.1'].map(isLoopbackAddress)).toEqual(
    [false, false, false],
  )
})
