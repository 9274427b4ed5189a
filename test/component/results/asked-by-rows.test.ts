import { expect, test } from 'vitest'
import { answer, query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

test('sort and filter concern the loaded page only', async () => {
  await openApp()
  await answer.ask('events')
  await answer.expectItems(25)
  const url = query.url.texts()
  await find('[role="columnheader"][data-key="name"] button').click()
  await at('result.page-sort').saying('This page is sorted by').one()
  const namesNow = () => answer.rows.find('.first').texts()
  await expect
    .poll(namesNow)
    .toSatisfy(
      (names: string[]) =>
        names.length > 1 &&
        names.every((name) => name !== '') &&
        names.join('\n') ===
          names.toSorted((one, other) => one.localeCompare(other, 'en')).join('\n'),
    )
  await at('result.page-filter').fill('konzert')
  await find('p, span, div')
    .saying(/^\d+ of 25 rows on this page$/)
    .one()
  expect(query.url.texts()).toEqual(url)
})

test('one click on an unresolved relation adds it to include', async () => {
  await openApp()
  await answer.ask('events')
  await answer.select(0)
  await answer.showItem('tree')
  await answer.treeLine('location').find('button').saying('details not loaded').click()
  await expect.poll(() => query.url.texts()).toEqual([expect.stringContaining('include=location')])
})

test('an include that no item knows is told, at its input as well, and left out by a click', async () => {
  await openApp()
  await query.include('images')
  await answer.ask('tours')
  const ofInclude = { parameter: 'include.images' }
  const verdict = at('verdict', ofInclude)
  const mark = at('verdict.mark', ofInclude)
  await expect.poll(() => verdict.attributes('data-verdict')).toEqual(['absent'])
  expect(mark.attributes('data-verdict')).toEqual(['absent'])
  await verdict.find('button').saying('“image”').click()
  await expect.poll(() => query.url.texts()).toEqual([expect.stringContaining('include=image&')])
  await mark.gone()
})
