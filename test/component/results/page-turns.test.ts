import { expect, test } from 'vitest'
import { answer, query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'
import { shareDocumentedSample } from '../../support/shared-samples.ts'

/** With the sample's own endpoints that misbehave. */
async function openOdd() {
  const { baseUrl, token } = await shareDocumentedSample()
  await openApp({ connection: { name: 'Odd', baseUrl, token } })
}

const next = at('pager.next')
const pager = (button: string) => at(`pager.${button}`)
const isOff = (button: string) => find(`[data-test="pager.${button}"]:disabled`).count() === 1
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

/** Waits for a page and the end of its answer: before, nothing turns another one. */
async function expectPage(words: string) {
  await expect.poll(() => answer.position.texts()).toEqual([words])
  await query.sendButton.one()
}

test('the links lead through the pages and end at the last one', async () => {
  const { sent } = await openApp()
  await query.send()
  await expectPage('Page 1 of 10')
  expect([isOff('first'), isOff('prev'), isOff('next'), isOff('last')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  await expect.poll(() => answer.idOf(0)).toMatch(/./)
  const first = answer.idOf(0)

  await pager('next').click()
  await expectPage('Page 2 of 10')
  await expect.poll(() => answer.idOf(0)).not.toBeOneOf([first, undefined])

  await pager('last').click()
  await expectPage('Page 10 of 10')
  await answer.expectItems(15)
  expect([isOff('prev'), isOff('next'), isOff('last')]).toEqual([false, true, true])

  await pager('first').click()
  await expectPage('Page 1 of 10')
  await expect.poll(() => answer.idOf(0)).toBe(first)
  expect(sent()).toEqual(
    ['', '&page%5Bnumber%5D=2', '&page%5Bnumber%5D=10', '&page%5Bnumber%5D=1'].map(
      (number) => `GET /api/v4/endpoints/events?page%5Bsize%5D=25${number} HTTP/1.1`,
    ),
  )
})
