import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { screens } from '../../../scripts/screenshots/screens.mjs'
import { expect, test } from '../support/shells.ts'

// Every screen and every dialog once in each language and once in each theme: no barrier hangs on both.
const walks = [
  { locale: 'en-GB', colorScheme: 'light' },
  { locale: 'de-DE', colorScheme: 'dark' },
] as const

// WCAG 2.2 contains the levels of those before it. The best practices are landmarks, headings and the like.
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
}

/** What keeps people from using the page, or the part of it that `part` selects: one line for each element. */
async function findBarriers(page: Page, part: string | null): Promise<string[]> {
  // A script in the page is against its content security policy; one of the debugger is not.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([selected, given]) => {
      const { axe: runner } = window as Window & { axe?: typeof axe }
      if (!runner) throw new Error('axe is not in the page.')
      return (await runner.run(selected ?? document, given)).violations
    },
    [part, options] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} ${target.join(' ')}`),
  )
}

for (const { locale, colorScheme } of walks)
  test.describe(`in ${locale}, ${colorScheme}`, () => {
    // Colours are measured where they have come to stand.
    test.use({ locale, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('nothing stands in the way of anybody, as WCAG 2.2 A and AA have it', async ({
      explorer: { page },
    }) => {
      // Forty screens, each looked at as a whole.
      test.slow()
      const found: string[] = []
      for (const { name, part = null, go, leave } of screens) {
        await go(page)
        const barriers = await findBarriers(page, part)
        found.push(...barriers.map((barrier) => `${name}: ${barrier}`))
        await leave?.(page)
      }
      expect(found).toEqual([])
    })
  })
