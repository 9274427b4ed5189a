import { expect, onTestFinished, test } from 'vitest'
import { nextTick } from 'vue'
import type { ResponseEvent, SendExchange } from '#app/client/response-client.ts'
import type { ResponseEnd, Question, Reply } from '#app/response-worker/protocol.ts'
import { useExportStore, type ExportChoice } from '#app/features/export/export-store.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'
import { responseEnd, responseHead } from '../../support/page/whole-response.ts'

const choice: ExportChoice = {
  scope: 'page',
  format: 'json',
  name: 'Events',
  csv: { separator: ',', hasBom: false },
  table: { columns: null, hasPlainText: false, words: null, sheet: 'Items' },
  isSortedSteadily: false,
  included: [],
}
const end: ResponseEnd = {
  ...responseEnd,
  bytes: 10,
  items: 1,
  shape: 'envelope',
  paging: { total: '1', pages: 1, number: 1, size: 25, collection: null },
}

const nothing = () => undefined

/** One exchange as a test tells it. */
interface Told {
  /** The response begins to be shown. */
  begin(): void
  end(): void
  /** Hands out its file to whoever has asked for it, while there is a worker to do so. */
  giveFile(): void
}

/** A page whose responses come when a test says so, and the pages that were exported, the first called 0. */
function open() {
  const told: Told[] = []
  const exported: string[] = []
  const send: SendExchange = (_request, listener: (event: ResponseEvent) => void) => {
    const reply: Reply = { kind: 'file', file: new Blob([], { type: `text/${told.length}` }) }
    const waiting: (() => void)[] = []
    let isOpen = true
    told.push({
      begin() {
        listener({ kind: 'head', head: responseHead })
        listener({ kind: 'progress', progress: { bytes: 5, items: 1, shape: 'envelope' } })
      },
      end: () => {
        listener({ kind: 'end', end })
      },
      giveFile() {
        for (const give of waiting.splice(0)) give()
      },
    })
    return {
      cancel: nothing,
      close() {
        isOpen = false
      },
      ask<Q extends Question>(question: Q) {
        type Own = Extract<Reply, { kind: Q['kind'] }>
        const isResponse = (one: Reply): one is Own => one.kind === question.kind
        return new Promise<Own>((resolve) => {
          waiting.push(() => {
            if (isOpen && isResponse(reply)) resolve(reply)
          })
        })
      },
    }
  }
  const page = openPage(() => ({ exporting: useExportStore(), responses: useResponseStore() }), {
    send,
    startExport: ({ source }) => {
      if (source.kind === 'all') exported.push(source.query.form.endpoint)
      else exported.push(source.kind === 'page' ? source.response.type : source.kind)
      return { cancel: nothing, goOn: nothing, close: nothing, ask: () => new Promise(nothing) }
    },
  })
  onTestFinished(page.close)
  const { responses } = page.opened
  return {
    ...page.opened,
    exported,
    /** Sends a query. */
    ask(endpoint = 'events'): Told {
      const plan = { kind: 'get', endpoint, query: [] } as const
      const query = { form: { ...emptyForm, endpoint }, plan }
      responses.send({
        id: crypto.randomUUID(),
        savedResponseId: null,
        sentAt: '2026-08-22T09:15:00Z',
        connectionId: 'one',
        baseUrl: 'https://api.example',
        conventions: presets.documented,
        ...query,
        query,
        purpose: { kind: 'send' },
      })
      return told.at(-1) ?? expect.fail('Nothing was sent')
    },
    async response(endpoint?: string): Promise<Told> {
      const next = this.ask(endpoint)
      next.begin()
      next.end()
      // The end is told once the first rows are painted.
      await until(() => {
        expect(responses.isSending).toBe(false)
      })
      return next
    },
  }
}

test('the page that is shown when the export starts is exported', async () => {
  const page = open()
  await page.response()
  page.exporting.open()
  const newer = await page.response()
  await nextTick()
  const starting = page.exporting.start(choice)
  newer.giveFile()
  await starting
  expect(page.exported).toEqual(['text/1'])
})

test('while the next answer is still coming, nothing is exported, and that is told', async () => {
  const page = open()
  await page.response()
  page.exporting.open()
  page.ask().begin()
  await nextTick()
  expect(page.exporting.state.kind).toBe('choosing')
  await page.exporting.start(choice)
  expect(page.exporting.state).toEqual({ kind: 'overtaken' })
  expect(page.exported).toEqual([])
})

test('an export that is begun anew after a cancel runs once', async () => {
  const page = open()
  const shown = await page.response()
  page.exporting.open()
  const first = page.exporting.start(choice)
  page.exporting.cancel()
  page.exporting.close()
  page.exporting.open()
  const second = page.exporting.start(choice)
  shown.giveFile()
  await Promise.all([first, second])
  expect(page.exported).toEqual(['text/0'])
})

test('items that are kept of all pages are exported as they are, and gone with a newer answer', async () => {
  const page = open()
  await page.response()
  const found = { file: new Blob(['{}\n{}\n']), positions: [1], details: null }
  page.exporting.open(found)
  expect(page.exporting.state).toMatchObject({ kind: 'choosing', found })
  await page.exporting.start({ ...choice, scope: 'found' })
  expect(page.exported).toEqual(['file'])
  page.exporting.cancel()
  page.exporting.cancel()
  page.exporting.close()

  page.exporting.open(found)
  await page.response()
  await nextTick()
  expect(page.exporting.state).toEqual({ kind: 'closed' })
})

test('what is exported again with another sort is the same query, whatever was answered since', async () => {
  const page = open()
  await page.response()
  page.exporting.open()
  await page.exporting.start({ ...choice, scope: 'all' })
  await page.response('places')
  await page.exporting.startSorted()
  expect(page.exported).toEqual(['events', 'events'])
})
