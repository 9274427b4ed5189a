import { expect, test } from 'vitest'
import type { ConnectionView } from '#core/connection/connection.ts'
import {
  planPasteTarget,
  isStoredByDefault,
  type PastedToken,
} from '#core/import/plan-paste-target.ts'
import type { PasteSource } from '#core/paste/read-pasted.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'

interface Named extends Pick<ConnectionView, 'builtIn' | 'token'> {
  id: string
}
const own: Named = { id: 'own', builtIn: null, token: { kind: 'none' } }
const sample: Named = {
  id: 'sample',
  builtIn: 'sample',
  token: { kind: 'sample', isRunning: true },
}
const instance = {
  name: 'live.example',
  baseUrl: 'https://live.example',
  conventions: presets.documented,
}
const add = { unknownServer: 'add', name: null, current: own } as const
const keep = { ...add, unknownServer: 'keep' } as const

test('a request of a connection is asked through it, whatever is in use', () => {
  expect(planPasteTarget({ kind: 'known', connection: own }, { ...add, current: null })).toEqual({
    kind: 'connection',
    connection: own,
    token: 'may-be-stored',
  })
})

test.each<[string, PasteSource | 'endpoint-link', string | null, PastedToken, boolean]>([
  ['a command of an instance without a token', 'curl', instance.baseUrl, 'may-be-stored', true],
  ['a command where one is lost', 'curl', instance.baseUrl, 'may-replace', false],
  ['a command without an address', 'curl', null, 'may-be-stored', false],
  ['a link from anybody', 'endpoint-link', instance.baseUrl, 'may-be-stored', false],
  ['a command of another instance', 'curl', instance.baseUrl, 'of-other-server', false],
])('the token of %s is stored by itself or not', (_, source, baseUrl, may, stored) => {
  const pasted = { kind: 'query', form: emptyForm, leftOut: [], notes: [] } as const
  const request = { ...pasted, source, baseUrl, token: 'secret', instance: null }
  expect(isStoredByDefault(request, may)).toBe(stored)
})

test('a sample brings its own token, and takes no other', () => {
  expect(planPasteTarget({ kind: 'known', connection: sample }, add)).toEqual({
    kind: 'connection',
    connection: sample,
    token: 'sample-has-own',
  })
})

test.each([
  ['may-replace', 'stored'],
  ['may-replace', 'locked'],
  ['may-replace', 'other-origin'],
  // What must be entered again is not there to be lost.
  ['may-be-stored', 'key-missing'],
  ['may-be-stored', 'damaged'],
] as const)('the token %s where that of the connection is %s', (token, kind) => {
  const connection: Named = { ...own, token: { kind } }
  expect(planPasteTarget({ kind: 'known', connection }, add).token).toBe(token)
})

test('an unknown instance becomes a connection, by its own name or the one that was typed', () => {
  expect(planPasteTarget({ kind: 'new', instance }, add)).toEqual({
    kind: 'new',
    instance,
    token: 'may-be-stored',
  })
  expect(planPasteTarget({ kind: 'new', instance }, { ...add, name: '' })).toEqual({
    kind: 'new',
    instance: { ...instance, name: '' },
    token: 'may-be-stored',
  })
})

test('where the connection in use is asked instead, it never gets the token of the other instance', () => {
  expect(planPasteTarget({ kind: 'new', instance }, keep)).toEqual({
    kind: 'connection',
    connection: own,
    token: 'of-other-server',
  })
  expect(planPasteTarget({ kind: 'new', instance }, { ...keep, current: null })).toEqual({
    kind: 'none',
    token: 'no-connection',
  })
})

test('without an address and without a connection there is only the form', () => {
  expect(planPasteTarget({ kind: 'none' }, { ...add, current: null })).toEqual({
    kind: 'none',
    token: 'no-connection',
  })
})
