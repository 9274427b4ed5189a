import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planDiagnosis } from '#core/investigate/doctor.ts'
import { planSecondStage } from '#core/investigate/second-stage.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { bodyOf } from '#core/request/request-plan.ts'
import { counted, runToEnd } from './run-to-end.ts'

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
