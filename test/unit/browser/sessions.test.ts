import { expect, test } from 'vitest'
import { createSessions } from '#browser/sessions.ts'

test('a page with its cookie and its app token is known', () => {
  const sessions = createSessions()
  const { cookie, appToken } = sessions.open()
  expect(sessions.judge([cookie], appToken)).toBe('known')
})

test('the cookie alone is not enough, nor is the app token of another session', () => {
  const sessions = createSessions()
  const [first, second] = [sessions.open(), sessions.open()]
  expect([
    sessions.judge([first.cookie], null),
    sessions.judge([first.cookie], second.appToken),
  ]).toEqual(['wrong-app-token', 'wrong-app-token'])
})

test('no cookie, a strange cookie and two cookies belong to nobody', () => {
  const sessions = createSessions()
  const { cookie, appToken } = sessions.open()
  expect([
    sessions.judge([], appToken),
    sessions.judge(['strange'], appToken),
    sessions.judge([cookie, cookie], appToken),
  ]).toEqual(['unknown-cookie', 'unknown-cookie', 'unknown-cookie'])
})
