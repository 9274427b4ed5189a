import { expect, test } from 'vitest'
import { answer, paste, query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'
import { shareCoreSample } from '../../support/shared-samples.ts'

async function send(endpoint: string, parameters: string) {
  const { baseUrl } = await shareCoreSample()
  await paste.read(`${baseUrl}/api/v4/endpoints/${endpoint}?${parameters}`)
  await paste.apply()
  await query.send()
}

test('beside a filter around a point, coordinates begin with the distance, nearest first', async () => {
  await openApp({ connection: 'core-sample', language: 'de' })
  await send(
    'orte',
    'filter[geo][in][perimeter][]=13.85&filter[geo][in][perimeter][]=46.61&filter[geo][in][perimeter][]=100000&fields=name,geo&sort=proximity.geographic',
  )
  await answer.rows.nth(1).one()
  const cells = find('[data-test="result.row"] [data-column="1"]')
  await expect.poll(() => cells.texts()[0]).toMatch(/^\d+,\d km · \d/)
  const kilometres = cells.texts().map((text) => Number(text.split(' km')[0]?.replace(',', '.')))
  expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other))
})

test('where series are sorted by the dates of a filter, the form says by which one', async () => {
  await openApp({ connection: 'core-sample' })
  await send('veranstaltungen', 'filter[schedule][in][min]=2026-01-01&sort=proximity.occurrence')
  await at('query.sort.0.next-date').saying('next date in the filter’s period').one()
})
