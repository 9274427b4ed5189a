import { renderParameter } from '#core/query/request-parameter.ts'
import { expect, test } from 'vitest'
import {
  planIncludeCost,
  isClearlyApart,
  typicalOf,
  type MeasurementResult,
  type TypicalCost,
  type VariantCost,
} from '#core/investigate/include-cost.ts'
import {
  responseWithoutItems,
  type Step,
  type StepOutcome,
} from '#core/investigate/investigation.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { renderTarget } from '#core/request/request-plan.ts'

const { core, documented } = presets
const form: QueryForm = {
  ...emptyForm,
  endpoint: 'events',
  include: ['image', 'image.author', 'location'],
  fields: [{ relation: 'image', attributes: ['contentUrl'] }],
  pageSize: '25',
}
const columns = { include: [], fields: [{ relation: '', attributes: ['name'] }] }

const measure = (decoded: number, firstByteMs: number, downloadMs: number): StepOutcome => ({
  kind: 'answered',
  response: responseWithoutItems,
  firstByteMs,
  body: { sizes: { encoded: decoded / 4, decoded }, downloadMs },
})
const measured = (decoded: number, firstByteMs: number, downloadMs: number): MeasurementResult => ({
  kind: 'measured',
  sizes: { encoded: decoded / 4, decoded },
  firstByteMs,
  wholeMs: firstByteMs + downloadMs,
})
const fault: StepOutcome = { kind: 'failed', failure: { kind: 'status', status: 504 } }

/** Asks until there is a conclusion; what was sent, and what was found out. */
function run(
  requested: Partial<QueryForm>,
  response: (step: Step) => StepOutcome,
  conventions: Conventions = core,
) {
  const question = planIncludeCost({ ...form, ...requested }, conventions, columns)
  if (question === null) throw new Error('There is nothing to measure')
  const outcomes = new Map<string, StepOutcome>()
  const sent: string[] = []
  for (;;) {
    const steps = question.next(outcomes)
    if (steps.kind === 'concluded')
      return { conclusion: steps.conclusion, sent, price: question.price }
    // Two at once would slow each other down.
    expect(steps.wanted).toHaveLength(1)
    for (const step of steps.wanted) {
      const { purpose } = step
      const about = 'parameters' in purpose ? purpose.parameters.map(renderParameter).join() : null
      sent.push(`${about} ${decodeURIComponent(renderTarget(step.plan))}`)
      outcomes.set(step.key, response(step))
    }
  }
}

test('asks as it is, without each include and only for the columns, four times in turns', () => {
  const base = '/endpoints/events?'
  const { sent, price, conclusion } = run({}, () => measure(400, 10, 1))
  const requested = sent.map((line) =>
    line.replace(/^(\S*) \S*\/endpoints\/events\?/, `$1 ${base}`),
  )
  const turn = [
    ` ${base}include=image,image.author,location&fields=image.contentUrl&page[size]=25`,
    `include.image ${base}include=location&fields=@id&page[size]=25`,
    `include.image.author ${base}include=image,location&fields=image.contentUrl&page[size]=25`,
    `include.location ${base}include=image,image.author&fields=image.contentUrl&page[size]=25`,
    `fields. ${base}fields=name&page[size]=25`,
  ]
  expect(requested).toEqual([...turn, ...turn, ...turn, ...turn])
  expect(price).toBe(sent.length)
  expect(conclusion.map(({ variant }) => variant)).toEqual([
    { kind: 'requested' },
    { kind: 'without', relation: 'image' },
    { kind: 'without', relation: 'image.author' },
    { kind: 'without', relation: 'location' },
    { kind: 'columns' },
  ])
})

test('tells the first response by itself, and the rounds after it', () => {
  const planted = [
    [412_000, 9_000, 400],
    [61_000, 300, 20],
    [412_000, 700, 140],
    [61_000, 200, 10],
    [412_000, 500, 100],
    [61_000, 900, 10],
    [412_000, 600, 120],
    [61_000, 100, 10],
  ] satisfies [number, number, number][]
  const left: [number, number, number][] = [...planted]
  const { conclusion } = run(
    { include: ['image'], fields: [{ relation: '', attributes: ['name'] }] },
    () => measure(...(left.shift() ?? [0, 0, 0])),
  )
  const row = (variant: VariantCost['variant'], at: number): VariantCost => {
    const [first, ...rounds] = planted
      .filter((_, index) => index % 2 === at)
      .map((one) => measured(...one))
    return { variant, first: first ?? null, rounds }
  }
  expect(conclusion).toEqual([
    row({ kind: 'requested' }, 0),
    row({ kind: 'without', relation: 'image' }, 1),
  ])
  expect(conclusion.map((cost) => typicalOf(cost))).toEqual([
    { middle: measured(412_000, 600, 120), shortestMs: 600, longestMs: 840 },
    { middle: measured(61_000, 200, 10), shortestMs: 110, longestMs: 910 },
  ])
})

const took = (shortestMs: number, longestMs: number): TypicalCost => ({
  middle: { kind: 'measured', sizes: { encoded: 1, decoded: 1 }, firstByteMs: 0, wholeMs: 0 },
  shortestMs,
  longestMs,
})

test.each([
  [took(600, 840), took(110, 200), true],
  [took(110, 200), took(600, 840), true],
  [took(600, 840), took(110, 600), false],
  [took(600, 840), took(110, 910), false],
] as const)(
  'two variants are apart where no round of one took as long as one of the other',
  (left, right, apart) => {
    expect(isClearlyApart(left, right)).toBe(apart)
  },
)

test('rounds that are not all there say nothing together', () => {
  const rounds = [measured(1, 2, 3), measured(1, 2, 4)]
  const variant = { kind: 'requested' } as const
  expect(typicalOf({ variant, first: null, rounds })).toBeNull()
  const failed: MeasurementResult = { kind: 'failed', failure: { kind: 'status', status: 504 } }
  expect(typicalOf({ variant, first: null, rounds: [...rounds, failed] })).toBeNull()
})

test('a variant that fails is not asked again, and the others are', () => {
  const { conclusion, sent } = run({ include: ['image', 'location'] }, ({ key }) =>
    key.includes('image') ? fault : measure(4, 2, 1),
  )
  expect(sent).toHaveLength(13)
  expect(conclusion.map(({ first, rounds }) => [first?.kind, rounds.length])).toEqual([
    ['measured', 3],
    ['failed', 0],
    ['measured', 3],
    ['measured', 3],
  ])
})

test('where the query itself fails nothing else is asked', () => {
  expect(run({}, () => fault).sent).toHaveLength(1)
})

test('a request that two variants have in common is measured once', () => {
  const { price } = run(
    { include: ['image'], fields: [{ relation: '', attributes: ['name'] }] },
    () => measure(4, 2, 1),
  )
  expect(price).toBe(8)
})

test('there is nothing to measure without an include, or of what cannot be sent', () => {
  expect(planIncludeCost({ ...form, include: [''] }, core, columns)).toBeNull()
  expect(planIncludeCost({ ...form, endpoint: '' }, core, columns)).toBeNull()
})

test('fields of a relation that is left out go with it where they are lists of their own', () => {
  const { sent } = run({}, () => measure(4, 2, 1), documented)
  const without = sent.filter((line) => line.startsWith('include.image '))
  expect(without).toHaveLength(4)
  expect(without.join()).not.toContain('fields')
})

test('a response that is shown was the first one: the query is sent for the rounds only', () => {
  const shown = measured(900, 9000, 100)
  const question = planIncludeCost(form, core, null, shown)
  if (question === null) throw new Error('There is nothing to measure')
  const first = question.next(new Map())
  const wanted = first.kind === 'open' ? first.wanted.map(({ key }) => key) : []
  expect(wanted).toEqual(['first without image'])
  expect(question.price).toBe(15)
  expect(question.costs(new Map([['1 requested ', measure(900, 200, 10)]]))[0]).toEqual({
    variant: { kind: 'requested' },
    first: shown,
    rounds: [measured(900, 200, 10)],
  })
})
