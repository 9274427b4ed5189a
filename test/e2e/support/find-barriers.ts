import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** What is looked for: everything, or what hangs on the theme alone. */
export type Look = 'whole' | 'colours'

const options: Readonly<Record<Look, RunOptions>> = {
  // WCAG 2.2 contains the levels of those before it. The best practices are landmarks, headings and the like.
  whole: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  },
  colours: {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
    resultTypes: ['violations'],
  },
}

/** What keeps people from using the page, or the part of it that `part` selects: one line for each element. */
export async function findBarriers(page: Page, part: string | null, look: Look): Promise<string[]> {
  // A script in the page is against its content security policy; one of the debugger is not.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([selected, given]) => {
      const { axe: runner } = window as Window & { axe?: typeof axe }
      if (!runner) throw new Error('axe is not in the page.')
      return (await runner.run(selected ?? document, given)).violations
    },
    [part, options[look]] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} ${target.join(' ')}`),
  )
}
