import type { Page } from '@playwright/test'
import { saveFile } from '../support/taken-from-page.ts'

export type ExportFormat = 'json' | 'ndjson' | 'csv' | 'xlsx'

/** The dialog that exports items, as a person uses it. */
export function exportPage(page: Page) {
  const at = (name: string) => page.getByTestId(name)

  async function choose(scope: 'page' | 'all', format: ExportFormat) {
    await at('export.open').click()
    await at(`export.scope.${scope}`).click()
    await at(`export.format.${format}`).click()
    // What is made to be read cannot be compared with what the API sent.
    if (format === 'xlsx') await at('export.cells.exact').click()
  }

  /** Presses a button that hands out a file, and reads the file. */
  const receive = (button: 'export.start' | 'export.save') =>
    saveFile(page, () => at(button).click())

  return {
    open: at('export.open'),
    progress: at('export.progress'),
    result: at('export.result'),
    choose,
    receive,
    start: () => at('export.start').click(),
    cancel: () => at('export.cancel').click(),
    async close() {
      await at('export.close').click()
      // The dialog gives the focus back when it is gone: what is typed before would miss its field.
      await at('export.close').waitFor({ state: 'detached' })
    },
    saveWhatCame: () => receive('export.save'),
    async save(scope: 'page' | 'all', format: ExportFormat) {
      await choose(scope, format)
      return receive('export.start')
    },
  }
}
