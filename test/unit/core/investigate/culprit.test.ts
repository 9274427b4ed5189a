import { readParameter } from '../../../support/read-parameter.ts'
import { afterAll, expect, test } from 'vitest'
import { planCulpritSearch, type CulpritConclusion } from '#core/investigate/culprit.ts'
import {
  responseWithoutItems,
  type Outcomes,
  type StepOutcome,
} from '#core/investigate/investigation.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { renderTarget } from '#core/request/request-plan.ts'
import { recordingOf } from '../../../support/recorded-core.ts'
import { startServer } from '../../../support/start-server.ts'

/** Fails as the recorded server does: 500 for a date that is none, whatever else is asked. */
const failed = recordingOf('attribute, no date').answer
const server = await startServer((request, response) => {
  const isFault = decodeURIComponent(request.url ?? '').includes('gestern')
  response.writeHead(isFault ? failed.status : 200, { 'content-type': 'application/json' })
  response.end(isFault ? failed.body : '{"@graph":[]}')
})
afterAll(server.close)

/** Asks the server until there is a conclusion, as the page's runner does. */
async function run(form: Partial<QueryForm>, response = ask) {
  const investigation = planCulpritSearch(
    { ...emptyForm, endpoint: 'alle-pois', ...form },
    presets.core,
  )
  const outcomes = new Map<string, StepOutcome>()
  const requested: string[] = []
  for (;;) {
    const steps = investigation.next(outcomes satisfies Outcomes)
    if (steps.kind === 'concluded')
      return { conclusion: steps.conclusion, requested, price: investigation.price }
    expect(steps.wanted).toHaveLength(1)
    for (const { key, plan } of steps.wanted) {
      requested.push(key)
      outcomes.set(key, await response(renderTarget(plan)))
    }
  }
}

async function ask(target: string): Promise<StepOutcome> {
  const { status } = await fetch(`${server.baseUrl}${target}`)
  return status === 200
    ? { kind: 'answered', response: { ...responseWithoutItems, total: '0' } }
    : { kind: 'failed', failure: { kind: 'status', status } }
}

const text = (value: string) => ({ kind: 'text', text: value }) as const
const date = 'attribute.dct:created.in.min'
const form: Partial<QueryForm> = {
  q: 'Velden',
  filters: [
    { key: 'attribute.description.in.like', value: text('See') },
    { key: date, value: text('gestern') },
  ],
  include: ['image', 'image.author'],
  fields: [{ relation: 'image', attributes: ['name'] }],
  sort: [{ attribute: 'name', direction: 'ascending' }],
  extra: [{ name: 'language', value: text('de') }],
  pageSize: '5',
}

test('the date that is none is found in at most n + 1 requests, one after the other', async () => {
  expect(await run(form)).toEqual({
    conclusion: {
      kind: 'found',
      parameter: readParameter(`filter.${date}`),
    } satisfies CulpritConclusion,
    requested: ['again', 'q', 'filter.attribute.description.in.like', `filter.${date}`],
    price: 7,
  })
})

test('a fault that has passed costs one request', async () => {
  expect(await run({ ...form, filters: [] })).toMatchObject({
    conclusion: { kind: 'passed' },
    requested: ['again'],
  })
})

test('two causes are not found by leaving out one', async () => {
  expect(await run({ ...form, q: 'gestern' })).toMatchObject({
    conclusion: { kind: 'none', parts: 6 },
    requested: { length: 7 },
  })
})

test('a refusal says nothing of the fault, and a time-out is one', async () => {
  const failing = (failure: Extract<StepOutcome, { kind: 'failed' }>['failure']) => () =>
    Promise.resolve<StepOutcome>({ kind: 'failed', failure })
  for (const failure of [
    { kind: 'status', status: 401 },
    { kind: 'status', status: 499 },
    { kind: 'problem', problem: 'refused' },
  ] as const)
    expect(await run(form, failing(failure))).toMatchObject({
      conclusion: { kind: 'failed', failure },
      requested: ['again'],
    })
  for (const failure of [
    { kind: 'status', status: 408 },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 500 },
    { kind: 'problem', problem: 'timeout' },
    { kind: 'problem', problem: 'reset' },
  ] as const)
    expect(await run(form, failing(failure))).toMatchObject({
      conclusion: { kind: 'none', parts: 6 },
    })
})

test('a relation is left out with all that stands below it, and no other with it', async () => {
  const isHelped = (target: string) =>
    Promise.resolve<StepOutcome>(
      target.includes('author')
        ? { kind: 'failed', failure: { kind: 'status', status: 500 } }
        : { kind: 'answered', response: responseWithoutItems },
    )
  const include = ['location', 'image.author']
  const fields = [{ relation: 'image.author', attributes: ['name'] }]
  expect(await run({ include, fields }, isHelped)).toMatchObject({
    conclusion: { kind: 'found', parameter: readParameter('include.image') },
    requested: ['again', 'include.location', 'include.image'],
  })
})
