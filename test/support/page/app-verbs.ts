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
  fullText: at('query.q'),
  pageSize: at('query.page-size'),
  pageNumber: at('query.page-number'),
  sendButton: at('query.send'),
  cancelButton: at('query.cancel'),
  url: at('preview.url'),
  body: at('preview.body'),

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
  include: (...relations: string[]) => fillTags(at('query.include'), relations),
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
  /** By the number of the row. */
  select: (row: number) => answer.rows.nth(row).find('[role="rowheader"]').click(),
  async show(tab: 'items' | 'completeness' | 'text' | 'tree' | 'head') {
    if (tab !== 'items' && tab !== 'completeness') await at('answer.raw').click()
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
