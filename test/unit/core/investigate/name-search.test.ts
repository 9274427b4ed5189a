import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StepOutcome } from '#core/investigate/investigation.ts'
import { askName } from '#core/investigate/name-search.ts'
import { presets } from '#core/query/conventions.ts'
import { startCoreSample, type CoreSample } from '#sample/index.ts'
import { lookAtServer } from './look-at-server.ts'
import { runToEnd } from './run-to-end.ts'

let core: CoreSample
beforeAll(async () => {
  core = await startCoreSample({ port: 0 })
})
afterAll(() => core.close())

const rules = { conventions: presets.core, isDatacycle: true }

async function find(name: string, endpoints: readonly string[]) {
  const question = askName({ name, endpoints }, rules)
  const run = await runToEnd(question, (step) =>
    lookAtServer({ baseUrl: core.baseUrl, token: core.tokens.editor }, step),
  )
  return { price: question.price, conclusion: run.conclusion }
}

test('items are found by their name in each endpoint, once, with type and place', async () => {
  const { price, conclusion } = await find('Konzert', ['veranstaltungen', 'alles'])
  expect(price).toBe(2)
  if (conclusion.kind !== 'found') throw new Error('Nothing found')
  const ids = conclusion.items.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
  for (const item of conclusion.items) expect(item.type).not.toBe('')
})

test('no more than four endpoints are asked, and none that cannot be', async () => {
  const { price } = await find('Markt', ['veranstaltungen', 'alles', 'orte', 'pois', 'x'])
  expect(price).toBe(4)
})

test('an endpoint that fails is told only where nothing was found', async () => {
  const failed: StepOutcome = {
    kind: 'failed',
    failure: { kind: 'status', status: 500 },
  }
  const question = askName({ name: 'x', endpoints: ['a'] }, rules)
  expect((await runToEnd(question, () => failed)).conclusion).toEqual(failed)
})
