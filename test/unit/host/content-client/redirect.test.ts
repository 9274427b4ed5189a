import { expect, test } from 'vitest'
import { maskRedirect, planRedirect, type Hop } from '#host/content-client/redirect.ts'

const hop: Hop = {
  method: 'GET',
  origin: 'https://api.example',
  target: '/v4/things?a=1',
  followed: 0,
}
const from = 'https://api.example/v4/things?a=1'
const location = (value: string) => [['Location', value]] as const

test.each([
  ['/v4/other?page[size]=5', '/v4/other?page[size]=5'],
  ['other', '/v4/other'],
  ['?b=%2F', '/v4/things?b=%2F'],
  ['https://api.example/x#part', '/x'],
  ['https://api.example:443/x', '/x'],
  ['HTTPS://API.EXAMPLE/x', '/x'],
])('a redirect to %s stays within the origin', (value, target) => {
  expect(planRedirect(302, location(value), hop)).toEqual({
    kind: 'follow',
    target,
    redirect: { status: 302, from, to: `https://api.example${target}` },
  })
})

test.each([301, 302, 303, 307, 308])('a GET follows a %i', (status) => {
  expect(planRedirect(status, location('/x'), hop)).toMatchObject({ kind: 'follow' })
})

test.each([200, 201, 300, 304, 305, 401])('the location of a %i is not followed', (status) => {
  expect(planRedirect(status, location('/x'), hop)).toEqual({ kind: 'stay' })
})

test('a redirect without a location is the answer', () => {
  expect(planRedirect(302, [], hop)).toEqual({ kind: 'stay' })
})

test.each([
  [301, 'refuse'],
  [302, 'refuse'],
  [303, 'refuse'],
  [307, 'follow'],
  [308, 'follow'],
])('a POST and a %i: %s', (status, kind) => {
  const plan = planRedirect(status, location('/x'), { ...hop, method: 'POST' })
  expect(plan).toMatchObject(kind === 'refuse' ? { kind, reason: 'method-changes' } : { kind })
})

test('the sixth redirect is refused', () => {
  expect(planRedirect(302, location('/x'), { ...hop, followed: 4 })).toMatchObject({
    kind: 'follow',
  })
  expect(planRedirect(302, location('/x'), { ...hop, followed: 5 })).toEqual({
    kind: 'refuse',
    reason: 'too-many',
    redirect: { status: 302, from, to: 'https://api.example/x' },
  })
})

test('the 307 with which Chromium answers itself for HSTS is refused, as the server never sent it', () => {
  const plain = { ...hop, origin: 'http://api.example' }
  expect(planRedirect(307, location('https://api.example/v4/things?a=1'), plain)).toMatchObject({
    kind: 'refuse',
    reason: 'other-origin',
  })
})

test('two locations are one too many', () => {
  const headers = [...location('/x'), ...location('/y')]
  expect(planRedirect(302, headers, hop)).toMatchObject({ reason: 'invalid-address' })
})

test.each([
  ['another host', 'https://evil.example/x', 'other-origin'],
  ['another host, scheme left out', '//evil.example/x', 'other-origin'],
  ['three slashes', '///evil.example/x', 'other-origin'],
  ['plain http on the same host', 'http://api.example/x', 'other-origin'],
  ['another port', 'https://api.example:8443/x', 'other-origin'],
  ['a host that begins like ours', 'https://api.example.evil.example/x', 'other-origin'],
  ['a trailing dot', 'https://api.example./x', 'other-origin'],
  ['a name in punycode', 'https://xn--pi-7kc.example/x', 'other-origin'],
  ['javascript:', 'javascript:alert(1)', 'other-origin'],
  ['data:', 'data:text/html,x', 'other-origin'],
  ['file:', 'file:///etc/passwd', 'other-origin'],
  ['blob: of our origin', 'blob:https://api.example/x', 'other-origin'],
  ['a user name that looks like our host', 'https://api.example@evil.example/x', 'invalid-address'],
  ['a user name on our host', 'https://user@api.example/x', 'invalid-address'],
  ['an empty user name', '//@api.example/x', 'invalid-address'],
  ['a backslash', '/\\evil.example/x', 'invalid-address'],
  ['two backslashes', '\\\\evil.example/x', 'invalid-address'],
  ['a space', 'https://evil.example /x', 'invalid-address'],
  ['a tab inside the scheme', 'ht\ttps://evil.example/x', 'invalid-address'],
  ['a letter that is not ASCII', 'https://\u0430pi.example/x', 'invalid-address'],
  ['a port that is none', 'https://api.example:x/', 'invalid-address'],
  ['nothing', '', 'invalid-address'],
])('%s is refused', (_what, value, reason) => {
  expect(planRedirect(307, location(value), hop)).toEqual({
    kind: 'refuse',
    reason,
    redirect: { status: 307, from, to: value },
  })
})

test('an address is shown up to a bound, and no beginning of a token is left there', () => {
  const maskToken = (text: string) => text.replaceAll('secret-token', '•••')
  const to = `https://evil.example/${'x'.repeat(2020)}secret-token${'y'.repeat(10_000)}`
  const shown = maskRedirect({ status: 302, from: '/secret-token', to }, maskToken)
  expect(shown).toEqual({
    status: 302,
    from: '/•••',
    to: `https://evil.example/${'x'.repeat(2020)}•••${'y'.repeat(4)}`,
  })
})
