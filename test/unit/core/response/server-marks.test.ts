import { expect, test } from 'vitest'
import { renderOperatorNote, isServerSlow, readServerMarks } from '#core/response/server-marks.ts'
import { readErrorBody } from '#core/response/error-body.ts'
import { recordingOf } from '../../../support/recorded-core.ts'

const { request, answer } = recordingOf('attribute, no date')
const headers = Object.entries(answer.headers)

test('a server tells how long it took itself, and what its log has the request under', () => {
  expect(readServerMarks(headers)).toEqual({
    serverMs: Number(answer.headers['x-runtime']) * 1000,
    requestId: answer.headers['x-request-id'],
  })
  expect(readServerMarks([['x-runtime', 'soon']])).toEqual({ serverMs: null, requestId: null })
})

test('a long wait is the server’s own where most of it passed there', () => {
  expect(isServerSlow({ serverMs: 6400, requestId: null }, 6500)).toBe(true)
  expect(isServerSlow({ serverMs: 400, requestId: null }, 6500)).toBe(false)
  expect(isServerSlow({ serverMs: 400, requestId: null }, 410)).toBe(false)
  expect(isServerSlow({ serverMs: 2400, requestId: null }, 3000)).toBe(true)
  expect(isServerSlow({ serverMs: 2999, requestId: null }, 2999)).toBe(false)
  expect(isServerSlow({ serverMs: 2399, requestId: null }, 3000)).toBe(false)
  expect(isServerSlow({ serverMs: null, requestId: null }, 6500)).toBe(false)
})

test('the operator gets the request, the answer and its ID', () => {
  const note = renderOperatorNote({
    sent: { method: 'GET', url: `https://core.example${request.path}`, headers: [], body: null },
    sentAt: '2026-11-22T08:00:00Z',
    status: answer.status,
    statusText: 'Internal Server Error',
    headers,
    details: readErrorBody(answer.body),
  })
  expect(note.split('\n')).toEqual([
    `GET https://core.example${request.path}`,
    'sent: 2026-11-22T08:00:00Z',
    'status: 500 Internal Server Error',
    `x-request-id: ${answer.headers['x-request-id'] ?? ''}`,
    `x-runtime: ${answer.headers['x-runtime'] ?? ''} s`.replace(/0+ s$/, ' s'),
    'says: Internal Server Error',
    '',
  ])
})
