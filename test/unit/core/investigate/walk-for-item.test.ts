import { renderParameter } from '#core/query/request-parameter.ts'
import { expect, test } from 'vitest'
import {
  type Step,
  type StepOutcome,
  responseWithoutItems,
} from '#core/investigate/investigation.ts'
import { planWalkForItem, createItemWalk } from '#core/investigate/walk-for-item.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { askServer } from './ask-server.ts'
import { runToEnd } from './run-to-end.ts'
import { shareDocumentedSample } from '../../../support/shared-samples.ts'

const sample = await shareDocumentedSample()

const rules = { conventions: presets.documented, definitions: [], isDatacycle: false }
const send = (step: Omit<Step, 'key' | 'purpose'>) =>
  askServer({ baseUrl: sample.baseUrl, token: sample.tokens.full }, step)

async function ask(
  id: string,
  requested: Partial<QueryForm>,
  response: (step: Step) => StepOutcome | Promise<StepOutcome> = send,
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

/** The first item of an endpoint that satisfies a filter. */
async function findItem(form: Partial<QueryForm>): Promise<string> {
  const filters = form.filters?.map(({ key, value }) => ({
    name: `filter[${key}]`,
    members: value.kind === 'text' ? [value.text] : [],
  }))
  const plan = {
    kind: 'get',
    endpoint: form.endpoint ?? 'events',
    query: [...(filters ?? []), { name: 'page[size]', members: ['1'] }],
  } as const
  const outcome = await send({ plan })
  const [id] = outcome.kind === 'answered' ? outcome.response.ids : []
  if (id === undefined) throw new Error('There is no such item')
  return id
}

const filter = (key: string, value: string) => ({
  key,
  value: { kind: 'text' as const, text: value },
})

test('an item that is in the answer is met there', async () => {
  const music = { filters: [filter('category', 'music')] }
  expect((await ask(await findItem(music), music)).conclusion).toEqual({ kind: 'listed' })
})

test('an item that the endpoint does not hold is proved absent by all of its items', async () => {
  const place = await findItem({ endpoint: 'places' })
  const found = await ask(place, { filters: [filter('category', 'music')] })
  expect(found.conclusion).toEqual({ kind: 'not-in-endpoint', isReadable: false })
  expect(found.requested.filter((key) => key.startsWith('endpoint'))).toEqual([
    'endpoint 1',
    'endpoint 2',
    'endpoint 3',
  ])
})

test('an item fails the condition that it contradicts, and where it shows nothing a walk tells', async () => {
  const id = await findItem({ filters: [filter('category', 'music')] })
  const found = await ask(id, {
    q: 'qzxwvkj',
    filters: [filter('category', 'music'), filter('region', 'no-such-region')],
  })
  expect(found.conclusion).toMatchObject({ kind: 'fails' })
  const { conclusion } = found
  const failing = 'conditions' in conclusion ? conclusion.conditions : []
  expect(failing.map(({ parameter }) => renderParameter(parameter))).toEqual(['q', 'filter.region'])
})

/** A list of so many pages in which every page holds other items; the item asked for is never among them. */
const endless =
  (total: string | null) =>
  ({ key }: Step): StepOutcome => ({
    kind: 'answered',
    response: {
      total,
      ids: Array.from({ length: 100 }, (_, at) => `${key} ${String(at)}`),
      resolved: {},
      language: null,
      values: [],
      item: null,
    },
  })

test('not met on the first twenty pages is not said to be absent', async () => {
  const found = await ask('x', {}, endless('100000'))
  expect(found.conclusion).toEqual({ kind: 'not-encountered', pages: 20, items: 2000 })
  expect(found.requested).toHaveLength(20)
})

test('an item that meets each condition alone, but is not in the answer, has no known cause', async () => {
  const found = await ask(
    'x',
    { filters: [filter('a', '1'), filter('b', '2')] },
    ({ key }): StepOutcome => ({
      kind: 'answered',
      response: {
        total: key.startsWith('query') ? '0' : '1',
        ids: key.startsWith('query') ? [] : ['x'],
        resolved: {},
        language: null,
        values: [],
        item: key.startsWith('query') ? null : { kind: 'null' },
      },
    }),
  )
  expect(found.conclusion).toEqual({ kind: 'unexplained' })
})

test('pages that repeat items prove nothing', async () => {
  const repeated = (step: Step): StepOutcome => {
    const outcome = endless('300')({ ...step, key: step.key.replace(/2$/, '1') })
    return outcome.kind === 'answered' && step.key.endsWith('4')
      ? { ...outcome, response: { ...outcome.response, ids: [] } }
      : outcome
  }
  const found = await ask('x', {}, repeated)
  expect(found.conclusion).toEqual({ kind: 'not-encountered', pages: 4, items: 200 })
})

test('a page that does not come leaves no verdict', async () => {
  const failed: StepOutcome = { kind: 'failed', failure: { kind: 'status', status: 500 } }
  const found = await ask('x', {}, (step) =>
    step.key === 'endpoint 2' ? failed : endless('300')(step),
  )
  expect(found.conclusion).toEqual(failed)
})

const pageOf = (number: number): Step => ({
  key: String(number),
  plan: { kind: 'get', endpoint: 'places', query: [] },
  purpose: { kind: 'counts' },
})
const page = (total: string | null, ...ids: string[]): StepOutcome => ({
  kind: 'answered',
  response: { ...responseWithoutItems, total, ids },
})

/** What a walk of three pages at most says when these have come. */
function read(...pages: StepOutcome[]) {
  const came = new Map(pages.map((outcome, at) => [String(at + 1), outcome]))
  const state = createItemWalk(3, pageOf)(came)
  return state.kind === 'open' ? state.wanted.map(({ key }) => key) : state
}
const item = { kind: 'string', value: 'it' } as const

test.each<[string, StepOutcome[], ReturnType<typeof read>]>([
  ['nothing', [], ['1']],
  ['a page with a total of more pages', [page('250', 'a', 'b')], ['2', '3']],
  ['a page that is smaller than requested', [page('5', 'a', 'b')], ['2']],
  ['a page without a total', [page(null, 'a', 'b')], ['2']],
  ['all items', [page('2', 'a', 'b')], { kind: 'absent' }],
  ['no items of none', [page('0')], { kind: 'absent' }],
  ['no items of some', [page('2')], { kind: 'not-encountered', pages: 1, items: 0 }],
  ['an item twice', [page('4', 'a', 'b'), page('4', 'b', 'c')], ['3']],
  [
    'an item twice and then no more',
    [page('4', 'a', 'b'), page('4', 'b', 'c'), page('4')],
    { kind: 'not-encountered', pages: 3, items: 3 },
  ],
  ['more items than the total', [page('1', 'a', 'b')], ['2']],
  ['another total later', [page('3', 'a', 'b'), page('4', 'c', 'd')], ['3']],
  [
    'as many pages as are walked',
    [page(null, 'a'), page(null, 'b'), page(null, 'c')],
    { kind: 'not-encountered', pages: 3, items: 3 },
  ],
  [
    'the item',
    [{ kind: 'answered', response: { ...responseWithoutItems, total: '9', ids: ['a'], item } }],
    { kind: 'found', item },
  ],
  [
    'a failure',
    [page('4', 'a', 'b'), { kind: 'failed', failure: { kind: 'no-list' } }],
    { kind: 'failed', failure: { kind: 'no-list' } },
  ],
])('a walk to which came %s', (_, pages, told) => {
  expect(read(...pages)).toEqual(told)
})
