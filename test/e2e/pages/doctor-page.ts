import type { Page } from '@playwright/test'

/** The search for the reason of an answer, as a person uses it. */
export function doctorPage(page: Page) {
  const at = (name: string) => page.getByTestId(name)
  return {
    openButton: at('doctor.open'),
    verdict: at('doctor.verdict'),
    causes: page.locator('[data-test="doctor.step"][data-guilty="true"]'),
    remedies: at('doctor.apply'),
  }
}
