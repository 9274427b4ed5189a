import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  matchConnection,
  findShippedName,
  shippedNames,
  isOtherServer,
  isLoopbackAddress,
  suggestAddress,
} from '#core/connection/match-connection.ts'
import { rounds } from '../../../support/rounds.ts'

const at = (baseUrl: string, id = baseUrl) => ({ id, baseUrl })

describe('the connection that a pasted address belongs to', () => {
  test.each([
    ['https://api.example', 'https://api.example'],
    ['https://api.example/', 'https://api.example'],
    ['https://api.example', 'https://api.example/'],
    ['HTTPS://API.Example', 'https://api.example'],
    ['https://api.example:443', 'https://api.example'],
    ['http://api.example:80/', 'http://api.example'],
    ['https://api.example/base//', 'https://api.example/base'],
    ['not an address', 'not an address'],
  ])('%s is that of %s', (pasted, baseUrl) => {
    expect(matchConnection(pasted, [at(baseUrl)], null)).toEqual(at(baseUrl))
  })

  test.each([
    ['another scheme', 'http://api.example', 'https://api.example'],
    ['another port', 'https://api.example:8443', 'https://api.example'],
    ['the other scheme’s port', 'https://api.example:80', 'http://api.example:80'],
    ['a name below', 'https://www.api.example', 'https://api.example'],
    ['a name that goes on', 'https://api.example.com', 'https://api.example'],
    ['a dot at the end', 'https://api.example.', 'https://api.example'],
    ['a name before an @', 'https://api.example@other.example', 'https://api.example'],
    ['a path below', 'https://api.example/base', 'https://api.example'],
    ['a path above', 'https://api.example', 'https://api.example/base'],
    ['a path that goes on', 'https://api.example/base2', 'https://api.example/base'],
    ['a path in other letters', 'https://api.example/Base', 'https://api.example/base'],
    ['a name in another spelling', 'https://bücher.example', 'https://xn--bcher-kva.example'],
    ['a letter that only looks the same', 'https://\u212Aey.example', 'https://key.example'],
    ['a path with dots', 'https://api.example/a/../base', 'https://api.example/base'],
    ['a space in front', ' https://api.example', 'https://api.example'],
    ['no address', 'api.example', 'https://api.example'],
    ['nothing', '', 'https://api.example'],
  ])('%s is none of it', (_name, pasted, baseUrl) => {
    expect(matchConnection(pasted, [at(baseUrl)], at(baseUrl, 'current'))).toBeNull()
  })

  test('of several, the one in use comes first, and else the first in the list', () => {
    const list = [
      at('https://other.example'),
      at('https://api.example', 'a'),
      at('https://api.example', 'b'),
    ]
    const find = (current: ReturnType<typeof at> | null) =>
      matchConnection('https://api.example/', list, current)
    expect(find(list[2] ?? null)).toEqual(at('https://api.example', 'b'))
    expect(find(list[0] ?? null)).toEqual(at('https://api.example', 'a'))
    expect(find(null)).toEqual(at('https://api.example', 'a'))
  })

  test('is one that a browser would send to the same place', () => {
    const address = fc
      .record({
        scheme: fc.constantFrom('http', 'https', 'HTTPS'),
        user: fc.constantFrom('', 'api.example@', 'a:b@'),
        host: fc.constantFrom('api.example', 'API.example', 'api.example.', 'example', '[::1]'),
        port: fc.constantFrom('', ':', ':80', ':443', ':0443', ':8443'),
        path: fc.constantFrom('', '/', '//', '/base', '/base/', '/Base', '/base2', '/base/more'),
      })
      .map(({ scheme, user, host, port, path }) => `${scheme}://${user}${host}${port}${path}`)
    const placeOf = (text: string) => {
      const { origin, pathname } = new URL(text)
      return origin + pathname.replace(/\/+$/, '')
    }
    fc.assert(
      fc.property(address, address, (pasted, baseUrl) => {
        const found = matchConnection(pasted, [at(baseUrl)], null)
        expect(found !== null).toBe(placeOf(pasted) === placeOf(baseUrl))
      }),
      { numRuns: rounds(2000) },
    )
  })
})

test('a sample is known by its ID and the name it came with, and by nothing less', () => {
  expect(
    [
      ['sample', shippedNames.sample],
      ['core-sample', shippedNames['core-sample']],
      ['sample', 'Ours'],
      ['sample', shippedNames['core-sample']],
      ['of-somebody', shippedNames.sample],
      ['toString', ''],
    ].map(([id = '', name = '']) => findShippedName(id, name)),
  ).toEqual(['sample', 'core-sample', null, null, null, null])
})

test.each([
  ['https://api.example', 'http://API.example:80/', false],
  ['http://api.example/base', 'https://api.example:443/base/', false],
  ['https://api.example', ' https://api.example ', false],
  ['https://api.example', 'https://staging.example', true],
  ['https://api.example', 'https://api.example/other', true],
  ['http://127.0.0.1:4780', 'http://127.0.0.1:4781', true],
  ['https://api.example', 'api', false],
])('from %s to %s is another instance: %s', (before, after, isOther) => {
  expect(isOtherServer(before, after)).toBe(isOther)
})

test.each([
  ['127.0.0.1:4100', 'http://127.0.0.1:4100'],
  ['localhost:4100', 'http://localhost:4100'],
  ['localhost', 'http://localhost'],
  ['localhost/base', 'http://localhost/base'],
  [' [::1]:4100/base ', 'http://[::1]:4100/base'],
  ['api.example.org', 'https://api.example.org'],
  ['api.example.org/base', 'https://api.example.org/base'],
  ['https://api.example.org', null],
  ['http://', null],
  ['api', null],
  ['api/v4.1', null],
  ['localhosts/', null],
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
