import { renderParameter } from '#core/query/request-parameter.ts'
import { readParameter } from '../../../support/read-parameter.ts'
import { expect, test } from 'vitest'
import { planDiagnosis } from '#core/investigate/doctor.ts'
import { hitsOf, type Step } from '#core/investigate/investigation.ts'
import { listRemedies, rankRemedies } from '#core/investigate/remedies.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type ExtraRow, type FilterRow, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { concepts } from '#sample/content/concepts.ts'
import { askServer } from './ask-server.ts'
import { runToEnd } from './run-to-end.ts'
import { shareDocumentedSample, shareCoreSample } from '../../../support/shared-samples.ts'

const sample = await shareDocumentedSample()
const core = await shareCoreSample()

/** Each dialect has an instance of its own; their endpoints have different names. */
const askStep = (step: Omit<Step, 'key' | 'purpose'>) =>
  'endpoint' in step.plan && step.plan.endpoint === dialects.core.endpoint
    ? askServer({ baseUrl: core.baseUrl, token: core.tokens.editor }, step)
    : askServer({ baseUrl: sample.baseUrl, token: sample.tokens.full }, step)
const ask = (plan: RequestPlan) => askStep({ plan })

/** Names of parameters that no server of the sample knows: they have no effect. */
const decoys: readonly ExtraRow[] = ['foo', 'pageSize', 'bar'].map((name) => ({
  name,
  value: { kind: 'text', text: '5' },
}))
const text = (value: string) => ({ kind: 'text' as const, text: value })
const list = (value: string) => ({ kind: 'list' as const, items: [value] })
const nobody = (at: number) => `7e57ab1e-dead-4bad-9bad-0ff1ce0ff1${at}`

/** What a query of a dialect is made of: conditions that some items satisfy, and some that none does. */
const dialects = {
  documented: {
    endpoint: 'events',
    innocent: [{ key: 'category', value: text('culture') }],
    causes: [
      { key: 'topic', value: text('no-such-topic') },
      { key: 'region', value: text('no-such-region') },
    ],
  },
  core: {
    endpoint: 'veranstaltungen',
    innocent: [{ key: 'attribute.dct:created.in.min', value: text('2001-01-01') }],
    causes: [
      { key: 'classifications.in.withSubtree', value: list(nobody(10)) },
      { key: 'contentId.in', value: list(nobody(11)) },
    ],
  },
} as const satisfies Record<
  string,
  { endpoint: string; innocent: readonly FilterRow[]; causes: readonly FilterRow[] }
>

/** 52 queries without hits: which conditions are to blame, and how they are written, each in its turn. */
const queries = (['documented', 'core'] as const).flatMap((dialect) =>
  (['GET', 'POST'] as const).flatMap((method) =>
    Array.from({ length: 13 }, (_, at) => {
      const { endpoint, innocent, causes } = dialects[dialect]
      const hasWord = at % 4 === 3
      const blamed = at % 3 === 0 ? causes : at % 3 === 1 ? causes.slice(0, 1) : causes.slice(1)
      const filters = at % 2 === 0 ? [...blamed, ...innocent] : [...innocent, ...blamed]
      const form: QueryForm = {
        ...emptyForm,
        endpoint,
        method,
        pageSize: '25',
        q: hasWord ? 'qzxwvkj' : '',
        filters: at % 5 === 4 ? blamed : filters,
        extra: decoys.slice(0, at % 4),
      }
      const names = [...(hasWord ? ['q'] : []), ...blamed.map(({ key }) => `filter.${key}`)]
      return { dialect, method, at, form, names: names.toSorted() }
    }),
  ),
)

/** 16 more in which no condition is to blame alone: what is asked of music and what of families never meet. */
const conceptId = (slug: string) => concepts.find((one) => one.slug === slug)?.id ?? ''
const pairs = {
  documented: [
    { key: 'category', value: text('music') },
    { key: 'topic', value: text('family') },
  ],
  core: [
    {
      key: 'classifications.in.withSubtree',
      value: { kind: 'list' as const, items: [conceptId('music'), conceptId('family')] },
    },
  ],
} as const satisfies Record<string, readonly FilterRow[]>

const pairQueries = (['documented', 'core'] as const).flatMap((dialect) =>
  (['GET', 'POST'] as const).flatMap((method) =>
    Array.from({ length: 4 }, (_, at) => {
      const { endpoint, innocent } = dialects[dialect]
      // Of one region there is something of both.
      const others: readonly FilterRow[] =
        dialect === 'core' ? innocent : [{ key: 'region', value: text('seenland') }]
      const filters = [...pairs[dialect], ...(at % 2 === 0 ? [] : others)]
      const extra = decoys.slice(0, at)
      const form: QueryForm = { ...emptyForm, endpoint, method, pageSize: '25', filters, extra }
      const names =
        dialect === 'core'
          ? ['filter.classifications.in.withSubtree', 'filter.classifications.in.withSubtree']
          : ['filter.category', 'filter.topic']
      return { dialect, method, at, form, names }
    }),
  ),
)

/** Asks a query without hits, then the doctor, and takes the best of what helps. */
async function heal({ dialect, method, form }: Omit<(typeof queries)[number], 'names' | 'at'>) {
  const conventions = presets[dialect]
  const rules = { conventions, definitions: [], isDatacycle: dialect === 'core' }
  const planned = planRequest(form, conventions)
  if (!planned.ok) throw new Error('The query cannot be sent')
  const first = await ask(planned.value)
  if (first.kind !== 'answered') throw new Error('The query is not answered')
  const hits = hitsOf(first.response)
  expect(hits.count).toBe(0n)

  const question = planDiagnosis({ form, hits }, rules)
  const { conclusion, requested, outcomes } = await runToEnd(question, askStep)
  const count = question.conditions.length
  const isAlone = conclusion.kind === 'found'
  const most = isAlone ? question.price : question.price + question.pricePairs
  expect(requested.length).toBeLessThanOrEqual(most)
  expect(question.price).toBeLessThanOrEqual(2 * count + 3)
  expect(question.pricePairs).toBeLessThanOrEqual((count * (count - 1)) / 2)
  expect(new Set(requested.map(({ key }) => key)).size).toBe(requested.length)
  const isPost = requested.map(({ plan }) => plan.kind === 'post')
  expect(new Set(isPost)).toEqual(new Set([method === 'POST']))

  const [best] = rankRemedies(listRemedies(question, form, conclusion, outcomes))
  const remedied = planRequest(best?.form ?? form, conventions)
  if (!remedied.ok) throw new Error('The remedy cannot be sent')
  const healed = await ask(remedied.value)
  if (healed.kind !== 'answered') throw new Error('The remedy is not answered')
  expect(hitsOf(healed.response)).toEqual(best?.hits)
  expect(healed.response.ids.length).toBeGreaterThan(0)
  const causes = 'causes' in conclusion ? conclusion.causes : []
  return [conclusion.kind, causes.map(({ parameter }) => renderParameter(parameter)).toSorted()]
}

test.each(queries)('$dialect $method $at: to blame are $names', async ({ names, ...query }) => {
  expect(await heal(query)).toEqual(['found', names])
})

test.each(pairQueries)(
  '$dialect $method $at: to blame together are $names',
  async ({ names, ...query }) => {
    expect(await heal(query)).toEqual(['pair', names])
  },
)

test('two contents that must both be it are a pair on CORE', async () => {
  const listed = await ask({ kind: 'get', endpoint: 'veranstaltungen', query: [] })
  if (listed.kind !== 'answered') throw new Error('No items')
  const items = listed.response.ids.slice(0, 2)
  const filters = [{ key: 'contentId.in', value: { kind: 'list' as const, items } }]
  const form: QueryForm = { ...emptyForm, endpoint: 'veranstaltungen', filters }
  const rules = { conventions: presets.core, definitions: [], isDatacycle: true }
  const question = planDiagnosis({ form, hits: { count: 0n, isExact: true } }, rules)
  const { conclusion, requested } = await runToEnd(question, askStep)
  expect(conclusion).toMatchObject({
    kind: 'pair',
    causes: items.map((value) => ({ parameter: readParameter('filter.contentId.in'), value })),
    without: { isExact: true },
  })
  expect(requested.length).toBeLessThanOrEqual(question.price + question.pricePairs)
})
