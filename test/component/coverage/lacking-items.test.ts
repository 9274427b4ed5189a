import { expect, test } from 'vitest'
import { answer, query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

const pageFilter = at('result.page-filter')
const unfound = at('result.unfound')

test('the columns keep their bars when another response came while the completeness was open', async () => {
  await openApp()
  await answer.ask('events')
  await answer.show('overview')
  await answer.ask('places')
  await expect.poll(() => at('overview.line').count()).toBeGreaterThan(0)
  await answer.show('items')
  await expect.poll(() => at('coverage.open').count()).toBeGreaterThan(0)
})

test('with no items, what is missing says why there are none', async () => {
  await openApp({ connection: 'core-sample' })
  await answer.ask('orte')
  await answer.show('overview')
  await at('overview.scope').one()
  await answer.ask('leer')
  // By its slug, or by its name once the list of endpoints has come.
  await expect
    .poll(() => answer.empty.texts())
    .toEqual([expect.stringMatching(/Is “leer” the right endpoint/i)])
})

test('a row filter that finds nothing leads on, and no number ends in an empty table', async () => {
  await openApp()
  await answer.ask('events')
  await answer.expectItems(25)
  await pageFilter.fill('nirgendwo')
  await expect.poll(() => unfound.texts()).toEqual([expect.stringContaining('“nirgendwo”')])
  expect(at('result.grid').count()).toBe(0)

  await answer.show('overview')
  const image = at('overview.line', { check: 'missing', attribute: 'image' })
  await image.at('overview.show').click()
  await answer.expectItems(2)
  expect(pageFilter.value()).toBe('')

  await pageFilter.fill('nirgendwo')
  await unfound.at('missing.open').click()
  await expect.poll(() => at('missing.item').value()).toBe('nirgendwo')
  await at('missing.item').press('Escape')
  await at('missing.item').gone()
  await at('result.unfound.all').click()
  await at('result.only').gone()
  await pageFilter.fill('Käseverkostung')
  await at('result.page-filter.search').click()
  await expect.poll(() => query.fullText.value()).toBe('Käseverkostung')
  await expect.poll(() => pageFilter.value()).toBe('')
  await pageFilter.fill('99 Zwerge')
  await unfound.one()
  // This answer has no other page to search.
  expect(at('result.unfound.search').count()).toBe(0)

  await query.fullText.fill('')
  await answer.ask('events')
  await answer.expectItems(25)
  await pageFilter.fill('99 Zwerge')
  await at('result.unfound.search').click()
  await expect.poll(() => query.fullText.value()).toBe('99 Zwerge')
  await pageFilter.gone()
})
