import { expect, type Page } from '@playwright/test'

/** Counts how often a person presses the pointer from now on; what is typed is no click. */
export async function countClicks(page: Page) {
  await page.evaluate(() => {
    const counted = { clicks: 0 }
    Object.assign(window, { counted })
    addEventListener('pointerdown', () => (counted.clicks += 1), { capture: true })
  })
  let before = 0
  return {
    /** That it took this many since the last time it was asked. */
    async expect(clicks: number) {
      const { clicks: all } = await page.evaluate(
        () => Reflect.get(window, 'counted') as { clicks: number },
      )
      expect(all - before).toBe(clicks)
      before = all
    },
  }
}
