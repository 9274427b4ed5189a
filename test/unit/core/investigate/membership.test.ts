import { renderParameter } from '#core/query/request-parameter.ts'
import { readParameter } from '../../../support/read-parameter.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { StepOutcome } from '#core/investigate/investigation.ts'
import { planMembershipSearch } from '#core/investigate/membership.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { startCoreSample } from '#sample/index.ts'
import { otherToken, ownerToken, startDouble } from '../../../support/core-double/ask-double.ts'
import { askServer } from './ask-server.ts'
import { runToEnd } from './run-to-end.ts'

const double = await startDouble()
afterAll(() => double.close())

const rules = { conventions: presets.core, definitions: [], isDatacycle: true }
const museum = '527bb583-fde2-45ee-8826-9bdcfbde40f8'
const expired = 'bb113d7d-6f19-4e1c-aae9-692de86dbee3'
const text = (value: string) => ({ kind: 'text' as const, text: value })
const list = (...items: string[]) => ({ kind: 'list' as const, items })

/** Asks why an item is not in the answer to a query, and what came. */
async function ask(
  id: string,
  requested: Partial<QueryForm>,
  {
    token = ownerToken,
    broken = {},
  }: { token?: string; broken?: Record<string, StepOutcome> } = {},
) {
  const form: QueryForm = { ...emptyForm, endpoint: 'alle-pois', pageSize: '25', ...requested }
  const question = planMembershipSearch({ id, form }, rules)
  const run = await runToEnd(
    question,
    (step) => broken[step.key] ?? askServer({ baseUrl: double.baseUrl, token }, step),
  )
  expect(run.requested.length).toBeLessThanOrEqual(question.price)
  return {
    conclusion: run.conclusion,
    requests: run.requested.length,
    name: question.nameIn(run.outcomes),
    checks: question
      .checks(run.outcomes)
      .map(({ kind, condition, result }) => [
        kind,
        condition ? renderParameter(condition.parameter) : '',
        result,
      ]),
  }
}

test.each(['GET', 'POST'] as const)(
  'by %s: an item fails the condition that keeps it out, and meets the others',
  async (method) => {
    const filters = [{ key: 'attribute.dct:created.in.min', value: text('2001-01-01') }]
    const found = await ask(museum, { method, q: 'Velden', filters })
    expect(found).toMatchObject({
      conclusion: {
        kind: 'fails',
        conditions: [{ parameter: readParameter('q'), value: 'Velden' }],
      },
      name: 'Museum Pörtschach 071',
      requests: 6,
      checks: [
        ['readable', '', 'yes'],
        ['endpoint', '', 'yes'],
        ['condition', 'q', 'no'],
        ['condition', 'filter.attribute.dct:created.in.min', 'yes'],
        ['condition', 'language', 'yes'],
        ['query', '', 'no'],
      ],
    })
  },
)

test('an item that meets every condition is listed', async () => {
  const found = await ask(museum, { q: 'Museum' })
  expect(found.conclusion).toEqual({ kind: 'listed' })
})

test('an item of another endpoint can be read, and is not in this one', async () => {
  const found = await ask(museum, { endpoint: 'veranstaltungen' })
  expect(found.conclusion).toEqual({ kind: 'not-in-endpoint', isReadable: true })
})

test('an item that is only linked from the endpoint is not in it', async () => {
  const found = await ask('4105382d-5bbc-4d3b-a56d-34d44d4e4eb9', { endpoint: 'veranstaltungen' })
  expect(found.conclusion).toEqual({ kind: 'not-in-endpoint', isReadable: true })
})

test('an event that has expired is told by the instance itself', async () => {
  const found = await ask(expired, { endpoint: 'veranstaltungen' })
  expect(found.conclusion).toEqual({
    kind: 'expired',
    words: 'Content is expired: is expired',
  })
})

test('an ID that nobody knows is told as such', async () => {
  const found = await ask('a448e387-aedc-4906-b1a6-f2c203bb3e44', {})
  expect(found).toMatchObject({
    conclusion: { kind: 'unknown-item', hasSearchedDeletions: true },
    // Nothing is said of an endpoint that cannot have it.
    checks: [['readable', '', 'no']],
    requests: 3,
  })
})

test('an item that was deleted is told with its day, by one request more', async () => {
  const core = await startCoreSample({ port: 0 })
  onTestFinished(core.close)
  const server = { baseUrl: core.baseUrl, token: core.tokens.editor }
  const log = await fetch(`${core.baseUrl}/api/v4/things/deleted`, {
    headers: { authorization: `Bearer ${core.tokens.editor}` },
  })
  const { '@graph': entries } = (await log.json()) as {
    '@graph': { '@id': string; 'dct:deleted': string }[]
  }
  const gone = entries[7]
  if (gone === undefined) throw new Error('The sample deletes nothing')
  const form: QueryForm = { ...emptyForm, endpoint: 'alles', q: 'Markt', pageSize: '25' }
  const question = planMembershipSearch({ id: gone['@id'], form }, rules)
  const run = await runToEnd(question, (step) => askServer(server, step))
  expect(run.conclusion).toEqual({ kind: 'deleted', at: gone['dct:deleted'] })
  expect(run.requested.map(({ key }) => key)).toEqual(['item', 'endpoint', 'deletions'])
  expect(question.checks(run.outcomes)).toMatchObject([
    { kind: 'readable', result: 'no', reason: 'deleted' },
  ])
})

test('deletions that do not answer are not said to have been read', async () => {
  const failed = { kind: 'failed', failure: { kind: 'problem', problem: 'timeout' } } as const
  const found = await ask(
    'a448e387-aedc-4906-b1a6-f2c203bb3e44',
    {},
    { broken: { deletions: failed } },
  )
  expect(found.conclusion).toEqual({ kind: 'unknown-item', hasSearchedDeletions: false })
})

test('an endpoint that refuses the token is told apart from an item that is not there', async () => {
  const found = await ask(museum, { q: 'Museum' }, { token: otherToken })
  expect(found).toMatchObject({
    conclusion: { kind: 'endpoint-refused', status: 401 },
    name: 'Museum Pörtschach 071',
    checks: [
      ['readable', '', 'yes'],
      ['endpoint', '', 'unknown'],
      ['condition', 'q', 'unknown'],
      ['condition', 'language', 'unknown'],
      ['query', '', 'unknown'],
    ],
  })
})

test('an item that the token may not read is told apart from a token that is refused', async () => {
  const refused = { kind: 'failed', failure: { kind: 'status', status: 401 } } as const
  const unlisted = 'a448e387-aedc-4906-b1a6-f2c203bb3e44'
  const hidden = await ask(unlisted, {}, { broken: { item: refused } })
  const wrong = await ask(unlisted, {}, { broken: { item: refused, endpoint: refused } })
  expect([hidden.conclusion, wrong.conclusion]).toEqual([
    { kind: 'item-refused', status: 401 },
    refused,
  ])
})

test('other content IDs that the query asks for stay what they are', async () => {
  const other = '0eb05b3f-5904-459a-8441-b463093dc5f6'
  const either = await ask(museum, {
    filters: [{ key: 'contentId.in', value: list(`${museum},${other}`) }],
  })
  expect(either.conclusion).toEqual({ kind: 'listed' })
  const another = await ask(museum, {
    method: 'POST',
    filters: [
      { key: 'contentId.notIn', value: list(museum) },
      { key: 'contentId.in', value: list(other) },
    ],
  })
  expect(another.conclusion).toMatchObject({
    kind: 'fails',
    conditions: [
      { parameter: readParameter('filter.contentId.notIn') },
      { parameter: readParameter('filter.contentId.in') },
    ],
  })
})

test('a condition that does not answer leaves no verdict, unless another one is proved', async () => {
  const failed = { kind: 'failed', failure: { kind: 'problem', problem: 'timeout' } } as const
  const alone = await ask(museum, { q: 'Velden' }, { broken: { 'condition 0': failed } })
  expect(alone.conclusion).toEqual(failed)
  const item = await ask(museum, { q: 'Velden' }, { broken: { item: failed } })
  expect(item.conclusion).toMatchObject({
    kind: 'fails',
    conditions: [{ parameter: readParameter('q') }],
  })
})
