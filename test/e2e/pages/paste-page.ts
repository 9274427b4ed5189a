import type { Page } from '@playwright/test'

/** The dialog that reads a request into the form. */
export function pastePage(page: Page) {
  const at = (name: string) => page.getByTestId(name)
  return {
    text: at('paste.text'),
    result: at('paste.result'),
    problem: at('paste.problem'),
    unknownAddress: at('paste.unknown'),
    storeToken: at('paste.store-token'),
    applyButton: at('paste.apply'),

    async read(text: string) {
      await at('query.paste').click()
      await at('paste.text').fill(text)
    },
    async apply() {
      await at('paste.apply').click()
      await at('paste.text').waitFor({ state: 'detached' })
    },
  }
}
