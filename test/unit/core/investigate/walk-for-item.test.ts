import { renderParameter } from '#core/query/request-parameter.ts'
import { expect, test } from 'vitest'
import {
  type Step,
  type StepOutcome,
  responseWithoutItems,
} from '#core/investigate/investigation.ts'
import { planWalkForItem } from '#core/investigate/walk-for-item.ts'
import { readJson } from '#core/json/read-json.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { runToEnd } from './run-to-end.ts'

const rules = { conventions: presets.documented, definitions: [], isDatacycle: false }

async function ask(
  id: string,
  requested: Partial<QueryForm>,
  response: (step: Step) => StepOutcome,
) {
  const form: QueryForm = { ...emptyForm, endpoint: 'events', pageSize: '25', ...requested }
  const question = planWalkForItem({ id, form }, rules)
  const run = await runToEnd(question, response)
  expect(run.requested.length).toBeLessThanOrEqual(question.price)
  return {
    conclusion: run.conclusion,
    requested: run.requested.map(({ key }) => key),
    checks: question
      .checks(run.outcomes)
      .map(({ kind, condition, result, evidence }) => [
        kind,
        condition ? renderParameter(condition.parameter) : '',
        result,
        evidence?.path ?? '',
      ]),
  }
}

const filter = (key: string, value: string) => ({
  key,
  value: { kind: 'text' as const, text: value },
})

/** A walk that came to its end without the item, after all items or not. */
const ended = (isComplete: boolean, pages = 3): StepOutcome => ({
  kind: 'answered',
  response: responseWithoutItems,
  walked: { pages, items: pages * 100, isComplete },
})
const thing = (members = ''): StepOutcome => {
  const read = readJson(`{"@id":"x","name":"Thing"${members}}`)
  if (!read.ok) throw new Error('Not JSON')
  return { kind: 'answered', response: { ...responseWithoutItems, item: read.value } }
}
const music = { filters: [filter('category', 'music')] }
const failed: StepOutcome = { kind: 'failed', failure: { kind: 'status', status: 500 } }

test('an item that is in the answer is met there, with no further walk', async () => {
  const { conclusion, requested } = await ask('x', music, () => thing())
  expect([conclusion, requested]).toEqual([{ kind: 'listed' }, ['query']])
})

test('each walk begins with the first page of its list, in the order of the query', async () => {
  const steps: Step[] = []
  await ask('x', { ...music, sort: [{ attribute: 'name', direction: 'ascending' }] }, (step) => {
    steps.push(step)
    return ended(true)
  })
  expect(steps.map(({ walk }) => [walk?.itemId, walk?.maxPages, walk?.form.pageSize])).toEqual([
    ['x', 5, '100'],
    ['x', 20, '100'],
  ])
  expect(steps.map(({ walk }) => [walk?.form.filters.length, walk?.form.sort.length])).toEqual([
    [1, 1],
    [0, 1],
  ])
})

test('an item that the endpoint does not hold is proved absent by all of its items', async () => {
  const { conclusion, requested } = await ask('x', music, () => ended(true))
  expect(conclusion).toEqual({ kind: 'not-in-endpoint', isReadable: false })
  expect(requested).toEqual(['query', 'endpoint'])
})

test('an item fails the condition that it contradicts, and where it shows nothing a walk tells', async () => {
  const { conclusion, requested, checks } = await ask(
    'x',
    { q: 'qzxwvkj', filters: [filter('name', 'Other')] },
    ({ key }) => (key === 'endpoint' ? thing() : ended(true)),
  )
  expect(conclusion.kind).toBe('fails')
  expect(requested.slice(0, 3)).toEqual(['query', 'endpoint', 'condition 0'])
  expect(checks.map(([kind, , result]) => [kind, result])).toContainEqual(['condition', 'no'])
})

test('not met on the first twenty pages is not said to be absent', async () => {
  const found = await ask('x', {}, () => ended(false, 20))
  expect(found.conclusion).toEqual({ kind: 'not-encountered', pages: 20, items: 2000 })
})

test('an item that meets each condition alone, but is not in the answer, has no known cause', async () => {
  const two = { filters: [filter('a', '1'), filter('b', '2')] }
  const found = await ask('x', two, ({ key }) => (key === 'query' ? ended(true) : thing()))
  expect(found.conclusion).toEqual({ kind: 'unexplained' })
})

test('a walk that does not come to its end leaves no verdict', async () => {
  expect((await ask('x', {}, () => failed)).conclusion).toEqual(failed)
  const { conclusion } = await ask('x', music, ({ key }) => (key === 'query' ? failed : thing()))
  expect(conclusion).toEqual(failed)
})
