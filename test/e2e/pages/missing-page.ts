import type { Page } from '@playwright/test'

/** The search for an item that is not in an answer, as a person uses it. */
export function missingPage(page: Page) {
  const at = (name: string) => page.getByTestId(name)
  return {
    openButton: at('missing.open'),
    item: at('missing.item'),
    startButton: at('missing.start'),
    verdict: at('missing.verdict'),
    check: (kind: string) => page.locator(`[data-test="missing.check"][data-kind="${kind}"]`),
  }
}
