import { expect, type Locator, type Page } from '@playwright/test'
import { queryPage } from './query-page.ts'

export type ResponseTab = 'items' | 'overview' | 'text' | 'tree' | 'head'

/** The answer and the selected item, with what a person does there. */
export function answerPage(page: Page) {
  const at = (name: string) => page.getByTestId(name)
  const query = queryPage(page)
  return {
    status: at('result.status'),
    total: at('result.total'),
    position: at('result.page'),
    grid: at('result.grid'),
    rows: at('result.row'),
    selectedRow: page.locator('[data-test="result.row"][aria-selected="true"]'),
    problem: at('result.problem'),
    /** What was noticed besides the loudest stands behind a button, where there is more than one thing. */
    async showNotices() {
      const more = page.locator('[data-test="notices.more"][aria-expanded="false"]')
      if ((await more.count()) > 0) await more.click()
    },
    /** That something was noticed, and can be seen. */
    async expectFinding(kind: string) {
      const finding = page.locator(`[data-test="finding"][data-kind="${kind}"]`).first()
      await expect(finding).toBeAttached()
      await this.showNotices()
      await expect(finding).toBeVisible()
    },
    finding: (kind: string) => page.locator(`[data-test="finding"][data-kind="${kind}"]`),
    text: at('response.json'),
    headers: at('response.headers'),
    tree: at('response.tree'),
    pageFilter: at('result.page-filter'),
    pageNumber: at('pager.number'),
    item: at('item.panel'),
    itemView: at('item.view'),
    itemTree: at('item.tree'),
    treeLine: (name: string) =>
      at('item.tree')
        .getByRole('treeitem')
        .filter({ has: page.locator('.name').getByText(name, { exact: true }) }),

    /** Asks an endpoint and waits until its answer is whole, or there is none. */
    async ask(endpoint: string) {
      await query.openEndpoint(endpoint)
      await query.send()
    },
    /** Waits for a page by the words for it, and for the end of its answer: before, a key turns no page. */
    async expectWholePage(words: string) {
      await expect(at('result.page')).toContainText(words)
      await at('query.send').waitFor()
    },
    async show(tab: ResponseTab) {
      if (tab !== 'items' && tab !== 'overview') await at('answer.raw').click()
      await at(`result.tab.${tab}`).click()
    },
    showItem: (tab: 'view' | 'tree' | 'json') => at(`item.tab.${tab}`).click(),
    /** By the number of the row: an address in it would be opened. */
    select: (row: number) => at('result.row').nth(row).getByRole('rowheader').click(),
    columnHead: (key: string) => page.locator(`[role="columnheader"][data-key="${key}"]`),
    /** Scrolls the grid to the right until what is looked for is drawn: only columns in view are. */
    async scrollGridTo(target: Locator) {
      const grid = at('result.grid')
      while ((await target.count()) === 0) {
        const isAtEnd = await grid.evaluate(async (element) => {
          const before = element.scrollLeft
          element.scrollLeft += 200
          // Looking before the frame is drawn would see the columns of the place before, and scroll past.
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
          await frame()
          await frame()
          return element.scrollLeft === before
        })
        if (isAtEnd) break
      }
      await expect(target.first()).toBeAttached()
    },
  }
}
