import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runInvestigation, type InvestigationState } from '#app/investigate/run-investigation.ts'
import {
  responseWithoutItems,
  type Investigation,
  type Step,
  type StepOutcome,
} from '#core/investigate/investigation.ts'
import { rounds } from '../../../support/rounds.ts'

const stepOf = (key: string): Step => ({
  key,
  plan: { kind: 'get', endpoint: 'events', query: [] },
  purpose: { kind: 'send' },
})
const answered: StepOutcome = {
  kind: 'answered',
  response: { ...responseWithoutItems, total: '1' },
}

/** Asks for these keys, round after round, and concludes with all that it heard of. */
function askRounds(rounds: readonly (readonly string[])[]): Investigation<string[]> {
  return {
    price: rounds.flat().length,
    next(outcomes) {
      const round = rounds.find((keys) => keys.some((key) => !outcomes.has(key)))
      return round === undefined
        ? { kind: 'concluded', conclusion: [...outcomes.keys()].toSorted() }
        : { kind: 'open', wanted: round.filter((key) => !outcomes.has(key)).map(stepOf) }
    },
  }
}

/** Runs it with requests that the test answers, and notes what was told. */
function start(investigation: Investigation<string[]>) {
  const open = new Map<string, (outcome: StepOutcome) => void>()
  const told: InvestigationState<string[]>[] = []
  const sent: string[] = []
  const cancelled: string[] = []
  const running = runInvestigation(
    investigation,
    ({ key }) => {
      const outcome = new Promise<StepOutcome>((resolve) => open.set(key, resolve))
      sent.push(key)
      return { outcome, cancel: () => cancelled.push(key) }
    },
    (state) => told.push(state),
  )
  async function response(key: string, outcome = answered) {
    open.get(key)?.(outcome)
    open.delete(key)
    // The runner goes on in the microtasks behind the response.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ...running, open, told, sent, cancelled, response }
}

test('three requests at most are under way, and the next goes out when one has come', async () => {
  const run = start(askRounds([['a', 'b', 'c', 'd', 'e']]))
  expect(run.sent).toEqual(['a', 'b', 'c'])
  await run.response('b')
  expect(run.sent).toEqual(['a', 'b', 'c', 'd'])
  expect(run.told.at(-1)?.progress).toEqual({ kind: 'running', waiting: null })
  expect([run.told.at(-1)?.sent, [...(run.told.at(-1)?.outcomes.keys() ?? [])]]).toEqual([4, ['b']])
})

test('stopped, it asks no more, ends what is under way and concludes nothing', async () => {
  const run = start(askRounds([['a', 'b', 'c', 'd']]))
  await run.response('a')
  run.stop()
  expect(run.cancelled.toSorted()).toEqual(['b', 'c', 'd'])
  await run.response('b')
  await run.response('c')
  await run.response('d')
  expect(run.told.at(-1)?.progress).toEqual({ kind: 'stopped' })
  expect([...(run.told.at(-1)?.outcomes.keys() ?? [])]).toEqual(['a'])
})

test('concluded early, it ends what is under way and tells nothing more', async () => {
  const run = start({
    price: 3,
    next: (outcomes) =>
      outcomes.size > 0
        ? { kind: 'concluded', conclusion: [...outcomes.keys()] }
        : { kind: 'open', wanted: ['a', 'b', 'c'].map(stepOf) },
  })
  await run.response('b')
  const told = [...run.told]
  expect([told.at(-1)?.progress, run.cancelled]).toEqual([
    { kind: 'concluded', conclusion: ['b'] },
    ['a', 'c'],
  ])
  await run.response('a')
  await run.response('c')
  expect(run.told).toEqual(told)
})

test('to stop what has concluded changes nothing', async () => {
  const run = start(askRounds([['a']]))
  await run.response('a')
  const before = run.told.length
  run.stop()
  expect(run.told).toHaveLength(before)
  expect(run.told.at(-1)?.progress).toEqual({ kind: 'concluded', conclusion: ['a'] })
})

test('in whatever order the answers come: each step once, three at a time, to the same end', async () => {
  const sizesOfRounds = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(sizesOfRounds, fc.infiniteStream(fc.nat()), async (sizes, picks) => {
      const keys = sizes.map((size, round) =>
        Array.from({ length: size }, (_, at) => `${round}-${at}`),
      )
      const run = start(askRounds(keys))
      while (run.open.size > 0) {
        expect(run.open.size).toBeLessThanOrEqual(3)
        const open = [...run.open.keys()]
        await run.response(open[Number(picks.next().value) % open.length] ?? '')
      }
      expect(run.sent.toSorted()).toEqual(keys.flat().toSorted())
      const conclusion = keys.flat().toSorted()
      expect(run.told.at(-1)?.progress).toEqual({ kind: 'concluded', conclusion })
    }),
    { numRuns: rounds(100) },
  )
})
