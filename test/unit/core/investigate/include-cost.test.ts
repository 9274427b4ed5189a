import { expect, test } from 'vitest'
import { askIncludeCost, type Measured, type VariantCost } from '#core/investigate/include-cost.ts'
import { nothingShown, type Step, type StepOutcome } from '#core/investigate/investigation.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { renderTarget } from '#core/request/render-target.ts'

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
  answer: nothingShown,
  firstByteMs,
  body: { sizes: { encoded: decoded / 4, decoded }, downloadMs },
})
const measured = (decoded: number, firstByteMs: number, downloadMs: number): Measured => ({
  kind: 'measured',
  sizes: { encoded: decoded / 4, decoded },
  firstByteMs,
  wholeMs: firstByteMs + downloadMs,
})
const fault: StepOutcome = { kind: 'failed', failure: { kind: 'status', status: 504 } }

/** Asks until there is a conclusion; what was sent, and what was found out. */
function run(
  asked: Partial<QueryForm>,
  answer: (step: Step) => StepOutcome,
  conventions: Conventions = core,
) {
  const question = askIncludeCost({ ...form, ...asked }, conventions, columns)
  if (question === null) throw new Error('There is nothing to measure')
  const outcomes = new Map<string, StepOutcome>()
  const sent: string[] = []
  for (;;) {
    const look = question.look(outcomes)
    if (look.kind === 'concluded')
      return { conclusion: look.conclusion, sent, price: question.price }
    // Two at once would slow each other down.
    expect(look.wanted).toHaveLength(1)
    for (const step of look.wanted) {
      const parameter = 'parameter' in step.purpose ? step.purpose.parameter : null
      sent.push(`${parameter} ${decodeURIComponent(renderTarget(step.plan))}`)
      outcomes.set(step.key, answer(step))
    }
  }
}

test('asks twice as it is, without each include, and only for the columns', () => {
  const base = '/endpoints/events?'
  const { sent, price, conclusion } = run({}, () => measure(400, 10, 1))
  const asked = sent.map((line) => line.replace(/^(\S*) \S*\/endpoints\/events\?/, `$1 ${base}`))
  const twice = (line: string) => [line, line]
  expect(asked).toEqual(
    [
      ` ${base}include=image,image.author,location&fields=image.contentUrl&page[size]=25`,
      `include.image ${base}include=location&fields=@id&page[size]=25`,
      `include.image.author ${base}include=image,location&fields=image.contentUrl&page[size]=25`,
      `include.location ${base}include=image,image.author&fields=image.contentUrl&page[size]=25`,
      `fields. ${base}fields=name&page[size]=25`,
    ].flatMap(twice),
  )
  expect(price).toBe(sent.length)
  expect(conclusion.map(({ variant }) => variant)).toEqual([
    { kind: 'asked' },
    { kind: 'without', relation: 'image' },
    { kind: 'without', relation: 'image.author' },
    { kind: 'without', relation: 'location' },
    { kind: 'columns' },
  ])
})

test('tells first byte, whole time and both sizes of each response', () => {
  const planted = [
    measure(412_000, 9_000, 400),
    measure(412_000, 700, 140),
    measure(61_000, 300, 20),
    measure(61_000, 200, 10),
    measure(8_000, 90, 5),
    measure(8_000, 80, 4),
  ]
  const { conclusion } = run({ include: ['image'] }, () => planted.shift() ?? fault)
  expect(conclusion).toEqual([
    {
      variant: { kind: 'asked' },
      cold: measured(412_000, 9_000, 400),
      warm: measured(412_000, 700, 140),
    },
    {
      variant: { kind: 'without', relation: 'image' },
      cold: measured(61_000, 300, 20),
      warm: measured(61_000, 200, 10),
    },
    { variant: { kind: 'columns' }, cold: measured(8_000, 90, 5), warm: measured(8_000, 80, 4) },
  ] satisfies VariantCost[])
})

test('a variant that fails is not asked again, and the others are', () => {
  const { conclusion, sent } = run({ include: ['image', 'location'] }, ({ key }) =>
    key.includes('image') ? fault : measure(4, 2, 1),
  )
  expect(sent).toHaveLength(7)
  expect(conclusion.map(({ cold, warm }) => [cold?.kind, warm?.kind])).toEqual([
    ['measured', 'measured'],
    ['failed', undefined],
    ['measured', 'measured'],
    ['measured', 'measured'],
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
  expect(price).toBe(4)
})

test('there is nothing to measure without an include, or of what cannot be sent', () => {
  expect(askIncludeCost({ ...form, include: [''] }, core, columns)).toBeNull()
  expect(askIncludeCost({ ...form, endpoint: '' }, core, columns)).toBeNull()
})

test('fields of a relation that is left out go with it where they are lists of their own', () => {
  const { sent } = run({}, () => measure(4, 2, 1), documented)
  const without = sent.filter((line) => line.startsWith('include.image '))
  expect(without).toHaveLength(2)
  expect(without.join()).not.toContain('fields')
})

test('a response that is shown was the cold one: the query is sent once more only', () => {
  const shown = measured(900, 9000, 100)
  const question = askIncludeCost(form, core, null, shown)
  if (question === null) throw new Error('There is nothing to measure')
  const first = question.look(new Map())
  const wanted = first.kind === 'open' ? first.wanted.map(({ key }) => key) : []
  expect(wanted).toEqual(['warm asked '])
  expect(question.price).toBe(7)
  expect(question.costs(new Map([['warm asked ', measure(900, 200, 10)]]))[0]).toEqual({
    variant: { kind: 'asked' },
    cold: shown,
    warm: measured(900, 200, 10),
  })
})
