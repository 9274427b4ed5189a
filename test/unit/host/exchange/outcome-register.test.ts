import { expect, test } from 'vitest'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import { createOutcomeRegister } from '#host/exchange/exchanges-under-way.ts'

test('the outcomes of the last 200 exchanges are found, and those before are dropped', async () => {
  const register = createOutcomeRegister()
  const outcome = (decoded: number): ExchangeOutcome => ({
    kind: 'complete',
    sizes: { encoded: null, decoded },
    masked: 0,
    downloadMs: 0,
  })
  const note = (at: number) => {
    register.add(`exchange ${at}`, Promise.resolve(outcome(at)))
  }
  for (let at = 1; at <= 200; at += 1) note(at)
  expect(await register.find('exchange 1')).toEqual(outcome(1))
  note(201)
  expect(register.find('exchange 1')).toBeNull()
  expect(await register.find('exchange 2')).toEqual(outcome(2))
  expect(await register.find('exchange 201')).toEqual(outcome(201))
})
