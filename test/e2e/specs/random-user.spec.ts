/**
 * Whatever a person does and whatever a server answers: in a browser, which has a layout, a heap and threads. Without
 * a browser, and many more actions: test/component/anything/random-user.test.ts.
 */
import type { CDPSession, Page } from '@playwright/test'
import { chooseSeed } from '../../../scripts/setup/seed.mjs'
import { serveAnything } from '../../servers/http/anything.ts'
import { clickable, fillable, keys, typed } from '../../support/page/random-user.ts'
import { createRandom, type Random } from '../../support/programs/program.ts'
import { expect, test } from '../support/shells.ts'

const seed = chooseSeed()
const actionsPerRound = 50
/** 100 actions for a commit, 2 000 with FULL=1. */
const rounds = process.env.FULL === undefined ? 2 : 40

test.use({ ownContext: true })

interface Sizes {
  nodes: number
  listeners: number
  /** In MiB. */
  heap: number
}

async function readMetrics(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}

async function measure(session: CDPSession): Promise<Sizes> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const metrics = await readMetrics(session)
  const get = (name: string) => metrics.get(name) ?? 0
  return {
    nodes: get('Nodes'),
    listeners: get('JSEventListeners'),
    heap: get('JSHeapUsedSize') / 2 ** 20,
  }
}

/** Does one thing that a person may do, and tells what. */
async function act(page: Page, random: Random): Promise<string> {
  const kind = random.below(20)
  if (kind < 3) {
    const key = random.pick(keys)
    await page.keyboard.press(key)
    return `press ${key}`
  }
  if (kind >= 8 && kind < 10) {
    const name = await click(page, '[data-test="query.send"]', random)
    return `send ${name}`
  }
  if (kind >= 8)
    return `click ${await click(page, clickable, random, kind === 10 ? 'right' : 'left')}`
  const text = random.pick(typed)
  const name = await click(page, fillable, random)
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
  return `fill ${name} with ${text.slice(0, 20)}`
}

/** Clicks one of those in view, and tells which. */
async function click(
  page: Page,
  selector: string,
  random: Random,
  button: 'left' | 'right' = 'left',
): Promise<string> {
  const inView = await page.evaluate((searched) => {
    const places = Array.from(document.querySelectorAll<HTMLElement>(searched)).map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return { one, x: x + width / 2, y: y + height / 2, size: width * height }
    })
    return places
      .filter(({ one, x, y, size }) => size > 0 && one.contains(document.elementFromPoint(x, y)))
      .map(({ one, x, y }) => {
        const { test = one.tagName } = one.dataset
        return { x, y, name: `${test} “${one.textContent.trim().slice(0, 30)}”` }
      })
  }, selector)
  const chosen = inView[random.below(inView.length)]
  if (!chosen) return 'nothing'
  await page.mouse.click(chosen.x, chosen.y, { button })
  return chosen.name
}

/** As after the start: one empty query, and nothing open beside it. */
async function comeBack(page: Page) {
  const at = (name: string) => page.getByTestId(name)
  for (let tries = 0; tries < 20; tries += 1) {
    // A changed connection asks before it is given up.
    if ((await at('confirm.do').count()) > 0) await at('confirm.do').click()
    else await page.keyboard.press('Escape')
  }
  await at('tab.new').click({ timeout: 5_000 })
  while ((await at('tab').count()) > 1) {
    await at('tab').first().hover()
    await at('tab.close').first().click({ force: true })
  }
  for (const list of ['saved.open', 'history.open'])
    if ((await at(list).getAttribute('aria-expanded')) === 'true') await at(list).click()
  // What is under way ends, and what has ended is let go.
  await page.waitForTimeout(1_500)
}

test('the page answers, never scrolls sideways, and lets go of what it no longer shows', async ({
  context,
  openExplorer,
}) => {
  test.setTimeout(rounds * 120_000)
  console.info(`Random choices follow from SEED=${String(seed)}.`)
  const random = createRandom(seed)
  const server = await serveAnything(createRandom(seed + 1))
  await context.addInitScript(() => {
    // Links of the manual and of items, and files that are saved, would lead the window away.
    const stay = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
    }
    addEventListener('click', stay, true)
    addEventListener('auxclick', stay, true)
    HTMLAnchorElement.prototype.click = () => undefined
    window.open = () => null
    HTMLInputElement.prototype.showPicker = () => undefined
  })
  const { page } = await openExplorer({ name: 'Anything', baseUrl: server.baseUrl, token: 'abc' })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const done: string[] = []
  const sizes: Sizes[] = []
  let longest = { seconds: 0, action: '' }
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < actionsPerRound; at += 1) {
      const before = (await readMetrics(session)).get('ThreadTime') ?? 0
      const action = await act(page, random)
      done.push(action)
      await page.waitForTimeout(random.chance(0.1) ? 60 : 4)
      const wide = await page.evaluate(() => ({
        isWider: (document.scrollingElement?.scrollWidth ?? 0) > window.innerWidth,
        scrolled: window.scrollX,
      }))
      const seconds = ((await readMetrics(session)).get('ThreadTime') ?? 0) - before
      if (seconds > longest.seconds) longest = { seconds, action }
      const latest = done.slice(-5).join('\n')
      expect(wide, latest).toEqual({ isWider: false, scrolled: 0 })
      expect(seconds, latest).toBeLessThan(3)
    }
    await comeBack(page)
    sizes.push(await measure(session))
  }
  await server.close()
  console.info('longest', longest, 'sizes', JSON.stringify(sizes))
  for (const { nodes, listeners, heap } of sizes) {
    expect(nodes).toBeLessThan(10_000)
    expect(listeners).toBeLessThan(1_200)
    expect(heap).toBeLessThan(60)
  }
  const quarter = Math.floor(rounds / 4)
  if (quarter < 3) return
  // In the first quarter, parts of the page are loaded for the first time.
  const [early, late] = [sizes.slice(quarter, 2 * quarter), sizes.slice(-quarter)]
  for (const name of ['nodes', 'listeners', 'heap'] as const)
    expect(medianOf(late, name), name).toBeLessThan(medianOf(early, name) * 1.3)
})

function medianOf(sizes: readonly Sizes[], name: keyof Sizes): number {
  const sorted = sizes.map((one) => one[name]).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
