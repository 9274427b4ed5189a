import { afterAll, beforeAll, expect, test } from 'vitest'
import { askChanges } from '#core/investigate/changes.ts'
import type { Step, StepOutcome } from '#core/investigate/investigation.ts'
import { presets } from '#core/query/conventions.ts'
import { startCoreSample, type CoreSample } from '#sample/index.ts'
import { askServer } from './ask-server.ts'

let core: CoreSample
beforeAll(async () => {
  core = await startCoreSample({ port: 0 })
})
afterAll(() => core.close())

const ask = (step: Step) => askServer({ baseUrl: core.baseUrl, token: core.tokens.editor }, step)

async function changesSince(since: string, answer: (step: Step) => Promise<StepOutcome> = ask) {
  const question = askChanges({ endpoint: 'alles', since, languages: [] }, presets.core)
  const outcomes = new Map<string, StepOutcome>()
  for (let look = question.look(outcomes); ; look = question.look(outcomes)) {
    if (look.kind === 'concluded') return { price: question.price, ...look.conclusion }
    for (const step of look.wanted) outcomes.set(step.key, await answer(step))
  }
}

test('what was changed in the endpoint and deleted in the instance takes two requests', async () => {
  const all = await changesSince('2000-01-01')
  const some = await changesSince('2026-09-21')
  expect(all.price).toBe(2)
  expect(all).toMatchObject({ deleted: { kind: 'told', total: '30' } })
  // Ten days, of which each has one.
  expect(some.deleted).toMatchObject({ kind: 'told', total: '10', hasMore: false })
  expect(all.changed).toMatchObject({ hasMore: true })
  if (some.deleted.kind !== 'told' || some.changed.kind !== 'told' || all.changed.kind !== 'told')
    throw new Error('Not told')
  expect(some.deleted.items).toHaveLength(10)
  expect(some.deleted.items[0]?.at).toMatch(/^2026-09-30T/)
  expect(Number(some.changed.total)).toBeLessThan(Number(all.changed.total))
})

test('what is told twice is one item, and a refusal is said of its own part', async () => {
  const twice: StepOutcome = {
    kind: 'answered',
    answer: {
      total: '2',
      ids: ['a', 'a'],
      resolved: {},
      language: null,
      values: ['2026-09-30T12:00:00.000+02:00', '2026-09-30T12:00:00.000+02:00'],
      item: null,
    },
  }
  const refused: StepOutcome = { kind: 'failed', failure: { kind: 'status', status: 401 } }
  const answer = ({ key }: Step) => Promise.resolve(key === 'deleted' ? twice : refused)
  expect(await changesSince('2026-09-01', answer)).toMatchObject({
    changed: refused,
    deleted: {
      total: '2',
      hasMore: false,
      items: [{ id: 'a', name: '', at: '2026-09-30T12:00:00.000+02:00' }],
    },
  })
})
