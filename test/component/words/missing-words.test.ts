import { expect, test } from 'vitest'
import { useMissingWords } from '#app/features/missing/use-missing-words.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useMissingStore, type ItemSearchRun } from '#app/stores/missing-store.ts'
import type { MissingConclusion } from '#core/investigate/missing.ts'
import { presets } from '#core/query/conventions.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

const id = 'a448e387-aedc-4906-b1a6-f2c203bb3e41'
const view = viewConnection({ id: 'one', conventions: presets.core, server: 'datacycle-core' })

/** What is said of a search in the events of one server that ended so. */
async function describe(conclusion: MissingConclusion, found: Partial<ItemSearchRun>) {
  const { opened, close } = openPage(
    () => ({
      connections: useConnectionsStore(),
      query: useQueryStore(),
      missing: useMissingStore(),
      words: useMissingWords(),
    }),
    {
      host: (path) =>
        path === '/api/connections' ? connectionsResponse([view]) : Response.json(view),
    },
  )
  await opened.connections.load('one')
  opened.query.change({ endpoint: 'events' })
  opened.missing.open(id, '')
  const { target, question } = await until(() => {
    const { missing } = opened
    if (missing.target === null || missing.question === null) throw new Error('Nothing is asked')
    return { target: missing.target, question: missing.question }
  })
  const search: ItemSearchRun = {
    id,
    target,
    question,
    foundIn: '',
    place: { kind: 'unknown' },
    state: { sent: 1, outcomes: new Map(), progress: { kind: 'concluded', conclusion } },
    ...found,
  }
  const said = [opened.words.describeSearch(search), opened.words.adviseNext(search)]
  close()
  return said
}

test.each([
  [{ kind: 'row', row: 7 }, 'The item {id} is in row 7 of this page.'],
  [{ kind: 'other-page' }, 'The item {id} is in the response to this query, but not on this page.'],
  [{ kind: 'unknown' }, 'The item {id} is in the response to this query.'],
] as const)('an item that is listed is told by where it stands: %j', async (place, sentence) => {
  expect(await describe({ kind: 'listed' }, { place })).toEqual([sentence.replace('{id}', id), ''])
})

test.each([
  [
    'places',
    'The item is in “places”. Use that endpoint, or ask whoever maintains “events” to include the item.',
  ],
  ['', 'Ask whoever maintains “events” to include the item.'],
])(
  'an endpoint that has the item is named only where one is known: "%s"',
  async (foundIn, next) => {
    const [, advice] = await describe({ kind: 'not-in-endpoint', isReadable: true }, { foundIn })
    expect(advice).toBe(next)
  },
)

test('a deleted item is told with the time that the server says, also where it is none', async () => {
  expect(await describe({ kind: 'deleted', at: '22.11.2026, 10 Uhr' }, {})).toEqual([
    `The item ${id} was deleted on 22.11.2026, 10 Uhr.`,
    'Restore the item in dataCycle, or remove links to it.',
  ])
})
