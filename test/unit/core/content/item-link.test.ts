import { expect, test } from 'vitest'
import { connectionDraft } from '#core/connection/connection.ts'
import { isItemLinkPattern, itemLinkPattern, renderItemLink } from '#core/content/item-link.ts'

const draftWith = (itemLink: string) =>
  connectionDraft.safeParse({ name: 'a', baseUrl: 'https://a.example', itemLink }).success

test.each([
  'https://cms.example/things/{id}',
  'http://cms.example/things/{id}/edit',
  'https://cms.example/?item={id}',
  'https://cms.example/#/items/{id}',
])('%s is a pattern', (text) => {
  expect([isItemLinkPattern(text), draftWith(text)]).toEqual([true, true])
})

test.each([
  ['no place for the ID', 'https://cms.example/things'],
  ['a script', 'javascript:alert("{id}")'],
  ['a file', 'file:///things/{id}'],
  ['credentials', 'https://me:secret@cms.example/{id}'],
  ['a user name alone', 'https://cms.example@evil.example/{id}'],
  ['an ID as the host', 'https://{id}.example/'],
  ['a line break', 'https://cms.example/\n{id}'],
  ['a backslash', 'https:\\\\cms.example\\{id}'],
  ['no scheme', '//cms.example/{id}'],
  ['too long', `https://cms.example/{id}/${'a'.repeat(2000)}`],
])('%s is no pattern', (_, text) => {
  expect([isItemLinkPattern(text), draftWith(text)]).toEqual([false, false])
})

test('a connection without a pattern is valid, also one saved before there were patterns', () => {
  expect(connectionDraft.parse({ name: 'a', baseUrl: 'https://a.example' }).itemLink).toBe('')
  expect(['', 'none', 'no'].map(draftWith)).toEqual([true, true, false])
})

test('an own pattern counts; without it a dataCycle CORE has the usual one, a sample none', () => {
  const core = {
    itemLink: '',
    server: 'datacycle-core',
    builtIn: null,
    baseUrl: 'https://a.example/base',
  } as const
  expect([
    itemLinkPattern(core),
    itemLinkPattern({ ...core, itemLink: 'https://cms.example/{id}' }),
    itemLinkPattern({ ...core, itemLink: 'none' }),
    itemLinkPattern({ ...core, server: 'unknown' }),
    itemLinkPattern({ ...core, builtIn: 'core-sample' }),
    itemLinkPattern({ ...core, baseUrl: 'https://me:secret@a.example' }),
  ]).toEqual([
    'https://a.example/base/things/{id}',
    'https://cms.example/{id}',
    null,
    null,
    null,
    null,
  ])
})

test('half a character in an ID is sent as a replacement character', () => {
  expect(renderItemLink('https://cms.example/{id}', 'a\ud800')).toBe(
    'https://cms.example/a%EF%BF%BD',
  )
})

test('an ID cannot lead to another place', () => {
  expect(renderItemLink('https://cms.example/{id}?again={id}', '../a?b#c')).toBe(
    'https://cms.example/..%2Fa%3Fb%23c?again=..%2Fa%3Fb%23c',
  )
})
