import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { connectionPage } from '../pages/connection-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { countClicks } from '../support/count-clicks.ts'
import { projectFolder } from '../support/project.ts'
import { expect, test as base } from '../support/shells.ts'

const test = base.extend<{ securePort: number }>({
  /** The port of a server whose certificate nobody knows the issuer of. */
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  securePort: async ({}, use) => {
    const server = createServer(
      { cert: await pem('valid'), key: await pem('key') },
      (_request, response) => response.end('{"@graph":[]}'),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use((server.address() as AddressInfo).port)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const pem = (name: string) =>
  readFile(`${projectFolder}test/support/certificates/${name}.pem`, 'utf8')

test('a new connection says how its token is kept, and never shows it again @every-shell', async ({
  explorer: { page },
  sample,
}) => {
  const connection = connectionPage(page)
  await connection.add({ name: 'Live', baseUrl: sample.baseUrl, token: sample.tokens.full })
  await expect(connection.select).toContainText('Live')
  await expect(connection.tokenState).toHaveText('Token in memory only')

  await connection.openCurrent()
  await expect(connection.token).toHaveValue('')
  await expect(page.getByTestId('connection.token-text')).toHaveText(
    'Endpoint Explorer was started with the option to keep tokens in memory only. Enter the token again after the next start.',
  )
})

test('what was pasted along with a token is left out, and said', async ({
  explorer: { page },
  sample,
}) => {
  const connection = connectionPage(page)
  await connection.openNew()
  await connection.fillIn({
    name: 'Pasted',
    baseUrl: sample.baseUrl,
    token: ` Authorization: Bearer \u200b${sample.tokens.full} `,
  })
  await expect(connection.tokenNotes).toHaveText([
    'Invisible characters were removed from the token.',
    'White space around the token was removed.',
    'The leading “Authorization:” was removed.',
    'The leading “Bearer” was removed; the app adds it when sending.',
  ])
  await connection.test('events')
  await expect(connection.testResult).toHaveText(
    '200 The connection works: the endpoint responded to a request with this token.',
  )
})

test('a token that cannot be one is refused while it is entered', async ({
  explorer: { page },
  sample,
}) => {
  const connection = connectionPage(page)
  await connection.openNew()
  await connection.fillIn({ name: 'X', baseUrl: sample.baseUrl, token: 'two words' })
  await expect(connection.tokenProblem).toContainText('The token contains a space.')
  await expect(connection.saveButton).toBeDisabled()

  await connection.token.fill('tök')
  await expect(connection.tokenProblem).toContainText('U+00F6')
  await page.evaluate(() => navigator.clipboard.writeText('first-half\nsecond-half'))
  await connection.token.fill('')
  await connection.token.press('ControlOrMeta+V')
  await expect(connection.tokenProblem).toContainText('The token contains a line break.')
  await connection.token.fill('good')
  await expect(connection.tokenProblem).toBeHidden()
  await expect(connection.saveButton).toBeEnabled()
})

test('a test says what each answer means here', async ({ explorer: { page }, sample }) => {
  const connection = connectionPage(page)
  const { full, limited } = sample.tokens
  await connection.openNew()
  await connection.fillIn({ name: '', baseUrl: sample.baseUrl })
  const expectAnswer = async (token: string, endpoint: string, words: string) => {
    await connection.token.fill(token)
    await connection.test(endpoint)
    await expect(connection.testResult).toContainText(words)
  }
  await expectAnswer('', 'events', '401 This server needs a token')
  await expectAnswer('wrong', 'events', '401 The token was refused.')
  await expectAnswer(limited, 'everything', '403 The token has no access to this endpoint.')
  await expectAnswer(full, 'no-such', '404 The server does not have this endpoint.')
  await expectAnswer(full, 'odd-html', '200 The response is not JSON')
  await connection.fillIn({ name: '', baseUrl: 'http://127.0.0.1:9' })
  await expectAnswer(full, 'events', 'Connection refused')
})

test('limits and certificates belong to the connection, and work', async ({
  explorer: { page },
  securePort,
}) => {
  const connection = connectionPage(page)
  await connection.openNew()
  await connection.fillIn({ name: 'Company', baseUrl: `https://localhost:${securePort}` })
  await connection.test('events')
  await expect(connection.testResult).toContainText('This computer does not know the issuer')

  await connection.openAdvanced()
  await connection.fillInLimit('first-byte', '0')
  await expect(page.getByText('From 1 to 600.')).toBeVisible()
  await expect(connection.saveButton).toBeDisabled()
  await connection.fillInLimit('first-byte', '5')
  await connection.fillInCertificates(await pem('key'))
  await connection.save()
  await expect(page.getByText('This is a private key')).toBeVisible()
  await connection.fillInCertificates(await pem('issuer'))
  await connection.test('events')
  await expect(connection.testResult).toContainText('The connection works without a token.')
  await connection.save()
  await expect(connection.dialog).toBeHidden()

  await connection.openCurrent()
  await expect(page.getByTestId('connection.limit.first-byte')).toHaveValue('5')
  await expect(page.getByTestId('connection.certificates')).toHaveValue(/^-----BEGIN CERT/)
})

test('a production colour frames the window', async ({ explorer: { page }, sample }) => {
  const connection = connectionPage(page)
  await connection.openNew()
  await connection.fillIn({ name: 'Live', baseUrl: sample.baseUrl })
  await connection.chooseColor('Red')
  await connection.save()
  await expect(connection.dialog).toBeHidden()
  await expect(connection.frame).toHaveAttribute('data-colour', 'red')
  const frame = await connection.frame.evaluate((element) => {
    const { borderTopWidth, borderLeftWidth, borderRightWidth, borderBottomWidth } =
      getComputedStyle(element)
    return [borderTopWidth, borderLeftWidth, borderRightWidth, borderBottomWidth]
  })
  expect(frame).toEqual(['4px', '4px', '4px', '4px'])
})

test('a folder that cannot be written is told, and nothing is lost', async ({
  openExplorer,
  sample,
}) => {
  const { page, dataDir } = await openExplorer({ name: 'Kept', baseUrl: sample.baseUrl })
  const connection = connectionPage(page)
  const before = await readFile(join(dataDir, 'connections.json'), 'utf8')
  // Root writes everywhere, so a folder stands where the lock file would: that stops anybody.
  await chmod(dataDir, 0o500)
  await mkdir(join(dataDir, 'connections.json.lock'), { recursive: true }).catch(() => undefined)

  await connection.openNew()
  await connection.fillIn({ name: 'Lost', baseUrl: sample.baseUrl })
  await connection.save()
  await expect(
    page.getByRole('dialog').getByText('What was saved before is unchanged'),
  ).toBeVisible({
    timeout: 45_000,
  })
  await chmod(dataDir, 0o700)
  expect(await readFile(join(dataDir, 'connections.json'), 'utf8')).toBe(before)
})

test('an unreadable file is set aside and named', async ({ openExplorer, sample }) => {
  const explorer = await openExplorer({ name: 'Broken', baseUrl: sample.baseUrl })
  const { page, dataDir } = explorer
  await writeFile(join(dataDir, 'connections.json'), '{ not json')
  await explorer.reload()
  await expect(connectionPage(page).notice).toContainText('connections.json.unreadable-')
})

test('the endpoint in use is the one a test begins with', async ({ explorer: { page } }) => {
  await queryPage(page).openEndpoint('places')
  await connectionPage(page).openCurrent()
  await expect(page.getByTestId('connection.test-endpoint')).toHaveValue('places')
})

test('from a pasted endpoint URL to its rows it takes five clicks', async ({
  explorer: { page },
  sample,
}) => {
  await queryPage(page).openEndpoint('events')
  const clicks = await countClicks(page)
  const connection = connectionPage(page)
  await connection.openNew()
  await page.getByTestId('connection.base-url').click()
  await page.getByTestId('connection.base-url').evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, `curl '${sample.baseUrl}/api/v4/endpoints/places' -H 'Authorization: Bearer ${sample.tokens.full}'`)
  await expect(page.getByTestId('connection.base-url')).toHaveValue(sample.baseUrl)
  await expect(page.getByTestId('connection.test-endpoint')).toHaveValue('places')
  await connection.save()
  await expect(queryPage(page).endpoint).toBeFocused()
  await expect(queryPage(page).endpoint).toHaveValue('places')
  await queryPage(page).sendButton.click()
  await expect(page.getByTestId('result.row').first()).toBeVisible()
  await clicks.expect(5)
})

test('a new connection begins with an empty endpoint in focus, and loopback needs no permission', async ({
  explorer: { page },
  sample,
}) => {
  await queryPage(page).openEndpoint('events')
  const connection = connectionPage(page)
  await connection.openNew()
  await connection.fillIn({ name: 'Local', baseUrl: sample.baseUrl.replace('http://', '') })
  await connection.token.focus()
  await expect(page.getByTestId('connection.base-url')).toHaveValue(sample.baseUrl)
  await expect(page.getByText('readable for everyone in between')).toHaveCount(0)
  await expect(page.getByTestId('connection.test-endpoint')).toHaveValue('')
  await connection.save()
  await expect(queryPage(page).endpoint).toBeFocused()
  await expect(queryPage(page).endpoint).toHaveValue('')
})

test('from add to the rows of a CORE it takes six clicks; it is taken for one, and that can be taken back', async ({
  explorer,
  coreSample: core,
}) => {
  const { page } = explorer
  const at = (name: string) => page.getByTestId(name)
  const query = queryPage(page)
  await query.openEndpoint('events')
  const clicks = await countClicks(page)
  await connectionPage(page).openNew()
  await at('connection.base-url').click()
  await page.keyboard.type(core.baseUrl)
  await at('connection.token').click()
  await page.keyboard.type(core.tokens.editor)
  await connectionPage(page).save()
  await expect(query.endpoint).toBeFocused()
  await expect(at('dialect.taken')).toBeVisible()
  await page.keyboard.type('Ort')
  await expect(at('endpoint.option').first()).toBeVisible()
  await query.endpoint.fill('orte')
  await query.sendButton.click()
  await expect(at('result.row').first()).toBeVisible()
  await clicks.expect(6)
  // Nobody named it: it is called after its host.
  await expect(at('connection.select')).toContainText(new URL(core.baseUrl).host)

  await at('query.more').click()
  await at('query.fields.add').click()
  await at('query.fields.0.relation').fill('image')
  await at('query.fields.0.attributes').fill('name')
  await page.keyboard.press('Enter')
  const hint = page.locator('[data-test="query.hint"][data-kind="fields-of-relation"]')
  await expect(query.url).toContainText('fields=image.name')
  await expect(hint).toBeHidden()
  await at('dialect.undo').click()
  await expect(query.url).toContainText('fields%5Bimage%5D=name')
  await expect(at('dialect.taken')).toBeHidden()
  await explorer.reload()
  await query.send()
  await expect(at('result.row').first()).toBeVisible()
  await expect(at('dialect.taken')).toBeHidden()
  await expect(at('dialect.offer')).toBeHidden()
})

test('a test of a new connection chooses the type of a CORE, and another choice stands with the way back', async ({
  explorer: { page },
  coreSample: core,
}) => {
  const connection = connectionPage(page)
  await connection.openNew()
  await connection.fillIn({ name: '', baseUrl: core.baseUrl, token: core.tokens.editor })
  await connection.test('')
  await expect(connection.testResult).toContainText(
    '200 The connection works: this server runs dataCycle CORE. The server accepted the token and lists',
  )
  const type = page.getByTestId('connection.preset')
  await expect(type).toContainText('dataCycle CORE')
  await type.click()
  await page.locator('.n-base-select-option').first().click()
  await expect(type).not.toContainText('dataCycle CORE')
  await connection.test('')
  await expect(type).not.toContainText('dataCycle CORE')
  await page.getByTestId('dialect.offer').click()
  await expect(type).toContainText('dataCycle CORE')
  await expect(page.getByTestId('dialect.offer')).toBeHidden()
  await connection.test('gibt-es-nicht')
  await expect(connection.testResult).toContainText('404 The token works')
})

test('a connection that is removed says what was made for it, and none of that goes elsewhere', async ({
  openExplorer,
  sample,
}) => {
  const { page } = await openExplorer({
    name: 'Live',
    baseUrl: sample.baseUrl,
    token: sample.tokens.full,
  })
  const query = queryPage(page)
  await query.openEndpoint('events')
  await workspacePage(page).save('Events', 'Website')
  await page.getByTestId('connection.menu').click()
  await page.getByTestId('connection.remove').click()
  await expect(page.getByTestId('connection.removal')).toHaveText(
    [
      'Remove “Live”?',
      'This also deletes: the connection’s token.',
      'These are kept: 1 open tab, 1 saved query. Before you send them again, choose another server for them.',
    ].join(''),
  )
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByTestId('connection.removed')).toContainText(
    'The connection “Live” of this query was removed.',
  )
  await expect(query.sendButton).toBeDisabled()

  await page.getByTestId('connection.removed.choose').click()
  await page.locator('.n-dropdown-option', { hasText: 'CORE' }).click()
  await expect(page.getByTestId('connection.removed')).toBeHidden()
  await expect(query.sendButton).toBeEnabled()
})

test('what was made for one instance asks another only after somebody said so', async ({
  openExplorer,
  sample,
}) => {
  const { page } = await openExplorer({ name: 'Live', baseUrl: sample.baseUrl })
  const connection = connectionPage(page)
  await page.getByTestId('query.endpoint').fill('events')
  await connection.openCurrent()
  await page.getByTestId('connection.base-url').fill('http://127.0.0.1:9')
  await connection.save()
  await expect(page.getByTestId('connection.address-question')).toContainText('1 open tab')
  await page.getByTestId('confirm.stay').click()
  await expect(page.getByTestId('preview.url')).toContainText(sample.baseUrl)
  await connection.save()
  await page.getByTestId('confirm.do').click()
  await expect(page.getByTestId('preview.url')).toContainText('http://127.0.0.1:9/')
})

test('a 401 leads to the token, and a valid one answers', async ({ openExplorer, sample }) => {
  const { page } = await openExplorer({ name: 'Live', baseUrl: sample.baseUrl, token: 'wrong' })
  const connection = connectionPage(page)
  const query = queryPage(page)
  const enter = page.getByTestId('result.enter-token')
  await query.endpoint.fill('events')
  await query.send()
  await enter.click()
  await expect(connection.token).toBeFocused()
  await connection.token.fill(sample.tokens.full)
  await connection.save()
  // The refusal of the token before is still shown, as what it is.
  await expect(page.getByTestId('answer.stale')).toHaveAttribute('data-differs', 'token')
  await page.getByTestId('answer.send').click()
  await expect(resultsPage(page).total).toBeVisible()
  await expect(page.getByTestId('answer.stale')).toHaveCount(0)
  await expect(enter).toHaveCount(0)
})

test('a copy of a connection that is not saved is not kept, and its tab goes back', async ({
  openExplorer,
}) => {
  const { page } = await openExplorer({ name: 'First', baseUrl: 'http://127.0.0.1:9/' })
  const connection = connectionPage(page)
  await page.getByTestId('connection.menu').click()
  await page.getByTestId('connection.duplicate').click()
  await expect(page.getByTestId('connection.name')).toHaveValue('First (copy)')
  await expect(page.getByText('Enter a token for the new connection.')).toBeVisible()
  await page.getByTestId('connection.cancel').click()
  // Its own time would be three seconds.
  await expect(page.getByText('Enter a token for the new connection.')).toBeHidden({
    timeout: 2_000,
  })
  await expect(connection.select).toHaveText(/First$/)
  await connection.select.click()
  await expect(page.getByText('First (copy)')).toHaveCount(0)
})

test('Escape in a new connection asks before what was entered is lost', async ({
  explorer: { page },
}) => {
  const connection = connectionPage(page)
  await connection.openNew()
  await page.getByTestId('connection.base-url').fill('https://api.example')
  await page.keyboard.press('Escape')
  await page.getByTestId('confirm.stay').click()
  await expect(page.getByTestId('connection.base-url')).toHaveValue('https://api.example')
  await page.keyboard.press('Escape')
  await page.getByTestId('confirm.do').click()
  await expect(page.getByTestId('connection.base-url')).toBeHidden()
})

test('that a token is not stored moves and covers nothing, and its dialog says why', async ({
  explorer: { page },
  sample,
}) => {
  const connection = connectionPage(page)
  const top = async () => (await page.getByTestId('query.endpoint').boundingBox())?.y
  const before = await top()
  await connection.add({ name: 'Own', baseUrl: sample.baseUrl, token: 'a-token-of-nobody' })
  const label = page.getByTestId('connection.token-state')
  await expect(label).toHaveText('Token in memory only')
  expect(await top()).toBe(before)
  await expect(connection.notice).toBeHidden()
  await label.click()
  await expect(page.getByTestId('connection.token-text')).toContainText('Enter the token again')
})
