import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameOrigin, splitUrl, type SplitUrl } from '#core/url/split-url.ts'
import { rounds } from '../../../support/rounds.ts'

const split = (text: string): SplitUrl => {
  const url = splitUrl(text)
  if (!url) throw new Error(`Not split: ${text}`)
  return url
}

test('every part comes out as it stands', () => {
  expect(splitUrl('HTTPS://Ann:pw@Api.Example:8443/a%20b/?page%5Bnumber%5D=2&x#top?')).toEqual({
    scheme: 'https',
    userinfo: 'Ann:pw',
    host: 'Api.Example',
    port: 8443,
    path: '/a%20b/',
    query: 'page%5Bnumber%5D=2&x',
    fragment: 'top?',
  })
  expect(splitUrl('http://[::1]')).toEqual({
    scheme: 'http',
    userinfo: null,
    host: '[::1]',
    port: 80,
    path: '',
    query: null,
    fragment: null,
  })
})

test.each([
  '',
  '/api/v4/endpoints/x',
  '//api.example/x',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'https:api.example',
  'https:/api.example',
  'https:///api.example',
  'https://',
  'https://?x',
  'https://:443/',
  'https://user@',
  'https://a@b@c/',
  'https://api.example:65536/',
  'https://api.example:44a/',
  'https://api.example:8:9/',
  'https://[::1/',
  'https://api.example\\@evil/',
  'https://api.example/a b',
  ' https://api.example/',
  'https://api.example/\t',
  'https://api\u200b.example/',
  'https://api.example/\u0000',
])('%j is not split', (text) => {
  expect(splitUrl(text)).toBeNull()
})

describe('origins', () => {
  test.each([
    ['https://api.example/a', 'https://API.example:443/b?c', true],
    ['http://api.example', 'http://api.example:80', true],
    ['http://api.example:', 'http://api.example:0080', true],
    ['https://api.example', 'http://api.example', false],
    ['https://api.example', 'https://api.example:8443', false],
    ['https://api.example', 'https://api.example.', false],
    ['https://api.example', 'https://api.example.evil.example', false],
    ['https://api.example', 'https://\u0430pi.example', false],
    ['https://k.example', 'https://\u212a.example', false],
    ['http://127.0.0.1', 'http://127.1', false],
  ])('%s and %s: same is %s', (one, other, same) => {
    expect(isSameOrigin(split(one), split(other))).toBe(same)
    expect(isSameOrigin(split(other), split(one))).toBe(same)
  })
})

describe('laws', () => {
  const part = fc.stringMatching(/^[a-zA-Z0-9._~!$&'()*+,;=%-]{0,8}$/)

  test('a URL put together from its parts is split into them', () => {
    const parts = fc.record({
      scheme: fc.constantFrom('http' as const, 'https' as const),
      userinfo: fc.option(part),
      host: fc.stringMatching(/^[a-z0-9.-]{1,10}$/),
      port: fc.integer({ min: 0, max: 65_535 }),
      path: fc.array(part).map((segments) => segments.map((segment) => `/${segment}`).join('')),
      query: fc.option(part),
      fragment: fc.option(part),
    })
    fc.assert(
      fc.property(parts, (url) => {
        const { scheme, userinfo, host, port, path, query, fragment } = url
        const user = userinfo === null ? '' : `${userinfo}@`
        const behind = `${query === null ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`
        expect(splitUrl(`${scheme}://${user}${host}:${port}${path}${behind}`)).toEqual(url)
      }),
    )
  })

  test('what it takes for the same origin, a browser takes for the same origin', () => {
    const base = 'https://api.example:8443'
    const sign = fc.constantFrom(
      '@',
      ':',
      '/',
      '\\',
      '?',
      '#',
      '.',
      '%',
      ' ',
      '\t',
      '\u00ad',
      'e',
      '8',
    )
    fc.assert(
      fc.property(
        fc.nat(base.length),
        fc.nat(2),
        fc.array(sign, { maxLength: 3 }),
        (at, gone, signs) => {
          const text = base.slice(0, at) + signs.join('') + base.slice(at + gone)
          const url = splitUrl(text)
          if (!url || !isSameOrigin(url, split(base))) return
          expect(new URL(text).origin).toBe(base)
        },
      ),
      { numRuns: rounds(2000) },
    )
  })
})
