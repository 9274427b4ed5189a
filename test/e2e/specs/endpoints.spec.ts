import { startServer } from '../support/start-server.ts'
import { connectionPage } from '../pages/connection-page.ts'
import { endpointsPage } from '../pages/endpoints-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('endpoints are noted by hand, found, used and removed', async ({
  explorer: { page, reload },
}) => {
  const endpoints = endpointsPage(page)
  await endpoints.open()
  await endpoints.add('All places', 'places', 'for the map')
  await endpoints.chooseKind('Dynamic search')
  await page.getByTestId('endpoints.save').click()
  await endpoints.add('Tours', 'tours')
  await expect(endpoints.entries).toHaveCount(2)
  await endpoints.search('map')
  await expect(endpoints.entries).toHaveText([/All places/])
  await endpoints.entries.click()
  await endpoints.use()
  await expect(queryPage(page).endpoint).toHaveValue('places')

  await reload()
  await endpoints.open()
  await expect(endpoints.entries).toHaveText([/All places/, /Tours/])
  await endpoints.entries.first().click()
  await expect(page.getByTestId('endpoints.kind')).toContainText('Dynamic search')
  await endpoints.remove()
  await expect(endpoints.entries).toHaveText([/Tours/])
})

test('what cannot be saved is thrown away only by closing twice', async ({
  explorer: { page },
}) => {
  const endpoints = endpointsPage(page)
  await endpoints.open()
  await endpoints.fillIn('Places', 'more/places', 'for the map')
  await endpoints.tryToClose()
  await expect(page.getByTestId('endpoints.unsaved')).toBeVisible()
  await expect(endpoints.problem).toHaveText(/slashes/)
  await endpoints.name.fill('still/places')
  await expect(page.getByTestId('endpoints.unsaved')).toBeHidden()

  await endpoints.name.fill('places')
  await page.route('**/api/endpoints/*', (route) =>
    route.fulfill({ status: 507, json: { kind: 'disk-full', code: 'ENOSPC' } }),
  )
  await endpoints.tryToClose()
  await expect(page.getByTestId('endpoints.dialog')).toContainText('The disk is full')
  await expect(endpoints.name).toHaveValue('places')
  await endpoints.close()
})

test('two endpoints of a list cannot have one name', async ({ explorer: { page } }) => {
  const endpoints = endpointsPage(page)
  await endpoints.open()
  await endpoints.add('All places', 'places')
  await endpoints.fillIn('Again', 'places')
  await expect(endpoints.problem).toBeVisible()
  await endpoints.name.fill('more/places')
  await expect(endpoints.problem).toHaveText(/slashes/)
})

test('an endpoint that answered as CORE does is known by slug and UUID', async ({
  coreExplorer: { page },
}) => {
  await queryPage(page).openEndpoint('veranstaltungen')
  await queryPage(page).send()
  await expect(resultsPage(page).total).toBeVisible()
  const endpoints = endpointsPage(page)
  await endpoints.open()
  await expect(endpoints.entries).toHaveText([/Veranstaltungen/])
  await expect(page.getByTestId('endpoints.other-name')).toHaveValue(/^[\da-f-]{36}$/)
})

test('an endpoint that becomes known while the list is open can be noted about', async ({
  explorer: { page },
}) => {
  let tell: () => void = () => undefined
  const isTold = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.route('**/api/endpoints/*/use', async (route) => {
    await isTold
    await route.continue()
  })
  await queryPage(page).send()
  await expect(resultsPage(page).total).toBeVisible()
  const endpoints = endpointsPage(page)
  await endpoints.open()
  await expect(page.getByTestId('endpoints.search')).toBeFocused()
  await expect(endpoints.name).toBeHidden()
  tell()
  await expect(endpoints.entries).toHaveText([/events/])
  await expect(endpoints.name).toHaveValue('events')
})

test('the instance is asked for its endpoints and whether it takes the token', async ({
  coreExplorer: { page },
}) => {
  const endpoints = endpointsPage(page)
  await endpoints.open()
  await endpoints.checkToken()
  await expect(endpoints.tokenResult).toContainText('accepted the token')
  await endpoints.fetch()
  await expect(endpoints.fetched).toContainText('The server lists 9 endpoints')
  await endpoints.search('Orte')
  await expect(endpoints.offered).toHaveCount(2)
  await endpoints.keepAll()
  await expect(page.getByTestId('endpoints.keep')).toHaveCount(0)
  await endpoints.showKept()
  await expect(endpoints.entries).toHaveCount(2)
  await endpoints.entries.first().dblclick()
  await expect(queryPage(page).endpoint).toHaveValue(/^[\da-f-]{36}$/)
})

test('a CORE offers its endpoints by name while one is typed, and a tab is called by its own', async ({
  coreExplorer: { page },
}) => {
  const query = queryPage(page)
  await query.openEndpoint('tour')
  const option = page.getByTestId('endpoint.option')
  await expect(option).toHaveText([/Touren/])
  await option.click()
  await expect(query.endpoint).toHaveValue(/^[\da-f-]{36}$/)
  await query.send()
  await expect(resultsPage(page).total).toBeVisible()
  await expect(page.getByTestId('tab')).toHaveText(/Touren/)
  await expect(page.getByTestId('query.endpoint.title')).toHaveText('Touren')
  await page.getByTestId('tools.open').click()
  await page.getByTestId('ledger.open').click()
  await expect(page.locator('[data-test="ledger.entry"][data-purpose="endpoints"]')).toHaveCount(1)
})

test.describe('an instance without such lists', () => {
  test('is said to have none, and nothing breaks', async ({ explorer: { page } }) => {
    const server = await startServer((_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<html>No</html>')
    })
    await connectionPage(page).add({ name: 'Plain', baseUrl: server.baseUrl })
    const endpoints = endpointsPage(page)
    await endpoints.open()
    await endpoints.fetch()
    await expect(endpoints.fetched).toHaveText('This server does not offer this list (status 404).')
    await endpoints.close()
    await page.getByTestId('concepts.open').click()
    await page.getByTestId('concepts.fetch').click()
    await expect(page.getByTestId('concepts.answer')).toHaveText(
      'This server does not offer this list (status 404).',
    )
    await server.close()
  })
})

test.describe('concepts', () => {
  test('are picked by name and sent as the instance wants them', async ({ explorer: { page } }) => {
    const query = queryPage(page)
    await query.addFilter(0, 'category')
    await page.getByTestId('query.filter.0.concepts').click()
    await page.getByTestId('concepts.fetch').click()
    await expect(page.getByTestId('concepts.count')).toHaveText('19 categories')
    await page.getByTestId('concepts.search').fill('kultur musik')
    await page.getByTestId('concepts.search').press('Enter')
    await page.getByTestId('concepts.search').fill('')
    await page.getByTestId('concepts.concept').filter({ hasText: 'Markt' }).click()
    await page.getByTestId('concepts.apply').click()
    await expect(query.url).toHaveText(/category%5D%5B%5D=[\da-f-]{36}&.*category%5D%5B%5D=/)
    await expect(page.locator('.tag-input .tag')).toHaveText([/Musik/, /Markt/])
    await query.send()
    await expect(resultsPage(page).total).toBeVisible()
  })

  test('in CORE are any of them, or all of them', async ({ coreExplorer: { page } }) => {
    const query = queryPage(page)
    await query.openEndpoint('veranstaltungen')

    await page.getByTestId('concepts.open').click()
    await page.getByTestId('concepts.concept').filter({ hasText: 'Markt' }).click()
    await page.getByTestId('concepts.concept').filter({ hasText: 'Film' }).click()
    await page.getByTestId('concepts.apply').click()
    await expect(query.filterKey(0)).toHaveValue('classifications.in.withSubtree')
    await query.send()
    await expect(resultsPage(page).total).not.toHaveText(/^0/)
    await expect(query.url).toHaveText(/withSubtree%5D%5B%5D=[\da-f-]{36}%2C[\da-f-]{36}&/)

    await query.filterKey(0).fill('')
    await page.getByTestId('query.filter.0.remove').click()
    await page.getByTestId('concepts.open').click()
    await page.getByTestId('concepts.concept').filter({ hasText: 'Markt' }).click()
    await page.getByTestId('concepts.concept').filter({ hasText: 'Film' }).click()
    await page.getByTestId('concepts.join.all').click()
    await page.getByTestId('concepts.apply').click()
    await query.send()
    await expect(resultsPage(page).empty).toBeVisible()
  })

  test('in CORE tell their hits, those of schemes on a click, and can be kept out', async ({
    coreExplorer: { page },
  }) => {
    const query = queryPage(page)
    await query.openEndpoint('veranstaltungen')
    await query.fullText.fill('musik')
    await page.getByTestId('concepts.open').click()
    await expect(page.getByTestId('concepts.conditions')).toContainText('“Full text: musik”')
    const concept = (name: string) => page.getByTestId('concepts.concept').filter({ hasText: name })
    await expect(concept('Lesung')).toHaveAttribute('data-hits', /^[1-9]\d*$/)
    const hits = (await concept('Lesung').getAttribute('data-hits')) ?? ''

    const scheme = page.getByTestId('concepts.scheme')
    await expect(scheme.first()).toHaveAttribute('data-hits', '')
    await page.getByTestId('concepts.count-all').click()
    await expect(scheme.last()).toHaveAttribute('data-hits', '0')
    await expect(scheme.first()).toHaveAttribute('data-hits', /^[1-9]\d*$/)
    await expect(scheme.nth(3)).toHaveText(/Schlagworte/)

    await concept('Lesung').click()
    await concept('Wandern').click({ modifiers: ['Alt'] })
    await page.getByTestId('concepts.apply').click()
    await expect(query.filterKey(1)).toHaveValue('classifications.notIn.withSubtree')
    await expect(page.locator('.tag-input .tag')).toHaveText([/Lesung/, /Wandern/])
    await page.getByTestId('query.filter.1.remove').click()
    await query.send()
    await expect(resultsPage(page).total).toHaveText(new RegExp(`^${hits} `))

    await page.getByTestId('query.filter.0.concepts').click()
    await page.getByTestId('concepts.search').fill('garten')
    await page.getByTestId('concepts.search-all').click()
    await expect(concept('Garten am Abend')).toBeVisible()
    await page.getByRole('dialog').getByLabel('close').click()
    const purpose = (name: string) =>
      page.locator(`[data-test="ledger.entry"][data-purpose="${name}"]`)
    await page.getByTestId('tools.open').click()
    await page.getByTestId('ledger.open').click()
    // Seven schemes, and the facets of one that was opened twice under the same conditions.
    await expect(purpose('counts')).toHaveCount(8)
    await expect(purpose('concepts')).toHaveCount(7)
  })

  test('elsewhere are counted one by one, the price first', async ({ explorer: { page } }) => {
    const query = queryPage(page)
    await query.addFilter(0, 'category')
    await page.getByTestId('query.filter.0.concepts').click()
    const first = page.getByTestId('concepts.concept').first()
    await expect(first).toHaveAttribute('data-hits', '')
    await expect(page.getByTestId('concepts.count-all')).toContainText(
      /Count items for the next \d+/,
    )
    await page.getByTestId('concepts.count-all').click()
    await expect(first).toHaveAttribute('data-hits', /^\d+$/)
    const hits = (await first.getAttribute('data-hits')) ?? ''
    await first.click()
    await page.getByTestId('concepts.apply').click()
    await query.send()
    await expect(resultsPage(page).total).toHaveText(new RegExp(`^${hits} `))
  })
})
