import { expect, test } from 'vitest'
import { answer, query, tabs } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

const search = at('palette.search')
const entries = at('palette.entry')
const body = find('body')

test('what cannot be done just now is listed, and does nothing', async () => {
  await openApp()
  await at('palette.open').click()
  await search.fill('last page')
  await expect.poll(() => entries.attributes('aria-disabled')).toEqual(['true'])
  await search.press('Enter')
  expect(search.count()).toBe(1)
})

test('the field of the list names the command that the arrow keys stand on', async () => {
  await openApp()
  await at('palette.open').click()
  await search.press('ArrowDown')
  const indexOfCurrent = () =>
    entries.all().findIndex((one) => one.getAttribute('aria-selected') === 'true')
  const before = indexOfCurrent()
  expect(search.attributes('aria-activedescendant')).toEqual([entries.all()[before]?.id])
  await search.press('ArrowDown')
  expect(indexOfCurrent()).toBe(before + 1)
  await search.press('ArrowUp')
  expect(indexOfCurrent()).toBe(before)
})

test('every command is found by its words and done by Enter or a click', async () => {
  await openApp()
  await body.press('Control+k')
  await expect
    .poll(() => entries.saying('Ctrl+Enter').texts())
    .toEqual([expect.stringMatching(/^Send/)])
  await search.fill('sen')
  await search.press('Enter')
  await expect.poll(() => answer.total.texts()).toEqual(['240 items'])

  await at('palette.open').click()
  await search.fill('page next')
  await expect.poll(() => entries.texts()).toEqual([expect.stringMatching(/^Next page/)])
  await entries.click()
  await expect.poll(() => answer.position.texts()).toEqual(['Page 2 of 10'])
})

test('what Clear and the closing of a tab took comes back by keys', async () => {
  await openApp()
  const undo = at('query.undo')
  await query.fullText.fill('music')
  await query.reset()
  await undo.one()
  await body.press('Control+z')
  await expect.poll(() => query.fullText.value()).toBe('music')
  await undo.gone()

  await body.press('Alt+w')
  await expect.poll(() => query.fullText.value()).toBe('')
  await body.press('Alt+n')
  await expect.poll(() => document.activeElement).toBe(query.endpoint.all()[0])
  await body.press('Alt+t')
  await expect.poll(() => query.fullText.value()).toBe('music')
  expect(tabs.all.count()).toBe(3)
})
