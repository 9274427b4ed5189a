import { expect } from 'vitest'
import type { openApp } from './open-app.ts'
import { at, find, type Part } from './part.ts'
import { until } from './until.ts'

// The names of the page objects of the page tests (test/e2e/pages), so that one who knows those knows these.

async function fillTags(field: Part, values: readonly string[]) {
  for (const value of values) {
    await field.fill(value)
    await field.press('Enter')
  }
}

/** The request line, the form and the request it stands for. */
export const query = {
  endpoint: at('query.endpoint'),
  endpointKind: at('query.endpoint.kind'),
  fullText: at('query.q'),
  pageSize: at('query.page-size'),
  pageNumber: at('query.page-number'),
  sendButton: at('query.send'),
  cancelButton: at('query.cancel'),
  url: at('preview.url'),
  readableUrl: at('preview.readable-url'),
  body: at('preview.body'),
  blocked: at('query.blocked'),
  suggestions: find('[role="option"]'),

  /** What the URL says behind the address of the server: `/events?page%5Bsize%5D=25`. */
  path: () => query.url.texts().map((url) => url.replace(/^.*\/endpoints/, '')),

  /** What is rare stands behind a button, unless the form asks for it already. */
  async showMore() {
    await query.fullText.one()
    const more = at('query.more')
    if (more.attributes('aria-expanded')[0] === 'false') await more.click()
  },
  openEndpoint: (name: string) => query.endpoint.fill(name),
  chooseMethod: (method: 'get' | 'post') => at(`query.method.${method}`).click(),
  reset: () => at('query.reset').click(),
  /** Presses Send, and does not wait for anything. */
  startSending: () => query.sendButton.click(),
  /** Sends, and waits until the answer is whole, or there is none. */
  async send() {
    await query.startSending()
    await query.sendButton.one()
  },
  async addFilter(index: number, key: string, ...values: string[]) {
    await at('query.filter.add').click()
    await at(`query.filter.${String(index)}.key`).fill(key)
    await fillTags(at(`query.filter.${String(index)}.value`), values)
  },
  filterKey: (index: number) => at(`query.filter.${String(index)}.key`),
  filterValue: (index: number) => at(`query.filter.${String(index)}.value`),
  async addJsonFilter(index: number, key: string, json: string) {
    await at('query.filter.add').click()
    await query.filterKey(index).fill(key)
    await at(`query.filter.${String(index)}.value.json`).click()
    await query.filterValue(index).fill(json)
  },
  include: (...relations: string[]) => fillTags(at('query.include'), relations),
  async addFields(index: number, relation: string, ...attributes: string[]) {
    if (index === 0) await query.showMore()
    await at('query.fields.add').click()
    await at(`query.fields.${String(index)}.relation`).fill(relation)
    await fillTags(at(`query.fields.${String(index)}.attributes`), attributes)
  },
  sortAttribute: (index: number) => at(`query.sort.${String(index)}.attribute`),
  async addSort(index: number, attribute: string, direction: 'ascending' | 'descending') {
    await at('query.sort.add').click()
    await query.sortAttribute(index).fill(attribute)
    if (direction === 'descending') await at(`query.sort.${String(index)}.direction`).click()
  },
  async addExtra(index: number, name: string, ...values: string[]) {
    if (index === 0) await query.showMore()
    await at('query.extra.add').click()
    await at(`query.extra.${String(index)}.name`).fill(name)
    await fillTags(at(`query.extra.${String(index)}.value`), values)
  },
  /** What is said next to one field. */
  problem: (kind: string) => at('query.problem', { kind }),
  fix: (kind: string) => at('query.problem', { kind }).at('query.fix').click(),
}

/** The connection in use and the dialog behind it. */
export const connection = {
  select: at('connection.select'),
  tokenState: find('.connection-bar [data-test="connection.token-state"]'),
  notice: at('connection.notice'),
  name: at('connection.name'),
  baseUrl: at('connection.base-url'),
  token: at('connection.token'),
  tokenProblem: at('connection.token-problem'),
  saveButton: at('connection.save'),
  testEndpoint: at('connection.test-endpoint'),
  testResult: at('connection.test-result'),

  async choose(action: 'add' | 'edit' | 'duplicate' | 'remove') {
    await at('connection.menu').click()
    await at(`connection.${action}`).click()
  },
  async fillIn(entry: { name?: string; baseUrl: string; token?: string }) {
    await connection.name.fill(entry.name ?? '')
    await connection.baseUrl.fill(entry.baseUrl)
    if (entry.token !== undefined) await connection.token.fill(entry.token)
  },
  save: () => connection.saveButton.click(),
  async add(entry: { name?: string; baseUrl: string; token?: string }) {
    await connection.choose('add')
    await connection.fillIn(entry)
    await connection.save()
    await connection.saveButton.gone()
  },
  async test(endpoint: string) {
    await connection.testEndpoint.fill(endpoint)
    await at('connection.test').click()
  },
}

/** The dialog that reads a request into the form. */
export const paste = {
  text: at('paste.text'),
  result: at('paste.result'),
  problem: at('paste.problem'),
  leftOut: at('left-out').find('li'),
  unknownAddress: at('paste.unknown'),
  storeToken: at('paste.store-token'),
  applyButton: at('paste.apply'),

  async read(text: string) {
    await at('query.paste').click()
    await paste.text.fill(text)
  },
  async apply() {
    await paste.applyButton.click()
    await paste.text.gone()
  },
}

/** The dialog with the endpoints of a connection. */
export const endpoints = {
  entries: at('endpoints.entry'),
  fetched: at('endpoints.fetched'),
  problem: at('endpoints.problem'),
  tokenResult: at('endpoints.token-result'),
  name: at('endpoints.name'),

  async open() {
    await at('connection.menu').click()
    await at('endpoints.open').click()
  },
  tryToClose: () => find('[role="dialog"] [aria-label="Close"]').click(),
  async fillIn(label: string, name: string, remark = '') {
    await at('endpoints.add').click()
    // The one before is saved first.
    await expect.poll(() => endpoints.name.value()).toBe('')
    await at('endpoints.label').fill(label)
    await endpoints.name.fill(name)
    await at('endpoints.remark').fill(remark)
  },
  async add(label: string, name: string, remark = '') {
    await endpoints.fillIn(label, name, remark)
    await at('endpoints.save').click()
  },
  fetch: () => at('endpoints.fetch').click(),
  search: (words: string) => at('endpoints.search').fill(words),
}

/** The answer and the selected item. */
export const answer = {
  status: at('result.status'),
  total: at('result.total'),
  position: at('result.page'),
  rows: at('result.row'),
  selectedRow: find('[data-test="result.row"][aria-selected="true"]'),
  empty: at('result.empty'),
  problem: at('result.problem'),
  advice: at('result.advice'),
  serverWords: at('result.server-words'),
  findings: at('finding'),
  finding: (kind: string) => at('finding', { kind }),
  text: at('response.json'),
  headers: at('response.headers'),
  item: at('item.panel'),
  itemView: at('item.view'),
  itemTree: at('item.tree'),
  itemJson: at('item.json'),

  /** Asks an endpoint and waits until its answer is whole, or there is none. */
  async ask(endpoint: string) {
    await query.openEndpoint(endpoint)
    await query.send()
  },
  /** Waits for the number of items in the list; the rows that are drawn are some of them. */
  async expectItems(count: number) {
    await expect
      .poll(() => at('result.grid').attributes('aria-rowcount'))
      .toEqual([String(count + 1)])
  },
  /** What was noticed besides the loudest stands behind a button, where there is more than one thing. */
  async showNotices() {
    const more = find('[data-test="notices.more"][aria-expanded="false"]')
    if (more.count() > 0) await more.click()
  },
  idOf: (row: number) => answer.rows.attributes('data-id')[row],
  select: (row: number) => answer.rows.nth(row).find('[role="rowheader"]').click(),
  async show(tab: 'items' | 'overview' | 'text' | 'tree' | 'head') {
    if (tab !== 'items' && tab !== 'overview') await at('answer.raw').click()
    await at(`result.tab.${tab}`).click()
  },
  showItem: (tab: 'view' | 'tree' | 'json') => at(`item.tab.${tab}`).click(),
  treeLine: (name: string) => at('item.tree').find('[role="treeitem"]').having('.name', name),
}

/** The queries that stand open side by side. */
export const tabs = {
  all: at('tab'),
  names: at('tab').find('.text'),
  changed: at('tab').find('.changed'),
  openFresh: at('tab.new'),
  close: (name: string) => find(`[aria-label="Close “${name}”"]`).click(),
}

/** The lists of what is kept. */
export const workspace = {
  entries: at('history.entry'),
  saved: at('saved.entry'),
  count: at('history.count'),
  changed: at('request.changed'),

  /** Does what sends a request, and waits until its exchange is in the history. */
  async untilRecorded(
    { requested }: Awaited<ReturnType<typeof openApp>>,
    send: () => Promise<void>,
  ) {
    const countRecorded = () => requested.filter((one) => one === 'POST /api/history').length
    const before = countRecorded()
    await send()
    await until(() => {
      expect(countRecorded()).toBeGreaterThan(before)
    })
  },
  open: (list: 'saved' | 'history') => at(`${list}.open`).click(),
  search: (list: 'saved' | 'history', words: string) => at(`${list}.search`).fill(words),
  async save(name: string, folder = '') {
    await at('request.save').click()
    await at('saved.name').fill(name)
    if (folder !== '') await at('saved.folder-name').fill(folder)
    await at('saved.save').click()
    await at('saved.save').gone()
  },
  async choose(name: string, action: string) {
    await find(`[aria-label="Actions for ${name}"]`).click()
    await find('.n-dropdown-option-body').saying(action).click()
  },
}

/** The list of all requests that the app made. */
export const requestLog = {
  entries: at('ledger.entry'),
  ofPurpose: (purpose: string) => at('ledger.entry', { purpose }),
  async open() {
    await at('tools.open').click()
    await at('ledger.open').click()
  },
  /** Opens a request, the newest counted 0, as a query of its own. */
  openAsTab: (index: number) => requestLog.entries.nth(index).at('ledger.open-tab').click(),
}

/** The search for an item that is not in an answer. */
export const missing = {
  item: at('missing.item'),
  startButton: at('missing.start'),
  verdict: at('missing.verdict'),
  check: (kind: string) => at('missing.check', { kind }),
  /** From the menu of the first row. */
  async openFromRow() {
    await answer.rows.find('[role="gridcell"]').rightClick()
    await find('.n-dropdown-option-body').saying('Does another query return this item?').click()
  },
}

/** Runs a command found by a word for it in the list of commands. */
export async function runCommand(words: string) {
  await at('palette.open').click()
  await at('palette.search').fill(words)
  await at('palette.entry').click()
}

/** Chooses the entry after so many further ones: without layout, the entries of a list are not drawn. */
export async function chooseBelow(select: Part, steps: number) {
  const field = select.find('.n-base-selection')
  await field.click()
  for (let step = 0; step < steps; step += 1) await field.press('ArrowDown')
  await field.press('Enter')
}
