import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { hasSecretName, hasSecretOption, maskSecrets } from '#core/paste/likely-secrets.ts'
import { readPasted } from '#core/paste/read-pasted.ts'
import { codeParsers } from '../../../support/code-parsers.ts'

test.each(['apiKey', 'secret', 'session', 'passphrase', 'user', 'cert', 'authorization'])(
  'the option %s of code is named without its value',
  (name) => {
    const code = `axios.get('https://a.example/api/v4/endpoints/events', { ${name}: 'hush-hush' })`
    const read = readPasted(code, presets.documented, { parsers: codeParsers })
    const told = read.kind === 'query' ? read.leftOut.map(({ what }) => what) : []
    expect(told).toEqual([`${name}: •••`])
  },
)

test.each([
  ['auth=abc&page[size]=5', 'auth=•••&page[size]=5'],
  ['"Authorization": "Basic abc"', '"Authorization": "Basic •••"'],
  ['Authorization: Bearer abc', 'Authorization: Bearer •••'],
  ['Cookie: one=abc; two=def', 'Cookie: •••'],
  ['session_id=abc', 'session_id=•••'],
  ['passphrase: abc', 'passphrase: •••'],
  ['apiKey = "abc"', 'apiKey = "•••"'],
  ['https://me:abc@a.example', 'https://me:•••@a.example'],
  ['author=Anna&keywords=haus', 'author=Anna&keywords=haus'],
])('in %s the secret is masked', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked)
})

test('a secret name is a secret option, and a user agent is no secret', () => {
  const names = ['X-Auth', 'api_token', 'Key', 'Set-Cookie', 'secret', 'Password', 'SESSION']
  expect(names.filter((name) => !hasSecretName(name) || !hasSecretOption(name))).toEqual([])
  expect([hasSecretName('User-Agent'), hasSecretOption('CURLOPT_USERPWD')]).toEqual([false, true])
})
