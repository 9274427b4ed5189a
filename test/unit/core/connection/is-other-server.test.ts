import { expect, test } from 'vitest'
import { isOtherServer } from '#core/connection/match-connection.ts'

test.each([
  ['https://api.example', 'http://API.example:80/', false],
  ['http://api.example/base', 'https://api.example:443/base/', false],
  ['https://api.example', ' https://api.example ', false],
  ['https://api.example', 'https://staging.example', true],
  ['https://api.example', 'https://api.example/other', true],
  ['http://127.0.0.1:4780', 'http://127.0.0.1:4781', true],
  ['https://api.example', 'api', false],
])('from %s to %s is another instance: %s', (before, after, isOther) => {
  expect(isOtherServer(before, after)).toBe(isOther)
})
