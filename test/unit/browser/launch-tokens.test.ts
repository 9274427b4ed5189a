import { expect, test } from 'vitest'
import { createLaunchTokens } from '#browser/launch-tokens.ts'

test('a launch token opens the app once', () => {
  const tokens = createLaunchTokens(() => 0)
  const token = tokens.issue()
  expect([tokens.redeem(token), tokens.redeem(token)]).toEqual([true, false])
})

test('a launch token is worth nothing after a minute', () => {
  let now = 0
  const tokens = createLaunchTokens(() => now)
  const token = tokens.issue()
  now = 60_000
  expect(tokens.redeem(token)).toBe(false)
})

test('a wrong guess does not use up the right token', () => {
  const tokens = createLaunchTokens(() => 0)
  const token = tokens.issue()
  expect([tokens.redeem(''), tokens.redeem(`${token}x`), tokens.redeem(token)]).toEqual([
    false,
    false,
    true,
  ])
})

test('tokens of two launches work independently', () => {
  const tokens = createLaunchTokens(() => 0)
  const [first, second] = [tokens.issue(), tokens.issue()]
  expect([tokens.redeem(second), tokens.redeem(first)]).toEqual([true, true])
})
