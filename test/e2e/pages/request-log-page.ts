import type { Page } from '@playwright/test'

/** The list of all requests that the app made, as a person uses it. */
export function requestLogPage(page: Page) {
  const at = (name: string) => page.getByTestId(name)
  return {
    entries: at('ledger.entry'),
    ofPurpose: (purpose: string) =>
      page.locator(`[data-test="ledger.entry"][data-purpose="${purpose}"]`),
    async open() {
      await at('tools.open').click()
      await at('ledger.open').click()
    },
    copyButton: (index: number) => at('ledger.entry').nth(index).getByTestId('ledger.copy'),
  }
}
