import { screens } from '../../../scripts/screenshots/screens.mjs'
import { findBarriers, type Look } from '../support/find-barriers.ts'
import { expect, test } from '../support/shells.ts'

// Every screen and every dialog in both languages and both themes. What hangs on neither is looked for once for each.
const walks: readonly [locale: string, colorScheme: 'light' | 'dark', look: Look][] = [
  ['en-GB', 'light', 'whole'],
  ['de-DE', 'dark', 'whole'],
  ['en-GB', 'dark', 'colours'],
  ['de-DE', 'light', 'colours'],
]

for (const [locale, colorScheme, look] of walks)
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
        const barriers = await findBarriers(page, part, look)
        found.push(...barriers.map((barrier) => `${name}: ${barrier}`))
        await leave?.(page)
      }
      expect(found).toEqual([])
    })
  })
