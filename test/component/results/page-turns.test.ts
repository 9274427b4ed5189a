import { expect, test } from 'vitest'
import { answer, query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'
import { shareDocumentedSample } from '../../support/shared-samples.ts'

/** With the sample's own endpoints that misbehave. */
async function openOdd() {
  const { baseUrl, token } = await shareDocumentedSample()
  await openApp({ connection: { name: 'Odd', baseUrl, token } })
}

const next = at('pager.next')
const isOnPage = (page: string) => answer.position.saying(page).one()

async function expectSent(part: string) {
  await answer.show('head')
  await answer.headers.saying(part).one()
}

test('after a POST the same body is posted again', async () => {
  await openApp()
  await query.chooseMethod('post')
  await query.addFilter(0, 'category', 'music')
  await query.pageSize.fill('5')
  await answer.ask('events')
  await answer.total.one()
  const total = answer.total.texts()
  await next.click()
  await isOnPage('Page 2')
  expect(answer.total.texts()).toEqual(total)
  await expectSent('"number":2')
})

test('a link to elsewhere is not followed; the same page is asked for at home', async () => {
  await openOdd()
  await answer.ask('odd-foreign-links')
  await answer.finding('link-refused').saying('another address').one()
  await at('finding.ask-instead').click()
  await expectSent('page%5Bnumber%5D=2')
})

test('a link that loses the query is told, and the query kept', async () => {
  await openOdd()
  await query.addFilter(0, 'category', 'music')
  await query.pageSize.fill('5')
  await answer.ask('odd-lost-query')
  await answer.finding('link-refused').saying('filter[category]').one()
  await next.click()
  await expectSent('filter%5Bcategory%5D=music')
})

test('several values of a filter stay in the links', async () => {
  await openApp()
  await query.addFilter(0, 'category', 'music', 'market')
  await query.pageSize.fill('5')
  await answer.ask('events')
  await isOnPage('Page 1 of')
  await next.click()
  await isOnPage('Page 2 of')
  expect(answer.findings.count()).toBe(0)
  await expectSent('filter%5Bcategory%5D%5B%5D=music&filter%5Bcategory%5D%5B%5D=market')
})

test('pages that overlap are noticed', async () => {
  await openOdd()
  await answer.ask('odd-overlapping')
  await next.click()
  await expect
    .poll(async () => {
      await answer.showNotices()
      return answer.finding('items-of-page-before').count()
    })
    .toBe(1)
})

test('the last page has no next one', async () => {
  await openApp()
  await answer.ask('places')
  await at('pager.last').click()
  await isOnPage('Page 6 of 6')
  expect((await next.one()).matches(':disabled')).toBe(true)
})
