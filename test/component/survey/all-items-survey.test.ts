import { afterEach, expect, test } from 'vitest'
import { h } from 'vue'
import { createOpenQuestions } from '#app/client/response-client.ts'
import type { ItemsQuestion } from '#app/export-worker/protocol.ts'
import AllItemsSurvey from '#app/features/survey/AllItemsSurvey.vue'
import { openPage } from '../../support/page/open-page.ts'
import { surveyOf } from '../../support/survey-of.ts'

let close: () => void = () => undefined
afterEach(() => {
  close()
})

/** Two items in different places, one of them with a past date. */
function openSource() {
  const at = (longitude: number) => ({
    geo: { '@type': 'GeoCoordinates', longitude, latitude: 47 },
  })
  const survey = surveyOf([{ startDate: '2026-05-01', ...at(10) }, at(100)])
  const questions = createOpenQuestions<ItemsQuestion>((number, question) => {
    if (question.kind !== 'survey') return
    queueMicrotask(() => {
      questions.settle({ kind: 'reply', number, reply: survey })
    })
  })
  return { ask: questions.ask }
}

test('tells when the selected items of all pages are listed in place of the rows', async () => {
  const listed: boolean[] = []
  const source = openSource()
  const page = openPage(
    () => null,
    { host: () => Response.json({}) },
    () =>
      h(AllItemsSurvey, {
        source,
        view: 'timeline',
        fields: [],
        gap: null,
        area: null,
        loadLabel: null,
        onListing: (isListing: boolean) => listed.push(isListing),
      }),
  )
  close = page.close
  const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  await expect.poll(() => document.querySelector('[data-kind="past"]')).not.toBeNull()
  click('[data-kind="past"]')
  await expect.poll(() => listed).toEqual([false, true])
  click('[data-test="survey.clear"]')
  await expect.poll(() => listed).toEqual([false, true, false])
})

test('starts with the items that the area drawn before selects, also outside of it', async () => {
  const source = openSource()
  const corners = [
    { x: 0.5, y: 0 },
    { x: 0.6, y: 0 },
    { x: 0.6, y: 1 },
    { x: 0.5, y: 1 },
  ]
  const page = openPage(
    () => null,
    { host: () => Response.json({}) },
    () =>
      h(AllItemsSurvey, {
        source,
        view: 'timeline',
        fields: [],
        gap: null,
        area: { corners, isOutside: true },
        loadLabel: null,
      }),
  )
  close = page.close
  await expect
    .poll(() => document.querySelector('[data-test="survey.selected"]')?.textContent)
    .toBe('1 place outside the drawn area')
})
