import { expect, test } from 'vitest'
import {
  isGoodMeaning,
  readTrialMeaning,
  type TrialMeaning,
} from '#core/connection/trial-meaning.ts'

type Trial = Parameters<typeof readTrialMeaning>[0]

const trial = (status: number, change: Partial<Trial> = {}): Trial => ({
  kind: 'answer',
  asked: 'endpoint',
  status,
  isJson: true,
  hadToken: true,
  credentials: 'not-asked',
  ...change,
})
const asksCredentials = { asked: 'credentials' } as const
const noToken = { hadToken: false }

test.each<[what: string, trial: Trial, plain: TrialMeaning, core: TrialMeaning]>([
  ['200', trial(200), 'works', 'works'],
  ['299', trial(299), 'works', 'works'],
  ['200 without a token', trial(200, noToken), 'worksWithoutToken', 'worksWithoutToken'],
  ['200 of the check', trial(200, asksCredentials), 'credentialsWork', 'credentialsWork'],
  [
    '200 of the check without a token',
    trial(200, { ...asksCredentials, ...noToken }),
    'worksWithoutToken',
    'worksWithoutToken',
  ],
  ['200 with a web page', trial(200, { isJson: false }), 'notJson', 'notJson'],
  ['302', trial(302), 'unexpected', 'unexpected'],
  ['400', trial(400), 'unexpected', 'unexpected'],
  ['401 without a token', trial(401, noToken), 'tokenMissing', 'tokenMissing'],
  // Only CORE answers 401 where a right is missing.
  ['401', trial(401), 'tokenRefused', 'tokenOrRight'],
  [
    '401 with a token that is valid',
    trial(401, { credentials: 'accepted' }),
    'rightMissing',
    'rightMissing',
  ],
  [
    '401 with a token that is not',
    trial(401, { credentials: 'refused' }),
    'tokenRefused',
    'tokenRefused',
  ],
  ['401 of the check', trial(401, asksCredentials), 'tokenRefused', 'tokenRefused'],
  ['403', trial(403), 'forbidden', 'forbidden'],
  ['404', trial(404), 'endpointMissing', 'endpointMissing'],
  ['404 of the check', trial(404, asksCredentials), 'credentialsUnknown', 'credentialsUnknown'],
  ['429', trial(429), 'overloaded', 'overloaded'],
  ['500', trial(500), 'serverFault', 'serverFault'],
  ['503 with a web page', trial(503, { isJson: false }), 'serverFault', 'serverFault'],
])('%s to a trial has its meaning', (_what, answer, plain, core) => {
  expect([readTrialMeaning(answer, false), readTrialMeaning(answer, true)]).toEqual([plain, core])
})

test('good is what works, whatever was asked', () => {
  const every: Record<TrialMeaning, boolean> = {
    works: true,
    worksWithoutToken: true,
    credentialsWork: true,
    notJson: false,
    tokenMissing: false,
    tokenRefused: false,
    tokenOrRight: false,
    rightMissing: false,
    forbidden: false,
    endpointMissing: false,
    credentialsUnknown: false,
    overloaded: false,
    serverFault: false,
    unexpected: false,
  }
  const meanings = Object.keys(every) as TrialMeaning[]
  expect(Object.fromEntries(meanings.map((one) => [one, isGoodMeaning(one)]))).toEqual(every)
})
