import { expect, test } from 'vitest'
import type { ConditionRules } from '#core/investigate/conditions.ts'
import { readDiagnosedQuery } from '#core/investigate/diagnosed-query.ts'
import { planDiagnosis } from '#core/investigate/doctor.ts'
import type { StepOutcome } from '#core/investigate/investigation.ts'
import { createTextSearch } from '#core/investigate/second-stage.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { renderTarget } from '#core/request/request-plan.ts'
import { counted } from './run-to-end.ts'

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
