import { expect, test } from 'vitest'
import { createExchanges } from '#app/client/response-client.ts'
import { rehearseResults } from '#app/rehearse-results.ts'
import { defaultSettings } from '#core/settings/default-settings.ts'
import { openApp } from '../../support/page/open-app.ts'
import { pageWords } from '../../support/page/page-words.ts'

test('a rehearsal draws the rows out of sight, asks for one generated response, and leaves nothing', async () => {
  const app = await openApp()
  const placesBefore = document.body.children.length
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  const place = document.createElement('div')

  const { rehearse } = createExchanges(null, { onRefused: () => undefined, onDefect: onError })
  rehearseResults(place, {
    settings: defaultSettings,
    pageWords: pageWords('en'),
    rehearse,
    onError,
  })

  await expect
    .poll(() => place.querySelector('[data-test="result.row"] .first')?.textContent.trim())
    .toBe('Käse und Wein 0')
  await expect.poll(() => place.innerHTML, { timeout: 5_000 }).toBe('')
  expect({
    errors,
    exchanges: app.requested.filter((one) => one.includes('/api/exchange')),
    sent: app.sent(),
    rowsInPage: document.querySelectorAll('[data-test="result.row"]').length,
    placesInPage: document.body.children.length,
  }).toEqual({
    errors: [],
    exchanges: ['POST /api/exchange/rehearsal'],
    sent: [],
    rowsInPage: 0,
    placesInPage: placesBefore,
  })
})
