import { readParameter } from '../../../support/read-parameter.ts'
import { expect, test } from 'vitest'
import {
  planParameterCheck,
  type CheckConclusion,
  verdictOfCheck,
} from '#core/investigate/check.ts'
import {
  responseWithoutItems,
  type StepResponse,
  type StepOutcome,
} from '#core/investigate/investigation.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { renderTarget } from '#core/request/request-plan.ts'
import { runToEnd } from './run-to-end.ts'
import { createVerdict } from '#core/verdict/verdict.ts'

const form: QueryForm = {
  ...emptyForm,
  endpoint: 'events',
  q: 'music',
  filters: [{ key: 'region', value: { kind: 'text', text: 'north' } }],
  include: ['image', 'location'],
  sort: [{ attribute: 'name', direction: 'ascending' }],
  pageSize: '2',
}
const responseOf = (change: Partial<StepResponse>): StepResponse => ({
  ...responseWithoutItems,
  ids: ['a', 'b'],
  ...change,
})

/** Checks a parameter of a response; the steps are answered by name. */
async function check(
  parameter: string,
  shown: Partial<StepResponse>,
  steps: Readonly<Record<string, Partial<StepResponse> | number>>,
  about: Partial<QueryForm> = {},
): Promise<{ conclusion: CheckConclusion; targets: string[] }> {
  const question = planParameterCheck(readParameter(parameter), {
    form: { ...form, ...about },
    conventions: presets.documented,
    response: responseOf(shown),
  })
  if (question === null) throw new Error('There is no such check')
  const { conclusion, requested: sent } = await runToEnd(question, ({ key }): StepOutcome => {
    const response = steps[key] ?? {}
    return typeof response === 'number'
      ? { kind: 'failed', failure: { kind: 'status', status: response } }
      : { kind: 'answered', response: responseOf(response) }
  })
  expect(sent.length).toBeLessThanOrEqual(question.price)
  expect(question.price).toBeLessThanOrEqual(2)
  return { conclusion, targets: sent.map(({ plan }) => decodeURIComponent(renderTarget(plan))) }
}

test('a filter is counted without it and with a value that cannot be', async () => {
  const steps = { without: { total: '9' }, impossible: { total: '0' } }
  const { conclusion, targets } = await check('filter.region', { total: '3' }, steps)
  expect(targets).toEqual([
    '/api/v4/endpoints/events?filter[q]=music&page[size]=1',
    '/api/v4/endpoints/events?filter[q]=music&filter[region]=qzxwvkjq7xqz&page[size]=1',
  ])
  const evidence = { kind: 'hits', hits: 3n, without: 9n, impossible: 0n }
  expect(conclusion).toEqual({ kind: 'evaluated', evidence })
})

test.each([
  // hits as asked, without it, with an impossible value
  ['9', '9', '0', 'without-effect'],
  ['3', '9', '0', 'evaluated'],
  ['0', '9', '0', 'evaluated'],
  ['9', '9', '9', 'not-evaluated'],
  ['12345678901234567891', '12345678901234567892', '0', 'evaluated'],
  ['0', '0', '0', 'undecided'],
  ['3', '9', '4', 'undecided'],
  ['9', '9', null, 'undecided'],
])(
  '%s hits, %s without, %s with the impossible: %s',
  async (requested, without, impossible, kind) => {
    for (const parameter of ['q', 'filter.region'] as const) {
      const steps = { without: { total: without }, impossible: { total: impossible } }
      expect((await check(parameter, { total: requested }, steps)).conclusion.kind).toBe(kind)
    }
  },
)

test.each([
  [['a', 'b'], ['c', 'd'], [], 'evaluated'],
  [['a', 'b'], ['a', 'b'], [], 'without-effect'],
  [['a', 'b'], ['a', 'b'], ['a', 'b'], 'not-evaluated'],
  [['a', 'b'], ['b', 'a'], ['a', 'b'], 'undecided'],
  [[], [], [], 'undecided'],
  // Items without an ID cannot be told apart.
  [['', ''], ['', ''], ['', ''], 'undecided'],
])('without totals, %j, %j and %j are %s', async (requested, without, impossible, kind) => {
  const steps = { without: { ids: without }, impossible: { ids: impossible } }
  const { conclusion, targets } = await check('q', { ids: requested }, steps)
  expect(conclusion.kind).toBe(kind)
  expect(targets[0]).toContain('page[size]=2')
})

test('a value that alone is refused has been looked at; a failure says nothing', async () => {
  const conclude = async (impossible: number, without: Partial<StepResponse> | number = {}) =>
    (await check('q', { total: '3' }, { without, impossible })).conclusion
  for (const status of [400, 422])
    expect(await conclude(status)).toEqual({
      kind: 'evaluated',
      evidence: { kind: 'refused', status },
    })
  for (const status of [401, 404, 429, 500])
    expect(await conclude(status)).toEqual({ kind: 'failed', failure: { kind: 'status', status } })
  const failure = { kind: 'status', status: 500 }
  expect(await conclude(400, 500)).toEqual({ kind: 'failed', failure })
})

test.each([
  [['b', 'a'], ['a', 'b', 'c'], 'evaluated', false],
  [['a', 'b'], ['a', 'b', 'c'], 'not-evaluated', false],
  [['a', 'b'], ['c', 'a', 'b'], 'not-evaluated', true],
])(
  'a reversed sort gives %j, and a larger page %j: %s',
  async (reversed, larger, kind, dependsOnPageSize) => {
    const steps = { reversed: { ids: reversed }, larger: { ids: larger } }
    const { conclusion, targets } = await check('sort', {}, steps)
    expect(targets.map((target) => target.replace(/.*&sort/, 'sort'))).toEqual([
      'sort=-name&page[size]=2',
      'sort=name&page[size]=8',
    ])
    expect(conclusion).toEqual({ kind, evidence: { kind: 'order', dependsOnPageSize } })
  },
)

test('of pages of the answer only the first one is held against a larger page', async () => {
  const reversed = { reversed: { ids: ['b', 'a'] } }
  const targetsOf = async (pageNumber: string) =>
    (await check('sort', {}, reversed, { pageNumber })).targets.length
  expect([await targetsOf(''), await targetsOf('1'), await targetsOf('2')]).toEqual([2, 2, 1])
})

test('a sort is judged only by answers whose items can be told apart', async () => {
  const withoutIds = { ids: ['', ''] }
  const conclude = async (
    shown: Partial<StepResponse>,
    steps: Parameters<typeof check>[2],
    pageNumber: string,
  ) => (await check('sort', shown, steps, { pageNumber })).conclusion
  expect(await conclude(withoutIds, { reversed: withoutIds }, '2')).toEqual({ kind: 'undecided' })
  expect(await conclude({}, { reversed: { ids: ['b', ''] } }, '2')).toEqual({ kind: 'undecided' })
  // Behind the first page, no larger one is tried.
  expect(await conclude({}, { reversed: { ids: ['b', 'a'] } }, '2')).toEqual({
    kind: 'evaluated',
    evidence: { kind: 'order', dependsOnPageSize: null },
  })
  expect(await conclude({}, { reversed: { ids: ['b', 'a'] }, larger: 500 }, '')).toEqual({
    kind: 'failed',
    failure: { kind: 'status', status: 500 },
  })
})

test.each(['random', 'Random(0.4)', '+random', 'Proximity.inTime', 'DEFAULT'])(
  'no check reverses the sort %s, whose order hangs on no direction',
  (attribute) => {
    const sort = [{ attribute, direction: 'ascending' as const }]
    const checked = { form: { ...form, sort }, conventions: presets.core, response: responseOf({}) }
    expect(planParameterCheck({ kind: 'sort' }, checked)).toBe(null)
  },
)

test('an order that hangs on the page size is not proved by another order', async () => {
  const steps = { reversed: { ids: ['b', 'a'] }, larger: { ids: ['c', 'a', 'b'] } }
  expect((await check('sort', {}, steps)).conclusion).toEqual({ kind: 'undecided' })
})

test.each([
  [2, 0, 'evaluated'],
  [2, 2, 'without-effect'],
  [0, 0, 'undecided'],
])('%i resolved with the include and %i without it: %s', async (requested, without, kind) => {
  const { conclusion, targets } = await check(
    'include.image',
    { resolved: { image: requested } },
    { without: { resolved: { image: without } } },
  )
  expect(conclusion.kind).toBe(kind)
  expect(targets[0]).toContain('include=location&')
})

test('what is to be left out is checked by leaving the filter out', async () => {
  const filters = [{ key: 'x.notIn.y', value: { kind: 'text' as const, text: 'a' } }]
  const conclude = async (requested: string, without: string) =>
    (
      await check(
        'filter.x.notIn.y',
        { total: requested },
        { without: { total: without } },
        { filters },
      )
    ).conclusion.kind
  expect([await conclude('3', '5'), await conclude('5', '5')]).toEqual(['evaluated', 'undecided'])
})

test.each([
  ['8c5b8f0e-6d57-4f0a-9d9c-2f8f3d1c0a11', /^[\da-f]{8}-/],
  ['2026-01-01', /^9000-01-01$/],
  ['50', /^999999999$/],
  ['north', /^qzx/],
])('the impossible value for %s is of its kind', async (value, pattern) => {
  const filters = [{ key: 'region.min', value: { kind: 'text' as const, text: value } }]
  const { targets } = await check('filter.region.min', { total: '1' }, {}, { filters })
  const sent = /\[min\]=([^&]*)/.exec(targets[1] ?? '')?.[1] ?? ''
  expect(sent).toMatch(pattern)
  expect(sent).not.toBe(value)
})

test('there is no check where none would tell anything', () => {
  const offered = (parameter: string, about: Partial<QueryForm> = {}) =>
    planParameterCheck(readParameter(parameter), {
      form: { ...form, ...about },
      conventions: presets.documented,
      response: responseOf({}),
    }) !== null
  expect(offered('page.size')).toBe(false)
  expect(offered('language')).toBe(false)
  for (const attribute of ['random', 'random(0.4)', 'proximity.inTime'])
    expect(offered('sort', { sort: [{ attribute, direction: 'ascending' }] })).toBe(false)
  const filters = [{ key: 'geo', value: { kind: 'json' as const, text: '{"withGeometry":true}' } }]
  expect(offered('filter.geo', { filters })).toBe(false)
  expect(offered('sort')).toBe(true)
})

const unknown = createVerdict(readParameter('filter.region'), { kind: 'filter-not-shown' })
const evidence = { kind: 'hits', hits: 9n, without: 9n, impossible: 9n } as const
const kindAfter = (conclusion: CheckConclusion) => verdictOfCheck(unknown, conclusion, 2).kind

test('a verdict rests on the requests of its check', () => {
  expect(verdictOfCheck(unknown, { kind: 'not-evaluated', evidence }, 2)).toEqual(
    createVerdict(
      readParameter('filter.region'),
      { kind: 'check-not-evaluated' },
      { restsOn: { kind: 'check', requests: 2 } },
    ),
  )
  expect(kindAfter({ kind: 'evaluated', evidence })).toBe('obeyed')
  expect(kindAfter({ kind: 'without-effect', evidence })).toBe('obeyed')
  expect(kindAfter({ kind: 'undecided' })).toBe('unknown')
})

test('a check that was not answered says nothing', () => {
  const failure = { kind: 'status', status: 500 } as const
  expect(verdictOfCheck(unknown, { kind: 'failed', failure }, 1)).toBe(unknown)
})

test('what the items show is not taken back by a check that does not tell', () => {
  const ignored = createVerdict(readParameter('filter.region'), {
    kind: 'item-shows-other',
    attribute: 'region',
    items: 3,
  })
  expect(verdictOfCheck(ignored, { kind: 'undecided' }, 2)).toBe(ignored)
})
