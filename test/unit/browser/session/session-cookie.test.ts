import { expect, test } from 'vitest'
import { readSessionCookies, renderSessionCookie } from '#browser/sessions.ts'

test('the cookie stays with this host and out of reach of scripts', () => {
  expect(renderSessionCookie(4711, 'abc')).toBe(
    'endpoint-explorer-4711=abc; Path=/; HttpOnly; SameSite=Strict',
  )
})

test('only cookies of this port are read, every one of them', () => {
  const header =
    'theme=dark; endpoint-explorer-4711=a;endpoint-explorer-4712=b; endpoint-explorer-4711=c=d'
  expect(readSessionCookies(header, 4711)).toEqual(['a', 'c=d'])
})

test('no Cookie header holds no cookie', () => {
  expect(readSessionCookies(undefined, 4711)).toEqual([])
})
