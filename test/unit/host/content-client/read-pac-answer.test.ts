import { expect, test } from 'vitest'
import { readPacAnswer } from '#host/content-client/proxy-selection.ts'

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
