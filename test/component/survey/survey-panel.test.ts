import { afterEach, expect, test } from 'vitest'
import { h } from 'vue'
import { createOpenQuestions } from '#app/client/response-client.ts'
import type { ItemsQuestion } from '#app/export-worker/protocol.ts'
import SurveyPanel from '#app/features/survey/SurveyPanel.vue'
// Loaded when it is shown, which may be after the last test.
import '#app/features/survey/PlaceMap.vue'
import { surveyAmong, type Survey, type SurveyView } from '#app/features/survey/survey-view.ts'
import { openPage } from '../../support/page/open-page.ts'
import { surveyOf } from '../../support/survey-of.ts'

let close: () => void = () => undefined
afterEach(() => {
  close()
})

/** Nobody answers: the names of places are not looked at here. */
const source = { ask: createOpenQuestions<ItemsQuestion>(() => undefined).ask }

/** The panel beside rows, and what it says and does. */
function open(survey: Survey, view: SurveyView, own: object = {}) {
  const done: unknown[][] = []
  const note =
    (what: string) =>
    (...values: unknown[]) => {
      done.push([what, ...values])
    }
  const page = openPage(
    () => null,
    { host: () => Response.json({}) },
    () =>
      h(SurveyPanel, {
        source,
        survey,
        view,
        scope: '4 items in total',
        chosen: new Set<number>(),
        area: null,
        isBesideRows: true,
        ...own,
        onChoose: note('choose'),
        onInvert: note('invert'),
        onOnly: note('only'),
        onInclude: note('include'),
      }),
  )
  close = page.close
  const at = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-test="${name}"]`)]
  const words = (name: string) =>
    at(name).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
  return { at, words, done }
}

const pointed = (at: number) => ({ latitude: 46.6 + at / 100, longitude: 14.2 })
const linked = { location: [{ '@id': '1', '@type': ['Place'] }] }

test('a view without anything to show says why, and loads what would bring something', () => {
  const { at, words, done } = open(surveyOf([linked, linked, {}, {}]), 'map')
  const [nothing] = at('survey.nothing')
  const lines = nothing?.querySelectorAll('p, button') ?? []
  expect(Array.from(lines, ({ textContent }) => textContent.trim())).toEqual([
    '2 items link to places whose details are not loaded.',
    'Load details',
  ])
  expect(words('survey.facts')).toEqual(['4 items in total: 2 items without coordinates'])
  at('survey.include')[0]?.click()
  expect(done).toEqual([['include', 'location']])
})

test('each of several relations is named with what it would bring', () => {
  const started = { startLocation: [{ '@id': '2', '@type': ['Place'] }] }
  const { at } = open(surveyOf([linked, started, started]), 'map')
  const lines = at('survey.nothing')[0]?.querySelectorAll('p, button') ?? []
  expect(Array.from(lines, ({ textContent }) => textContent.trim())).toEqual([
    '3 items link to places whose details are not loaded.',
    'In 1 item, details of “location” are not loaded.',
    'Load details',
    'In 2 items, details of “startLocation” are not loaded.',
    'Load details',
  ])
})

test('only items without any picture are counted as without', () => {
  const image = [{ '@id': '1', '@type': ['ImageObject'] }]
  const { words } = open(surveyOf([{ image }, { image }, {}]), 'gallery')
  expect(words('survey.facts')).toEqual(['4 items in total: 1 item without pictures'])
})

test('the count of pictures without a license selects their items, and shows only these rows', () => {
  const picture = { '@type': ['ImageObject'], contentUrl: 'https://a.example/1', author: 'Ada' }
  const licensed = { ...picture, license: 'CC0' }
  const { at, words, done } = open(surveyOf([licensed, picture, licensed]), 'gallery')
  expect(words('survey.group')).toEqual(['1 picture without a license'])
  at('survey.group')[0]?.click()
  expect(done).toEqual([
    ['choose', [1]],
    ['only', true],
  ])
})

const named = { '@id': '1', name: 'Fair', startDate: '2026-11-01' }

test.each([
  [
    'gallery',
    'The fields parameter of the query does not request pictures.',
    'pictures not requested',
  ],
  [
    'map',
    'The fields parameter of the query does not request coordinates or places.',
    'coordinates and places not requested',
  ],
] as const)('what the query left out is not called missing: %s', (view, why, facts) => {
  const { words } = open(surveyOf([named, named], ['name', 'startDate']), view)
  expect(words('survey.nothing')).toEqual([why])
  expect(words('survey.facts')).toEqual([`4 items in total: ${facts}`])
})

test('an item whose end the query left out has started, and is not past', () => {
  const { words } = open(surveyOf([named, named], ['name', 'startDate']), 'timeline')
  expect(words('survey.facts')).toEqual([
    '4 items in total: All 2 items have started, but when they end was not requested',
  ])
  expect(words('survey.group')).toEqual([
    '2 items have started, but when they end was not requested',
  ])
})

test('away from the rows, details are loaded again with all pages, if at all', () => {
  const survey = surveyOf([linked, {}])
  const kept = open(survey, 'map', { isBesideRows: false })
  expect(kept.words('survey.nothing')).toEqual([
    '1 item links to places whose details are not loaded.',
  ])
  close()
  const loadLabel = 'Show all 211 items with details (9 requests)'
  const { at, words, done } = open(survey, 'map', { isBesideRows: false, loadLabel })
  expect(words('survey.include')).toEqual([loadLabel])
  at('survey.include')[0]?.click()
  expect(done).toEqual([['include', 'location']])
})

test('away from the rows, a view without anything does not speak of a page', () => {
  const { words } = open(surveyOf([{}, {}]), 'map', { isBesideRows: false })
  expect(words('survey.nothing')).toEqual(['None of the loaded items has coordinates.'])
})

test('a view that a filter leaves nothing says that it is the rows shown', () => {
  const all = surveyOf([pointed(0), pointed(1), {}, {}])
  const { words } = open(surveyAmong(all, new Set([2, 3])), 'map', { isFiltered: true })
  expect(words('survey.nothing')).toEqual(['None of the visible rows has coordinates.'])
})

test('counts the rows that a filter leaves, and keeps what can be done with the selection', () => {
  const all = surveyOf([pointed(0), pointed(1), pointed(2), {}])
  const { at, words, done } = open(surveyAmong(all, new Set([0, 1, 3])), 'map', {
    scope: 'Filter active, 3 of 4 items',
    isFiltered: true,
    showsOnlyChosen: true,
    chosen: new Set([0, 1]),
  })
  expect(words('survey.facts')).toEqual([
    'Filter active, 3 of 4 items: 2 places shown, 1 item without coordinates',
  ])
  expect(words('survey.selected')).toEqual(['2 items selected'])
  expect(at('survey.only')[0]?.getAttribute('aria-pressed')).toBe('true')
  for (const name of ['survey.map.invert', 'survey.only', 'survey.clear']) at(name)[0]?.click()
  expect(done).toEqual([['invert'], ['only', false], ['choose', []]])
})

const corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
]

test('an area that holds nothing is said to, and can be cleared', () => {
  const { words } = open(surveyOf([pointed(0), pointed(1)]), 'map', {
    area: { corners, isOutside: false },
  })
  expect(words('survey.selected')).toEqual(['0 items selected'])
  expect(words('survey.clear')).toEqual(['Clear selection'])
})

test.each([
  [[0], '1 place outside the drawn area'],
  [[0, 1], '2 places outside the drawn area'],
])('what an inverted selection holds is said to be outside, in sight', (chosen, outside) => {
  const { at, words } = open(surveyOf([pointed(0), pointed(1), pointed(2)]), 'map', {
    chosen: new Set(chosen),
    area: { corners, isOutside: true },
  })
  expect(words('survey.selected')).toEqual([outside])
  expect(at('survey.selected')[0]?.classList.contains('visually-hidden')).toBe(false)
})
