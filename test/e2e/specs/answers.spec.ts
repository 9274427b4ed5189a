import { answerPage } from '../pages/answer-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { tabsPage } from '../pages/tabs-page.ts'
import { expect, test } from '../support/shells.ts'

// Whatever a server sends: own words, no page error (the fixture watches for those), no blank screen.
// The rows of a table share one app; each asks in a tab of its own, which shows nothing before.

test.describe('a body that is no list of items', () => {
  const bodies = [
    ['odd-html', 'html'],
    ['odd-empty-200', 'empty'],
    ['odd-no-graph', 'no-graph'],
    ['odd-graph-object', 'graph-object'],
    ['odd-bad-gzip', 'broken'],
  ] as const
  test('is said to be what it is', async ({ oddExplorer: { page } }) => {
    const answer = answerPage(page)
    for (const [endpoint, kind] of bodies)
      await test.step(`${endpoint} is ${kind}`, async () => {
        await tabsPage(page).openFresh.click()
        await answer.ask(endpoint)
        await expect(answer.status).toHaveText('200 OK')
        await expect(answer.problem).toHaveAttribute('data-kind', kind)
        await expect(answer.problem).not.toBeEmpty()
      })
  })

  test('is shown as text below', async ({ oddExplorer: { page } }) => {
    const answer = answerPage(page)
    await answer.ask('odd-html')
    await expect(answer.text).toContainText('<html')
  })
})

test.describe('an odd list', () => {
  const lists = [
    ['odd-broken-off', 2, 'broken-off'],
    ['odd-invalid-json', 1, 'malformed'],
    ['odd-bom', 1, 'byte-order-mark'],
    ['odd-invalid-utf8', 1, 'invalid-utf8'],
    ['odd-scalar-items', 7, 'items-not-objects'],
    ['odd-only-scalars', 3, 'items-not-objects'],
    ['odd-duplicate-keys', 1, 'repeated-graph'],
    ['odd-wrong-total', 25, 'pages-contradict-total'],
    ['odd-foreign-links', 3, 'link-refused'],
    ['odd-http-link', 3, 'link-refused'],
    ['odd-local-redirect', 25, 'redirected'],
  ] as const
  test('shows its items and tells what is odd', async ({ oddExplorer: { page } }) => {
    const answer = answerPage(page)
    for (const [endpoint, items, finding] of lists)
      await test.step(`${endpoint} has ${items} items and ${finding}`, async () => {
        await tabsPage(page).openFresh.click()
        await answer.ask(endpoint)
        await expect(answer.rows).toHaveCount(items)
        await answer.expectFinding(finding)
      })
  })

  test('has nothing noticed where nothing is odd', async ({ explorer: { page } }) => {
    const answer = answerPage(page)
    await answer.ask('events')
    await expect(answer.rows).toHaveCount(25)
    await expect(answer.findings).toHaveCount(0)
  })

  test('keeps numbers as they were sent', async ({ oddExplorer: { page } }) => {
    const answer = answerPage(page)
    await answer.ask('odd-numbers')
    await answer.select(0)
    await expect(answer.itemJson).toContainText('12345678901234567890')
    await expect(answer.itemJson).toContainText('1e400')
    await expect(answer.grid).toContainText('12345678901234567890')
  })

  test('takes 20 000 levels of nesting and __proto__', async ({ oddExplorer: { page } }) => {
    const answer = answerPage(page)
    await answer.ask('odd-deep')
    await answer.select(0)
    await answer.showItem('tree')
    await expect(answer.itemTree.getByRole('treeitem').first()).toBeVisible()
    await answer.ask('odd-proto')
    await answer.select(0)
    await expect(answer.itemJson).toContainText('"__proto__"')
  })
})

test('a broken answer says so after a cancel, and keeps what came @every-shell', async ({
  oddExplorer: { page },
}) => {
  const answer = answerPage(page)
  const query = queryPage(page)
  await query.openEndpoint('odd-endless')
  await query.startSending()
  await expect(answer.rows.first()).toBeVisible()
  await query.cancelButton.click()
  await expect(answer.finding('broken-off')).toContainText('canceled')
  await expect(answer.rows.first()).toBeVisible()
})

test('a new request keeps the old answer until there is a new one', async ({
  oddExplorer: { page },
}) => {
  const answer = answerPage(page)
  const query = queryPage(page)
  await answer.ask('events')
  await query.openEndpoint('odd-silent')
  await query.startSending()
  await expect(query.cancelButton).toBeEnabled()
  await expect(answer.rows).toHaveCount(25)
  await query.cancelButton.click()
  await expect(query.sendButton).toBeEnabled()
  await expect(answer.rows).toHaveCount(25)
  await expect(page.getByTestId('answer.stale')).toContainText('events')
})

test.describe('a refusal', () => {
  test('tells the server’s own words and what to try', async ({ oddExplorer: { page } }) => {
    const answer = answerPage(page)
    await answer.ask('odd-401-basic')
    await expect(answer.serverWords).toContainText('invalid or missing authentication token')
    await expect(answer.advice).toContainText('token')
    await answer.ask('odd-429')
    await expect(answer.advice).toContainText('Try again in 60 s')
    await answer.ask('odd-html-500')
    await expect(answer.serverWords).toContainText('Wartung')
    await answer.ask('no-such-endpoint')
    await expect(answer.problem).toHaveAttribute('data-status', '404')
    await expect(answer.advice).toContainText('slug')
  })

  test('leads on: to the endpoints of the connection, or to what the token can see', async ({
    oddExplorer: { page },
  }) => {
    const answer = answerPage(page)
    const step = (command: string) =>
      page.locator(`[data-test="result.next-step"][data-command="${command}"]`)
    await answer.ask('no-such-endpoint')
    await step('endpoints').click()
    await expect(page.getByRole('dialog')).toContainText('Endpoints of')
    await page.keyboard.press('Escape')
    await answer.ask('odd-401-basic')
    await step('access').click()
    await expect(page.getByRole('dialog')).toContainText('Access to the endpoints of')
  })

  test('leads to the field it names', async ({ oddExplorer: { page } }) => {
    const answer = answerPage(page)
    const query = queryPage(page)
    await query.showMore()
    await query.pageNumber.fill('5')
    await answer.ask('odd-error-shapes')
    await expect(answer.serverWords).toContainText('must be an integer')
    await answer.goToField.click()
    await expect(query.pageSize).toBeFocused()
  })

  test('leaves no blank screen, whatever its shape', async ({ oddExplorer: { page } }) => {
    const answer = answerPage(page)
    for (let shape = 1; shape <= 16; shape += 1)
      await test.step(`shape ${shape}`, async () => {
        await tabsPage(page).openFresh.click()
        await queryPage(page).showMore()
        await queryPage(page).pageNumber.fill(String(shape))
        await answer.ask('odd-error-shapes')
        await expect(answer.problem).toHaveAttribute('data-kind', 'http-status')
        await expect(answer.advice).not.toBeEmpty()
      })
  })
})

test('behind the last page the way back is all that is offered', async ({ explorer: { page } }) => {
  const answer = answerPage(page)
  await queryPage(page).showMore()
  await queryPage(page).pageNumber.fill('99')
  await answer.ask('events')
  await expect(answer.empty).toContainText('There is no page 99')
  await expect(page.getByTestId('doctor.open')).toHaveCount(0)
  await page.getByTestId('result.go-to-last').click()
  await answer.expectWholePage('Page 10 of 10')
  // The form goes along, or the next Send would lead back.
  await expect(queryPage(page).pageNumber).toHaveValue('10')
})

test('an empty page names what was asked for', async ({ explorer: { page } }) => {
  const answer = answerPage(page)
  const query = queryPage(page)
  await query.addFilter(0, 'category', 'musik')
  await answer.ask('events')
  await expect(answer.empty).toContainText(
    'Is “musik” spelled as on the server? The filter “Category” may need an ID or slug.',
  )
})

test('the whole answer is there as text, headers and file @every-shell', async ({
  explorer: { page },
}) => {
  const answer = answerPage(page)
  await answer.ask('events')
  await answer.show('text')
  await expect(answer.text).toContainText('"@graph": [')
  await page.getByTestId('response.json.search').fill('Mühlbrück')
  await expect(page.getByRole('status').filter({ hasText: /^1 \/ \d+$/ })).toBeVisible()
  await answer.show('head')
  await expect(answer.headers).toContainText('application/json; charset=utf-8')
  await expect(answer.headers).toContainText('Bearer •••')
  await answer.show('tree')
  await expect(answer.tree.getByRole('treeitem').first()).toContainText('@graph')
})

test('the answer is saved byte for byte', async ({ oddExplorer: { page }, shell }) => {
  test.skip(shell !== 'browser-shell', 'a download is the shell’s own matter')
  const answer = answerPage(page)
  await answer.ask('odd-bom')
  const download = page.waitForEvent('download')
  await page.getByTestId('answer.raw').click()
  await page.getByTestId('response.save').click()
  const stream = await (await download).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  expect([...bytes.subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x7b])
})
