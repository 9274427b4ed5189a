import type { Page } from '@playwright/test'

export interface ConnectionEntry {
  name: string
  baseUrl: string
  token?: string
}

/** The connection in use and the dialog behind it, as a person uses them. */
export function connectionPage(page: Page) {
  const at = (name: string) => page.getByTestId(name)
  return {
    select: at('connection.select'),
    tokenState: page.locator('.connection-bar').getByTestId('connection.token-state'),
    notice: at('connection.notice'),
    dialog: page.getByRole('dialog'),
    token: at('connection.token'),
    saveButton: at('connection.save'),
    testResult: at('connection.test-result'),
    frame: page.locator('.workbench'),

    /** The instance like dataCycle CORE, there at the first start. */
    async useCoreSample() {
      await at('connection.select').click()
      await at('connection.option.Sample like dataCycle CORE').click()
    },
    async openNew() {
      await at('connection.menu').click()
      await at('connection.add').click()
    },
    async openCurrent() {
      await at('connection.menu').click()
      await at('connection.edit').click()
    },
    async fillIn({ name, baseUrl, token = '' }: ConnectionEntry) {
      await at('connection.name').fill(name)
      await at('connection.base-url').fill(baseUrl)
      if (token !== '') await at('connection.token').fill(token)
    },
    async save() {
      await at('connection.save').click()
    },
    async add(entry: ConnectionEntry) {
      await this.openNew()
      await this.fillIn(entry)
      await this.save()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
    async test(endpoint: string) {
      await at('connection.test-endpoint').fill(endpoint)
      await at('connection.test').click()
    },
    async openAdvanced() {
      await at('connection.advanced').click()
    },
    async fillInLimit(name: 'first-byte' | 'silence' | 'total', value: string) {
      await at(`connection.limit.${name}`).fill(value)
    },
    async fillInCertificates(text: string) {
      await at('connection.certificates').fill(text)
    },
    async chooseColor(name: string) {
      await page.getByLabel('Window color').click()
      await page.locator('.n-base-select-option', { hasText: name }).click()
    },
  }
}
