import { expect, type Locator, type Page } from '@playwright/test'
import { readClipboard } from '../support/taken-from-page.ts'

/** The request line, the form and the request it stands for, as a person uses them. */
export function queryPage(page: Page) {
  const at = (name: string) => page.getByTestId(name)

  async function fillTags(field: Locator, values: readonly string[]) {
    for (const value of values) {
      await field.fill(value)
      await field.press('Enter')
    }
  }

  /** What is rare stands behind a button, unless the form asks for it already. */
  async function showMore() {
    const more = at('query.more')
    // The form is there as a whole.
    await at('query.q').waitFor()
    if ((await more.count()) > 0 && (await more.getAttribute('aria-expanded')) === 'false')
      await more.click()
  }

  return {
    showMore,
    endpoint: at('query.endpoint'),
    fullText: at('query.q'),
    pageSize: at('query.page-size'),
    pageNumber: at('query.page-number'),
    sendButton: at('query.send'),
    cancelButton: at('query.cancel'),
    url: at('preview.url'),
    readableUrl: at('preview.readable-url'),
    body: at('preview.body'),
    blocked: at('query.blocked'),

    async openEndpoint(name: string) {
      await at('query.endpoint').fill(name)
    },
    async chooseMethod(method: 'get' | 'post') {
      await at(`query.method.${method}`).click()
    },
    /** Presses Send, and does not wait for anything. */
    async startSending() {
      await at('query.send').click()
    },
    /**
     * Sends, and waits until the answer is whole, or there is none. Before, what is seen can be of the answer that
     * was there, and a click can meet a button that this one does not allow yet.
     */
    async send() {
      await at('query.send').click()
      await at('query.send').waitFor()
    },
    async reset() {
      await at('query.reset').click()
    },

    filterKey: (index: number) => at(`query.filter.${index}.key`),
    async addFilter(index: number, key: string, ...values: string[]) {
      await at('query.filter.add').click()
      await at(`query.filter.${index}.key`).fill(key)
      await fillTags(at(`query.filter.${index}.value`), values)
    },
    async include(...relations: string[]) {
      await fillTags(at('query.include'), relations)
    },
    sortHandle: (index: number) => at(`query.sort.${index}.handle`),
    async addSort(index: number, attribute: string, direction: 'ascending' | 'descending') {
      await at('query.sort.add').click()
      await at(`query.sort.${index}.attribute`).fill(attribute)
      if (direction === 'descending') await at(`query.sort.${index}.direction`).click()
    },

    /** What is said next to one field. */
    problem: (kind: string) => page.locator(`[data-test="query.problem"][data-kind="${kind}"]`),

    async editBody() {
      await at('query.raw.enter').click()
      await page.getByRole('textbox', { name: 'Body' }).waitFor()
    },
    /** Replaces the whole text. Inserted at once: the editor stumbles over keys typed faster than by hand. */
    async typeBody(text: string) {
      await page.getByRole('textbox', { name: 'Body' }).focus()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(text)
    },
    async leaveBody() {
      await at('query.raw.leave').click()
    },

    async copy(what: 'url' | 'body' | 'curl'): Promise<string> {
      // Emptied first: the click is done before the text is there, and what was there before is no answer.
      await page.evaluate(() => navigator.clipboard.writeText(''))
      if (what === 'curl') await at('preview.open').click()
      await at(`preview.copy-${what}`).click()
      const clipboard = () => readClipboard(page)
      await expect.poll(clipboard).not.toBe('')
      return clipboard()
    },
  }
}
