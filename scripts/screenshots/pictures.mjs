/** What each picture of the README and the manual shows: the way there, as a person goes it. */
import { addFilter, compareTwoSets, runCommand, send, useCoreSample } from './steps.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/**
 * `go` leads from the freshly opened app to what is shown; `part` cuts the picture down to one element.
 * @typedef {{ go: (page: Page) => Promise<void>, part?: string }} Picture
 */

/** The answer to a query with a filter and a relation, one item opened. @type {Picture} */
const firstQuery = {
  async go(page) {
    await addFilter(page, 0, 'category', 'music')
    await page.getByTestId('query.include').fill('location')
    await page.getByTestId('query.include').press('Enter')
    await send(page)
    // At its name: the middle of a row may be out of view, and a click would move the grid there.
    await page
      .getByTestId('result.row')
      .nth(1)
      .click({ position: { x: 120, y: 10 } })
    await page.getByTestId('item.view').waitFor()
  },
}

/** The picture of the README; it is English, as the README is. */
export const readmePicture = firstQuery

/** What a website asks, some of it in vain. */
const ofWebsite = [
  ['events', 'veranstaltungen?page[size]=10&sort=name'],
  ['map', 'alles?page[size]=10&lat=46.6&lng=13.8'],
  ['search', 'alles?page[size]=10&search=See'],
  ['pictures', 'alles?page[size]=10&include=image'],
  ['calendar', 'veranstaltungen?page[size]=10&sort=startDate'],
  ['old widget', 'no-such-endpoint?page[size]=10'],
]
  .map(([name, target]) => `### ${name}\nGET /api/v4/endpoints/${target}\n`)
  .join('\n')

/** The pictures of the manual, by the page they stand on. @type {Readonly<Record<string, Picture>>} */
export const manualPictures = {
  'first-query': firstQuery,
  'why-zero': {
    async go(page) {
      await addFilter(page, 0, 'category', 'culture')
      await addFilter(page, 1, 'region', 'Nrd')
      await send(page)
      await page.getByTestId('doctor.open').click()
      await page.locator('[data-test="doctor.verdict"][data-state="found"]').waitFor()
    },
  },
  'hand-over': {
    async go(page) {
      await addFilter(page, 0, 'category', 'music')
      await send(page)
      await page.getByTestId('handover.open').click()
      await page.getByTestId('handover.text').waitFor()
    },
    part: '.n-modal',
  },
  compare: {
    async go(page) {
      await addFilter(page, 0, 'category', 'music')
      await send(page)
      await page.getByTestId('query.filter.0.remove').click()
      await send(page)
      await page.getByTestId('history.open').click()
      await page.getByTestId('history.compare').nth(1).click()
      await page.getByTestId('compare.summary').waitFor()
    },
  },
  changes: {
    async go(page) {
      await useCoreSample(page)
      await page.getByTestId('query.endpoint').fill('veranstaltungen')
      await send(page)
      await page.getByTestId('tools.open').click()
      await page.getByTestId('tools.changes').click()
      await page.getByTestId('changes.since').fill('2026-09-21')
      await page.getByTestId('changes.start').click()
      await page.getByTestId('changes.check').waitFor()
    },
    part: '.n-modal',
  },
  'whole-set': {
    async go(page) {
      await send(page)
      await page.getByTestId('set.open').click()
      await compareTwoSets(page)
    },
    part: '.n-modal',
  },
  'check-requests': {
    async go(page) {
      await useCoreSample(page)
      await runCommand(page, 'import')
      await page.getByTestId('import.file').setInputFiles({
        name: 'website.http',
        mimeType: 'text/plain',
        buffer: Buffer.from(ofWebsite),
      })
      await page.getByTestId('batch.open').click()
      await page.getByTestId('batch.start').click()
      await page.locator('[data-test="batch.summary"][data-state="ended"]').waitFor()
      await page.getByTestId('batch.row').nth(1).click()
    },
    part: '.n-modal:has([data-test="batch.row"])',
  },
  'nightly-import': {
    async go(page) {
      await useCoreSample(page)
      await page.getByTestId('query.endpoint').fill('veranstaltungen')
      await send(page)
      await page.getByTestId('set.open').click()
      await page.getByTestId('set.start').click()
      await page.getByTestId('sync.open').click()
      await page.getByTestId('sync.start').click()
      await page.getByTestId('sync.verdict').waitFor()
    },
    part: '.n-modal',
  },
  'company-network': {
    async go(page) {
      await page.getByTestId('connection.menu').click()
      await page.getByTestId('connection.add').click()
      await page.getByTestId('connection.base-url').fill('https://content.example.org')
      await page.getByTestId('connection.advanced').click()
      await page.getByTestId('connection.save').scrollIntoViewIfNeeded()
    },
  },
  tokens: {
    async go(page) {
      await page.getByTestId('connection.menu').click()
      await page.getByTestId('connection.add').click()
      await page.getByTestId('connection.base-url').fill('https://content.example.org')
      await page.getByTestId('connection.token').fill('a-token-of-nobody')
    },
    part: '.n-modal',
  },
  install: {
    async go(page) {
      await runCommand(page, 'about')
      await page.getByTestId('about.licences').waitFor()
      // The folder of this very run says nothing to a reader.
      await page
        .getByTestId('about')
        .locator('.path')
        .first()
        .evaluate((path) => {
          path.textContent = '/home/ada/.local/share/endpoint-explorer'
        })
    },
    part: '.n-modal',
  },
}

/** What is another at each run is left out, so that a picture changes only with what it shows. */
export const steady = `
  [data-test='result.time'], [data-test='result.server-time'], .n-scrollbar-rail, time { visibility: hidden !important }
  *, *::before, *::after { caret-color: transparent !important; transition: none !important; animation: none !important }
`
