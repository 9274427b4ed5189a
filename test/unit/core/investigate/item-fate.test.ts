import { expect, onTestFinished, test } from 'vitest'
import type { Step, StepOutcome } from '#core/investigate/investigation.ts'
import { planFateChecks } from '#core/investigate/item-by-id.ts'
import { createMovingStore, idOf } from '../../../servers/core/moving-store.ts'
import { owner } from '../../../servers/core/owner.ts'
import { startMovingCore } from '../../../servers/core/start-moving-core.ts'
import { lookAtServer } from './look-at-server.ts'
import { runToEnd } from './run-to-end.ts'

const purposeOf = (number: number) => ({ kind: 'sync', step: 'item', number }) as const

test('a CORE tells which of the deleted lost a translation only, and which merely expired', async () => {
  const store = createMovingStore({ items: 5 })
  store.setClock(Date.parse('2026-11-24T12:00:00+01:00'))
  store.translate(idOf(0), 'en', 'English')
  store.deleteTranslation(idOf(0), 'en')
  store.remove(idOf(1))
  store.setValidity(idOf(2), { through: '2026-11-20' })
  const server = await startMovingCore({ store })
  onTestFinished(() => server.close())
  const answer = (step: Step) => lookAtServer({ baseUrl: server.baseUrl, token: owner.token }, step)
  const question = planFateChecks([idOf(0), idOf(1), idOf(2)], purposeOf)
  expect(question.price).toBe(3)
  expect((await runToEnd(question, answer)).conclusion).toEqual(
    new Map([
      [idOf(0), 'there'],
      [idOf(1), 'gone'],
      [idOf(2), 'expired'],
    ]),
  )
})

test('at most twenty are asked for, each as a request of its own number', async () => {
  const ids = Array.from({ length: 30 }, (_, at) => idOf(at))
  const gone: StepOutcome = { kind: 'failed', failure: { kind: 'status', status: 410 } }
  const { requested, conclusion } = await runToEnd(planFateChecks(ids, purposeOf), () => gone)
  expect(requested.map(({ purpose }) => purpose)).toEqual(
    Array.from({ length: 20 }, (_, at) => purposeOf(at + 1)),
  )
  expect(conclusion).toEqual(new Map(ids.slice(0, 20).map((id) => [id, 'gone'])))
})

test.each([
  { kind: 'status', status: 500 },
  // Another program's: a CORE says "Not found".
  { kind: 'status', status: 404, words: ['nginx'] },
  { kind: 'problem', problem: 'timeout' },
] as const)('%o tells nothing of an item', async (failure) => {
  const { conclusion } = await runToEnd(planFateChecks(['a'], purposeOf), () => ({
    kind: 'failed',
    failure,
  }))
  expect(conclusion).toEqual(new Map([['a', 'unknown']]))
})
