import { expect, test } from 'vitest'
import type { ResponseEvent } from '#app/client/response-client.ts'
import { noSelection } from '#core/rows/row-selection.ts'
import { useIncludeAndSend } from '#app/response/use-include-and-send.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { usePageRowsStore, type RowsView } from '#app/stores/page-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { openPage } from '../../support/page/open-page.ts'
import { sentQuery, wholeResponse } from '../../support/page/whole-response.ts'

const open = () =>
  openPage(() => ({
    includeAndSend: useIncludeAndSend(),
    commands: useCommandsStore(),
    query: useQueryStore(),
  }))

test('loads details with one click: the relations are included once each, and sent', async () => {
  const { opened, close } = open()
  const { includeAndSend, commands, query } = opened
  const sent: (readonly string[])[] = []
  commands.register('send', {
    run: () => sent.push(query.form.include),
    isPossible: () => true,
  })
  query.change({ include: ['image'] })
  await includeAndSend(['image', 'location'])
  expect(sent).toEqual([['image', 'location']])
  close()
})

test('where nothing can be sent now, it says that Send loads the details', async () => {
  const { opened, close } = open()
  await opened.includeAndSend(['location'])
  expect(opened.query.form.include).toEqual(['location'])
  await expect.poll(() => document.body.textContent).toContain('Press Send to load the details.')
  close()
})

const sorted: RowsView = {
  sort: { path: ['name'], direction: 'ascending' },
  filter: 'lake',
  only: null,
  positions: null,
  unmatched: null,
  isFilterNewer: false,
  selection: noSelection,
}
const unsorted: RowsView = { ...sorted, sort: null, filter: '' }

/**
 * A page with a sorted and filtered response, from which the details of places are then asked for; that
 * request is not answered before the test says so. Each request has the ID of its endpoint.
 */
async function askForDetails() {
  const listeners = new Map<string, (event: ResponseEvent) => void>()
  const page = openPage(
    () => ({
      includeAndSend: useIncludeAndSend(),
      responses: useResponseStore(),
      commands: useCommandsStore(),
      pageRows: usePageRowsStore(),
      tabs: useTabsStore(),
    }),
    {
      send: ({ id }, listener) => {
        listeners.set(id, listener)
        const ask = () => new Promise<never>(() => undefined)
        return { cancel: () => undefined, close: () => undefined, ask }
      },
    },
  )
  const { includeAndSend, responses, commands, pageRows, tabs } = page.opened
  const arrive = (endpoint: string, events: readonly ResponseEvent[] = wholeResponse) => {
    for (const event of events) listeners.get(endpoint)?.(event)
  }
  const clientOfShown = () => {
    if (!responses.response) throw new Error('No response is shown')
    return responses.response.client
  }
  responses.send(sentQuery('first'))
  arrive('first')
  pageRows.viewOf(clientOfShown()).value = sorted
  commands.register('send', {
    run: () => {
      responses.send(sentQuery('details'))
    },
    isPossible: () => true,
  })
  await includeAndSend(['location'])
  const viewOfShown = () => pageRows.viewOf(clientOfShown()).value
  return { responses, tabs, arrive, viewOfShown, close: page.close }
}

test('the response with the details keeps sort and row filter', async () => {
  const { arrive, viewOfShown, close } = await askForDetails()
  arrive('details')
  expect(viewOfShown()).toEqual(sorted)
  close()
})

test('a tab that comes to the front meanwhile keeps its own view', async () => {
  const { responses, tabs, arrive, viewOfShown, close } = await askForDetails()
  tabs.openFresh()
  responses.send(sentQuery('other'))
  arrive('other')
  expect(viewOfShown()).toEqual(unsorted)
  close()
})

const failures: Record<string, ResponseEvent> = {
  'is canceled': { kind: 'problem', problem: { kind: 'cancelled' } },
  fails: { kind: 'problem', problem: { kind: 'host-gone' } },
}
for (const [name, failure] of Object.entries(failures))
  test(`where the request for details ${name}, the next response has a view of its own`, async () => {
    const { responses, arrive, viewOfShown, close } = await askForDetails()
    arrive('details', [failure])
    responses.send(sentQuery('unrelated'))
    arrive('unrelated')
    expect(viewOfShown()).toEqual(unsorted)
    close()
  })

test('a request that takes the place of the one for details has a view of its own', async () => {
  const { responses, arrive, viewOfShown, close } = await askForDetails()
  responses.send(sentQuery('unrelated'))
  arrive('details')
  arrive('unrelated')
  expect(viewOfShown()).toEqual(unsorted)
  close()
})
