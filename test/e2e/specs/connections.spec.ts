import { chmod, mkdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { connectionPage } from '../pages/connection-page.ts'
import { queryPage } from '../pages/query-page.ts'
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
  await expect(page.getByText('Enter a number from 1 to 600.')).toBeVisible()
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
