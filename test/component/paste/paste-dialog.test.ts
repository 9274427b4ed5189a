import { expect, test } from 'vitest'
import { answer, paste, query } from '../../support/page/app-verbs.ts'
import { openApp, requestShown } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

const openWithRequest = (connection: 'sample' | 'core-sample' = 'sample') =>
  openApp({
    connection,
    settings: requestShown,
  })

const endsWith = (end: string): unknown[] => [
  expect.toSatisfy((text: string) => text.endsWith(end)),
]

test('what has no place in the form is named before it is left out', async () => {
  await openWithRequest()
  await paste.read('/api/v4/endpoints/places?filter=abc&page[size]=5&language=de#top')
  await expect
    .poll(() => paste.leftOut.texts())
    .toEqual([expect.stringMatching(/^#top/), expect.stringMatching(/^filter=abc/)])
  await paste.apply()
  await expect
    .poll(() => query.url.texts())
    .toEqual(endsWith('/places?page%5Bsize%5D=5&language=de'))
})

test('another address becomes a connection, and its token is stored unless somebody says no', async () => {
  await openWithRequest()
  const command = (token: string) =>
    `curl 'https://live.example.org/base/api/v4/endpoints/news?include=image' -H 'Authorization: Bearer ${token}'`
  // A box, and where a token is there already one of several circles.
  const isStored = () =>
    paste.storeToken
      .all()
      .map(
        (one) => one.querySelector('input')?.checked ?? one.getAttribute('aria-checked') === 'true',
      )
  const tokenState = at('connection.token-state')
  const told = find('[role="status"]')

  await paste.read(command('first-secret'))
  await paste.unknownAddress.saying('https://live.example.org/base').one()
  await expect.poll(isStored).toEqual([true])
  await paste.storeToken.click()
  await paste.apply()
  await at('connection.select').saying('live.example.org').one()
  await expect.poll(() => tokenState.texts()).toEqual(['No token'])
  await expect
    .poll(() => query.url.texts())
    .toEqual(endsWith('https://live.example.org/base/api/v4/endpoints/news?include=image'))

  await paste.read(command('second-secret'))
  await expect
    .poll(() => paste.storeToken.texts())
    .toEqual(['Store the token in “live.example.org”'])
  expect(paste.unknownAddress.count()).toBe(0)
  await paste.apply()
  await expect.poll(() => tokenState.texts()).toEqual(['Token in memory only'])

  // One that is there already is only replaced where that is said, and stays replaced.
  await paste.read(command('third-secret').replace('image', 'poi'))
  await expect.poll(isStored).toEqual([false])
  await paste.apply()
  await told.saying('The pasted token was not used.').one()
  await paste.read(command('third-secret').replace('image', 'location'))
  await expect
    .poll(() => paste.storeToken.texts())
    .toEqual(['Replace the stored token of “live.example.org”'])
  expect(isStored()).toEqual([false])
  await paste.storeToken.click()
  await paste.apply()
  await told.saying('Query and stored token replaced. Undo restores only the query.').one()
})

test('after a paste the keyboard stands on Send, and nothing was asked of the server', async () => {
  const { requested } = await openWithRequest('core-sample')
  const before = requested.length
  await paste.read('/api/v4/endpoints/veranstaltungen?page[size]=5')
  await find('[role="dialog"]').saying('Nothing is sent yet.').one()
  await paste.apply()
  await expect.poll(() => document.activeElement).toBe(await query.sendButton.one())
  const asked = requested.slice(before).filter((one) => /\/api\/(instance|exchanges)\b/.test(one))
  expect(asked).toEqual([])
  await query.sendButton.press('Enter')
  await answer.expectItems(5)
})

test('a text that is no request is told so', async () => {
  await openApp()
  await paste.read('hello')
  await paste.problem.saying('not recognized').one()
  expect((await paste.applyButton.one()).matches(':disabled')).toBe(true)
  await paste.text.fill(`curl 'https://example.org/api/v4/endpoints/x`)
  await paste.problem.saying('cut off').one()
})

test('what a CORE drops of a pasted request is named, and it is read as pasted or as meant', async () => {
  await openWithRequest('core-sample')
  const url = '/api/v4/endpoints/orte?include=image&fields[image]=name&filters[q]=See'
  await paste.read(url)
  await expect
    .poll(() => at('paste.dropped').texts())
    .toEqual([
      'dataCycle CORE ignores “fields[image]” if it is an object. It reads only a string with the values separated by commas.',
      'dataCycle CORE ignores “filters[q]”. The intended name is probably filter[q].',
    ])
  expect(paste.result.texts()).toEqual([expect.not.stringContaining('mean the same')])
  await paste.apply()
  await expect
    .poll(() => query.url.texts())
    .toEqual(endsWith('/orte?include=image&filters%5Bq%5D=See'))

  await paste.read(url)
  await at('paste.as-meant').click()
  await paste.apply()
  await expect
    .poll(() => query.url.texts())
    .toEqual(endsWith('/orte?filter%5Bq%5D=See&include=image&fields=*,image.name'))
})

test('an umlaut in Latin-1 is told, and read as the umlaut that it was', async () => {
  await openWithRequest('core-sample')
  await paste.read('/api/v4/endpoints/orte?filter[q]=P%F6rtschach')
  await expect.poll(() => at('paste.dropped').attributes('data-kind')).toEqual(['latin-1'])
  await at('paste.meant-only').one()
  await paste.apply()
  await expect
    .poll(() => query.url.texts())
    .toEqual(endsWith('/orte?filter%5Bq%5D=P%C3%B6rtschach'))
})

test('a URL pasted into the endpoint field opens the dialog', async () => {
  await openApp()
  const address = '/api/v4/endpoints/tours?page[number]=3'
  await query.endpoint.paste(address)
  await expect.poll(() => paste.text.value()).toBe(address)
  await paste.apply()
  await expect.poll(() => query.endpoint.value()).toBe('tours')
  expect(query.pageNumber.value()).toBe('3')
})

test('a pasted collection opens in the import, already read', async () => {
  await openApp()
  const request = { method: 'GET', url: 'https://live.example.org/api/v4/endpoints/news' }
  const collection = {
    info: {
      name: 'News',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: [{ name: 'All news', request }],
  }
  await paste.read(JSON.stringify(collection))
  await at('paste.import').click()
  await expect.poll(() => at('import.entry').texts()).toEqual([expect.stringContaining('All news')])
  await paste.text.gone()
  await at('import.take').click()
  await find('[role="dialog"]').gone()
})
