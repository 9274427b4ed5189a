import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planDiagnosis } from '#core/investigate/doctor.ts'
import { planSecondStage, createTextSearch } from '#core/investigate/second-stage.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { bodyOf, renderTarget } from '#core/request/request-plan.ts'
import { counted, runToEnd } from './run-to-end.ts'
import type { ConditionRules } from '#core/investigate/conditions.ts'
import { readDiagnosedQuery } from '#core/investigate/diagnosed-query.ts'
import type { StepOutcome } from '#core/investigate/investigation.ts'

const rules = { conventions: presets.documented, definitions: [], isDatacycle: false }
const allWords = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta']

test('whatever words meet: at most ten requests, nothing twice, and the same in any order', async () => {
  const items = fc.array(fc.subarray(allWords), { maxLength: 8 })
  const requested = fc.subarray(allWords, { minLength: 2 })
  await fc.assert(
    fc.asyncProperty(items, requested, fc.infiniteStream(fc.nat()), async (held, words, picks) => {
      const find = (text: string) =>
        held.filter((item) => text.split(' ').every((word) => text === '' || item.includes(word)))
          .length
      fc.pre(find(words.join(' ')) === 0 && held.length > 0)
      const form: QueryForm = { ...emptyForm, endpoint: 'e', method: 'POST', q: words.join(' ') }
      const question = planDiagnosis({ form, hits: { count: 0n, isExact: true } }, rules)
      const { conclusion, outcomes } = await runToEnd(question, () => counted(held.length))
      const about = { form, question, diagnosis: conclusion, outcomes, proposed: [] }
      const secondStageQuestion = planSecondStage(about, rules)
      if (secondStageQuestion === null) throw new Error('There are words to ask about')
      const answer = (step: Parameters<Parameters<typeof runToEnd>[1]>[0]) => {
        const body = JSON.parse(bodyOf(step.plan) ?? '{}') as { filter?: { q?: string } }
        return counted(find(body.filter?.q ?? ''))
      }
      const inOrder = await runToEnd(secondStageQuestion, answer)
      const other = await runToEnd(secondStageQuestion, answer, () => Number(picks.next().value))
      expect(other.conclusion).toEqual(inOrder.conclusion)
      const keys = inOrder.requested.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.length).toBeLessThanOrEqual(secondStageQuestion.price)
      expect(secondStageQuestion.price).toBeLessThanOrEqual(10)

      const found = inOrder.conclusion.words
      if (found?.kind === 'absent') for (const word of found.words) expect(find(word)).toBe(0)
      if (found?.kind === 'pair') {
        const [one, two] = found.words.map(({ text }) => text)
        expect(find(`${String(one)} ${String(two)}`)).toBe(0)
      }
      for (const remedy of secondStageQuestion.remedies(inOrder.outcomes)) {
        expect(BigInt(find(remedy.form.q))).toBe(remedy.hits?.count)
      }
    }),
  )
})

test.each([4, 5])('%i words and an ID are all asked for, in ten requests', async (count) => {
  const core = { conventions: presets.core, definitions: [], isDatacycle: true }
  const words = allWords.slice(0, count)
  const items = ['5f1b8a1c-0000-4000-8000-00000000000a']
  const filters = [{ key: 'contentId.in', value: { kind: 'list' as const, items } }]
  const form: QueryForm = { ...emptyForm, endpoint: 'e', q: words.join(' '), filters }
  const question = planDiagnosis({ form, hits: { count: 0n, isExact: true } }, core)
  const { conclusion, outcomes } = await runToEnd(question, ({ key }) => counted(key ? 0 : 50))
  const second = planSecondStage(
    { form, question, diagnosis: conclusion, outcomes, proposed: [] },
    core,
  )
  if (second === null) throw new Error('There are words to ask about')
  const answer = ({ key }: { key: string }) => counted(key.includes('alpha') ? 0 : 3)
  const { conclusion: found, requested } = await runToEnd(second, answer)
  expect(found.words).toEqual({ kind: 'absent', words: ['alpha'] })
  expect(requested.map(({ key }) => key)).toContain('item')
  expect([requested.length <= second.price, second.price]).toEqual([true, 10])
})

test('a word without hits is a step with its count, and no cause among the conditions', async () => {
  const form: QueryForm = { ...emptyForm, endpoint: 'e', method: 'POST', q: 'alpha beta' }
  const question = planDiagnosis({ form, hits: { count: 0n, isExact: true } }, rules)
  const { conclusion, outcomes } = await runToEnd(question, () => counted(3))
  const about = { form, question, diagnosis: conclusion, outcomes, proposed: [] }
  const secondStage = planSecondStage(about, rules)
  const steps = secondStage?.steps(
    new Map([
      ['word alpha', counted(0)],
      ['word beta', counted(2)],
    ]),
  )
  const conditions = [{ parameter: { kind: 'q' }, value: 'alpha beta', place: { kind: 'q' } }]
  const state = (count: bigint) => ({ kind: 'counted', hits: { count, isExact: true } })
  expect(steps).toEqual([
    { kind: 'word', value: 'alpha', conditions, isCause: false, state: state(0n) },
    { kind: 'word', value: 'beta', conditions, isCause: false, state: state(2n) },
  ])
})

const documented: ConditionRules = {
  conventions: presets.documented,
  definitions: [],
  isDatacycle: false,
}
const core: ConditionRules = { ...documented, conventions: presets.core, isDatacycle: true }
const zero = { count: 0n, isExact: true }
const filter = { key: 'validAt', value: { kind: 'text' as const, text: '2026-08-22' } }
const english = { name: 'language', value: { kind: 'text' as const, text: 'en' } }

/** The search where the diagnosis blames the text, or what `blamed` says instead. */
function search(
  q: string,
  {
    rules = core,
    form: more = {},
    kind = 'found',
    blamed = 'q',
  }: {
    rules?: ConditionRules
    form?: Partial<QueryForm>
    kind?: 'found' | 'pair'
    blamed?: 'q' | 'filter'
  } = {},
) {
  const form: QueryForm = { ...emptyForm, endpoint: 'events', q, ...more }
  const question = planDiagnosis({ form, hits: zero }, rules)
  const causes = question.conditions.filter(({ parameter }) => parameter.kind === blamed)
  const query = readDiagnosedQuery(form, question, { kind, causes, without: zero }, rules)
  return createTextSearch(query, 10)
}

const withFilter = { filters: [filter] }

test.each([
  ['one word', search('Jazz'), 0, true, 4],
  ['one word that is too short to be looked up', search('qz'), 0, false, 0],
  ['one word where no words are suggested', search('Jazz', { rules: documented }), 0, false, 0],
  ['two words', search('Jazz Abend'), 2, false, 5],
  ['five words', search('a1 b2 c3 d4 e5'), 5, false, 5],
  ['two words, nothing suggested', search('Jazz Abend', { rules: documented }), 2, false, 0],
  [
    'two words beside a filter, nothing suggested',
    search('Jazz Abend', { rules: documented, form: withFilter }),
    2,
    false,
    2,
  ],
  ['three words, nothing suggested', search('a1 b2 c3', { rules: documented }), 3, false, 3],
  ['a text that only a pair blames', search('Jazz Abend', { kind: 'pair' }), 0, false, 0],
  ['one word that only a pair blames', search('Jazz', { kind: 'pair' }), 0, false, 0],
])('%s: so many requests come first, and so many are kept for later', (_, text, first, ...rest) => {
  expect([
    text.words.first.length,
    text.startsWithSpelling,
    text.reserved,
    text.conditions.map(({ parameter }) => parameter),
  ]).toEqual([first, ...rest, [{ kind: 'q' }]])
})

test('where the text is not to blame, nothing is looked into', () => {
  const text = search('Jazz', { form: withFilter, blamed: 'filter' })
  expect([
    text.conditions,
    text.words.first,
    text.startsWithSpelling,
    text.reserved,
    text.later(new Map()),
  ]).toEqual([[], [], false, 0, []])
})

test('the words are counted in the language of the query and without its other conditions', () => {
  const text = search('Jazz Abend', { form: { ...withFilter, extra: [english] } })
  const counting = '&section%5B%40graph%5D=0&section%5B%40context%5D=0&section%5Blinks%5D=0'
  expect(text.words.first.map(({ plan }) => renderTarget(plan))).toEqual(
    ['Jazz', 'Abend'].map(
      (word) =>
        `/api/v4/endpoints/events?filter%5Bq%5D=${word}&page%5Bsize%5D=1&language=en${counting}`,
    ),
  )
})

test('the words that may be meant are asked for in the language of the query', () => {
  const targetsOf = (text: ReturnType<typeof search>) =>
    text.later(new Map()).map(({ plan }) => renderTarget(plan))
  const target = '/api/v4/endpoints/events/suggest?search=Ja&limit=100'
  expect([
    targetsOf(search('Jazz')),
    targetsOf(search('Jazz', { form: { ...withFilter, extra: [english] } })),
  ]).toEqual([[target], [`${target}&language=en`]])
})

test.each<[string, number, number, string[]]>([
  ['the first word', 0, 3, ['kept Abend', 'suggest Jazz']],
  ['the second word', 3, 0, ['kept Jazz', 'suggest Abend']],
  ['both words', 0, 0, []],
  ['no word', 2, 3, ['kept Jazz', 'kept Abend']],
])('where %s brings nothing, so much is asked next', (_, jazz, evening, keys) => {
  const outcomes = new Map<string, StepOutcome>([
    ['word Jazz', counted(jazz)],
    ['word Abend', counted(evening)],
  ])
  const text = search('Jazz Abend', { form: withFilter })
  expect(
    text
      .later(outcomes)
      .map(({ key, purpose }) =>
        key === 'suggest' && purpose.kind === 'doctor' ? `${key} ${purpose.value}` : key,
      ),
  ).toEqual(keys)
})
