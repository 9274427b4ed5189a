import { expect, test, vi } from 'vitest'
import { h, nextTick } from 'vue'
import DefectReport from '#app/features/defect/DefectReport.vue'
import { useDefectsStore } from '#app/stores/defects-store.ts'
import { openPage } from '../../support/page/open-page.ts'

test('a report with an error that came later is not called copied', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text)
    return Promise.resolve()
  })
  const { opened, close } = openPage(useDefectsStore, {}, () => h(DefectReport))
  const button = () => document.querySelector<HTMLElement>('[data-test="defect.copy"]')
  opened.report(new TypeError('x'), 'one')
  await nextTick()
  button()?.click()
  await expect.poll(() => button()?.textContent.trim()).toBe('Copied')
  opened.report(new TypeError('x'), 'two')
  await nextTick()
  expect(button()?.textContent.trim()).not.toBe('Copied')
  expect(copied).toEqual([expect.stringContaining('in page, one')])
  close()
})
