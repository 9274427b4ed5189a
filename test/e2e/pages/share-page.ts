import { expect, type Page } from '@playwright/test'
import { saveFile } from '../support/taken-from-page.ts'
import type { ShareChoice } from '#core/import-check/import-check-notes.ts'

/** The dialog that shows the query in the formats it can be given away in. */
export function sharePage(page: Page) {
  const at = (name: string) => page.getByTestId(name)
  return {
    text: at('handover.text'),

    async open() {
      await at('handover.open').click()
    },
    async choose(format: ShareChoice) {
      await at(`handover.format.${format}`).click()
      await expect(at(`handover.format.${format}`)).toHaveAttribute('aria-checked', 'true')
    },
    /** The query in the format that is chosen. */
    async read(): Promise<string> {
      await expect(at('handover.text')).toHaveText(/\S/)
      return (await at('handover.text').textContent()) ?? ''
    },
    async entitle(title: string) {
      await at('handover.title').fill(title)
    },
    /** Presses the button that hands out a file, and waits for the file. */
    save: () => saveFile(page, () => at('handover.save').click()),
    /** Presses the button of a format in the list, and waits for the file. */
    saveAtOnce: (format: ShareChoice) =>
      saveFile(page, () => at(`handover.quick.${format}`).click()),
    async close() {
      await page.keyboard.press('Escape')
      // The dialog gives the focus back when it is gone: what is typed before would miss its field.
      await at('handover.text').waitFor({ state: 'detached' })
    },
  }
}
