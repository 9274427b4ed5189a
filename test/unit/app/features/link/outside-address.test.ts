import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeOutsideAddress } from '#app/features/link/outside-address.ts'
import { readExternalAddress } from '#host/opened/read-opened.ts'

test.each([
  ['https://example.org', 'https://example.org/', 'example.org'],
  ['HTTPS://Example.ORG:8443/a?b=c#d', 'https://example.org:8443/a?b=c#d', 'example.org:8443'],
  // A Cyrillic letter that looks like a Latin one is told.
  ['https://ex\u0430mple.org/', 'https://xn--exmple-4nf.org/', 'xn--exmple-4nf.org'],
])('%s opens', (link, address, host) => {
  expect(judgeOutsideAddress(link)).toEqual({ kind: 'opens', address, host })
})

test.each([
  ['http://example.org/', 'not-encrypted', 'example.org'],
  ['http://127.0.0.1:8080/', 'not-encrypted', '127.0.0.1:8080'],
  ['https://user:word@example.org/', 'has-login', 'example.org'],
  ['https://example.com@example.org/', 'has-login', 'example.org'],
  ['https:\\\\example.org', 'odd', null],
  ['https://example.org/a b', 'odd', null],
  ['java\nscript:alert(1)', 'odd', null],
  ['javascript:alert(1)', 'odd', ''],
  ['https://', 'odd', null],
])('%j is not opened', (link, reason, host) => {
  expect(judgeOutsideAddress(link)).toEqual({ kind: 'refused', reason, host })
})

test('what is offered to be opened is what a shell opens', () => {
  const address = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.string().map((text) => `https://${text}`),
  )
  fc.assert(
    fc.property(
      address.filter((text) => !/^mailto:/i.test(text)),
      (link) => {
        const judged = judgeOutsideAddress(link)
        expect(judged.kind === 'opens' ? judged.address : null).toBe(readExternalAddress(link))
      },
    ),
  )
})
