import type { Page } from '@playwright/test'

/** The lists of what is kept, as a person uses them. */
export function workspacePage(page: Page) {
  const at = (name: string) => page.getByTestId(name)
  return {
    entries: at('history.entry'),
    saved: at('saved.entry'),
    count: at('history.count'),
    changed: at('request.changed'),

    /** Does what sends a request, and waits until its exchange is in the history: to leave the page before loses it. */
    async untilRecorded(send: () => Promise<void>) {
      await Promise.all([
        page.waitForResponse(
          (response) =>
            response.url().endsWith('/api/history') && response.request().method() === 'POST',
        ),
        send(),
      ])
    },
    async open(list: 'saved' | 'history') {
      await at(`${list}.open`).click()
    },
    async search(list: 'saved' | 'history', words: string) {
      await at(`${list}.search`).fill(words)
    },
    async save(name: string, folder = '') {
      await at('request.save').click()
      await at('saved.name').fill(name)
      if (folder !== '') await at('saved.folder-name').fill(folder)
      await at('saved.save').click()
      // The dialog gives the focus back when it is gone: what is typed before would miss its field.
      await at('saved.save').waitFor({ state: 'hidden' })
    },
    async choose(name: string, action: string) {
      await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
      await page.getByText(action, { exact: true }).click()
    },
  }
}
