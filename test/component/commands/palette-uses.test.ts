import { expect, test } from 'vitest'
import { answer, query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

const search = at('palette.search')
const entries = at('palette.entry')

test('what cannot be done just now is listed, and does nothing', async () => {
  await openApp()
  await at('palette.open').click()
  await search.fill('last page')
  await expect.poll(() => entries.attributes('aria-disabled')).toEqual(['true'])
  await search.press('Enter')
  expect(search.count()).toBe(1)
})

test('an endpoint that has answered is asked for by name', async () => {
  await openApp()
  await answer.ask('places')
  await answer.rows.one()
  await query.openEndpoint('other')
  await at('palette.open').click()
  await search.fill('use the endpoint places')
  await expect.poll(() => entries.count()).toBe(1)
  await search.press('Enter')
  await expect.poll(() => query.endpoint.value()).toBe('places')
})

test('the field of the list names the command that the arrow keys stand on', async () => {
  await openApp()
  await at('palette.open').click()
  await search.press('ArrowDown')
  const current = entries.all().find((one) => one.getAttribute('aria-selected') === 'true')
  expect(search.attributes('aria-activedescendant')).toEqual([current?.id])
})
