import { expect, test } from 'vitest'
import { selectProxy, readPacAnswer } from '#host/content-client/proxy-selection.ts'

const proxy = 'http://proxy.example:3128'
const select = (address: string, environment: Record<string, string>) => {
  const selected = selectProxy(new URL(address), environment)
  return selected.kind === 'proxy' ? selected.address.origin : selected
}
const direct = { kind: 'direct' }

test('each scheme has its own variable, and none means no proxy', () => {
  expect(select('https://api.example', { HTTPS_PROXY: proxy })).toBe(proxy)
  expect(select('http://api.example', { HTTPS_PROXY: proxy })).toEqual(direct)
  expect(select('http://api.example', { HTTP_PROXY: proxy })).toBe(proxy)
  expect(select('https://api.example', {})).toEqual(direct)
  expect(select('https://api.example', { HTTPS_PROXY: '  ' })).toEqual(direct)
})

test('the lower-case spelling wins', () => {
  const environment = { https_proxy: proxy, HTTPS_PROXY: 'http://other.example' }
  expect(select('https://api.example', environment)).toBe(proxy)
})

test('a proxy without a scheme speaks http', () => {
  expect(select('https://api.example', { HTTPS_PROXY: 'proxy.example:3128' })).toBe(proxy)
})

test.each(['http://', 'ftp://proxy.example', 'a b'])(
  '%j is no proxy, and the variable is named',
  (value) => {
    expect(select('https://api.example', { HTTPS_PROXY: value })).toEqual({
      kind: 'unusable',
      source: 'HTTPS_PROXY',
    })
  },
)

test.each([
  'http://localhost:1',
  'http://127.0.0.1',
  'http://127.8.9.1',
  'http://127.1',
  'http://[::1]:1',
])('%s never goes through a proxy', (address) => {
  expect(select(address, { HTTP_PROXY: proxy })).toEqual(direct)
})

test.each([
  'http://127.evil.example',
  'http://localhost.evil.example',
  'http://128.0.0.1',
  'http://[::2]',
])('%s is not this computer', (address) => {
  expect(select(address, { HTTP_PROXY: proxy })).toBe(proxy)
})

test.each([
  ['*', true],
  ['example', true],
  ['api.example', true],
  ['.api.example', true],
  ['*.example', true],
  ['other.example, api.example', true],
  ['other.example api.example', true],
  ['API.example:8443', true],
  ['api.example:443', false],
  ['pi.example', false],
  ['v1.api.example', false],
  ['', false],
])('NO_PROXY=%j covers https://api.example:8443: %s', (list, exempt) => {
  const selected = select('https://api.example:8443', { HTTPS_PROXY: proxy, NO_PROXY: list })
  expect(selected).toEqual(exempt ? direct : proxy)
})

test.each([
  ['DIRECT', { kind: 'direct' }],
  ['', { kind: 'direct' }],
  ['PROXY p.example:3128; DIRECT', { kind: 'proxy', address: new URL('http://p.example:3128') }],
  ['HTTPS p.example:443', { kind: 'proxy', address: new URL('https://p.example:443') }],
  [
    'SOCKS5 s.example:1080; PROXY p.example:80',
    { kind: 'proxy', address: new URL('http://p.example:80') },
  ],
  ['SOCKS5 s.example:1080', { kind: 'unusable', source: 'SOCKS5 s.example:1080' }],
])('%s', (answer, selection) => {
  expect(readPacAnswer(answer)).toEqual(selection)
})
