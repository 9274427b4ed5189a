import type { Page } from '@playwright/test'

/** The dialog with the endpoints of a connection, as a person uses it. */
export function endpointsPage(page: Page) {
  const at = (name: string) => page.getByTestId(name)
  return {
    entries: at('endpoints.entry'),

    async open() {
      await at('connection.menu').click()
      await at('endpoints.open').click()
    },
    tryToClose: () => page.getByRole('dialog').getByLabel('close').click(),
    async close() {
      await this.tryToClose()
      await at('endpoints.dialog').waitFor({ state: 'detached' })
    },
    fetch: () => at('endpoints.fetch').click(),
  }
}
