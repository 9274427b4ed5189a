import { expect, test } from 'vitest'
import { readExternalAddress } from '#host/opened/read-opened.ts'
import { openExternal } from '../../../electron/main/open-external.ts'
import { electronDouble } from '../../support/electron-double/main.ts'

test.each([
  ['https://example.org', 'https://example.org/'],
  ['https://example.org:8443/a?b=c#d', 'https://example.org:8443/a?b=c#d'],
  ['HTTPS://EXAMPLE.ORG/', 'https://example.org/'],
  ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ['mailto:someone@example.org?attach=/etc/passwd', 'mailto:someone@example.org'],
])('%s is opened as %s', (link, address) => {
  expect(readExternalAddress(link)).toBe(address)
})

test.each([
  'http://example.org/',
  'https://user@example.org/',
  'https://user:word@example.org/',
  'https://:word@example.org/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'app://explorer/',
  'smb://example.org/share',
  'ms-msdt:/id',
  'vbscript:x',
  'java\nscript:alert(1)',
  'https:\\\\example.org',
  'https://example.org/\u0000',
  'https://example.org/a b',
  '//example.org/',
  'example.org',
  '',
])('%j is not opened', (link) => {
  expect(readExternalAddress(link)).toBeNull()
})

test('only what may be opened reaches the operating system', async () => {
  await openExternal('file:///etc/passwd')
  await openExternal('https://example.org/')
  expect(electronDouble.openedOutside).toEqual(['https://example.org/'])
})
