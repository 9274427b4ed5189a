import { readParameter } from '../../../support/read-parameter.ts'
import { renderParameter, type RequestParameter } from '#core/query/request-parameter.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ConditionRules } from '#core/investigate/conditions.ts'
import { planDiagnosis } from '#core/investigate/doctor.ts'
import {
  responseWithoutItems,
  type Step,
  type StepFailure,
  type StepOutcome,
} from '#core/investigate/investigation.ts'
import { listRemedies } from '#core/investigate/remedies.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { presets } from '#core/query/conventions.ts'
import { counted, runToEnd } from './run-to-end.ts'

const documented: ConditionRules = {
  conventions: presets.documented,
  definitions: [],
  isDatacycle: false,
}
const zero = { count: 0n, isExact: true }
const formWith = (...values: string[]): QueryForm => ({
  ...emptyForm,
  endpoint: 'events',
  pageSize: '25',
  filters: values.map((value, at) => ({ key: `f${at}`, value: { kind: 'text', text: value } })),
})

/** Asks about filters of which each keeps some of the items; the key of a set is what it counts. */
function model(keeps: readonly (readonly number[])[], items = 10) {
  const countOf = (key: string) => {
    const set = key === '' ? [] : key.split(',').map(Number)
    return Array.from({ length: items }, (_, item) => item).filter((item) =>
      set.every((at) => keeps[at]?.includes(item)),
    ).length
  }
  const response = ({ key }: Step): StepOutcome => counted(countOf(key))
  const all = keeps.map((_, at) => at).join(',')
  return { response, hits: { count: BigInt(countOf(all)), isExact: true }, countOf }
}

const filtersOf = (conclusion: object) =>
  'causes' in conclusion
    ? (conclusion.causes as { parameter: RequestParameter }[]).map(({ parameter }) =>
        renderParameter(parameter),
      )
    : null

test('a filter that brings nothing alone is found, and what is there without it', async () => {
  const { response, hits } = model([[], [1, 2, 3], [2, 3, 4]])
  const form = formWith('a', 'b', 'c')
  const question = planDiagnosis({ form, hits }, documented)
  const { conclusion, requested, outcomes } = await runToEnd(question, response)
  expect(conclusion).toMatchObject({ kind: 'found', without: { count: 2n, isExact: true } })
  expect(filtersOf(conclusion)).toEqual(['filter.f0'])
  expect(requested.map(({ key }) => key)).toEqual(['', '0', '1', '2', '1,2', '0,2', '0,1'])
  expect(
    question
      .steps(outcomes)
      .filter(({ state }) => state.kind === 'counted')
      .map(({ kind, state, isCause }) => [
        kind,
        'hits' in state ? state.hits.count : null,
        isCause,
      ]),
  ).toEqual([
    ['whole', 10n, false],
    ['alone', 0n, true],
    ['alone', 3n, false],
    ['alone', 3n, false],
    ['without', 2n, false],
    ['without', 0n, false],
    ['without', 0n, false],
  ])
  expect(
    listRemedies(question, form, conclusion, outcomes).map((remedy) => [
      remedy.hits?.count,
      remedy.form.filters.map(({ key }) => key),
      remedy.form.pageSize,
    ]),
  ).toEqual([[2n, ['f1', 'f2'], '25']])
})

test('two filters that exclude each other are a pair, and of two the query itself is', async () => {
  const { response, hits } = model([[0, 1, 2], [5]])
  const form = formWith('a', 'b')
  const question = planDiagnosis({ form, hits }, documented)
  const { conclusion, requested, outcomes } = await runToEnd(question, response)
  expect(requested.map(({ key }) => key)).toEqual(['', '0', '1'])
  expect([conclusion.kind, filtersOf(conclusion)]).toEqual(['pair', ['filter.f0', 'filter.f1']])
  expect(
    listRemedies(question, form, conclusion, outcomes).map(({ hits: its, form: changed }) => [
      its?.count,
      changed.filters.map(({ key }) => key),
    ]),
  ).toEqual([
    [3n, ['f0']],
    [1n, ['f1']],
  ])
})

test('where nothing is there without any condition, nothing is blamed', async () => {
  const { response, hits } = model([[], []], 0)
  const { conclusion } = await runToEnd(
    planDiagnosis({ form: formWith('a', 'b'), hits }, documented),
    response,
  )
  expect(conclusion).toEqual({ kind: 'empty-endpoint' })
})

test('where there are hits, what takes most away is named', async () => {
  const { response, hits } = model([
    [0, 1, 2],
    [0, 1, 2, 3, 4, 5, 6],
  ])
  const { conclusion } = await runToEnd(
    planDiagnosis({ form: formWith('a', 'b'), hits }, documented),
    response,
  )
  expect(conclusion).toMatchObject({
    kind: 'none',
    hits: { count: 3n },
    shrinks: { condition: { parameter: readParameter('filter.f0') }, without: { count: 7n } },
  })
})

test('three conditions that only together bring nothing stay unexplained', async () => {
  const { response, hits } = model([
    [0, 1],
    [1, 2],
    [0, 2],
  ])
  const form = formWith('a', 'b', 'c')
  const { conclusion } = await runToEnd(planDiagnosis({ form, hits }, documented), response)
  expect(conclusion).toEqual({ kind: 'unexplained' })
})

test('an answer without a total is counted by its items', async () => {
  const response = ({ key }: Step): StepOutcome => ({
    kind: 'answered',
    response: { ...responseWithoutItems, ids: key.includes('0') ? [] : ['a'] },
  })
  const question = planDiagnosis({ form: formWith('a', 'b'), hits: zero }, documented)
  const { conclusion } = await runToEnd(question, response)
  expect(conclusion).toMatchObject({ kind: 'found', without: { count: 1n, isExact: false } })
})

test.each([
  [{ kind: 'status', status: 401 }],
  [{ kind: 'status', status: 500 }],
  [{ kind: 'problem', problem: 'timeout' }],
  [{ kind: 'no-list' }],
] as const)(
  'a step that fails with %o leaves steps that say so, never a verdict',
  async (failure) => {
    const { response, hits } = model([[], [1], [1, 2]])
    for (const broken of ['', '0', '1', '0,2']) {
      const question = planDiagnosis({ form: formWith('a', 'b', 'c'), hits }, documented)
      const { conclusion, outcomes } = await runToEnd(question, (step) =>
        step.key === broken ? { kind: 'failed', failure } : response(step),
      )
      expect(conclusion).toEqual({ kind: 'failed', failure })
      const steps = question.steps(outcomes)
      expect(steps.filter(({ state }) => state.kind === 'failed')).toHaveLength(1)
      expect(steps.some(({ isCause }) => isCause)).toBe(false)
    }
  },
)

test('before anything has come, the steps tell what the answer itself has shown', () => {
  const question = planDiagnosis({ form: formWith('a'), hits: zero }, documented)
  expect(question.steps(new Map()).map(({ kind, state }) => `${kind} ${state.kind}`)).toEqual([
    ...['address passed', 'token passed', 'endpoint passed'],
    // Without its only condition, the query is the whole endpoint, which is not listed twice.
    ...['whole unknown', 'alone counted'],
  ])
})

test('the members of a list that must all hold are conditions of their own', () => {
  const form = {
    ...formWith(),
    filters: [{ key: 'contentId.in', value: { kind: 'list' as const, items: ['x', 'y'] } }],
  }
  const parametersUnder = (rules: ConditionRules) =>
    planDiagnosis({ form, hits: zero }, rules).conditions.map(({ parameter, value }) => [
      renderParameter(parameter),
      value,
    ])
  expect(parametersUnder(documented)).toEqual([['filter.contentId.in', 'x,y']])
  const core = { ...documented, conventions: presets.core, isDatacycle: true }
  expect(parametersUnder(core)).toEqual([
    ['filter.contentId.in', 'x'],
    ['filter.contentId.in', 'y'],
    ['language', ''],
  ])
})

test('on CORE the language that nobody asked for is to blame where only others are there', async () => {
  const rules = { ...documented, conventions: presets.core, isDatacycle: true }
  const form = { ...emptyForm, endpoint: 'events', q: 'Museum' }
  const question = planDiagnosis({ form, hits: zero }, rules)
  const { conclusion, outcomes, requested } = await runToEnd(question, ({ key }) =>
    counted(key.includes('1') ? 0 : 4),
  )
  expect(conclusion).toMatchObject({
    kind: 'found',
    causes: [{ parameter: readParameter('language') }],
  })
  const [remedy] = listRemedies(question, form, conclusion, outcomes)
  expect(remedy?.form.extra.map(({ name }) => name)).toEqual(['language'])
  expect(requested.length).toBeLessThanOrEqual(question.price)
})

test.each([
  // Conditions, the price, and what pairs cost besides; the query itself is counted by its response.
  [0, 0, 0],
  [1, 1, 0],
  [2, 3, 0],
  [3, 7, 0],
  [4, 11, 6],
  [5, 13, 10],
])('%i conditions cost %i requests, and %i more for their pairs', (count, price, pricePairs) => {
  const form = formWith(...Array.from({ length: count }, () => 'x'))
  const pricesOf = (requested: Parameters<typeof planDiagnosis>[0]) => {
    const question = planDiagnosis(requested, documented)
    return [question.price, question.pricePairs]
  }
  const page = { isEmpty: true, last: null }
  const behind = { form: { ...form, pageNumber: '9' }, page }
  expect({
    counted: pricesOf({ form, hits: zero }),
    uncounted: pricesOf({ form, hits: null }),
    behindNothing: pricesOf({ ...behind, hits: zero }),
    behindUncounted: pricesOf({ ...behind, hits: null }),
    behindOne: pricesOf({ ...behind, hits: { count: 1n, isExact: true } }),
  }).toEqual({
    counted: [price, pricePairs],
    uncounted: [price + 1, pricePairs],
    behindNothing: [price, pricePairs],
    behindUncounted: [price + 1, pricePairs],
    behindOne: [0, 0],
  })
})

test.each<[string, Partial<QueryForm>, { isEmpty: boolean; last: number | null }, object, string]>([
  ['the last by the hits', { pageSize: '25' }, { isEmpty: true, last: null }, {}, 'behind 3'],
  ['the last as it was told', { pageSize: '25' }, { isEmpty: true, last: 2 }, {}, 'behind 2'],
  ['no last of hits "at least"', {}, { isEmpty: true, last: null }, { isExact: false }, 'behind ?'],
  ['no last without a size', { pageSize: '' }, { isEmpty: true, last: null }, {}, 'behind ?'],
  ['no last with a size of 0', { pageSize: '0' }, { isEmpty: true, last: null }, {}, 'behind ?'],
  ['pages of one item', { pageSize: '1' }, { isEmpty: true, last: null }, {}, 'behind 51'],
  ['nothing of a page with items', {}, { isEmpty: false, last: null }, {}, 'none'],
  ['nothing of the first page', { pageNumber: '1' }, { isEmpty: true, last: null }, {}, 'none'],
  ['nothing where none is named', { pageNumber: '' }, { isEmpty: true, last: null }, {}, 'none'],
])('of an empty page behind the items is told: %s', async (_, more, page, hits, told) => {
  const form = { ...formWith('a'), pageNumber: '9', ...more }
  const question = planDiagnosis(
    { form, hits: { count: 51n, isExact: true, ...hits }, page },
    documented,
  )
  const { conclusion, requested } = await runToEnd(question, () => counted(60))
  const isBehind = conclusion.kind === 'past-end'
  expect([
    isBehind ? `behind ${String(conclusion.last ?? '?')}` : conclusion.kind,
    requested.map(({ key }) => key),
  ]).toEqual([told, isBehind ? [] : ['']])
})

test.each<[string, bigint, object, string[]]>([
  ['hits, which tell that the page lies behind', 7n, { kind: 'past-end', last: 1 }, ['0,1']],
  ['none, so that all else is searched', 0n, { kind: 'found' }, ['0,1', '', '0', '1']],
])('behind an empty page the query is counted first: %s', async (_, total, told, keys) => {
  const form = { ...formWith('a', 'b'), pageNumber: '9' }
  const page = { isEmpty: true, last: null }
  const question = planDiagnosis({ form, hits: null, page }, documented)
  const { conclusion, requested } = await runToEnd(question, ({ key }) =>
    counted(key === '0,1' ? Number(total) : key.includes('1') ? 0 : 9),
  )
  expect(conclusion).toMatchObject(told)
  expect(requested.map(({ key }) => key)).toEqual(keys)
})

// Each two of them have an item in common, all three none.
const threeApart = [
  [0, 1, 3],
  [1, 2],
  [0, 2],
]

test('beside one that brings nothing, three that exclude each other leave it to blame', async () => {
  const { response, hits } = model([[], ...threeApart])
  const question = planDiagnosis({ form: formWith('a', 'b', 'c', 'd'), hits }, documented)
  const { conclusion } = await runToEnd(question, response)
  expect(conclusion).toEqual({
    kind: 'found',
    causes: question.conditions.slice(0, 1),
    without: zero,
  })
})

test('beside two that exclude each other, three that do so leave it unexplained', async () => {
  const { response, hits } = model([[0, 1], [2, 3], ...threeApart])
  const form = formWith('a', 'b', 'c', 'd', 'e')
  const { conclusion } = await runToEnd(planDiagnosis({ form, hits }, documented), response)
  expect(conclusion).toEqual({ kind: 'unexplained' })
})

test('of several that take hits away, the one that takes most is named, wherever it stands', async () => {
  const { response, hits } = model([
    [0, 1, 2, 3, 4, 5, 6],
    [0, 1, 2],
    [0, 1, 2, 3, 4, 5],
  ])
  const question = planDiagnosis({ form: formWith('a', 'b', 'c'), hits }, documented)
  const { conclusion } = await runToEnd(question, response)
  expect(conclusion).toEqual({
    kind: 'none',
    hits,
    shrinks: { condition: question.conditions[1], without: { count: 6n, isExact: true } },
  })
})

test('where nothing takes hits away, nothing is named for it', async () => {
  const everything = Array.from({ length: 10 }, (_, item) => item)
  const { response, hits } = model([everything, everything])
  const question = planDiagnosis({ form: formWith('a', 'b'), hits }, documented)
  const { conclusion } = await runToEnd(question, response)
  expect(conclusion).toEqual({ kind: 'none', hits, shrinks: null })
})

test.each<[StepFailure, string, string, string]>([
  [{ kind: 'problem', problem: 'timeout' }, 'failed', 'unknown', 'unknown'],
  [{ kind: 'status', status: 401 }, 'passed', 'failed', 'unknown'],
  [{ kind: 'status', status: 403 }, 'passed', 'failed', 'unknown'],
  [{ kind: 'status', status: 404 }, 'passed', 'unknown', 'failed'],
  [{ kind: 'status', status: 500 }, 'passed', 'unknown', 'unknown'],
  [{ kind: 'no-list' }, 'passed', 'unknown', 'unknown'],
])(
  'of an uncounted query whose endpoint answers %o, the ground is told as far as it is known',
  (failure, ...ground) => {
    const question = planDiagnosis({ form: formWith('a'), hits: null }, documented)
    const statesAfter = (...outcomes: [string, StepOutcome][]) =>
      question
        .steps(new Map(outcomes))
        .slice(0, 3)
        .map(({ kind, state, isCause }) => [kind, state.kind, isCause])
    const told = (states: readonly string[]) =>
      ['address', 'token', 'endpoint'].map((kind, at) => [kind, states[at], false])
    expect([
      statesAfter(),
      statesAfter(['', { kind: 'failed', failure }]),
      statesAfter(['', counted(1)]),
    ]).toEqual([
      told(['unknown', 'unknown', 'unknown']),
      told(ground),
      told(['passed', 'passed', 'passed']),
    ])
  },
)

test('a step says what it is about: the value of one condition, none of several, and no long one', () => {
  const question = planDiagnosis(
    { form: formWith('a', 'x'.repeat(201), 'c'), hits: zero },
    documented,
  )
  const steps = question.next(new Map())
  const [first, second] = [readParameter('filter.f0'), readParameter('filter.f1')]
  const stepOf = (key: string, step: string, parameters: RequestParameter[], value: string) => ({
    key,
    purpose: { kind: 'doctor', step, parameters, value },
    isCount: true,
    plan: expect.anything() as unknown,
  })
  expect(steps.kind === 'open' ? steps.wanted.slice(0, 3) : steps.kind).toEqual([
    stepOf('', 'whole', [], ''),
    stepOf('0', 'alone', [first], 'a'),
    stepOf('1', 'alone', [second], 'x'.repeat(200)),
  ])
})

/** Which filters keep which of ten items: some keep all, some none. */
const keepsOfFilters = fc.array(
  fc.oneof(
    fc.constant(Array.from({ length: 10 }, (_, item) => item)),
    fc.constant([]),
    fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 6 }),
  ),
  { minLength: 1, maxLength: 6 },
)

test('whatever the filters keep: within the price, nothing twice, and the same in any order', async () => {
  await fc.assert(
    fc.asyncProperty(keepsOfFilters, fc.infiniteStream(fc.nat()), async (keeps, picks) => {
      const { response, hits, countOf } = model(keeps)
      const form = formWith(...keeps.map((_, at) => `v${at}`))
      const question = planDiagnosis({ form, hits }, documented)
      const inOrder = await runToEnd(question, response)
      const other = await runToEnd(question, response, () => Number(picks.next().value))
      expect(other.conclusion).toEqual(inOrder.conclusion)

      const keys = inOrder.requested.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.length).toBeLessThanOrEqual(question.price + question.pricePairs)
      expect(question.price).toBeLessThanOrEqual(2 * keeps.length + 3)
      const causes = (filtersOf(inOrder.conclusion) ?? []).map((name) => Number(name.slice(8)))
      for (const at of causes) {
        // A condition without effect is never a cause.
        expect(keeps[at]?.length).toBeLessThan(10)
        const isZeroAlone = keeps[at]?.length === 0
        const isInPair = causes.some((with_) => with_ !== at && countOf(`${at},${with_}`) === 0)
        expect(isZeroAlone || isInPair).toBe(true)
      }
      // What brings nothing alone is never passed over.
      const alone = keeps.flatMap((kept, at) => (kept.length === 0 ? [at] : []))
      if (hits.count === 0n) expect(alone.filter((at) => !causes.includes(at))).toEqual([])
      for (const remedy of listRemedies(question, form, inOrder.conclusion, inOrder.outcomes)) {
        const left = remedy.form.filters.map(({ key }) => key.slice(1)).join(',')
        expect(BigInt(countOf(left))).toBe(remedy.hits?.count)
        expect(countOf(left)).toBeGreaterThan(0)
      }
    }),
  )
})
