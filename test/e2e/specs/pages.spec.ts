import { answerPage } from '../pages/answer-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { altKey } from '../support/project.ts'
import { expect, test } from '../support/shells.ts'

for (const endpoint of ['events', 'places']) {
  test(`pages of ${endpoint} are turned by number and by keyboard`, async ({
    oddExplorer: { page },
  }) => {
    const answer = answerPage(page)
    await answer.ask(endpoint)
    await expect(answer.rows).toHaveCount(25)
    await answer.pageNumber.fill('3')
    await answer.pageNumber.press('Enter')
    await answer.expectWholePage('Page 3')
    await answer.select(0)
    await answer.grid.press(`${altKey}+PageDown`)
    await answer.expectWholePage('Page 4')
    await answer.grid.press(`${altKey}+PageUp`)
    await answer.expectWholePage('Page 3')
  })
}

test('after a POST the same body is posted again', async ({ explorer: { page } }) => {
  const answer = answerPage(page)
  const query = queryPage(page)
  await query.chooseMethod('post')
  await query.addFilter(0, 'category', 'music')
  await query.pageSize.fill('5')
  await answer.ask('events')
  await expect(answer.total).toHaveText(/\d/)
  const total = (await answer.total.textContent()) ?? ''
  await page.getByTestId('pager.next').click()
  await expect(answer.position).toContainText('Page 2')
  await expect(answer.total).toHaveText(total)
  await answer.show('head')
  await expect(answer.headers).toContainText('"number":2')
})

test('a link to elsewhere is not followed; the same page is asked for at home', async ({
  oddExplorer: { page },
}) => {
  const answer = answerPage(page)
  await answer.ask('odd-foreign-links')
  await expect(answer.finding('link-refused')).toContainText('another address')
  await page.getByTestId('finding.ask-instead').first().click()
  await answer.show('head')
  await expect(answer.headers).toContainText('page%5Bnumber%5D=2')
})

test('a link that loses the query is told, and the query kept', async ({
  oddExplorer: { page },
}) => {
  const answer = answerPage(page)
  await queryPage(page).addFilter(0, 'category', 'music')
  await queryPage(page).pageSize.fill('5')
  await answer.ask('odd-lost-query')
  await expect(answer.finding('link-refused').first()).toContainText('filter[category]')
  await page.getByTestId('pager.next').click()
  await answer.show('head')
  await expect(answer.headers).toContainText('filter%5Bcategory%5D=music')
})

test('several values of a filter stay in the links', async ({ explorer: { page } }) => {
  const answer = answerPage(page)
  const query = queryPage(page)
  await query.addFilter(0, 'category', 'music')
  await page.getByTestId('query.filter.0.value').fill('market')
  await page.getByTestId('query.filter.0.value').press('Enter')
  await query.pageSize.fill('5')
  await answer.ask('events')
  await expect(answer.position).toContainText('Page 1 of')
  await page.getByTestId('pager.next').click()
  await expect(answer.position).toContainText('Page 2 of')
  await expect(answer.findings).toHaveCount(0)
  await answer.show('head')
  await expect(answer.headers).toContainText(
    'filter%5Bcategory%5D%5B%5D=music&filter%5Bcategory%5D%5B%5D=market',
  )
})

test('pages that overlap are noticed', async ({ oddExplorer: { page } }) => {
  const answer = answerPage(page)
  await answer.ask('odd-overlapping')
  await page.getByTestId('pager.next').click()
  await answer.expectFinding('items-of-page-before')
})

test('the last page has no next one', async ({ explorer: { page } }) => {
  const answer = answerPage(page)
  await answer.ask('places')
  await page.getByTestId('pager.last').click()
  await expect(answer.position).toHaveText('Page 6 of 6')
  await expect(page.getByTestId('pager.next')).toBeDisabled()
})
