import { afterEach, expect, test } from 'vitest'
import { h } from 'vue'
import type { ExportChoice } from '#app/features/export/export-store.ts'
import ExportChoiceForm from '#app/features/export/ExportChoiceForm.vue'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { openAnswered } from '../../support/page/open-answered.ts'
import { until } from '../../support/page/until.ts'

let close: () => void = () => undefined
afterEach(() => {
  close()
})

/** The formats as they stand in the dialog, and what is exported. */
async function openForm() {
  const started: ExportChoice[] = []
  const page = await openAnswered({
    query: { endpoint: 'events' },
    serve: () => ({
      status: 200,
      body: JSON.stringify({ '@graph': [{ '@id': 'a', '@type': ['Event'], name: 'A' }] }),
    }),
    show: () => {
      const { answer } = useAnswerStore()
      return answer?.end
        ? h(ExportChoiceForm, {
            answer,
            foundCount: null,
            isOrderLost: false,
            onStart: (choice: ExportChoice) => started.push(choice),
          })
        : h('p')
    },
  })
  ;({ close } = page)
  const radios = await until(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-test^="export.format."]')]
    expect(found).not.toEqual([])
    return found
  })
  return { radios, started }
}

test('Excel stands first among the formats, and is the one for a first export', async () => {
  const { radios, started } = await openForm()
  expect(radios.map((one) => one.dataset.test)).toEqual([
    'export.format.xlsx',
    'export.format.csv',
    'export.format.json',
    'export.format.ndjson',
  ])
  document.querySelector<HTMLElement>('[data-test="export.start"]')?.click()
  await until(() => {
    expect(started.map(({ format }) => format)).toEqual(['xlsx'])
  })
})
