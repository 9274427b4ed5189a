import { expect, test } from 'vitest'
import { createBlobFile, NoRoom, type TemporaryFile } from '#app/export-worker/item-file.ts'
import { createExportSession } from '#app/export-worker/export-session.ts'
import type { ExportEnded, ExportJob, ExportSource } from '#app/export-worker/protocol.ts'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { spokenWords } from '../../../support/spoken-words.ts'

const conventions = presets.documented
const form = { ...emptyForm, endpoint: 'events', pageSize: '2' }
const outcome = { kind: 'complete', sizes: { encoded: 1, decoded: 1 }, masked: 0, downloadMs: 1 }

function allPages(): ExportSource {
  const planned = planRequest(form, conventions)
  if (!planned.ok) throw new Error('Refused')
  return {
    kind: 'all',
    connectionId: 'c',
    baseUrl: 'https://content.example',
    conventions,
    plan: planned.value,
    form,
  }
}

const readRequest = (body: unknown): ExchangeRequest =>
  JSON.parse(typeof body === 'string' ? body : '{}') as ExchangeRequest

/** Runs an export against a host that answers the requests with these bodies, one after the other. */
async function run(
  format: ExportJob['format'],
  source: ExportSource,
  bodies: readonly string[],
  open: () => TemporaryFile = createBlobFile,
  requested: () => void = () => undefined,
  table: ExportJob['table'] = { columns: null, hasPlainText: false, words: null, sheet: 'Items' },
) {
  const requests: ExchangeRequest[] = []
  const ended = await new Promise<ExportEnded>((resolve) => {
    const session = createExportSession({
      fetch: (input, init) => {
        if (typeof input === 'string' && input.endsWith('/outcome'))
          return Promise.resolve(Response.json(outcome))
        const request = readRequest(init?.body)
        const body = bodies[requests.length]
        requests.push(request)
        requested()
        if (body === undefined) return Promise.reject(new Error('The host has ended'))
        const head = {
          status: 200,
          headers: [],
          redirects: [],
          sent: { url: 'https://content.example/api/v4/endpoints/events' },
        }
        return Promise.resolve(new Response(`${JSON.stringify(head)}\n${body}`))
      },
      post: (message) => {
        if (message.kind === 'ended') resolve(message.ended)
      },
      open: () => Promise.resolve(open()),
      newId: () => `id-${requests.length}`,
      date: () => new Date(2026, 4, 3),
      now: () => 0,
      yieldOnce: () => Promise.resolve(),
    })
    const csv = { separator: ',', hasBom: false } as const
    session.receive({ kind: 'start', appToken: null, job: { format, csv, table, source } })
  })
  const text = ended.kind === 'written' ? await ended.file.text() : null
  return { ended, text, requests }
}

const pageOf = (items: string, number: number) =>
  `{"@graph":[${items}],"meta":{"page":{"totalElements":3,"totalPages":2,"number":${number},"size":2}}}`
const pages = [
  pageOf('{"@id":"1","n":1.0}, {"@id":"2","n":12345678901234567890}', 1),
  pageOf('{"@id":"3",\n "later":{"deep":"=1"}}', 2),
]

test('all pages become one file, each item as it was sent, and none is kept for the history', async () => {
  const { ended, text, requests } = await run('json', allPages(), pages)
  expect(text).toBe(
    '[\n{"@id":"1","n":1.0},\n{"@id":"2","n":12345678901234567890},\n{"@id":"3",\n "later":{"deep":"=1"}}\n]\n',
  )
  expect(ended).toMatchObject({
    stop: null,
    report: { verdict: { kind: 'complete' }, pageCount: 2 },
  })
  expect(requests.map(({ purpose }) => purpose)).toEqual([
    { kind: 'export', page: 1 },
    { kind: 'export', page: 2 },
  ])
})

test('what comes again on a later page stands in the file once, as it came first', async () => {
  const again = [
    pageOf('{"@id":"1","n":1},{"@id":"2"}', 1),
    pageOf('{"@id":"1","n":2},{"@id":"3"},{"n":4}', 2),
  ]
  const { ended, text } = await run('ndjson', allPages(), again)
  expect(text).toBe('{"@id":"1","n":1}\n{"@id":"2"}\n{"@id":"3"}\n{"n":4}\n')
  expect(ended).toMatchObject({
    facts: { itemCount: 4 },
    report: { verdict: { kind: 'untold' }, repeated: [{ id: '1', count: 2 }] },
  })
})

test('a page that came before is no news, also where its items have no ID: each stands there once', async () => {
  const items = '{"@id":"1"},{"n":2},{"n":3}'
  const same = `{"@graph":[${items}],"meta":{"total":9000,"pages":3000}}`
  const next = (page: number) =>
    `${same.slice(0, -1)},"links":{"next":"https://content.example/api/v4/endpoints/events?page[size]=2&page[number]=${page}"}}`
  const bodies = Array.from({ length: 20 }, (_, at) => next(at + 2))
  const { ended, text, requests } = await run('ndjson', allPages(), bodies)
  expect(text).toBe('{"@id":"1"}\n{"n":2}\n{"n":3}\n')
  expect(requests).toHaveLength(10)
  expect(ended).toMatchObject({ stop: null, report: { end: 'nothing-new', withoutIdCount: 2 } })
})

test('a table has the columns of all pages', async () => {
  const { text } = await run('csv', allPages(), pages)
  expect(text).toBe("@id,n,later.deep\r\n1,1.0,\r\n2,12345678901234567890,\r\n3,,'=1\r\n")
})

test('the page that is shown is exported without a request, up to where it broke off', async () => {
  const source: ExportSource = {
    kind: 'page',
    answer: new Blob(['{"@graph":[{"@id":"1"},{"@id"']),
    outcome: { ...outcome, kind: 'broken', cause: { kind: 'reset' } },
    positions: null,
  }
  const { ended, text, requests } = await run('ndjson', source, [])
  expect([text, requests]).toEqual(['{"@id":"1"}\n', []])
  expect(ended).toMatchObject({ stop: { kind: 'broken', page: 1, cause: { kind: 'reset' } } })
})

test('a host that ends on the way leaves what came before', async () => {
  const { ended, text } = await run('ndjson', allPages(), pages.slice(0, 1))
  expect(text?.split('\n')).toHaveLength(3)
  expect(ended).toMatchObject({
    stop: { kind: 'problem', page: 2, problem: { kind: 'host-gone' } },
    report: { verdict: { kind: 'unfinished' } },
  })
})

test('the next page is asked for before this one is written', async () => {
  const done: string[] = []
  const noting = (): TemporaryFile => {
    const file = createBlobFile()
    return {
      ...file,
      append: (bytes) => {
        done.push('written')
        file.append(bytes)
      },
    }
  }
  // A piece is written when it is full.
  const wide = pageOf(`{"@id":"1","text":"${'x'.repeat(3_000_000)}"}`, 1)
  const { requests } = await run('ndjson', allPages(), [wide, pages[1] ?? ''], noting, () => {
    done.push('asked')
  })
  expect(requests).toHaveLength(2)
  expect(done.slice(0, 3)).toEqual(['asked', 'asked', 'written'])
})

test('behind a page that is not whole, none is asked for', async () => {
  const cut = (pages[0] ?? '').slice(0, -3)
  const { ended, requests } = await run('ndjson', allPages(), [cut, pages[1] ?? ''])
  expect(requests).toHaveLength(1)
  expect(ended).toMatchObject({ stop: { kind: 'broken', page: 1 }, facts: { itemCount: 2 } })
})

test('a page that is no list ends the export', async () => {
  const { ended } = await run('json', allPages(), ['<html>Login</html>'])
  expect(ended).toMatchObject({ stop: { kind: 'no-list', page: 1 }, facts: { itemCount: 0 } })
})

test('a full disk is told', async () => {
  const full = (): TemporaryFile => ({
    ...createBlobFile(),
    append: () => {
      throw new NoRoom()
    },
  })
  expect((await run('csv', allPages(), pages, full)).ended).toEqual({ kind: 'no-room' })
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
    answer: new Blob([JSON.stringify({ '@graph': [item, { '@id': '2' }] })]),
    outcome: null,
    positions: null,
  }
  const columns = [['description'], ['@id']]
  const { ended } = await run('csv', page, [], createBlobFile, () => undefined, {
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
    answer: new Blob([
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
  const { text, requests } = await run('csv', page, [], createBlobFile, () => undefined, table)
  expect([text, requests]).toEqual(['Name,Bild\r\nDrei,\r\nTwo,https://x.test/p.jpg\r\n', []])
})

test('a table of all that occurs has what stands in the address in columns in words', async () => {
  const address = { '@type': 'PostalAddress', addressLocality: 'Velden', telephone: '+43 1' }
  const page: ExportSource = {
    kind: 'page',
    answer: new Blob([JSON.stringify([{ '@id': '1', address: { ...address, email: 'a@b.at' } }])]),
    outcome: null,
    positions: null,
  }
  const words = await spokenWords('de')
  const table = { columns: null, hasPlainText: false, words, sheet: 'Inhalte' }
  const { text } = await run('csv', page, [], createBlobFile, () => undefined, table)
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
      expect.objectContaining({ kind: 'written', stop: null, report: null }),
      [],
    ])
  },
)
