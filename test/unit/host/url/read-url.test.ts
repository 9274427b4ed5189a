import { expect, test } from 'vitest'
import { readUrl } from '#host/url/read-url.ts'

test('an address with an umlaut stays one, however often it is read', () => {
  const read = Array.from({ length: 20_000 }, () => readUrl('https://äpi.example')?.host)
  expect(new Set(read)).toEqual(new Set(['xn--pi-uia.example']))
})

test('a path is read against its base, and what is no address is none', () => {
  expect(readUrl('/b', 'https://a.example/x')?.href).toBe('https://a.example/b')
  expect([readUrl('/b'), readUrl('https://'), readUrl('')]).toEqual([null, null, null])
})
