/**
 * How much work the first window and the first Send are: counted, because seconds differ by three between computers
 * (`npm run bench` has the ratios). A feature that makes them heavier says so here.
 */
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { answerPage } from '../pages/response-page.ts'
import { builtFile } from '../support/project.ts'
import { expect, test } from '../support/shells.ts'

// Of its own, so that the page loads what it needs, and nothing of another test is there.
test.use({ ownContext: true })

/** What the page has loaded since it was opened, in order: file names without their hashes. */
const readLoaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, initiatorType, startTime }) => ({
        path: new URL(name).pathname,
        initiatorType,
        startTime,
      })),
  )

const countNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Kilobytes of scripts as they travel. */
async function weigh(paths: readonly string[]): Promise<number> {
  const files = await Promise.all(paths.map((path) => readFile(builtFile(`renderer${path}`))))
  return files.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0) / 1000
}

test('the first window loads few scripts, asks the host five questions and has few nodes', async ({
  openExplorer,
  context,
}) => {
  // Before the page: what is loaded in idle time afterwards is not what the start needs.
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-test="query.send"]:enabled')) return
      performance.mark('usable')
      observer.disconnect()
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  const { page } = await openExplorer('core-sample')
  await page.locator('[data-test="query.send"]:enabled').waitFor()
  const usableAt = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime)
  // A question is told of once it is answered, which the last one may not be yet.
  await expect
    .poll(async () => (await readLoaded(page)).map(({ path }) => path))
    .toContain('/api/connections/core-sample/use')
  const needed = (await readLoaded(page)).filter(({ startTime }) => startTime < (usableAt ?? 0))
  const scripts = [
    ...new Set(needed.map(({ path }) => path).filter((path) => path.endsWith('.js'))),
  ]
  const asked = needed.flatMap(({ initiatorType, path }) =>
    // Asked in the moment in which the window becomes usable.
    initiatorType === 'fetch' && !['/api/endpoints/core-sample', '/api/updates'].includes(path)
      ? [path]
      : [],
  )
  expect(asked.toSorted()).toEqual([
    '/api/connections',
    '/api/connections/core-sample/use',
    '/api/launch',
    '/api/settings',
    '/api/tabs',
  ])
  expect(scripts.length).toBeLessThanOrEqual(7)
  expect(await weigh(scripts)).toBeLessThanOrEqual(168)
  expect(await countNodes(page)).toBeLessThanOrEqual(450)
})

test('the first rows need no script that is not there yet, and few nodes', async ({
  coreExplorer: { page },
}) => {
  // What the first rows need is loaded in idle time before.
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((one) => one.startTime + one.duration)
    return performance.now() - Math.max(...ends) > 1_000
  })
  const sentAt = await page.evaluate(() => performance.now())
  await answerPage(page).ask('veranstaltungen')
  await expect(answerPage(page).rows.first()).toBeVisible()
  const shownAt = await page.evaluate(() => performance.now())
  const scripts = (await readLoaded(page)).filter(
    ({ startTime, path }) => startTime > sentAt && startTime < shownAt && path.endsWith('.js'),
  )
  expect(scripts).toEqual([])
  // With all that comes after the rows.
  await page.waitForTimeout(1_500)
  expect(await countNodes(page)).toBeLessThanOrEqual(1_500)
})
