import { expect, type Locator, type Page } from '@playwright/test'

/** The id of the item that a row shows, once it shows one. */
export async function readItemId(row: Locator): Promise<string> {
  await expect(row).toHaveAttribute('data-id', /./)
  return (await row.getAttribute('data-id')) ?? ''
}

export type PageButton = 'first' | 'prev' | 'next' | 'last'

/** The answer, as a person reads it. */
export function resultsPage(page: Page) {
  const at = (name: string) => page.getByTestId(name)
  return {
    status: at('result.status'),
    total: at('result.total'),
    position: at('result.page'),
    rows: at('result.row'),
    empty: at('result.empty'),
    item: at('item.json'),
    pager: (button: PageButton) => at(`pager.${button}`),

    /** The words for all hits: they stand there once the answer is whole. */
    async readTotal(): Promise<string> {
      await expect(at('result.total')).toHaveText(/\d/)
      return (await at('result.total').textContent()) ?? ''
    },
    idOf: (position: number) => readItemId(at('result.row').nth(position)),
    async select(position: number) {
      await at('result.row').nth(position).click()
    },
  }
}
