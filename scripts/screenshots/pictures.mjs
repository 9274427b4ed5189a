/** The screenshots of README and manual, each with the steps that lead to it. */
import {
  addFilter,
  compareTwoSets,
  enter,
  findNothing,
  runCommand,
  send,
  sendToCore,
  useCoreSample,
} from './steps.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/**
 * `go` performs the steps in the newly opened app; `part` is a selector if only one element is shown.
 * @typedef {{ go: (page: Page) => Promise<void>, part?: string }} Picture
 */

/** The response to a query with a filter and a relation, with one item open. @type {Picture} */
const firstQuery = {
  async go(page) {
    await addFilter(page, 0, 'category', 'music')
    await enter(page, 'query.include', 'location')
    await send(page)
    // Clicks the name: the middle of a row may be out of view, and the grid would scroll there.
    await page
      .getByTestId('result.row')
      .nth(1)
      .click({ position: { x: 120, y: 10 } })
    await page.getByTestId('item.view').waitFor()
  },
}

/** In English only, like the README. */
export const readmePicture = firstQuery

/** The requests of a website, some with ignored parameters or errors. */
const websiteRequests = [
  ['events', 'veranstaltungen?page[size]=10&sort=name'],
  ['map', 'alles?page[size]=10&lat=46.6&lng=13.8'],
  ['search', 'alles?page[size]=10&search=See'],
  ['pictures', 'alles?page[size]=10&include=image'],
  ['calendar', 'veranstaltungen?page[size]=10&sort=startDate'],
  ['old widget', 'no-such-endpoint?page[size]=10'],
]
  .map(([name, target]) => `### ${name}\nGET /api/v4/endpoints/${target}\n`)
  .join('\n')

/** By manual page. @type {Readonly<Record<string, Picture>>} */
export const manualPictures = {
  'first-query': firstQuery,
  'why-zero': {
    go: findNothing,
  },
  completeness: {
    async go(page) {
      await sendToCore(page, 'alles')
      await page.getByTestId('result.tab.overview').click()
      await page.getByTestId('overview.line').first().waitFor()
    },
  },
  map: {
    async go(page) {
      await sendToCore(page, 'orte')
      await page.getByTestId('survey.map.open').click()
      await page.getByTestId('survey.map').waitFor()
    },
  },
  export: {
    async go(page) {
      await send(page)
      await runCommand(page, 'export')
      await page.getByTestId('export.format.xlsx').click()
    },
    part: '.n-modal',
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
      await sendToCore(page, 'veranstaltungen')
      await page.getByTestId('tools.open').click()
      await page.getByTestId('tools.changes').click()
      await page.getByTestId('changes.since').fill('2026-09-21')
      await page.getByTestId('changes.start').click()
      await page.getByTestId('changes.leavers').waitFor()
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
        buffer: Buffer.from(websiteRequests),
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
      await sendToCore(page, 'veranstaltungen')
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
      // Replaces the temporary folder of this run.
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

/** CSS that hides what differs between runs, so that a screenshot changes only with the app. */
export const steadyStyle = `
  [data-test='result.time'], [data-test='result.server-time'], .n-scrollbar-rail, time { visibility: hidden !important }
  *, *::before, *::after { caret-color: transparent !important; transition: none !important; animation: none !important }
`
