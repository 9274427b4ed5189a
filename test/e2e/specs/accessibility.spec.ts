import type { Page } from '@playwright/test'
import { screens } from '../../../scripts/screenshots/screens.mjs'
import { findBarriers } from '../support/find-barriers.ts'
import { expect, test } from '../support/shells.ts'

// Every screen and every dialog in both languages and both themes. What hangs on neither is looked for once for each.
const walks = [
  ['en-GB', { whole: 'light', colours: 'dark' }],
  ['de-DE', { whole: 'dark', colours: 'light' }],
] as const

/** A screen that is open changes its colours with the system. Colours are measured where they have come to stand. */
async function turn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await page.evaluate(frame)
  await page.evaluate(frame)
}

for (const [locale, schemes] of walks)
  test.describe(`in ${locale}`, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } })

    test('nothing stands in the way of anybody, as WCAG 2.2 A and AA have it', async ({
      explorer: { page },
    }) => {
      // Forty screens, each looked at in two themes.
      test.slow()
      const found: string[] = []
      for (const { name, part = null, go, leave } of screens) {
        await go(page)
        for (const look of ['whole', 'colours'] as const) {
          await turn(page, schemes[look])
          const barriers = await findBarriers(page, part, look)
          found.push(...barriers.map((barrier) => `${name}, ${schemes[look]}: ${barrier}`))
        }
        await leave?.(page)
      }
      expect(found).toEqual([])
    })
  })
