import { expect, test } from 'vitest'
import { createSessions } from '#browser/session/sessions.ts'

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

test('a page with a strange cookie or with two gets a session of its own', () => {
  const sessions = createSessions()
  const { cookie } = sessions.open([])
  const others = [sessions.open(['strange']), sessions.open([cookie, cookie])]
  expect(others.map((other) => other.cookie === cookie)).toEqual([false, false])
})

test('no cookie, a strange cookie and two cookies belong to nobody', () => {
  const sessions = createSessions()
  const { cookie, appToken } = sessions.open([])
  expect([
    sessions.judge([], appToken),
    sessions.judge(['strange'], appToken),
    sessions.judge([cookie, cookie], appToken),
  ]).toEqual(['unknown-cookie', 'unknown-cookie', 'unknown-cookie'])
})
