import { expect, test } from 'vitest'
import { diagnoseError, type ErrorEvidence } from '#core/response/error-cause.ts'
import { nextSteps } from '#core/response/next-steps.ts'

const evidence: ErrorEvidence = {
  status: 401,
  headers: [],
  details: [],
  bytes: 10,
  url: 'https://core.example/api/v4/endpoints/events',
  hadToken: true,
  isDatacycle: true,
  isTokenProved: false,
}
const stepsOf = (known: Partial<ErrorEvidence>) => {
  const found = diagnoseError({ ...evidence, ...known })
  return found && nextSteps[found.advice]
}
const json = [['Content-Type', 'application/json']] as const
const challenge = [['WWW-Authenticate', 'Bearer error="invalid_token"']] as const

test.each([
  ['no token was sent', { hadToken: false }, ['edit-token']],
  ['the token is refused', { headers: challenge }, ['edit-token']],
  ['the token has no access', {}, ['access', 'endpoints']],
  ['either', { isDatacycle: false }, ['edit-token', 'access']],
  ['the server refuses access', { status: 403 }, ['access', 'endpoints']],
  ['no such endpoint', { status: 404, headers: json }, ['endpoints', 'edit-connection']],
  [
    'the server does not know the path',
    { status: 404, details: [{ message: 'No route matches', parameter: null, pointer: null }] },
    ['edit-connection'],
  ],
  ['a fault of the server', { status: 500 }, []],
])('where %s, the app leads to what helps', (_, known: object, expected) => {
  expect(stepsOf(known)).toEqual(expected)
})
