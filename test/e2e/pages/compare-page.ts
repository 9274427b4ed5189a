import type { Page } from '@playwright/test'

/** The panel that says what has changed since a kept answer. */
export function comparePage(page: Page) {
  const at = (name: string) => page.getByTestId(name)
  return {
    entries: at('compare.entry'),
    entriesOf: (kind: string) => page.locator(`[data-test="compare.entry"][data-kind="${kind}"]`),
    list: at('compare.list'),
    summary: at('compare.summary'),
    kinds: page.locator('[data-test^="compare.show."]'),
    needed: at('compare.needed'),
    cautions: at('compare.caution'),
    values: at('compare.value'),
    sides: at('compare.side'),

    /** Opens it at an entry of the history that is shown, the newest counted 0. */
    async open(index: number) {
      await at('history.compare').nth(index).click()
    },
    /** Chooses the response to compare with, the newest counted 0. */
    async pick(index: number) {
      await at('compare.pick').nth(index).click()
    },
    async sendAgain() {
      await at('compare.send').click()
    },
    async show(kind: 'all' | 'changed' | 'added' | 'removed' | 'moved') {
      await at(`compare.show.${kind}`).click()
    },
    async search(words: string) {
      await at('compare.search').fill(words)
    },
  }
}
