import type { Page } from '@playwright/test'

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
    problem: at('result.problem'),
    item: at('item.json'),
    pager: (button: PageButton) => at(`pager.${button}`),

    async select(position: number) {
      await at('result.row').nth(position).click()
    },
  }
}
