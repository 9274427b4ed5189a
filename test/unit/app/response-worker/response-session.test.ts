import { expect, test } from 'vitest'
import { createResponseSession } from '#app/response-worker/response-session.ts'
import { missingStates } from '#core/coverage/row-condition.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import type { Cell } from '#core/content/cell.ts'
import type { FromSession, Question, Reply, ToSession } from '#app/response-worker/protocol.ts'
import { spokenWords } from '../../../support/spoken-words.ts'

const head = {
  status: 200,
  statusText: 'OK',
  headers: [],
  redirects: [],
  timing: { firstByteMs: 1 },
}
const outcome = { kind: 'complete', sizes: { encoded: 1, decoded: 1 }, downloadMs: 1 }

/** A session whose host answers with the head line and then the body in pieces of that many bytes. */
async function sessionWith(body: string | Uint8Array, pieceLength = 7, now = () => 0) {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`)
  const whole = new Uint8Array([...line, ...bytes])
  const posted: FromSession[] = []
  const waits: number[] = []
  const waiting = new Map<number, (reply: Reply) => void>()
  let whenEnded: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    whenEnded = resolve
  })
  const requested: string[] = []
  const session = createResponseSession({
    fetch: (input) => {
      requested.push(typeof input === 'string' ? input : '')
      if (typeof input === 'string' && input.endsWith('/outcome'))
        return Promise.resolve(Response.json(outcome))
      let at = 0
      const stream = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (at >= whole.length) controller.close()
          else controller.enqueue(whole.slice(at, at + pieceLength))
          at += pieceLength
        },
      })
      return Promise.resolve(new Response(stream))
    },
    post: (message) => {
      posted.push(message)
      if (message.kind === 'end') whenEnded()
      if (message.kind === 'reply') waiting.get(message.number)?.(message.reply)
    },
    now,
    yieldOnce: () => Promise.resolve(),
    wait: (ms) => {
      waits.push(ms)
      return Promise.resolve()
    },
  })
  session.receive(sendOf('x'))
  await ended
  let questions = 0
  const ask = (question: Question) => {
    questions += 1
    const own = questions
    return new Promise<Reply>((resolve) => {
      waiting.set(own, resolve)
      session.receive({ kind: 'ask', number: own, question })
    })
  }
  const close = () => {
    session.receive({ kind: 'close' })
  }
  return { ask, close, posted, waits, requested }
}

const sendOf = (id: string): ToSession => ({
  kind: 'send',
  appToken: null,
  request: {
    id,
    connectionId: 'c',
    plan: { kind: 'get', endpoint: 'events', query: [] },
    purpose: { kind: 'send' },
  },
})

const answer = `{"@graph":[
  {"@id":"1","@type":["Event"],"name":"Käse","price":10.0,"place":{"@id":"2","@type":["Place"]}},
  {"@id":"2","@type":["Place"],"name":"Alm","price":9.50},
  {"@id":"3","@type":["Event"],"name":"Zelt"}
],"meta":{"total":3,"pages":1}}`

test('one question tells findings, IDs and verdicts, and whether this is the first page again', async () => {
  const { ask } = await sessionWith(
    '{"@graph":[{"@id":"a","@type":["Thing"]},{"@id":"b","@type":["Thing"]}]}',
  )
  const form = { ...emptyForm, endpoint: 'events', pageNumber: '2' }
  const plan = {
    kind: 'get',
    endpoint: 'events',
    query: [{ name: 'page[number]', members: ['2'] }],
  } as const
  const page = {
    plan,
    query: { form, plan },
    conventions: presets.documented,
    baseUrl: 'https://api.example',
    paging: { total: null, pages: null, number: null, size: null, collection: null },
    links: { self: null, first: null, prev: null, next: null, last: null },
    itemCount: 2,
  }
  const factsBeside = async (firstIds: readonly string[] | null) => {
    const facts = await ask({ kind: 'facts', page, firstIds })
    if (facts.kind !== 'facts') throw new Error(facts.kind)
    const { ids, findings, samePageAs, verdicts } = facts
    return [ids, findings.map(({ kind }) => kind), samePageAs, verdicts.map(({ reason }) => reason)]
  }
  expect([await factsBeside(null), await factsBeside(['a', 'b'])]).toEqual([
    [['a', 'b'], ['ids-no-uuid'], null, [{ kind: 'page-unknown', requested: 2 }]],
    [['a', 'b'], ['ids-no-uuid'], 1, [{ kind: 'items-of-other-page', requested: 2, page: 1 }]],
  ])
})

test('rows come with a cell for each column, numbers as sent', async () => {
  const { ask } = await sessionWith(answer)
  expect(
    await ask({ kind: 'rows', positions: [1, 9], paths: [['name'], ['price'], ['none']] }),
  ).toEqual({
    kind: 'rows',
    rows: [
      {
        position: 1,
        id: '2',
        types: ['Place'],
        missingPaths: new Set(['none']),
        cells: new Map<string, Cell>([
          ['name', { kind: 'text', text: 'Alm', isWhole: true }],
          ['price', { kind: 'number', source: '9.50' }],
          ['none', { kind: 'absent' }],
        ]),
      },
    ],
  })
})

test('the page is ordered by value, what has none standing last', async () => {
  const { ask } = await sessionWith(answer)
  const words = await spokenWords('de')
  const order = (direction: 'ascending' | 'descending', filter = '') =>
    ask({
      kind: 'order',
      sort: { path: ['price'], direction },
      filter,
      only: null,
      paths: [['name']],
      words,
    })
  expect(await order('ascending')).toEqual({ kind: 'order', positions: [1, 0, 2] })
  expect(await order('descending')).toEqual({ kind: 'order', positions: [0, 1, 2] })
  expect(await order('ascending', 'ä')).toEqual({ kind: 'order', positions: [0] })
})

test('the row filter finds what a cell shows and what was sent', async () => {
  const item = {
    '@type': ['Event', 'dcls:Event'],
    inLanguage: 'de',
    eventStatus: 'http://schema.org/EventScheduled',
    startDate: '2026-11-22T19:00:00.000+01:00',
    isAccessibleForFree: true,
    distance: 3.5,
  }
  const { ask } = await sessionWith(JSON.stringify({ '@graph': [item, { name: 'Lido' }] }))
  const paths = ['@type', ...Object.keys(item).slice(1)].map((name) => [name])
  const german = await spokenWords('de')
  const found = async (filter: string, words = german) => {
    const reply = await ask({ kind: 'order', sort: null, filter, only: null, paths, words })
    return reply.kind === 'order' && reply.positions?.length === 1
  }
  const shown = ['Veranstaltung', 'deutsch', 'Geplant', '22.11.2026, 19:00', 'ja', '3,5']
  const sent = ['dcls:Event', 'EventScheduled', '2026-11-22', 'true', '3.5']
  const inOtherWords = ['German', 'Nov 22', 'yes']
  expect(await Promise.all([...shown, ...sent].map((one) => found(one)))).not.toContain(false)
  expect(await Promise.all(inOtherWords.map((one) => found(one)))).not.toContain(true)
  expect(await found('Deutsch', { ...german, names: null })).toBe(false)
})

test('the page shows those alone that have nothing in an attribute', async () => {
  const { ask } = await sessionWith(answer)
  const only = { kind: 'state', path: ['price'], states: missingStates, type: 'Event' } as const
  const requested = { sort: null, filter: '', paths: [['name']], words: await spokenWords('de') }
  expect(await ask({ kind: 'order', ...requested, only })).toEqual({
    kind: 'order',
    positions: [2],
  })
})

test('all items are counted by what they have, and by what they lack', async () => {
  const { ask } = await sessionWith(answer)
  const required = [{ type: 'Event', attributes: ['price'] }]
  const counted = (path: string, filled: number, unresolved = 0) => ({
    path: path.split('.'),
    key: path,
    filled,
    unresolved,
    empty: 0,
  })
  const ofKind = (kind: string, items: number, having: Record<string, readonly number[]>) => ({
    kind,
    items,
    attributes: new Map(
      Object.entries(having).map(([name, [filled, unresolved = 0]]) => [
        name,
        { filled, unresolved, empty: 0 },
      ]),
    ),
  })
  expect(await ask({ kind: 'coverage', required })).toEqual({
    kind: 'coverage',
    coverage: {
      items: 3,
      attributes: [
        counted('@id', 3),
        counted('@type', 3),
        counted('name', 3),
        counted('price', 2),
        counted('place', 0, 1),
        counted('place.@id', 1),
        counted('place.@type', 1),
      ],
      byKind: [
        ofKind('Event', 2, { '@id': [2], '@type': [2], name: [2], price: [1], place: [0, 1] }),
        ofKind('Place', 1, { '@id': [1], '@type': [1], name: [1], price: [1] }),
      ],
      isTruncated: false,
      missing: [{ type: 'Event', attribute: 'price', items: 2, missing: 1 }],
      typeCounts: [
        { type: 'Event', items: 2 },
        { type: 'Place', items: 1 },
      ],
      translations: { items: 0, languages: [] },
    },
  })
})

test('a later question for an attribute takes the place of an earlier one', async () => {
  const many = JSON.stringify(Array.from({ length: 2000 }, (_, at) => ({ price: at % 3 })))
  const { ask } = await sessionWith(`{"@graph":${many}}`)
  const replies = await Promise.all([
    ask({ kind: 'attribute-values', path: ['none'] }),
    ask({ kind: 'attribute-values', path: ['price'] }),
  ])
  const values = replies.map((reply) =>
    reply.kind === 'attribute-values' ? reply.values : undefined,
  )
  expect(values[1]?.top).toEqual([
    { key: '0', shown: '0', items: 667 },
    { key: '1', shown: '1', items: 667 },
    { key: '2', shown: '2', items: 666 },
  ])
  expect(values[1]?.items).toBe(2000)
})

test('items are found by their id, and copied as a table that is read', async () => {
  const { ask } = await sessionWith(answer)
  expect(await ask({ kind: 'locate', ids: ['2', 'elsewhere'] })).toEqual({
    kind: 'locate',
    positions: { '2': 1 },
  })
  expect(
    await ask({
      kind: 'table',
      positions: [0, 1],
      paths: [['name'], ['price']],
      hasHeader: true,
      words: await spokenWords('de'),
    }),
  ).toEqual({ kind: 'table', text: 'Name\tPreis\nKäse\t10\nAlm\t9.50' })
})

test('the tree of the whole answer reads items when they are looked at', async () => {
  const { ask } = await sessionWith(answer)
  const tree = (change: Extract<Question, { kind: 'tree' }>['change']) =>
    ask({ kind: 'tree', part: { kind: 'response' }, change, from: 0, to: 10 })
  await tree({ kind: 'toggle', line: 0 })
  const reply = await tree({ kind: 'toggle', line: 1 })
  expect(reply.kind === 'tree' && reply.rows.map(({ depth, name }) => [depth, name])).toEqual([
    [0, '@graph'],
    [1, 0],
    [2, '@id'],
    [2, '@type'],
    [2, 'name'],
    [2, 'price'],
    [2, 'place'],
    [1, 1],
    [1, 2],
    [0, 'meta'],
  ])
})

test('what was open in one item is open in the next', async () => {
  const { ask } = await sessionWith(answer)
  const tree = (position: number, change: Extract<Question, { kind: 'tree' }>['change']) =>
    ask({ kind: 'tree', part: { kind: 'item', position }, change, from: 0, to: 10 })
  await tree(0, { kind: 'none' })
  await tree(0, { kind: 'toggle', line: 1 })
  const reply = await tree(1, { kind: 'none' })
  expect(reply.kind === 'tree' && reply.rows.map(({ name }) => name)).toEqual([
    '@id',
    '@type',
    0,
    'name',
    'price',
  ])
})

const bytesBefore = (at: number) => new TextEncoder().encode(answer.slice(0, at)).length

test('a search tells the bytes and the line of a hit, in either case', async () => {
  const { ask } = await sessionWith(answer)
  const part = { kind: 'response' } as const
  const found = await ask({ kind: 'search', part, needle: 'EVENT', from: null })
  expect(found).toEqual({
    kind: 'search',
    offsets: [answer.indexOf('Event'), bytesBefore(answer.lastIndexOf('Event'))],
    next: null,
  })
  const line = await ask({
    kind: 'line-of',
    part,
    layout: 'received',
    offset: answer.indexOf('Alm'),
  })
  expect(line).toEqual({ kind: 'line-of', line: 2 })
})

test('hits are found where windows meet, and none overlaps another', async () => {
  const length = 2_300_000
  const text = `${'a'.repeat(999_998)}bcbcb${'a'.repeat(999_996)}bcbcbc${'a'.repeat(length)}BCB`
  const { ask } = await sessionWith(text, 65_536)
  const hits: number[] = []
  for (let from: number | null = null; ;) {
    const reply = await ask({ kind: 'search', part: { kind: 'response' }, needle: 'bcb', from })
    if (reply.kind !== 'search') throw new Error('No search')
    hits.push(...reply.offsets)
    if (reply.next === null) break
    from = reply.next
  }
  expect(hits).toEqual([999_998, 1_999_999, 2_000_005 + length])
})

test('the file is what was received, byte for byte', async () => {
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0x7d, 0xff])
  const { ask } = await sessionWith(bytes, 2)
  const reply = await ask({ kind: 'file', part: { kind: 'response' } })
  if (reply.kind !== 'file') throw new Error('No file')
  expect(new Uint8Array(await reply.file.arrayBuffer())).toEqual(bytes)
})

test('the first rows come by themselves, once, with the columns shown by default', async () => {
  const { posted } = await sessionWith(answer, 40)
  const openings = posted.flatMap((one) => (one.kind === 'opening' ? [one.opening] : []))
  expect(openings.map(({ columns }) => columns.columns.map(({ key }) => key))).toEqual([
    ['name', '@type', '@id', 'price', 'place', 'place.@id', 'place.@type'],
  ])
  expect(openings.map(({ rows }) => rows)).toEqual([
    [
      {
        position: 0,
        id: '1',
        types: ['Event'],
        missingPaths: new Set(),
        cells: new Map<string, Cell>([
          ['name', { kind: 'text', text: 'Käse', isWhole: true }],
          ['@type', { kind: 'types', types: ['Event'] }],
          ['@id', { kind: 'text', text: '1', isWhole: true }],
          ['price', { kind: 'number', source: '10.0' }],
          [
            'place',
            {
              kind: 'relations',
              labels: [],
              resolved: 0,
              unresolved: 1,
              types: ['Place'],
              related: [{ id: '2', label: null, isConcept: false }],
              image: null,
            },
          ],
        ]),
      },
    ],
  ])
  const firstWithItems = posted.findIndex(
    (one) =>
      (one.kind === 'progress' || one.kind === 'end') && JSON.stringify(one).includes('"items":1'),
  )
  expect(posted[firstWithItems - 1]?.kind).toBe('opening')
})

test('an answer without items has no first rows', async () => {
  const { posted } = await sessionWith('{"@graph":[]}')
  expect(posted.map(({ kind }) => kind)).toEqual(['head', 'progress', 'end'])
})

test('a large answer is read on when the page has painted its first rows, a small one at once', async () => {
  const itemsOf = (count: number) =>
    `{"@graph":[${Array.from({ length: count }, (_, at) => `{"@id":"${at}","name":"${'x'.repeat(1000)}"}`).join(',')}]}`
  const small = await sessionWith(itemsOf(200), 10_000)
  expect(small.waits).toEqual([])
  const large = await sessionWith(itemsOf(2_000), 10_000)
  expect(large.waits).toEqual([120])
  let now = 0
  const slow = await sessionWith(itemsOf(2_000), 10_000, () => (now += 10))
  expect(slow.waits).toEqual([0])
})

test('the first item is told at once, further ones as time goes by', async () => {
  const itemsTold = ({ posted }: { posted: readonly FromSession[] }) =>
    posted.flatMap((one) =>
      one.kind === 'progress' && one.progress.items > 0 ? [one.progress.items] : [],
    )
  expect(itemsTold(await sessionWith(answer, 40))).toEqual([1])
  let time = 0
  const passing = () => (time += 40)
  const told = itemsTold(await sessionWith(answer, 40, passing))
  expect([...new Set(told)]).toEqual([1, 2, 3])
})

test('an answer that was let go of says nothing more, and its request ends', async () => {
  const posted: FromSession[] = []
  const requested: string[] = []
  let ended: AbortSignal | null | undefined
  const session = createResponseSession({
    fetch: (input, init) => {
      requested.push(typeof input === 'string' ? input : '')
      if (requested.length > 1) return Promise.resolve(Response.json({}))
      ended = init?.signal
      const line = new TextEncoder().encode(`${JSON.stringify(head)}\n{"@graph":[`)
      return Promise.resolve(
        new Response(
          new ReadableStream({
            start: (controller) => {
              controller.enqueue(line)
            },
          }),
        ),
      )
    },
    post: (message) => posted.push(message),
    now: () => 0,
    yieldOnce: () => Promise.resolve(),
    wait: () => Promise.resolve(),
  })
  session.receive(sendOf('x'))
  await expect.poll(() => posted.map(({ kind }) => kind)).toEqual(['head', 'progress'])
  session.receive({ kind: 'close' })
  session.receive({ kind: 'ask', number: 1, question: { kind: 'columns' } })
  await new Promise((resolve) => setTimeout(resolve))
  expect({ posted: posted.length, isEnded: ended?.aborted, requested }).toEqual({
    posted: 2,
    isEnded: true,
    requested: ['/api/exchange', '/api/exchange/x/cancel'],
  })
})

test('letting go of an answer that is whole asks the host nothing', async () => {
  const { ask, close, requested } = await sessionWith('{"@graph":[]}')
  await ask({ kind: 'columns' })
  close()
  await new Promise((resolve) => setTimeout(resolve))
  expect(requested).toEqual(['/api/exchange', '/api/exchange/x/outcome'])
})
