import { expect, onTestFinished, test } from 'vitest'
import { answer, chooseBelow, endpoints, query } from '../../support/page/app-verbs.ts'
import { answerFirst, openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'
import { startServer } from '../../support/start-server.ts'

const uuid = expect.stringMatching(/^[\da-f-]{36}$/)

test('endpoints are noted by hand, found, used and removed', async () => {
  const { reload } = await openApp()
  await endpoints.open()
  await endpoints.add('All places', 'places', 'for the map')
  await chooseBelow(at('endpoints.kind'), 2)
  await at('endpoints.save').click()
  await endpoints.add('Tours', 'tours')
  await expect.poll(() => endpoints.entries.count()).toBe(2)
  await endpoints.search('map')
  await expect.poll(() => endpoints.entries.texts()).toEqual([expect.stringMatching(/All places/)])
  await endpoints.entries.click()
  await at('endpoints.use').click()
  await expect.poll(() => query.endpoint.value()).toBe('places')

  await reload()
  await endpoints.open()
  await expect
    .poll(() => endpoints.entries.texts())
    .toEqual([expect.stringMatching(/All places/), expect.stringMatching(/Tours/)])
  await endpoints.entries.click()
  await expect
    .poll(() => at('endpoints.kind').texts())
    .toEqual([expect.stringMatching(/Dynamic search/)])
  await at('endpoints.remove').click()
  await expect.poll(() => endpoints.entries.texts()).toEqual([expect.stringMatching(/Tours/)])
})

test('what cannot be saved is thrown away only by closing twice', async () => {
  await openApp()
  await endpoints.open()
  await endpoints.fillIn('Places', 'more/places', 'for the map')
  await endpoints.tryToClose()
  await at('endpoints.unsaved').one()
  expect(endpoints.problem.texts()).toEqual([expect.stringMatching(/slashes/)])
  await endpoints.name.fill('still/places')
  await at('endpoints.unsaved').gone()

  await endpoints.name.fill('places')
  refuse(/^\/api\/endpoints\//, { kind: 'disk-full', code: 'ENOSPC' })
  await endpoints.tryToClose()
  await at('endpoints.dialog').saying('The disk is full').one()
  expect(endpoints.name.value()).toBe('places')
  await endpoints.tryToClose()
  await at('endpoints.dialog').gone()
})

test('an endpoint without a name can be neither saved nor used, and two of a list cannot have one name', async () => {
  await openApp()
  await endpoints.open()
  await endpoints.add('All places', 'places')
  const areOff = () => ['save', 'use'].map((name) => at(`endpoints.${name}`).attributes('disabled'))
  await expect.poll(() => endpoints.entries.count()).toBe(1)
  await endpoints.entries.click()
  await expect.poll(areOff).toEqual([[''], [null]])
  await endpoints.fillIn('Again', '')
  await expect.poll(areOff).toEqual([[''], ['']])
  await endpoints.name.fill('more')
  await expect.poll(areOff).toEqual([[null], [null]])
  await endpoints.name.fill('places')
  await endpoints.problem.one()
  await endpoints.name.fill('more/places')
  await expect.poll(() => endpoints.problem.texts()).toEqual([expect.stringMatching(/slashes/)])
})

test('an endpoint that answered as CORE does is known by slug and UUID', async () => {
  await openApp({ connection: 'core-sample' })
  await query.openEndpoint('veranstaltungen')
  await query.send()
  await answer.total.one()
  await endpoints.open()
  await expect.poll(() => at('endpoints.other-name').value()).toEqual(uuid)
  expect(at('endpoints.label').value()).toBe('Veranstaltungen')
})

test('the instance is asked for its endpoints and whether it takes the token', async () => {
  await openApp({ connection: 'core-sample' })
  await endpoints.open()
  await at('endpoints.check-token').click()
  await endpoints.tokenResult.saying('accepted the token').one()
  await endpoints.fetch()
  await endpoints.fetched.saying('The server lists 9 endpoints').one()
  await endpoints.search('Orte')
  await expect.poll(() => endpoints.entries.count()).toBe(2)
  await endpoints.entries.doubleClick()
  await expect.poll(() => query.endpoint.value()).toEqual(uuid)
})

test('an instance without such lists is said to have none, and nothing breaks', async () => {
  const server = await startServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<html>No</html>')
  })
  onTestFinished(server.close)
  await openApp({ connection: { name: 'Plain', baseUrl: server.baseUrl } })
  const none = 'This server does not offer this list (status 404).'
  await endpoints.open()
  await endpoints.fetch()
  await expect.poll(() => endpoints.fetched.texts()).toEqual([none])
  await endpoints.tryToClose()
  await at('endpoints.dialog').gone()
  await at('concepts.open').click()
  await at('concepts.fetch').click()
  await expect.poll(() => at('concepts.answer').texts()).toEqual([none])
})

/** From now on the host refuses to change what the path means. */
function refuse(path: RegExp, refusal: object) {
  answerFirst(({ method, url }) =>
    Promise.resolve(
      method !== 'GET' && path.test(new URL(url).pathname)
        ? Response.json(refusal, { status: 507 })
        : null,
    ),
  )
}

test('an endpoint that becomes known while the list is open can be noted about', async () => {
  await openApp()
  let tell: () => void = () => undefined
  const isTold = new Promise<void>((resolve) => {
    tell = resolve
  })
  answerFirst(async ({ url }) => {
    if (/^\/api\/endpoints\/.*\/use$/.test(new URL(url).pathname)) await isTold
    return null
  })
  await query.send()
  await answer.total.one()
  await endpoints.open()
  await expect.poll(() => document.activeElement).toBe(await at('endpoints.search').one())
  expect(endpoints.name.count()).toBe(0)
  tell()
  await expect.poll(() => endpoints.entries.texts()).toEqual([expect.stringContaining('events')])
  await expect.poll(() => endpoints.name.value()).toBe('events')
})
