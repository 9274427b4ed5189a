import { expect, test } from 'vitest'
import { isTokenName } from '#core/query/parameter-name.ts'

test.each([
  'token',
  'Token',
  'access_token',
  'auth-token',
  'id_token',
  'refresh_token',
  'key',
  'api_key',
  'apikey',
  'secret',
  'client_secret',
  'password',
  'Authorization',
  'token[value]',
  'access_token[]',
])('%s is a name for a token', (name) => {
  expect(isTokenName(name)).toBe(true)
})

test.each(['', 'tokens', 'tokenised', 'keyword', 'my_key', 'filter[token]', 'secretary', 'q'])(
  '%j is no name for a token',
  (name) => {
    expect(isTokenName(name)).toBe(false)
  },
)
