import { expect, test } from 'vitest'
import { securityHeaders } from '#host/security-headers.ts'

/** What each kind of thing on the page may come from. */
function readPolicy(): Record<string, string[]> {
  const policy = new Map(securityHeaders).get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('everything comes from the app itself or not at all, and only styles may stand in the page', () => {
  const { 'style-src': styles, 'img-src': images, ...others } = readPolicy()
  expect(styles).toEqual(["'self'", "'unsafe-inline'"])
  expect(images).toEqual(["'self'", 'data:'])
  for (const [name, sources] of Object.entries(others))
    expect([["'self'"], ["'none'"]], name).toContainEqual(sources)
})

test('what nobody named is refused, and scripts are named', () => {
  expect(readPolicy()).toMatchObject({ 'default-src': ["'none'"], 'script-src': ["'self'"] })
})
