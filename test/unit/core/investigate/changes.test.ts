import { expect, test } from 'vitest'
import {
  addOutcomes,
  planChanges,
  planRestOfChanges,
  readChanges,
  type Changes,
  type ChangesPart,
  readSince,
} from '#core/investigate/changes.ts'
import {
  responseWithoutItems,
  type Outcomes,
  type Step,
  type StepOutcome,
} from '#core/investigate/investigation.ts'
import {
  createMovingStore,
  idOf,
  type MovingStore,
  owner,
} from '../../../servers/core/moving-store.ts'
import { startMovingCore } from '../../../servers/core/start-moving-core.ts'
import { lookAtServer } from './look-at-server.ts'
import { runToEnd } from './run-to-end.ts'
import { shareCoreSample } from '../../../support/shared-samples.ts'

const core = await shareCoreSample()

const ask = (step: Step) => lookAtServer({ baseUrl: core.baseUrl, token: core.tokens.editor }, step)
const questionOf = (since: string, endpoint = 'alles') => ({ endpoint, since, languages: [] })
const changesSince = (
  since: string,
  response: (step: Step) => StepOutcome | Promise<StepOutcome> = ask,
) => runToEnd(planChanges(questionOf(since)), response)

const idsOf = (part: ChangesPart) =>
  part.kind === 'received' ? part.items.map(({ id }) => id).toSorted() : part.kind
const first = (count: number, from = 0) => Array.from({ length: count }, (_, at) => idOf(from + at))

/** What a CORE tells of the day after its morning, by three requests. */
async function afterEdits(edits: (store: MovingStore) => void, since = '2026-11-24') {
  const store = createMovingStore({ items: 120 })
  store.setClock(Date.parse('2026-11-24T12:00:00+01:00'))
  edits(store)
  const server = await startMovingCore({ store })
  const response = (step: Step) =>
    lookAtServer({ baseUrl: server.baseUrl, token: owner.token }, step)
  const run = await runToEnd(planChanges(questionOf(since, 'all')), response)
  return { ...run, response, server }
}

test('all of what was changed and all of what was deleted is told by three requests', async () => {
  const all = await changesSince('2000-01-01')
  expect(all.requested.map(({ purpose }) => purpose)).toEqual([
    { kind: 'changes', step: 'deleted' },
    { kind: 'changes', step: 'changed' },
    { kind: 'changes', step: 'names' },
  ])
  const { changed, deleted } = all.conclusion
  expect(deleted).toMatchObject({ completeness: 'whole', receivedCount: 30, serverTotal: '30' })
  if (changed.kind !== 'received') throw new Error('Not told')
  expect(changed.completeness).toBe('whole')
  expect(String(changed.items.length)).toBe(changed.serverTotal)
  expect(changed.items.length).toBeGreaterThan(100)
  expect(changed.items.findIndex(({ name }) => name === '')).toBe(50)
  const times = changed.items.map(({ at }) => Date.parse(at ?? ''))
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

test('a day begins by the server’s own clock: the one before is asked for too, and left out', async () => {
  const { conclusion } = await changesSince('2026-09-21')
  // Ten days, of which each has one.
  expect(conclusion.deleted).toMatchObject({ completeness: 'whole', receivedCount: 11 })
  expect(idsOf(conclusion.deleted)).toHaveLength(10)
  const night = await afterEdits((store) => {
    store.setClock(Date.parse('2026-11-24T00:30:00+01:00'))
    store.remove(idOf(1))
  })
  expect(idsOf(night.conclusion.deleted)).toEqual([idOf(1)])
})

test('with a time, what was deleted before it on that day is left out', async () => {
  const { conclusion } = await afterEdits((store) => {
    store.remove(idOf(1))
    store.setClock(Date.parse('2026-11-24T14:00:00+01:00'))
    store.remove(idOf(2))
  }, '2026-11-24 13:00')
  expect(idsOf(conclusion.deleted)).toEqual([idOf(2)])
})

test('thirty deletions on one day and forty of one timestamp are all there', async () => {
  const thirty = await afterEdits((store) => {
    for (const id of first(30)) store.remove(id)
  })
  expect(idsOf(thirty.conclusion.deleted)).toEqual(first(30))
  const forty = await afterEdits((store) => {
    store.remove(...first(40))
  })
  expect(idsOf(forty.conclusion.deleted)).toEqual(first(40))
})

test('what stands in both lists lost a translation; deleted and restored it stands in one', async () => {
  const { conclusion } = await afterEdits((store) => {
    store.translate(idOf(5), 'en', 'English')
    store.deleteTranslation(idOf(5), 'en')
    store.edit(idOf(6))
    store.remove(idOf(6), idOf(7), idOf(8))
    store.restore(idOf(8))
  })
  expect(idsOf(conclusion.deleted)).toEqual([idOf(5), idOf(6), idOf(7)])
  expect(idsOf(conclusion.changed)).toEqual([idOf(5), idOf(8)])
  expect(conclusion.alive).toEqual(new Set([idOf(5)]))
})

test('the names of the rest are asked for by as many requests as were said before', async () => {
  const { conclusion, outcomes, response } = await afterEdits((store) => {
    for (const id of first(120)) store.edit(id)
  })
  expect(conclusion.unnamed).toEqual({ count: 70, failure: null })
  const rest = planRestOfChanges(questionOf('2026-11-24', 'all'), outcomes)
  expect(rest.price).toBe(2)
  const second = await runToEnd(rest, response)
  expect(second.requested).toHaveLength(2)
  expect(second.conclusion.unnamed.count).toBe(0)
  if (second.conclusion.changed.kind !== 'received') throw new Error('Not told')
  expect(second.conclusion.changed.items.filter(({ name }) => name === '')).toEqual([])
  const known = addOutcomes(outcomes, second.outcomes)
  expect(planRestOfChanges(questionOf('2026-11-24', 'all'), known).price).toBe(0)
})

/** A list of that total with these IDs, all of one moment. */
const listOf = (ids: readonly string[], total: string | null): StepOutcome => ({
  kind: 'answered',
  response: {
    ...responseWithoutItems,
    total,
    ids,
    values: ids.map(() => '2026-09-30T12:00:00.000+02:00'),
  },
})
const refused: StepOutcome = { kind: 'failed', failure: { kind: 'status', status: 401 } }
const answering = (responses: Record<string, StepOutcome>) => (step: Step) =>
  responses[step.key] ?? refused

test('a deletion that is told twice is one item, and a refusal is said of its own part', async () => {
  const { conclusion } = await changesSince(
    '2026-09-01',
    answering({ deleted: listOf(['a', 'a'], '2') }),
  )
  expect(conclusion).toEqual({
    changed: refused,
    deleted: {
      kind: 'received',
      completeness: 'whole',
      receivedCount: 2,
      serverTotal: '2',
      items: [{ id: 'a', name: '', at: '2026-09-30T12:00:00.000+02:00' }],
    },
    alive: new Set(),
    unnamed: { count: 0, failure: null },
  } satisfies Changes)
})

test.each([
  [
    'an item twice',
    listOf(['a', 'a'], '2'),
    { completeness: 'short', receivedCount: 1, serverTotal: '2' },
  ],
  [
    'fewer than counted',
    listOf(['a'], '12000'),
    { completeness: 'short', receivedCount: 1, serverTotal: '12000' },
  ],
  [
    'no total',
    listOf(['a'], null),
    { completeness: 'no-total', receivedCount: 1, serverTotal: null },
  ],
] as const)('%s is no whole list of changes', async (_, changed, received) => {
  const { conclusion, outcomes } = await changesSince(
    '2026-09-01',
    answering({ deleted: listOf([], '0'), changed }),
  )
  expect(conclusion.changed).toMatchObject(received)
  expect(conclusion.unnamed).toEqual({ count: 1, failure: refused.failure })
  // Both lists once more, so that they are of one moment; and the name that did not come.
  const rest = planRestOfChanges(questionOf('2026-09-01'), outcomes)
  expect(rest.price).toBe(received.completeness === 'short' ? 3 : 1)
})

test('a list that is asked for anew has room for what the server counts', async () => {
  const known: Outcomes = new Map([
    ['deleted', listOf(['a'], '12000')],
    ['changed', listOf([], '0')],
  ])
  const rest = planRestOfChanges(questionOf('2026-09-01'), known)
  const responses = { deleted: listOf(['a', 'b'], '2'), changed: listOf([], '0') }
  const { requested, conclusion } = await runToEnd(rest, answering(responses))
  expect(requested[0]?.plan).toMatchObject({
    query: [
      { name: 'filter[attribute][dct:deleted][in][min]', members: ['2026-08-31'] },
      { name: 'page[size]', members: ['12100'] },
    ],
  })
  expect(idsOf(conclusion.deleted)).toEqual(['a', 'b'])
})

test('stopped, what has come is told; newer deletions alone do not stand beside an older list', () => {
  const question = questionOf('2026-09-01')
  const deleted = listOf(['a'], '2')
  const known: Outcomes = new Map([['deleted', deleted]])
  expect(readChanges(question, known)).toMatchObject({
    changed: { kind: 'awaited' },
    deleted: { receivedCount: 1, serverTotal: '2' },
  })
  const pair: Outcomes = new Map([...known, ['changed', listOf(['b'], '1')]])
  const newer: Outcomes = new Map([['deleted', listOf(['a', 'b'], '2')]])
  expect(readChanges(question, addOutcomes(pair, newer)).alive).toEqual(new Set())
})

const today = '2026-11-30'

test.each([
  ['heute', '2026-11-30'],
  ['Heute früh', '2026-11-30'],
  ['heute Morgen', '2026-11-30'],
  ['this morning', '2026-11-30'],
  [' today ', '2026-11-30'],
  ['gestern', '2026-11-29'],
  ['yesterday morning', '2026-11-29'],
  ['vorgestern', '2026-11-28'],
  ['heute 8:00', '2026-11-30 08:00'],
  ['heute ab 8 Uhr', '2026-11-30 08:00'],
  ['today at 14:30', '2026-11-30 14:30'],
  ['24.12.2025', '2025-12-24'],
  ['24.12.2025 7:05', '2025-12-24 07:05'],
  ['24.12.2025, 8 Uhr', '2025-12-24 08:00'],
  ['2026-11-24 08:15', '2026-11-24 08:15'],
  ['2026-11-24', '2026-11-24'],
  ['2026-11-24T08:15:00+01:00', '2026-11-24T08:15:00+01:00'],
  ['31.2.2026', null],
  ['heute 25:00', null],
  ['heute 8:75', null],
  ['heuer', null],
  ['1.2.26', null],
  ['', null],
])('%s is the moment %s', (text, moment) => {
  expect(readSince(text, today)).toBe(moment)
})
