import { expect, test } from 'vitest'
import { createBlobFile, NoRoom, type TemporaryFile } from '#app/export-worker/item-file.ts'
import { createExportSession } from '#app/export-worker/export-session.ts'
import type { ExportEnded, ExportJob, ExportSource } from '#app/export-worker/protocol.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import type { PassedSetLine } from '#core/set/set-document.ts'
import type { SetVerdict } from '#core/set/set-verdict.ts'
import { spokenWords } from '../../../support/spoken-words.ts'

const form = { ...emptyForm, endpoint: 'events', pageSize: '2' }
const outcome = { kind: 'complete', sizes: { encoded: 1, decoded: 1 }, masked: 0, downloadMs: 1 }

const allPages: ExportSource = {
  kind: 'all',
  query: {
    connectionId: 'c',
    baseUrl: 'https://content.example',
    conventions: presets.documented,
    plan: { kind: 'get', endpoint: 'events', query: [] },
    form,
  },
}

/**
 * Runs an export; the host, if it is asked for a set, sends these lines and then ends. It is stopped when the
 * file has taken `stopAt` items.
 */
async function run(
  format: ExportJob['format'],
  source: ExportSource,
  lines: readonly PassedSetLine[] | ReadableStream<Uint8Array> = [],
  open: () => TemporaryFile = createBlobFile,
  table: ExportJob['table'] = { columns: null, hasPlainText: false, words: null, sheet: 'Items' },
  stopAt = Infinity,
) {
  const requests: string[] = []
  let now = 0
  const ended = await new Promise<ExportEnded>((resolve) => {
    const session = createExportSession({
      fetch: (input) => {
        requests.push(typeof input === 'string' ? input : '')
        return Promise.resolve(
          new Response(
            lines instanceof ReadableStream
              ? lines
              : lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
          ),
        )
      },
      post: (message) => {
        if (message.kind === 'ended') resolve(message.ended)
        else if (message.kind === 'progress' && message.progress.items === stopAt)
          session.receive({ kind: 'cancel' })
      },
      open: () => Promise.resolve(open()),
      newId: () => 'id',
      date: () => new Date(2026, 4, 3),
      now: () => (now += 1000),
      yieldOnce: () => Promise.resolve(),
    })
    const csv = { separator: ',', hasBom: false } as const
    session.receive({ kind: 'start', appToken: null, job: { format, csv, table, source } })
  })
  const text = ended.kind === 'written' ? await ended.file.text() : null
  return { ended, text, requests }
}

const items = [
  '{"@id":"1","n":1.0}',
  '{"@id":"2","n":12345678901234567890}',
  '{"@id":"3",\n "later":{"deep":"=1"}}',
]
const verdict: SetVerdict = {
  state: 'counted',
  items: 3,
  totalBefore: '3',
  totalAfter: '3',
  missing: '0',
  repeated: 0,
  lines: [],
}
const passedItems = items.map((text): PassedSetLine => ({ kind: 'item', text }))
const passed: readonly PassedSetLine[] = [
  { kind: 'standing', standing: { kind: 'running', done: 0, of: null } },
  ...passedItems,
  { kind: 'standing', standing: { kind: 'ended', verdict } },
]

test('all pages become one file, each item as it was sent', async () => {
  const { ended, text, requests } = await run('json', allPages, passed)
  expect(text).toBe(`[\n${items.join(',\n')}\n]\n`)
  expect(ended).toMatchObject({ stop: null, verdict })
  expect(requests).toEqual(['/api/sets/passed'])
})

test('a table has the columns of all pages', async () => {
  const { text } = await run('csv', allPages, passed)
  expect(text).toBe("@id,n,later.deep\r\n1,1.0,\r\n2,12345678901234567890,\r\n3,,'=1\r\n")
})

test('the page that is shown is exported without a request, up to where it broke off', async () => {
  const source: ExportSource = {
    kind: 'page',
    response: new Blob(['{"@graph":[{"@id":"1"},{"@id"']),
    outcome: { ...outcome, kind: 'broken', cause: { kind: 'reset' } },
    positions: null,
  }
  const { ended, text, requests } = await run('ndjson', source, [])
  expect([text, requests]).toEqual(['{"@id":"1"}\n', []])
  expect(ended).toMatchObject({ stop: { kind: 'broken', cause: { kind: 'reset' } } })
})

test('a host that ends on the way leaves what came before', async () => {
  const { ended, text } = await run('ndjson', allPages, passedItems.slice(0, 2))
  expect(text).toBe(`${items.slice(0, 2).join('\n')}\n`)
  expect(ended).toMatchObject({ stop: { kind: 'host-gone' }, verdict: null })
})

/** The first item, a part of the next line, and then neither more nor an end. */
function streamOfHalfLine(isGone: boolean): ReadableStream<Uint8Array> {
  const text = `${JSON.stringify(passedItems[0])}\n{"kind":"item","te`
  const pieces = [new TextEncoder().encode(text)]
  return new ReadableStream(
    {
      pull(controller) {
        const piece = pieces.shift()
        if (piece) controller.enqueue(piece)
        else if (isGone) controller.error(new Error('Gone'))
      },
    },
    { highWaterMark: 0 },
  )
}

test.each([
  [true, 'host-gone', Infinity],
  [false, 'cancelled', 1],
] as const)(
  'an export that ends within a line has the items before it (host gone: %s)',
  async (isGone, kind, stopAt) => {
    const lines = streamOfHalfLine(isGone)
    const { ended, text } = await run('ndjson', allPages, lines, undefined, undefined, stopAt)
    expect([text, ended]).toEqual([`${items[0]}\n`, expect.objectContaining({ stop: { kind } })])
  },
)

test.each([
  [1, ['{"@id":"1"}\n', { kind: 'cancelled' }]],
  [2, ['{"@id":"1"}\n{"@id":"2"}\n', null]],
])('a page that is stopped at item %s has the items so far', async (stopAt, [text, stop]) => {
  const response = new Blob(['[{"@id":"1"},{"@id":"2"}]'])
  const page: ExportSource = { kind: 'page', response, outcome: null, positions: null }
  const written = await run('ndjson', page, [], undefined, undefined, stopAt)
  expect([written.text, written.ended]).toEqual([text, expect.objectContaining({ stop })])
})

test('a page that is no list ends the export', async () => {
  const response = new Blob(['<html>Login</html>'])
  const source: ExportSource = { kind: 'page', response, outcome: null, positions: null }
  expect((await run('json', source)).ended).toMatchObject({
    stop: { kind: 'no-list' },
    facts: { itemCount: 0 },
  })
})

test('a full disk is told', async () => {
  const full = (): TemporaryFile => ({
    ...createBlobFile(),
    append: () => {
      throw new NoRoom()
    },
  })
  expect((await run('csv', allPages, passed, full)).ended).toEqual({ kind: 'no-room' })
})

test('a table has the columns that were chosen, and plain text beside HTML', async () => {
  const item = {
    '@id': '1',
    name: 'A',
    more: 1,
    description: '<p>Fish &amp; chips</p><ul><li>one</li></ul>',
  }
  const page: ExportSource = {
    kind: 'page',
    response: new Blob([JSON.stringify({ '@graph': [item, { '@id': '2' }] })]),
    outcome: null,
    positions: null,
  }
  const columns = [['description'], ['@id']]
  const { ended } = await run('csv', page, [], createBlobFile, {
    columns,
    hasPlainText: true,
    words: null,
    sheet: 'Items',
  })
  if (ended.kind !== 'written') throw new Error(ended.kind)
  expect(await ended.file.text()).toBe(
    'description,description (text),@id\r\n' +
      '"<p>Fish &amp; chips</p><ul><li>one</li></ul>","Fish & chips\n• one",1\r\n' +
      ',,2\r\n',
  )
  expect([ended.facts.attributesLeftOut, ended.isTruncated]).toEqual([[], false])
})

test('a part of the page is exported in the order asked for, as it is read', async () => {
  const page: ExportSource = {
    kind: 'page',
    response: new Blob([
      JSON.stringify([
        { '@id': '1', name: 'One' },
        { '@id': '2', name: 'Two', image: [{ '@id': 'p', contentUrl: 'https://x.test/p.jpg' }] },
        { '@id': '3', name: [{ '@language': 'de', '@value': 'Drei' }] },
      ]),
    ]),
    outcome: null,
    positions: [2, 1],
  }
  const words = await spokenWords('de')
  const table = { columns: [['name'], ['image']], hasPlainText: false, words, sheet: 'Inhalte' }
  const { text, requests } = await run('csv', page, [], createBlobFile, table)
  expect([text, requests]).toEqual(['Name,Bild\r\nDrei,\r\nTwo,https://x.test/p.jpg\r\n', []])
})

test('a table of all that occurs has what stands in the address in columns in words', async () => {
  const address = { '@type': 'PostalAddress', addressLocality: 'Velden', telephone: '+43 1' }
  const page: ExportSource = {
    kind: 'page',
    response: new Blob([
      JSON.stringify([{ '@id': '1', address: { ...address, email: 'a@b.at' } }]),
    ]),
    outcome: null,
    positions: null,
  }
  const words = await spokenWords('de')
  const table = { columns: null, hasPlainText: false, words, sheet: 'Inhalte' }
  const { text } = await run('csv', page, [], createBlobFile, table)
  expect(text).toBe('ID,Adresse,Telefon,E-Mail\r\n1,Velden,+43 1,a@b.at\r\n')
})

test.each(['json', 'ndjson'] as const)(
  'some of the items of a kept file are exported as %s, exactly as they were sent',
  async (format) => {
    const items = ['{"@id":"ä","n":1.0}', '{"@id":"2"}', `{"@id":"3","text":"${'x'.repeat(2e6)}"}`]
    const kept: ExportSource = {
      kind: 'file',
      file: new Blob([items.map((item) => `${item}\n`).join('')]),
      positions: [0, 2],
    }
    const { text, ended, requests } = await run(format, kept, [])
    const wanted = [items[0], items[2]]
    expect(text).toBe(
      format === 'json'
        ? `[\n${wanted.join(',\n')}\n]\n`
        : wanted.map((one) => `${one}\n`).join(''),
    )
    expect([ended, requests]).toEqual([
      expect.objectContaining({ kind: 'written', stop: null, verdict: null }),
      [],
    ])
  },
)
