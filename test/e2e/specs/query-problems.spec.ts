import { connectionPage } from '../pages/connection-page.ts'
import { pastePage } from '../pages/paste-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { expect, test } from '../support/shells.ts'

test('a request without meaning is not sent, and the window says why', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  await query.showMore()
  await query.pageNumber.fill('0')
  await expect(query.sendButton).toBeDisabled()
  await expect(query.blocked).toHaveText(
    'The query cannot be sent yet. Page number: Page numbers start at 1. Use page 1',
  )
  await query.fix('page-number-zero')
  await expect(query.pageNumber).toHaveValue('1')
  await expect(query.sendButton).toBeEnabled()
  await expect(query.blocked).toBeHidden()
})

test('an error that the form predicted names its field', async ({ coreExplorer: { page } }) => {
  const query = queryPage(page)
  await query.openEndpoint('veranstaltungen')
  await query.addFilter(0, 'schedule.in.min')
  await query.filterValue(0).fill('2026-13-45')
  await query.send()
  const predicted = page.getByTestId('result.predicted')
  await expect(predicted).toContainText('“2026-13-45” is not a date')
  await predicted.getByTestId('result.go-to-field').click()
  await expect(query.filterValue(0)).toBeFocused()
})

test('a hint stands next to its field and is never in the way', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  await query.pageSize.fill('1000')
  await query.include('image')
  await query.addFields(0, 'author', 'name')
  await expect(query.problem('page-size-large')).toContainText('more than 500')
  await expect(query.problem('fields-without-include')).toContainText('“author”')
  await expect(query.sendButton).toBeEnabled()
  await query.fix('fields-without-include')
  await expect(query.url).toHaveText(/include=image,author&/)
})

test('JSON asks for POST, and one click changes to it', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  await query.addJsonFilter(0, 'open', '{"from": 9.0')
  await expect(query.problem('json-invalid')).toBeVisible()
  await query.filterValue(0).fill('{"from": 9.0}')
  await query.fix('json-needs-post')
  await expect(query.body).toHaveText('{"filter":{"open":{"from":9.0}},"page":{"size":25}}')
})

test('the name of an endpoint is shown for what it is', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  await expect(query.endpointKind).toHaveText('Slug')
  await query.openEndpoint('0b1e4a7c-9c7e-4f5b-8d35-2f6f1f0a9b11')
  await expect(query.endpointKind).toHaveText('UUID')
  await query.openEndpoint('0b1e4a7c-9c7e-4f5b-8d35-2f6f1f0a9b1')
  await expect(query.problem('endpoint-almost-uuid')).toBeVisible()
  await expect(query.sendButton).toBeEnabled()
})

test('a URL in the place of a name is offered to be read as a whole', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  await query.openEndpoint('/api/v4/endpoints/places?filter[q]=See&page[size]=10')
  await expect(query.problem('endpoint-is-url')).toBeVisible()
  await page.getByTestId('query.endpoint.read').click()
  await pastePage(page).apply()
  await expect(query.endpoint).toHaveValue('places')
  await expect(query.fullText).toHaveValue('See')
})

test('a token parameter moves to the token store after asking', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  await connectionPage(page).add({ name: 'Own', baseUrl: 'http://127.0.0.1:9' })
  await expect(page.getByTestId('connection.token-state')).toHaveText('No token')

  await query.openEndpoint('events')
  await query.addExtra(0, 'token', 'a-secret-token')
  await expect(query.sendButton).toBeDisabled()
  await query.fix('token-in-parameter')
  await page.getByRole('button', { name: 'Store the token', exact: true }).click()
  await expect(page.getByTestId('query.extra.0.name')).toHaveCount(0)
  await expect(page.getByTestId('connection.token-state')).toHaveText('Token in memory only')
  await expect(query.url).not.toContainText('secret')
})
