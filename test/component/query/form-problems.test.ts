import { expect, test } from 'vitest'
import { paste, query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

const canSend = async () => !(await query.sendButton.one()).matches(':disabled')

test('a request without meaning is not sent, and the window says why', async () => {
  await openApp()
  await query.showMore()
  await query.pageNumber.fill('0')
  await expect
    .poll(() => query.blocked.texts())
    .toEqual(['The query cannot be sent yet. Page number: Page numbers start at 1. Use page 1'])
  expect(await canSend()).toBe(false)
  await query.fix('page-number-zero')
  await expect.poll(() => query.pageNumber.value()).toBe('1')
  await query.blocked.gone()
  expect(await canSend()).toBe(true)
})

test('an error that the form predicted names its field', async () => {
  await openApp({ connection: 'core-sample' })
  await query.openEndpoint('veranstaltungen')
  await query.addFilter(0, 'schedule.in.min')
  await query.filterValue(0).fill('2026-13-45')
  await query.send()
  await expect
    .poll(() => at('result.predicted').texts())
    .toEqual([expect.stringContaining('“2026-13-45” is not a date')])
  await at('result.predicted').at('result.go-to-field').click()
  await expect.poll(() => document.activeElement).toBe(await query.filterValue(0).one())
})

test('a hint stands next to its field and is never in the way', async () => {
  await openApp()
  await query.pageSize.fill('1000')
  await query.include('image')
  await query.addFields(0, 'author', 'name')
  await expect
    .poll(() => query.problem('page-size-large').texts())
    .toEqual([expect.stringContaining('more than 500')])
  await expect
    .poll(() => query.problem('fields-without-include').texts())
    .toEqual([expect.stringContaining('“author”')])
  expect(await canSend()).toBe(true)
  await query.fix('fields-without-include')
  await expect
    .poll(() => query.url.texts())
    .toEqual([expect.stringContaining('include=image,author&')])
})

test('JSON asks for POST, and one click changes to it', async () => {
  await openApp()
  await query.addJsonFilter(0, 'open', '{"from": 9.0')
  await query.problem('json-invalid').one()
  await at('preview.open').click()
  await query.filterValue(0).fill('{"from": 9.0}')
  await query.fix('json-needs-post')
  await expect
    .poll(() => query.body.texts())
    .toEqual(['{"filter":{"open":{"from":9.0}},"page":{"size":25}}'])
})

test('the name of an endpoint is shown for what it is', async () => {
  await openApp()
  await expect.poll(() => query.endpointKind.texts()).toEqual(['Slug'])
  await query.openEndpoint('0b1e4a7c-9c7e-4f5b-8d35-2f6f1f0a9b11')
  await expect.poll(() => query.endpointKind.texts()).toEqual(['UUID'])
  await query.openEndpoint('0b1e4a7c-9c7e-4f5b-8d35-2f6f1f0a9b1')
  await query.problem('endpoint-almost-uuid').one()
  expect(await canSend()).toBe(true)
})

test('a URL in the place of a name is offered to be read as a whole', async () => {
  await openApp()
  await query.openEndpoint('/api/v4/endpoints/places?filter[q]=See&page[size]=10')
  await query.problem('endpoint-is-url').one()
  await at('query.endpoint.read').click()
  await paste.apply()
  expect([query.endpoint.value(), query.fullText.value()]).toEqual(['places', 'See'])
})

test('a token parameter moves to the token store after asking', async () => {
  await openApp({ connection: { name: 'Own', baseUrl: 'http://127.0.0.1:9' } })
  const tokenState = at('connection.token-state')
  await expect.poll(() => tokenState.texts()).toEqual(['No token'])
  await query.openEndpoint('events')
  await query.addExtra(0, 'token', 'a-secret-token')
  expect(await canSend()).toBe(false)
  await query.fix('token-in-parameter')
  await find('button')
    .saying(/^Store the token$/)
    .click()
  await at('query.extra.0.name').gone()
  await expect.poll(() => tokenState.texts()).toEqual(['Token in memory only'])
  expect(query.url.texts()).toEqual([expect.not.stringContaining('secret')])
})
