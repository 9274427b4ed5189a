import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { err, ok } from '#core/result.ts'
import { readCertificates } from '#host/workspace/read-connection-draft.ts'

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
