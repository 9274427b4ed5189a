import { expect, test, vi } from 'vitest'
import { answer, query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

const kept = at('query.kept-filters')

test('what the query before filtered and sorted by is named at another endpoint, and goes by one click', async () => {
  await openApp()
  await query.fullText.fill('concert')
  await query.addFilter(0, 'category', 'music')
  await query.addSort(0, 'name', 'descending')
  expect(kept.count()).toBe(0)
  await query.send()
  await query.openEndpoint('places')
  await expect
    .poll(() => kept.texts())
    .toEqual([expect.stringContaining('Still active: Full text, Category, Sort (Name ↓).')])
  await at('query.kept-filters.remove').click()
  expect([kept.count(), query.fullText.value()]).toEqual([0, ''])
  expect([query.filterKey(0).count(), query.sortAttribute(0).count()]).toEqual([0, 0])
  await at('query.undo').click()
  await expect.poll(() => query.fullText.value()).toBe('concert')
  expect(query.sortAttribute(0).value()).toBe('name')
  expect(kept.count()).toBe(1)
  await query.send()
  await kept.gone()
})

test('the same endpoint chosen again names them, too', async () => {
  await openApp({ connection: 'core-sample' })
  await query.openEndpoint('orte')
  await query.fullText.fill('Seekirchlein')
  await query.send()
  await answer.total.one()
  expect(kept.count()).toBe(0)
  await query.endpoint.click()
  await at('endpoint.option').nth(0).click()
  await expect
    .poll(() => kept.texts())
    .toEqual([expect.stringContaining('Still active: Full text.')])
  await query.send()
  await kept.gone()
})

test('a sort alone is named, too', async () => {
  await openApp()
  await query.addSort(0, 'name', 'ascending')
  await query.send()
  await query.openEndpoint('places')
  await expect
    .poll(() => kept.texts())
    .toEqual([expect.stringContaining('Still active: Sort (Name ↑).')])
})

test('what was added since the last response is not called still active, and stays', async () => {
  await openApp()
  await query.addFilter(0, 'category', 'music')
  await query.send()
  await query.openEndpoint('places')
  await query.fullText.fill('lake')
  await query.addSort(0, 'name', 'ascending')
  await expect
    .poll(() => kept.texts())
    .toEqual([expect.stringContaining('Still active: Category.')])
  await at('query.kept-filters.remove').click()
  expect([kept.count(), query.filterKey(0).count()]).toEqual([0, 0])
  expect([query.fullText.value(), query.sortAttribute(0).value()]).toEqual(['lake', 'name'])
})

test('the dates that were included for a filter go with it', async () => {
  await openApp({ connection: 'core-sample' })
  await query.openEndpoint('veranstaltungen')
  await query.addFilter(0, 'schedule.in.min', '2026-12-12')
  const includes = () => query.path().some((path) => path.includes('include=eventSchedule'))
  await expect.poll(includes).toBe(true)
  await query.send()
  await answer.total.one()
  await query.openEndpoint('orte')
  await at('query.kept-filters.remove').click()
  await expect.poll(() => query.path()).toEqual([expect.stringMatching(/^\/orte/)])
  expect(includes()).toBe(false)
})

test('an empty response is asked for again without its filters by one click', async () => {
  await openApp()
  await query.fullText.fill('no item says this')
  await query.addSort(0, 'name', 'ascending')
  await query.send()
  await at('result.without-filters').click()
  await expect.poll(() => answer.total.texts()).toEqual(['240 items'])
  expect([query.fullText.value(), query.sortAttribute(0).value()]).toEqual(['', 'name'])
})

test('an export of a query that was changed since sends it first', async () => {
  await openApp()
  await query.send()
  const open = at('export.open')
  await expect.poll(() => open.texts()).toEqual(['Export…'])
  await query.addFilter(0, 'category', 'music')
  await expect.poll(() => open.texts()).toEqual(['Send and export…'])
  await open.click()
  await expect.poll(() => at('export.start').texts()).toEqual([expect.not.stringContaining('240')])
  expect(open.texts()).toEqual(['Export…'])
})

test('the offer to undo makes room for the next response', async () => {
  await openApp()
  await query.fullText.fill('concert')
  await query.reset()
  await at('query.undo').one()
  const clicked = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000)
  await query.send()
  await at('query.undo').gone()
  clicked.mockRestore()
})
