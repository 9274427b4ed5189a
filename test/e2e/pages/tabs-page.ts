import type { Page } from '@playwright/test'

/** The queries that stand open side by side. */
export function tabsPage(page: Page) {
  const at = (name: string) => page.getByTestId(name)
  return {
    all: at('tab'),
    names: at('tab').locator('.text'),
    /** The mark of a tab whose answer is under way. */
    sending: at('tab').locator('.sending'),
    openFresh: at('tab.new'),

    async close(name: string) {
      await page.getByRole('button', { name: `Close “${name}”`, exact: true }).click()
    },
  }
}
