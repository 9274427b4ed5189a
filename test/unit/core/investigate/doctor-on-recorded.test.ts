import { readParameter } from '../../../support/read-parameter.ts'
import { afterAll, expect, test } from 'vitest'
import { planDiagnosis } from '#core/investigate/doctor.ts'
import { planSecondStage } from '#core/investigate/second-stage.ts'
import { hitsOf, type Step, type StepOutcome } from '#core/investigate/investigation.ts'
import { listRemedies, proposeRemedies, rankRemedies } from '#core/investigate/remedies.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { StoredContent } from '#sample/datacycle/store/stored-content.ts'
import { ownerToken, startDouble } from '../../../support/core-double/ask-double.ts'
import { askServer } from './ask-server.ts'
import { runToEnd } from './run-to-end.ts'

const double = await startDouble(withEnglishOnly)
afterAll(() => double.close())

/** The recorded content with an endpoint whose one item was translated, and has lost its German. */
function withEnglishOnly(content: StoredContent): StoredContent {
  const [thing] = content.things.filter(({ texts }) => texts.has('en'))
  const [endpoint] = content.endpoints
  if (thing === undefined || endpoint === undefined) throw new Error('Nothing is translated')
  const id = '5f0c1f8e-6d0e-4c51-9a55-0d3f1b8b2c01'
  const english = {
    ...thing,
    id,
    texts: new Map([...thing.texts].filter(([locale]) => locale === 'en')),
  }
  const own = { ...endpoint, id: '5f0c1f8e-6d0e-4c51-9a55-0d3f1b8b2c02', slug: 'nur-englisch' }
  return {
    ...content,
    things: [...content.things, english],
    endpoints: [...content.endpoints, { ...own, members: new Set([id]) }],
  }
}

const rules = { conventions: presets.core, definitions: [], isDatacycle: true }
const ask = (step: Omit<Step, 'key' | 'purpose'>) =>
  askServer({ baseUrl: double.baseUrl, token: ownerToken }, step)

/** Asks a query, and both stages of the doctor about it; the steps that are broken do not answer. */
async function diagnose(
  requested: Partial<QueryForm>,
  broken: Readonly<Record<string, StepOutcome>> = {},
) {
  const form: QueryForm = { ...emptyForm, endpoint: 'alle-pois', pageSize: '25', ...requested }
  const planned = planRequest(form, rules.conventions)
  if (!planned.ok) throw new Error('The query cannot be sent')
  const answered = await ask({ plan: planned.value })
  if (answered.kind !== 'answered') throw new Error('The query is not answered')
  const hits = hitsOf(answered.response)
  const page = { isEmpty: answered.response.ids.length === 0, last: null }
  const question = planDiagnosis({ form, hits, page }, rules)
  const first = await runToEnd(question, ask)
  const proposed = proposeRemedies(form, first.conclusion, { definitions: [], endpoints: [] })
  const about = { form, question, diagnosis: first.conclusion, outcomes: first.outcomes }
  const secondStageQuestion = planSecondStage({ ...about, proposed }, rules)
  const second =
    secondStageQuestion === null
      ? null
      : await runToEnd(secondStageQuestion, (step) => broken[step.key] ?? ask(step))
  expect(first.requested.length).toBeLessThanOrEqual(question.price + question.pricePairs)
  expect(second?.requested.length ?? 0).toBeLessThanOrEqual(
    Math.min(10, secondStageQuestion?.price ?? 0),
  )
  const measured = listRemedies(question, form, first.conclusion, first.outcomes)
  return {
    hits: hits.count,
    diagnosis: first.conclusion,
    requests: [first.requested.length, second?.requested.length ?? 0],
    secondStageQuestion: second?.conclusion ?? null,
    steps: (second && secondStageQuestion ? secondStageQuestion.steps(second.outcomes) : []).map(
      ({ kind, value, state }) => [kind, value, state.kind === 'counted' ? state.hits.count : null],
    ),
    remedies: rankRemedies([
      ...measured,
      ...(second && secondStageQuestion ? secondStageQuestion.remedies(second.outcomes) : proposed),
    ]).map(({ kind, hits: its }) => [kind, its?.count ?? null]),
  }
}

const exactly = (count: bigint) => ({ count, isExact: true })

const list = (...items: string[]) => ({ kind: 'list' as const, items })
const text = (value: string) => ({ kind: 'text' as const, text: value })

test('two words that never meet are a pair of words, and each of them helps', async () => {
  expect(await diagnose({ q: 'Museum Velden' })).toMatchObject({
    hits: 0n,
    diagnosis: {
      kind: 'found',
      causes: [{ parameter: readParameter('q') }],
      without: exactly(71n),
    },
    secondStageQuestion: {
      words: {
        kind: 'pair',
        words: [
          { text: 'Museum', hits: exactly(15n) },
          { text: 'Velden', hits: exactly(7n) },
        ],
      },
    },
    requests: [3, 2],
    remedies: [
      ['words', 15n],
      ['words', 7n],
      ['leave-out', 71n],
    ],
  })
})

test('a word that stands nowhere is found among others, and the rest of the text helps', async () => {
  const found = await diagnose({ q: 'Museum Veldne' })
  expect(found.secondStageQuestion?.words).toEqual({ kind: 'absent', words: ['Veldne'] })
  expect(found.remedies).toEqual([
    ['words', 15n],
    ['leave-out', 71n],
  ])
})

test('of three words the two that never meet are found', async () => {
  const found = await diagnose({ q: 'Velden Strandbad Museum' })
  expect(found.secondStageQuestion?.words).toMatchObject({
    kind: 'pair',
    words: [{ text: 'Velden' }, { text: 'Museum' }],
  })
  expect(found.steps).toEqual([
    ['word', 'Velden', 7n],
    ['word', 'Strandbad', 14n],
    ['word', 'Museum', 15n],
    ['word', 'Velden Strandbad', 7n],
    ['word', 'Velden Museum', 0n],
    ['word', 'Strandbad Museum', 0n],
  ])
})

test('two content IDs that must both hold are a pair, and either of them helps', async () => {
  const ids = ['527bb583-fde2-45ee-8826-9bdcfbde40f8', '0eb05b3f-5904-459a-8441-b463093dc5f6']
  const found = await diagnose({ filters: [{ key: 'contentId.in', value: list(...ids) }] })
  expect(found.diagnosis).toMatchObject({
    kind: 'pair',
    causes: ids.map((value) => ({ parameter: readParameter('filter.contentId.in'), value })),
    without: exactly(71n),
  })
  expect(found.remedies).toEqual([
    ['any-of', 2n],
    ['leave-out', 1n],
    ['leave-out', 1n],
  ])
})

test('a concept that is none is to blame by itself', async () => {
  const concept = 'a448e387-aedc-4906-b1a6-f2c203bb3e44'
  const key = 'classifications.in.withSubtree'
  const found = await diagnose({ filters: [{ key, value: list(concept) }] })
  expect(found.diagnosis).toMatchObject({
    kind: 'found',
    causes: [{ parameter: readParameter(`filter.${key}`), value: concept }],
    without: exactly(71n),
  })
  expect(found.remedies).toEqual([['leave-out', 71n]])
})

test('an endpoint that holds nothing in any language is empty, which takes one request', async () => {
  const found = await diagnose({ endpoint: 'leer' })
  expect([found.diagnosis, found.requests]).toEqual([{ kind: 'empty-endpoint' }, [1, 0]])
})

test('where there is nothing in English, English is to blame, and what other languages have is counted', async () => {
  const language = { name: 'language', value: text('en') }
  const found = await diagnose({ endpoint: 'veranstaltungen', extra: [language] })
  expect(found.diagnosis).toMatchObject({
    kind: 'found',
    causes: [{ parameter: readParameter('language'), value: 'en' }],
    without: exactly(39n),
  })
  // The instance has neither Italian nor French: it answers in German, which counts for nothing.
  expect(found.steps).toEqual([['language', 'de', 39n]])
  expect(found.secondStageQuestion?.languages).toEqual([{ language: 'de', hits: exactly(39n) }])
  expect(found.remedies[0]).toEqual(['language', 39n])
})

test('an event that has expired is in no list, and the instance says why', async () => {
  const id = 'bb113d7d-6f19-4e1c-aae9-692de86dbee3'
  const filters = [{ key: 'contentId.in', value: list(id) }]
  const found = await diagnose({ endpoint: 'veranstaltungen', filters })
  expect(found.diagnosis).toMatchObject({ kind: 'found', causes: [{ value: id }] })
  expect(found.secondStageQuestion?.item).toMatchObject({ kind: 'expired', id })
})

test('where all are past, the latest date is told', async () => {
  const filters = [{ key: 'schedule.in.min', value: text('2031-01-01') }]
  const found = await diagnose({ endpoint: 'veranstaltungen', filters })
  expect(found.diagnosis).toMatchObject({
    kind: 'found',
    causes: [{ parameter: readParameter('filter.schedule.in.min') }],
  })
  expect(found.secondStageQuestion?.latest).toEqual({
    attribute: 'startDate',
    value: '2027-04-11T19:00:00.000+02:00',
  })
})

test('a page behind the last one needs no request, and the last one is offered', async () => {
  const found = await diagnose({ pageSize: '25', pageNumber: '9' })
  expect(found.diagnosis).toEqual({ kind: 'past-end', hits: exactly(71n), number: '9', last: 3 })
  expect(found.requests).toEqual([0, 0])
  expect(found.remedies).toEqual([['page', 71n]])
})

test('a step of the second stage that fails is told, and what hangs on it stays unknown', async () => {
  const failure = { kind: 'status', status: 401 } as const
  const found = await diagnose(
    { q: 'Museum Velden' },
    { 'word Museum': { kind: 'failed', failure } },
  )
  expect(found.secondStageQuestion).toMatchObject({ words: null, failure })
  expect(found.diagnosis.kind).toBe('found')
  expect(found.remedies).toEqual([['leave-out', 71n]])
})

test('what is there in English only is found where nobody asked for a language', async () => {
  const found = await diagnose({ endpoint: 'nur-englisch' })
  expect(found.diagnosis).toMatchObject({
    kind: 'found',
    causes: [{ parameter: readParameter('language'), value: '' }],
    without: exactly(1n),
  })
  expect(found.secondStageQuestion?.languages).toEqual([{ language: 'en', hits: exactly(1n) }])
  expect(found.remedies[0]).toEqual(['language', 1n])
})

test('where the language is left out all are asked for, and what comes is what was counted', async () => {
  const known = { ...rules, languages: ['de', 'en'] }
  const form: QueryForm = {
    ...emptyForm,
    endpoint: 'veranstaltungen',
    pageSize: '25',
    extra: [{ name: 'language', value: text('en') }],
  }
  const question = planDiagnosis(
    { form, hits: exactly(0n), page: { isEmpty: true, last: null } },
    known,
  )
  const { conclusion, outcomes } = await runToEnd(question, ask)
  const [remedy] = listRemedies(question, form, conclusion, outcomes)
  expect(remedy).toMatchObject({ kind: 'leave-out', hits: exactly(39n) })
  const changed = remedy?.form ?? form
  expect(changed).toEqual({ ...form, extra: [{ name: 'language', value: text('de,en') }] })
  const planned = planRequest(changed, known.conventions)
  if (!planned.ok) throw new Error('The remedy cannot be sent')
  const answered = await ask({ plan: planned.value })
  expect(answered).toMatchObject({ kind: 'answered', response: { total: '39' } })
})
