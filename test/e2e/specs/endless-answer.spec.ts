import { answerPage } from '../pages/answer-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { expect, test } from '../support/shells.ts'

test.setTimeout(180_000)

// What differs between them is undone by the host; how their bytes reach the page is each shell's.
for (const [endpoint, shells] of [
  ['odd-gzip-bomb', ''],
  ['odd-endless', ' @every-shell'],
] as const)
  test(`${endpoint} is shown up to the limit, said to be cut there, and the window stays usable${shells}`, async ({
    oddExplorer: { page },
  }) => {
    const query = queryPage(page)
    await query.openEndpoint(endpoint)
    await query.startSending()
    // While it comes, the form is there to be used.
    await query.openEndpoint('places')
    await expect(query.url).toContainText('places')
    const answer = answerPage(page)
    const said = page.getByText('larger than the limit of 268 MB').first()
    await expect(said).toBeAttached({ timeout: 150_000 })
    await answer.showNotices()
    await expect(said).toBeVisible()
    await expect(answer.status).toHaveText('200 OK')

    await answer.ask('places')
    await expect(answer.rows).toHaveCount(25)
  })

test('an answer that drips is shown as coming, and can be left at once @every-shell', async ({
  oddExplorer: { page },
}) => {
  const query = queryPage(page)
  await query.openEndpoint('odd-drip')
  await query.startSending()
  await expect(page.getByText(/Receiving: \d+ B/)).toBeVisible()
  await query.cancelButton.click()
  await expect(page.getByText('You canceled the request after').first()).toBeVisible()
})

test('a reset before the answer says what happened and what to do @every-shell', async ({
  oddExplorer: { page },
}) => {
  await answerPage(page).ask('odd-reset')
  await expect(answerPage(page).problem).toContainText('closed the connection before responding')
})
