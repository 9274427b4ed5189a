import { expect, test } from 'vitest'
import { createSessions } from '#browser/sessions.ts'

test('a page with its cookie and its app token is known', () => {
  const sessions = createSessions()
  const { cookie, appToken } = sessions.open([])
  expect(sessions.judge([cookie], appToken)).toBe('known')
})

test('the cookie alone is not enough, nor is the app token of another session', () => {
  const sessions = createSessions()
  const [first, second] = [sessions.open([]), sessions.open([])]
  expect([
    sessions.judge([first.cookie], null),
    sessions.judge([first.cookie], second.appToken),
  ]).toEqual(['wrong-app-token', 'wrong-app-token'])
})

test('a second page of the same browser has an app token of its own, and the first keeps its', () => {
  const sessions = createSessions()
  const first = sessions.open([])
  const second = sessions.open([first.cookie])
  expect(second.cookie).toBe(first.cookie)
  expect([
    sessions.judge([first.cookie], first.appToken),
    sessions.judge([first.cookie], second.appToken),
  ]).toEqual(['known', 'known'])
})

test('a page with a strange cookie gets a session of its own', () => {
  const sessions = createSessions()
  const { cookie } = sessions.open([])
  expect(sessions.open(['strange']).cookie === cookie).toBe(false)
})

test('a cookie that another local server set beside ours neither opens nor locks the session', () => {
  const sessions = createSessions()
  const { cookie, appToken } = sessions.open([])
  expect([
    sessions.judge(['strange', cookie], appToken),
    sessions.judge([cookie, 'strange'], appToken),
    sessions.judge(['strange', cookie], null),
    sessions.judge(['strange', 'stranger'], appToken),
    sessions.open(['strange', cookie]).cookie === cookie,
  ]).toEqual(['known', 'known', 'wrong-app-token', 'unknown-cookie', true])
})

test('no cookie and a strange one belong to nobody', () => {
  const sessions = createSessions()
  const { appToken } = sessions.open([])
  expect([sessions.judge([], appToken), sessions.judge(['strange'], appToken)]).toEqual([
    'unknown-cookie',
    'unknown-cookie',
  ])
})
