import { expect, test } from 'vitest'
import { planDiagnosis } from '#core/investigate/doctor.ts'
import { planSecondStage, umlautVariants } from '#core/investigate/second-stage.ts'
import type { Step, StepOutcome } from '#core/investigate/investigation.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type ExtraRow, type QueryForm } from '#core/query/form.ts'
import { renderTarget } from '#core/request/request-plan.ts'
import { askServer } from './ask-server.ts'
import { lookAtServer } from './look-at-server.ts'
import { runToEnd } from './run-to-end.ts'
import { shareCoreSample } from '../../../support/shared-samples.ts'

const core = await shareCoreSample()

function ask(step: Step): Promise<StepOutcome> {
  const server = { baseUrl: core.baseUrl, token: core.tokens.editor }
  return step.readsDetails ? lookAtServer(server, step) : askServer(server, step)
}

const english: ExtraRow = { name: 'language', value: { kind: 'text', text: 'en' } }

/** What the doctor's second stage asks and offers about a text that brings nothing. */
async function startSecondStage(q: string, extra: readonly ExtraRow[] = [], isDatacycle = true) {
  const form: QueryForm = { ...emptyForm, endpoint: 'veranstaltungen', q, extra }
  const rules = { conventions: presets.core, definitions: [], isDatacycle }
  const question = planDiagnosis({ form, hits: { count: 0n, isExact: true } }, rules)
  const { conclusion: diagnosis, outcomes } = await runToEnd(question, ask)
  const secondStageQuestion = planSecondStage(
    { form, question, diagnosis, outcomes, proposed: [] },
    rules,
  )
  if (secondStageQuestion === null) return null
  const ran = await runToEnd(secondStageQuestion, ask)
  return {
    isWithinPrice:
      ran.requested.length <= secondStageQuestion.price && secondStageQuestion.price <= 10,
    suggested: ran.requested
      .filter(({ key }) => key === 'suggest')
      .map(({ plan }) => renderTarget(plan)),
    failure: ran.conclusion.failure,
    offered: secondStageQuestion
      .remedies(ran.outcomes)
      .flatMap((one) =>
        one.kind === 'spelling' ? [[one.word, one.near, one.form.q, one.hits?.count]] : [],
      ),
  }
}

const suggested = '/api/v4/endpoints/veranstaltungen/suggest'

test('for a misspelt word the word that the endpoint has is offered, with what it brings', async () => {
  expect(await startSecondStage('Jazzabbend')).toEqual({
    isWithinPrice: true,
    suggested: [`${suggested}?search=Jazza&limit=100`],
    failure: null,
    offered: [['Jazzabbend', 'jazzabend', 'jazzabend', expect.any(BigInt)]],
  })
})

test('of several words the one that brings nothing is looked up, and the others stay', async () => {
  expect(await startSecondStage('Konzert Weissenuferr')).toEqual({
    isWithinPrice: true,
    suggested: [`${suggested}?search=Weisse&limit=100`],
    failure: null,
    offered: [],
  })
  expect((await startSecondStage('Konzert Weißenuferr'))?.offered).toEqual([
    ['Weißenuferr', 'weißenufer', 'Konzert weißenufer', expect.any(BigInt)],
  ])
})

test('it is looked up in the language of the query', async () => {
  expect((await startSecondStage('Jazzz', [english]))?.suggested).toEqual([
    `${suggested}?search=Jaz&limit=100&language=en`,
  ])
})

test.each(['qz', 'abc123.4', '12345'])('%s is no word to look up', async (q) => {
  expect((await startSecondStage(q))?.suggested ?? []).toEqual([])
})

test('where no word is alike, nothing is offered, and nothing has failed', async () => {
  expect(await startSecondStage('Xylophonist')).toMatchObject({ failure: null, offered: [] })
})

test('a server that is not known to be a CORE is not asked', async () => {
  expect((await startSecondStage('Jazzabbend', [], false))?.suggested ?? []).toEqual([])
})

test.each([
  ['portsch', ['pörtsch']],
  ['Uber', ['über']],
  ['Muehle', ['mühle']],
  ['Velden', []],
])('%s with an umlaut', (word, expected) => {
  expect(umlautVariants(word)).toEqual(expected)
})
