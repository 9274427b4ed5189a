import { expect, test } from 'vitest'
import type { Investigation, Step } from '#core/investigate/investigation.ts'
import { useInvestigation } from '#app/investigate/run-investigation.ts'
import { openPage } from '../../support/page/open-page.ts'
import type { Serve } from '../../support/page/serve-exchanges.ts'

const stepTo = (endpoint: string): Step => ({
  key: endpoint,
  plan: { kind: 'get', endpoint, query: [] },
  purpose: { kind: 'changes', step: 'names' },
})

/** Asks for some endpoints, and concludes which of them answered. */
const answeredOf = (...endpoints: string[]): Investigation<readonly string[]> => ({
  price: endpoints.length,
  next(outcomes) {
    const wanted = endpoints.filter((one) => !outcomes.has(one)).map(stepTo)
    const answered = endpoints.filter((one) => outcomes.get(one)?.kind === 'answered')
    return wanted.length > 0
      ? { kind: 'open', wanted }
      : { kind: 'concluded', conclusion: answered }
  },
})

/** `silent` never answers. */
const serve: Serve = ({ plan }) => {
  if (plan.kind !== 'get' || plan.endpoint === 'silent') return null
  return { status: plan.endpoint === 'refused' ? 403 : 200, body: '{"@graph":[]}' }
}

const open = () =>
  openPage(() => useInvestigation<{ about: string }, readonly string[]>(), { serve })

test('what it is about is held with how far it is, until it concludes', async () => {
  const { opened, close } = open()
  const seen: string[] = []
  opened.start(answeredOf('events', 'refused'), 'one', { about: 'both' }, ({ state }) => {
    seen.push(`${state.progress.kind} ${String(state.sent)}`)
  })
  await expect
    .poll(() => opened.run.value)
    .toMatchObject({
      about: 'both',
      state: { sent: 2, progress: { kind: 'concluded', conclusion: ['events'] } },
    })
  expect(seen.at(-1)).toBe('concluded 2')
  close()
})

test('a new start ends the one before; stopping keeps what came, and clearing forgets it', async () => {
  const { opened, close } = open()
  const first: string[] = []
  opened.start(answeredOf('silent'), 'one', { about: 'first' }, ({ state }) => {
    first.push(state.progress.kind)
  })
  opened.start(answeredOf('events', 'silent'), 'one', { about: 'second' })
  expect(first).toEqual(['running', 'stopped'])
  await expect.poll(() => opened.run.value?.state.outcomes.size).toBe(1)
  opened.stop()
  expect(opened.run.value).toMatchObject({
    about: 'second',
    state: { sent: 2, progress: { kind: 'stopped' } },
  })
  opened.clear()
  expect(opened.run.value).toBeNull()
  close()
})
