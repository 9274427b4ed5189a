import fc from 'fast-check'
import { expect, test } from 'vitest'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { readPasted as readWith } from '#core/paste/read-pasted.ts'
import { anyText } from '../../../support/arbitraries/text.ts'
import { rounds } from '../../../support/rounds.ts'
import { codeParsers } from '../../../support/code-parsers.ts'

const readPasted = (text: string, conventions: Conventions) =>
  readWith(text, conventions, { parsers: codeParsers })

const beginning = fc.constantFrom(
  '',
  'curl ',
  "'x' | curl.exe ",
  'curl ^"',
  'GET /api/v4/endpoints/',
  'https://h/api/v4/endpoints/x?',
  '{"filter":',
  "curl https://h/api/v4/endpoints/x -H $'",
)

test('any text is read or refused, and never throws', () => {
  fc.assert(
    fc.property(beginning, fc.array(anyText, { maxLength: 6 }), (start, parts) => {
      const read = readPasted(start + parts.join(' '), presets.documented)
      expect(['query', 'problem']).toContain(read.kind)
    }),
    { numRuns: rounds(1000) },
  )
})

const token = 'tok-3n.s3cret_9'
const url = 'https://api.example/api/v4/endpoints/x'

test.each([
  `${url}?token=${token}`,
  `${url}?access_token=${token}&api_key=${token}&sort=name`,
  `${url}?token[]=${token}`,
  `curl ${url} -H 'Authorization: Bearer ${token}' --next ${url}?token=${token}`,
  `curl ${url} --oauth2-bearer ${token} -H 'authorization: bearer ${token}'`,
  `curl ${url} -H 'Authorization: Token ${token}' -H 'X-Auth-Token: ${token}' -b 'session=${token}'`,
  `curl ${url} -u '${token}:' --proxy-user a:${token} -H '${token}'`,
  `TOKEN=${token} curl ${url} -d '{"token":"${token}"}' | TOKEN=${token} sh`,
  `curl ${url} -d '{"token":["${token}"],"api_key":{"a":"${token}"}}'`,
  `{"token":"${token}","page":{"size":1}}`,
  `POST ${url}\nAuthorization: Bearer ${token}\n\n{}\n###\nGET ${url}?token=${token}`,
])('the token of %s is in no other part of the result', (pasted) => {
  const read = readPasted(pasted, presets.documented)
  expect(read.kind).toBe('query')
  expect(JSON.stringify({ ...read, token: null })).not.toContain(token)
})
