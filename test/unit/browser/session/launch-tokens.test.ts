import { expect, test } from 'vitest'
import { createLaunchTokens } from '#browser/launch-tokens.ts'

test('a launch token opens the app once', () => {
  const tokens = createLaunchTokens(() => 0)
  const token = tokens.issue(null)
  expect([tokens.redeem(token), tokens.redeem(token)]).toEqual([{ opened: null }, null])
})

test('a launch token is worth nothing after a minute', () => {
  let now = 0
  const tokens = createLaunchTokens(() => now)
  const token = tokens.issue(null)
  now = 60_000
  expect(tokens.redeem(token)).toBeNull()
})

test('the end of a launch token is told when it is redeemed, and not by a wrong guess', () => {
  const tokens = createLaunchTokens(() => 0)
  let uses = 0
  const token = tokens.issue(null, () => uses++)
  tokens.redeem('guess')
  expect(uses).toBe(0)
  tokens.redeem(token)
  expect(uses).toBe(1)
})

test('a wrong guess does not use up the right token', () => {
  const tokens = createLaunchTokens(() => 0)
  const token = tokens.issue(null)
  expect([tokens.redeem(''), tokens.redeem(`${token}x`), tokens.redeem(token)]).toEqual([
    null,
    null,
    { opened: null },
  ])
})

test('tokens of two launches work independently', () => {
  const tokens = createLaunchTokens(() => 0)
  const [first, second] = [tokens.issue(null), tokens.issue(null)]
  expect([tokens.redeem(second), tokens.redeem(first)]).toEqual([
    { opened: null },
    { opened: null },
  ])
})

test('what was handed over goes to the page that comes with the token, and to no other', () => {
  const tokens = createLaunchTokens(() => 0)
  const opened = { kind: 'text' as const, text: 'endpoint-explorer:one' }
  const [plain, link] = [tokens.issue(null), tokens.issue(opened)]
  expect([tokens.redeem(plain), tokens.redeem(link)]).toEqual([{ opened: null }, { opened }])
})
