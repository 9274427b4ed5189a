import type { Page } from '@playwright/test'

/** The dialog with the endpoints of a connection, as a person uses it. */
export function endpointsPage(page: Page) {
  const at = (name: string) => page.getByTestId(name)
  return {
    entries: at('endpoints.entry'),
    fetched: at('endpoints.fetched'),
    problem: at('endpoints.problem'),
    label: at('endpoints.label'),
    name: at('endpoints.name'),

    async open() {
      await at('connection.menu').click()
      await at('endpoints.open').click()
    },
    tryToClose: () => page.getByRole('dialog').getByLabel('close').click(),
    async close() {
      await this.tryToClose()
      await at('endpoints.dialog').waitFor({ state: 'detached' })
    },
    async fillIn(label: string, name: string, remark = '') {
      await at('endpoints.add').click()
      await at('endpoints.label').fill(label)
      await at('endpoints.name').fill(name)
      await at('endpoints.remark').fill(remark)
    },
    async add(label: string, name: string, remark = '') {
      await this.fillIn(label, name, remark)
      await at('endpoints.save').click()
    },
    fetch: () => at('endpoints.fetch').click(),
    search: (words: string) => at('endpoints.search').fill(words),
    use: () => at('endpoints.use').click(),
    remove: () => at('endpoints.remove').click(),
  }
}
