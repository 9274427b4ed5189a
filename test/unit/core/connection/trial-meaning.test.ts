import { expect, test } from 'vitest'
import {
  isGoodMeaning,
  readTrialMeaning,
  type TrialMeaning,
} from '#core/connection/connection-trial.ts'

type Trial = Parameters<typeof readTrialMeaning>[0]

const trial = (status: number, change: Partial<Trial> = {}): Trial => ({
  kind: 'answer',
  requested: 'endpoint',
  status,
  isJson: true,
  hadToken: true,
  advice: null,
  credentials: 'not-asked',
  isDatacycle: false,
  endpointCount: null,
  ...change,
})
const asksCredentials = { requested: 'credentials' } as const
const noToken = { hadToken: false }

test.each<[what: string, trial: Trial, meaning: TrialMeaning]>([
  ['200', trial(200), 'works'],
  ['299', trial(299), 'works'],
  ['200 without a token', trial(200, noToken), 'worksWithoutToken'],
  ['200 of the check', trial(200, asksCredentials), 'credentialsWork'],
  [
    '200 of the check, by a CORE',
    trial(200, { ...asksCredentials, isDatacycle: true, endpointCount: 9 }),
    'coreWorks',
  ],
  [
    '200 of the check, by a CORE that does not list the endpoints',
    trial(200, { ...asksCredentials, isDatacycle: true, endpointCount: null }),
    'credentialsWork',
  ],
  [
    '200 of the check without a token',
    trial(200, { ...asksCredentials, ...noToken }),
    'worksWithoutToken',
  ],
  ['200 with a web page', trial(200, { isJson: false }), 'notJson'],
  ['300', trial(300), 'unexpected'],
  ['302', trial(302, { advice: 'redirect' }), 'unexpected'],
  ['400', trial(400, { advice: 'bad-request' }), 'unexpected'],
  ['401 without a token', trial(401, { ...noToken, advice: 'no-token' }), 'tokenMissing'],
  ['401 that nothing explains', trial(401, { advice: 'token-or-access' }), 'tokenOrRight'],
  [
    '401 with a token that is valid',
    trial(401, { advice: 'token-or-access', credentials: 'accepted' }),
    'rightMissing',
  ],
  [
    '401 with a token that is not',
    trial(401, { advice: 'token-or-access', credentials: 'refused' }),
    'tokenRefused',
  ],
  [
    '401 of the check',
    trial(401, { ...asksCredentials, advice: 'token-or-access' }),
    'tokenRefused',
  ],
  ['401 of a CORE with a challenge', trial(401, { advice: 'core-token-refused' }), 'tokenRefused'],
  ['401 of a CORE without one', trial(401, { advice: 'core-access-missing' }), 'rightMissing'],
  ['401 that names the token', trial(401, { advice: 'token-refused' }), 'tokenRefused'],
  ['401 that names the right', trial(401, { advice: 'access-missing' }), 'rightMissing'],
  ['403', trial(403, { advice: 'no-access' }), 'forbidden'],
  ['403 without a token', trial(403, { ...noToken, advice: 'no-access' }), 'tokenMissing'],
  [
    '403 of the check',
    trial(403, { ...asksCredentials, advice: 'no-access' }),
    'credentialsUnknown',
  ],
  ['404', trial(404, { advice: 'endpoint-missing' }), 'endpointMissing'],
  ['404 of a CORE', trial(404, { advice: 'core-endpoint-unknown' }), 'endpointUnknown'],
  ['404 of its guard', trial(404, { advice: 'core-guard' }), 'guard'],
  ['404 of its router', trial(404, { advice: 'base-address' }), 'baseAddress'],
  [
    '404 of its router to the check',
    trial(404, { ...asksCredentials, advice: 'base-address' }),
    'baseAddress',
  ],
  ['404 of another program', trial(404, { advice: 'another-program', isJson: false }), 'notJson'],
  [
    '404 of the check',
    trial(404, { ...asksCredentials, advice: 'endpoint-missing' }),
    'credentialsUnknown',
  ],
  ['429', trial(429, { advice: 'too-many' }), 'overloaded'],
  ['500', trial(500, { advice: 'server' }), 'serverFault'],
  ['503 with a web page', trial(503, { advice: 'overload', isJson: false }), 'serverFault'],
])('%s to a trial has its meaning', (_what, answer, meaning) => {
  expect(readTrialMeaning(answer)).toBe(meaning)
})

test('good is what works, whatever was asked', () => {
  const every: Record<TrialMeaning, boolean> = {
    works: true,
    worksWithoutToken: true,
    credentialsWork: true,
    coreWorks: true,
    notJson: false,
    tokenMissing: false,
    tokenRefused: false,
    tokenOrRight: false,
    rightMissing: false,
    forbidden: false,
    endpointMissing: false,
    endpointUnknown: false,
    guard: false,
    baseAddress: false,
    credentialsUnknown: false,
    overloaded: false,
    serverFault: false,
    unexpected: false,
  }
  const meanings = Object.keys(every) as TrialMeaning[]
  expect(Object.fromEntries(meanings.map((one) => [one, isGoodMeaning(one)]))).toEqual(every)
})
