import { expect, test } from 'vitest'
import { answer, query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

const hint = find('[data-kind="coordinates-swapped"]')
const swapped = '46, 13, 47.5, 15.5'

async function fillBox(text: string) {
  await query.addFilter(0, 'geo.in.box')
  await query.filterValue(0).fill(text)
}

test('a box with longitude and latitude swapped is told by the places seen before, and swapped with a click', async () => {
  await openApp({ connection: 'core-sample' })
  await answer.ask('orte')
  await answer.rows.one()
  await fillBox(swapped)
  await hint.saying(/^Places seen so far in this area: 0 of \d+\. .* swapped: \d+\./).one()
  await query.send()
  await answer.empty.one()
  // That the server obeys the area does not say that it is the one that was meant.
  await at('verdicts.quiet').saying('2 parameters OK').one()
  await hint.one()
  await at('query.hint.remedy').saying('Swap longitude and latitude').click()
  await hint.gone()
  await query.send()
  await answer.rows.one()
  await hint.gone()
})

test('where nothing was seen before, the search for the reason finds it', async () => {
  await openApp({ connection: 'core-sample' })
  await fillBox(swapped)
  await answer.ask('orte')
  await answer.empty.one()
  expect(hint.count()).toBe(0)
  await at('doctor.open').click()
  await at('doctor.verdict').one()
  await at('doctor.open').click()
  await at('doctor.apply').saying('Swap longitude and latitude').click()
  await answer.rows.one()
})

test('events without coordinates of their own are said to be, in place of the swapped area', async () => {
  await openApp({ connection: 'core-sample' })
  await answer.ask('veranstaltungen')
  await answer.rows.one()
  await fillBox('13, 46, 15.5, 47.5')
  const foreign = find('[data-kind="no-own-place"]')
  await foreign.saying(/linked as “location”/).one()
  await query.send()
  await answer.empty.one()
  await at('doctor.open').click()
  await at('doctor.verdict')
    .saying(/coordinates of its own/)
    .one()
  expect(at('doctor.apply', { kind: 'swap' }).count()).toBe(0)
})
