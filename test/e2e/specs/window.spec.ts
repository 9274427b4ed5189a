import type { Page } from '@playwright/test'
import { answerPage } from '../pages/response-page.ts'
import { expect, test } from '../support/shells.ts'

/** What can be used in the window, and what of it has no words to be read; lines between panes apart. */
const countControls = (page: Page) =>
  page.evaluate(() => {
    const kinds = 'button, a[href], input, select, textarea, [role="tab"], [role="switch"]'
    const all = Array.from(document.querySelectorAll<HTMLElement>(kinds)).filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled'),
    )
    const wordless = all.filter((one) => one.matches('button') && one.innerText.trim() === '')
    return { all: all.length, wordless: wordless.length }
  })

test('the first window has few controls, and nearly all of them have words', async ({
  explorer: { page },
}) => {
  await expect(page.getByTestId('start.see')).toBeEnabled()
  const { all, wordless } = await countControls(page)
  expect(all).toBeLessThanOrEqual(32)
  expect(wordless).toBeLessThanOrEqual(8)
})

test('an item beside the answer keeps the window calm, and closed it leaves the answer most of the room', async ({
  explorer: { page },
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const answer = answerPage(page)
  await answer.ask('events')
  await expect(answer.rows.first()).toBeVisible()
  const room = await page.locator('[data-pane="answer"]').boundingBox()
  expect(room?.width).toBeGreaterThanOrEqual(0.6 * 1280)
  await answer.select(1)
  await expect(answer.itemView).toBeVisible()
  expect((await countControls(page)).all).toBeLessThanOrEqual(90)
  await page.getByTestId('item.close').click()
  await expect(answer.itemView).toBeHidden()
})

test('without technical details the window shows what editors need, also after a reload', async ({
  explorer,
}) => {
  const { page } = explorer
  const technical = ['query.method.get', 'query.endpoint.kind', 'preview.copy-url'].map((name) =>
    page.getByTestId(name),
  )
  for (const one of technical) await expect(one).toBeVisible()
  await page.getByTestId('settings.open').click()
  await page.getByTestId('settings.technical').click()
  for (const one of technical) await expect(one).toBeHidden()
  await explorer.reload()
  await expect(page.getByTestId('query.send')).toBeVisible()
  for (const one of technical) await expect(one).toBeHidden()
})

test('a list is below its button from its first frame, where motion is reduced too', async ({
  explorer: { page },
}) => {
  const button = page.getByTestId('connection.select')
  const tops = page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const shown = () => document.querySelector('.connection-list')?.getBoundingClientRect().top
    while (shown() === undefined) await nextFrame()
    const first = shown()
    for (let frame = 0; frame < 5; frame += 1) await nextFrame()
    return { first, last: shown() }
  })
  await button.click()
  const below = await button.evaluate((element) => element.getBoundingClientRect().bottom)
  const { first, last } = await tops
  expect({ isMoved: first !== last, isBelow: (first ?? 0) >= below }).toEqual({
    isMoved: false,
    isBelow: true,
  })
})
