import { describe, expect, test } from 'vitest'
import { err, ok } from '#core/result.ts'
import { readBaseUrl, readCertificates } from '#host/workspace/read-connection-draft.ts'
import { readFileSync } from 'node:fs'

describe('an address is cut down to what stands before /api/v4', () => {
  test.each([
    ['https://api.example.org', 'https://api.example.org'],
    ['https://api.example.org/', 'https://api.example.org'],
    ['  https://API.example.org//  ', 'https://api.example.org'],
    ['https://api.example.org:443/base/', 'https://api.example.org/base'],
    [
      'https://api.example.org/base/api/v4/endpoints/x?page[size]=5#a',
      'https://api.example.org/base',
    ],
    ['https://api.example.org/api/v4', 'https://api.example.org'],
    ['https://api.example.org/api', 'https://api.example.org'],
    ['https://api.example.org/base/api/', 'https://api.example.org/base'],
    ['https://api.example.org/api/api/v4/endpoints/x', 'https://api.example.org'],
    ['https://api.example.org/api/view', 'https://api.example.org/api/view'],
    ['https://api.example.org/my-api', 'https://api.example.org/my-api'],
    ['api.example.org', 'https://api.example.org'],
    ['https://äpi.example.org', 'https://xn--pi-uia.example.org'],
    ['http://127.0.0.1:4780', 'http://127.0.0.1:4780'],
  ])('%s', (text, baseUrl) => {
    expect(readBaseUrl(text)).toEqual(ok(baseUrl))
  })
})

describe('what cannot be an address is refused with the reason', () => {
  test.each([
    ['', 'not-a-url'],
    ['https://', 'not-a-url'],
    ['ftp://api.example.org', 'not-http'],
    ['javascript://alert(1)', 'not-http'],
    ['https://user:secret@api.example.org', 'has-user'],
    ['https://user@api.example.org', 'has-user'],
    ['https://:secret@api.example.org', 'has-user'],
    ['https://api.example.org/?a=b', 'has-query'],
    ['https://api.example.org/#a', 'has-query'],
    ['https://api.example.org/api/v3/', 'other-version'],
    ['https://api.example.org/base/api/v42', 'other-version'],
    ['https://api.example.org/api/v3/endpoints/x?a=b', 'other-version'],
    ['https://api.example.org/api/v3/api/v4/endpoints/x', 'other-version'],
  ] as const)('%s', (text, reason) => {
    expect(readBaseUrl(text)).toEqual(err(reason))
  })
})

const pemOf = (name: string) =>
  readFileSync(new URL(`../../../support/certificates/${name}.pem`, import.meta.url), 'utf8')

test('certificates are kept without what stands around them', () => {
  const [issuer, other] = [pemOf('issuer').trim(), pemOf('self-signed').trim()]
  expect(readCertificates(`# Company root\r\n${issuer}\n\nSubject: x\n${other} `)).toEqual(
    ok(`${issuer}\n${other}\n`),
  )
})

test('nothing is no certificate and no mistake', () => {
  expect(readCertificates(' \n')).toEqual(ok(''))
})

test.each([
  ['text that is none', 'hello', 'no-certificate'],
  ['a certificate that was cut', pemOf('issuer').replace(/\n.{64}\n/, '\n'), 'unreadable'],
  ['a private key', pemOf('key'), 'private-key'],
  ['a private key beside a certificate', pemOf('issuer') + pemOf('key'), 'private-key'],
])('%s is refused', (_name, text, reason) => {
  expect(readCertificates(text)).toEqual(err(reason))
})
