import { expect, test } from 'vitest'
import { h } from 'vue'
import ResponseStrip from '#app/features/results/ResponseStrip.vue'
import type { Survey } from '#app/features/survey/survey-view.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { openWithResponse } from '../../support/page/open-with-response.ts'
import { surveyOf } from '../../support/survey-of.ts'

/** What the tabs say above an answer with these items, by their names. */
async function titlesOf(items: object[], survey: Survey | null) {
  const page = await openWithResponse({
    query: { endpoint: 'events' },
    serve: () => ({ status: 200, body: JSON.stringify({ '@graph': items, meta: {} }) }),
    show: () => {
      const { response } = useResponseStore()
      return h('div', response ? [h(ResponseStrip, { response, survey, modelValue: 'items' })] : [])
    },
  })
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
  const titles = tabs.flatMap(({ title, dataset }) =>
    title === '' ? [] : [`${String(dataset.test)}: ${title}`],
  )
  page.close()
  return titles
}

const place = { '@id': '1', '@type': ['Place'], geo: { latitude: 46.6, longitude: 14.2 } }

test('the tab of a view says why it is empty, once the items were examined', async () => {
  expect(await titlesOf([place], null)).toEqual([])
  expect(await titlesOf([place], surveyOf([place]))).toEqual([
    'survey.timeline.open: No item on this page has dates.',
    'survey.gallery.open: No item on this page has pictures.',
  ])
  const views = [
    'result.tab.overview',
    'survey.map.open',
    'survey.timeline.open',
    'survey.gallery.open',
  ]
  expect(await titlesOf([], surveyOf([]))).toEqual(views.map((view) => `${view}: No items`))
})
