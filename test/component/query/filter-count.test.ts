import { expect, test } from 'vitest'
import { h } from 'vue'
import FormSection from '#app/features/query/FormSection.vue'
import { openPage } from '../../support/page/open-page.ts'

test('a row that sends nothing is not counted, and none of them is no number', () => {
  const shownFor = (count: number, filledCount?: number) => {
    const { close } = openPage(
      () => null,
      {},
      () =>
        h(FormSection, {
          label: 'Filters',
          count,
          ...(filledCount !== undefined && { filledCount }),
        }),
    )
    const shown = document.querySelector('.form-section .count')?.textContent ?? null
    close()
    return shown
  }
  expect([shownFor(2, 1), shownFor(1, 0), shownFor(2)]).toEqual(['1', null, '2'])
})
