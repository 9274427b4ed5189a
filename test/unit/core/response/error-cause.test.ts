import { describe, expect, test } from 'vitest'
import { diagnoseError, readRetryAfter, type ErrorEvidence } from '#core/response/error-cause.ts'
import { readErrorBody } from '#core/response/error-body.ts'
import {
  readRecordings,
  recordingOf,
  type RecordedExchange,
} from '../../../support/recorded-core.ts'

/** What a recorded answer shows, and what is known of its server. */
function evidenceOf(
  { as, request, answer }: RecordedExchange,
  known: Partial<ErrorEvidence> = {},
): ErrorEvidence {
  return {
    status: answer.status,
    headers: Object.entries(answer.headers),
    details: readErrorBody(answer.body),
    bytes: answer.body.length,
    url: `https://core.example${request.path}`,
    hadToken: as !== 'none',
    isDatacycle: true,
    isTokenProved: false,
    ...known,
  }
}
const diagnosed = (evidence: ErrorEvidence) => {
  const found = diagnoseError(evidence)
  return found && `${found.cause}: ${found.advice}`
}
const diagnosisOf = (name: string, known: Partial<ErrorEvidence> = {}) =>
  diagnosed(evidenceOf(recordingOf(name), known))

describe('on a known dataCycle CORE', () => {
  test.each([
    ['no token', 'token: no-token'],
    ['wrong token', 'token: core-token-refused'],
    ['locked account', 'token: core-token-refused'],
    ['no right: another user on a dynamic endpoint', 'access: core-access-missing'],
    ['not released for the API', 'access: core-access-missing'],
    ['unknown slug', 'endpoint: core-endpoint-unknown'],
    ['name in place of the slug', 'endpoint: core-endpoint-unknown'],
    ['wrong path', 'other: base-address'],
    ['full text, two dots', 'guard: core-guard'],
    ['unknown filter key', 'parameter: bad-request'],
    ['POST, broken JSON', 'parameter: bad-request-silent'],
    ['attribute, no date', 'server: server'],
    ['full text, NUL', 'server: server'],
  ])('%s is told as %s', (name, expected) => {
    expect(diagnosisOf(name)).toBe(expected)
  })

  test('every recorded refusal has a cause, and no success has one', () => {
    for (const recording of readRecordings('pairs')) {
      const cause = diagnoseError(evidenceOf(recording))?.cause ?? null
      const isRefusal = recording.answer.status >= 300
      expect([recording.name, cause !== null, cause === 'other']).toEqual([
        recording.name,
        isRefusal,
        recording.name === 'wrong path',
      ])
    }
  })

  test('two dots in the path are found by POST too, in the query by GET alone', () => {
    const guarded = evidenceOf(recordingOf('full text, two dots'))
    const at = (path: string) =>
      diagnosed({ ...guarded, url: `https://core.example/api/v4/endpoints/${path}` })
    expect(['a..b', 'a%2E.b?filter[q]=x', 'a.b?filter[q]=x..y', 'a.b?filter[q]=x'].map(at)).toEqual(
      [
        'guard: core-guard-path',
        'guard: core-guard-path',
        'guard: core-guard',
        'endpoint: endpoint-missing',
      ],
    )
  })

  test('an empty 429 is a query of a minute', () => {
    const slow = { ...evidenceOf(recordingOf('no token')), status: 429, bytes: 0, details: [] }
    expect(diagnosed(slow)).toBe('slow: core-slow')
    expect(diagnosed({ ...slow, isDatacycle: false })).toBe('other: too-many')
  })
})

describe('on a server that is not known', () => {
  const elsewhere = { isDatacycle: false }

  test('a 401 is the access only where the token is proved', () => {
    // The first answer of a CORE says by itself whose words these are.
    expect(diagnosisOf('wrong token', elsewhere)).toBe('token: core-token-refused')
    expect(diagnosisOf('not released for the API', elsewhere)).toBe(
      'token-or-access: token-or-access',
    )
    expect(
      diagnosisOf('not released for the API', { isDatacycle: false, isTokenProved: true }),
    ).toBe('access: access-missing')
  })

  test('a challenge that names its error is believed', () => {
    const challenged = (challenge: string) =>
      diagnosisOf('wrong token', { isDatacycle: false, headers: [['WWW-Authenticate', challenge]] })
    expect(challenged('Bearer error="invalid_token"')).toBe('token: token-refused')
    expect(challenged('Bearer realm="x", error="insufficient_scope"')).toBe(
      'access: access-missing',
    )
  })

  test('a 404 says nothing of the token, and another body is another program', () => {
    expect(diagnosisOf('unknown slug', elsewhere)).toBe('endpoint: endpoint-missing')
    const typed = (type: string) =>
      diagnosisOf('unknown slug', { isDatacycle: false, headers: [['content-type', type]] })
    expect(typed('text/html')).toBe('other: another-program')
    expect(typed('text/html; hint=json')).toBe('other: another-program')
    expect(typed('application/problem+json')).toBe('endpoint: endpoint-missing')
  })
})

test.each([
  [299, null],
  [300, 'other: redirect'],
  [304, 'other: not-modified'],
  [407, 'network: proxy-login'],
  [399, 'other: redirect'],
  [403, 'access: no-access'],
  [405, 'other: method'],
  [406, 'other: not-acceptable'],
  [408, 'slow: timeout'],
  [413, 'other: too-large'],
  [414, 'other: too-large'],
  [415, 'other: not-acceptable'],
  [418, 'other: client'],
  [422, 'parameter: unprocessable'],
  [431, 'other: too-large'],
  [499, 'other: client'],
  [500, 'server: server'],
  [502, 'server: gateway'],
  [503, 'server: overload'],
  [504, 'slow: timeout'],
])('%i is told as %s', (status, expected) => {
  expect(diagnosisOf('no token', { status })).toBe(expected)
})

test('Retry-After is seconds or a date', () => {
  expect(readRetryAfter([['retry-after', '60']])).toEqual({ seconds: 60 })
  expect(readRetryAfter([['Retry-After', 'Wed, 21 Oct 2026 07:28:00 GMT']])).toEqual({
    date: 'Wed, 21 Oct 2026 07:28:00 GMT',
  })
  expect(readRetryAfter([])).toBeNull()
})
