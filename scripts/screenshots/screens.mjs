/**
 * All screens and dialogs of the app, each reached from the previous one. Used by accessibility tests and for
 * the review before a release. The steps use only `data-test` names, so they work in every language.
 */
import { addFilter, compareTwoSets, enter, findNothing, runCommand, send } from './steps.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/**
 * `go` opens the screen from the previous one; `leave` closes it. `part` is a selector of the new part, if
 * that is not the whole window.
 * @typedef {{ name: string, part?: string, go: (page: Page) => Promise<void>, leave?: (page: Page) => Promise<void> }} Screen
 */

const dialogPart = '[role="dialog"]'

/** @param {Page} page */
async function closeDialog(page) {
  await page.keyboard.press('Escape')
  await page.locator(dialogPart).waitFor({ state: 'detached' })
}

/** @param {string} name @param {Screen['go']} go @returns {Screen} */
const inDialog = (name, go) => ({ name, part: dialogPart, go, leave: closeDialog })

/** @param {string} command @param {string} ready */
const dialog = (command, ready) =>
  inDialog(command, async (page) => {
    await runCommand(page, command)
    await page.getByTestId(ready).first().waitFor()
  })

/** @param {Page} page */
const pressEscape = (page) => page.keyboard.press('Escape')

/**
 * A part that a click on `opener` opens.
 * @param {string} name @param {string} opener @param {string} ready @param {string} [part]
 * @param {(page: Page) => Promise<void>} [leave] @returns {Screen}
 */
const clicked = (name, opener, ready, part = dialogPart, leave = closeDialog) => ({
  name,
  part,
  async go(page) {
    await page.getByTestId(opener).first().click()
    await page.getByTestId(ready).first().waitFor()
  },
  leave,
})

/** @param {string} part @param {string} ready @returns {Screen} */
const responseTab = (part, ready) => ({
  name: `answer-${part}`,
  part: '.results-pane',
  async go(page) {
    if (part !== 'overview') await page.getByTestId('answer.raw').click()
    await page.getByTestId(`result.tab.${part}`).click()
    await page.getByTestId(ready).waitFor()
  },
})

/** @param {string} view @param {string} ready @returns {Screen} */
const surveyView = (view, ready) => ({
  name: view,
  part: '.results-pane',
  async go(page) {
    await page.getByTestId(`survey.${view}.open`).click()
    await page.getByTestId(ready).first().waitFor()
  },
  async leave(page) {
    await page.getByTestId('survey.close').click()
  },
})

/** @param {string} list @returns {Screen} */
const rail = (list) => ({
  name: list,
  part: '.workspace-rail',
  async go(page) {
    await page.getByTestId(`${list}.open`).click()
    await page.getByTestId(`${list}.entry`).first().waitFor()
  },
  async leave(page) {
    await page.getByTestId(`${list}.open`).click()
  },
})

/** Two requests to the API, one with an additional header, and two requests to other services. */
const partlyForeign = `### Events of this summer
GET https://content.example.org/api/v4/endpoints/events-of-this-summer?filter[category]=music&include=location&page[size]=50
X-Department: press

### All places
POST https://content.example.org/api/v4/endpoints/places
Content-Type: application/json

{"page":{"size":100}}

### Sign in to the portal
POST https://portal.example.org/session
Content-Type: application/json

{"name":"ada"}

### Remove a place
DELETE https://content.example.org/api/v4/endpoints/places
`

/** @type {readonly Screen[]} */
export const screens = [
  {
    name: 'start',
    async go(page) {
      await page.getByTestId('query.send').waitFor()
    },
  },
  {
    name: 'answer',
    async go(page) {
      await addFilter(page, 0, 'category', 'music')
      await enter(page, 'query.include', 'location')
      await enter(page, 'query.include', 'image')
      await page.getByTestId('query.sort.add').click()
      await page.getByTestId('query.sort.0.attribute').fill('startDate')
      await page.getByTestId('query.more').click()
      await page.getByTestId('query.fields.add').click()
      await page.getByTestId('query.fields.0.relation').fill('location')
      await enter(page, 'query.fields.0.attributes', 'geo')
      await page.getByTestId('query.fields.0.attributes').fill('name')
      await page.getByTestId('query.extra.add').click()
      await page.getByTestId('query.extra.0.name').fill('language')
      await page.getByTestId('query.extra.0.value').fill('en')
      await send(page)
      await page.getByTestId('result.row').nth(1).click()
      await page.getByTestId('item.view').waitFor()
    },
  },
  {
    name: 'item-tree',
    part: '[data-test="item.panel"]',
    async go(page) {
      await page.getByTestId('item.tab.tree').click()
      await page.getByTestId('item.tree').getByRole('treeitem').first().waitFor()
    },
    async leave(page) {
      await page.getByTestId('item.tab.view').click()
    },
  },
  clicked('item-json', 'item.tab.json', 'item.json', '[data-test="item.panel"]', (page) =>
    page.getByTestId('item.tab.view').click(),
  ),
  responseTab('text', 'response.json'),
  responseTab('tree', 'response.tree'),
  responseTab('head', 'response.headers'),
  responseTab('items', 'result.grid'),
  surveyView('map', 'survey.map'),
  surveyView('timeline', 'survey.timeline.range'),
  surveyView('gallery', 'survey.gallery'),
  {
    name: 'columns',
    part: '.v-binder-follower-content',
    async go(page) {
      await page.getByTestId('result.columns').click()
      await page.locator('.v-binder-follower-content').waitFor()
    },
    async leave(page) {
      await page.keyboard.press('Escape')
      await page.locator('.v-binder-follower-content').waitFor({ state: 'hidden' })
    },
  },
  clicked('attribute', 'coverage.open', 'coverage.scope'),
  inDialog('required', async (page) => {
    await page.getByTestId('coverage.open').first().click()
    await page.getByTestId('coverage.required').locator('[role="checkbox"]').first().click()
    await page.getByTestId('coverage.all-required').click()
    await page.getByTestId('required.save').waitFor()
  }),
  inDialog('palette', async (page) => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByTestId('palette.search').waitFor()
  }),
  dialog('shortcuts', 'shortcuts'),
  dialog('new-connection', 'connection.name'),
  inDialog('edit-connection', async (page) => {
    await runCommand(page, 'edit-connection')
    await page.getByTestId('connection.advanced').click()
    await page.getByTestId('connection.certificates').waitFor()
  }),
  clicked(
    'connections',
    'connection.select',
    'connection.option.Sample like dataCycle CORE',
    '.connection-list',
    pressEscape,
  ),
  dialog('endpoints', 'endpoints.add'),
  dialog('paste-request', 'paste.text'),
  clicked('snippets', 'preview.snippets', 'snippet.text'),
  dialog('hand-over', 'handover.text'),
  dialog('import', 'import.file'),
  inDialog('import-left-out', async (page) => {
    await runCommand(page, 'import')
    await page.getByTestId('import.file').setInputFiles({
      name: 'requests.http',
      mimeType: 'text/plain',
      buffer: Buffer.from(partlyForeign),
    })
    await page.getByTestId('import.left-out').waitFor()
  }),
  dialog('export', 'export.start'),
  {
    name: 'sets',
    part: dialogPart,
    async go(page) {
      await runCommand(page, 'sets')
      await compareTwoSets(page)
    },
    async leave(page) {
      for (let left = 2; left > 0; left -= 1) {
        await page.getByTestId('sets.remove').first().click()
        await page.getByTestId('confirm.do').click()
        await page.getByTestId('confirm.do').waitFor({ state: 'detached' })
      }
      await closeDialog(page)
    },
  },
  dialog('missing', 'missing.item'),
  dialog('conformance', 'conformance.start'),
  dialog('access', 'access.dialog'),
  dialog('manual', 'manual.text'),
  dialog('about', 'about.licences'),
  dialog('save-request', 'saved.name'),
  clicked('concepts', 'concepts.open', 'concepts.dialog'),
  inDialog('definitions', async (page) => {
    await page.getByTestId('definitions.open').click()
    await page.locator(dialogPart).waitFor()
  }),
  clicked('settings', 'settings.open', 'settings.language', '.settings-menu', pressEscape),
  {
    name: 'saved',
    part: '.workspace-rail',
    async go(page) {
      await runCommand(page, 'save-request')
      await page.getByTestId('saved.name').fill('Music')
      await page.getByTestId('saved.folder-name').fill('Newsletter')
      await page.getByTestId('saved.save').click()
      await page.locator(dialogPart).waitFor({ state: 'detached' })
      await page.getByTestId('saved.open').click()
      await page.getByTestId('saved.entry').waitFor()
    },
  },
  inDialog('batch', async (page) => {
    await runCommand(page, 'batch')
    await page.getByTestId('batch.start').click()
    await page.locator('[data-test="batch.summary"][data-state="ended"]').waitFor()
    await page.getByTestId('batch.row').click()
    await page.getByTestId('batch.details').waitFor()
  }),
  inDialog('compare', async (page) => {
    await page.getByTestId('query.filter.0.remove').click()
    await send(page)
    await page.getByTestId('history.open').click()
    await page.getByTestId('history.compare').nth(1).click()
    await page.getByTestId('compare.summary').waitFor()
  }),
  {
    name: 'confirm',
    part: dialogPart,
    async go(page) {
      await page.getByTestId('history.clear').click()
      await page.getByTestId('confirm.do').waitFor()
    },
    async leave(page) {
      await closeDialog(page)
      await page.getByTestId('history.open').click()
    },
  },
  rail('history'),
  {
    name: 'ledger',
    part: '.workspace-rail',
    async go(page) {
      await runCommand(page, 'ledger')
      await page.getByTestId('ledger').waitFor()
    },
    async leave(page) {
      await runCommand(page, 'ledger')
    },
  },
  {
    name: 'problem',
    async go(page) {
      await page.getByTestId('tab.new').click()
      await page.getByTestId('query.endpoint').fill('no-such-endpoint')
      await page.getByTestId('query.send').click()
      await page.getByTestId('result.problem').waitFor()
    },
  },
  {
    name: 'nothing-found',
    async go(page) {
      await page.getByTestId('query.endpoint').fill('events')
      await findNothing(page)
    },
  },
  {
    name: 'undo',
    async go(page) {
      await page.getByTestId('tab').first().click()
      await page.getByTestId('query.reset').click()
      await runCommand(page, 'toggle-query')
      await page.getByTestId('query.undo').waitFor()
    },
    async leave(page) {
      await page.getByTestId('query.undo').click()
      await runCommand(page, 'toggle-query')
      await page.getByTestId('tab').last().click()
    },
  },
  {
    name: 'body',
    async go(page) {
      await page.getByTestId('query.method.post').click()
      await page.getByTestId('query.raw.enter').click()
      await page
        .locator('.monaco-editor textarea, .monaco-editor [role="textbox"]')
        .first()
        .waitFor()
    },
  },
  inDialog('changes', async (page) => {
    await page.getByTestId('tab.new').click()
    await page.getByTestId('connection.select').click()
    await page.getByTestId('connection.option.Sample like dataCycle CORE').click()
    await page.getByTestId('query.endpoint').click()
    await page.getByTestId('endpoint.option').first().click()
    await send(page)
    await runCommand(page, 'changes')
    await page.getByTestId('changes.since').fill('2026-04-01')
    await page.getByTestId('changes.start').click()
    await page.getByTestId('changes.changed').waitFor()
  }),
  {
    name: 'many-tabs',
    async go(page) {
      for (let count = 0; count < 12; count += 1) await runCommand(page, 'duplicate-tab')
    },
  },
]
