import { expect, test } from 'vitest'
import { createResponseComparison } from '#app/response-worker/response-comparison.ts'
import type { ComparedKind } from '#core/compare/compared-values.ts'
import { createResponseIndex } from '#core/response/response-index.ts'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const all: readonly ComparedKind[] = ['changed', 'added', 'removed', 'moved']

function indexOf(items: readonly string[], total: string) {
  const index = createResponseIndex({ decode: (bytes) => decoder.decode(bytes) })
  const body = `{"@graph":[${items.join(',')}],"meta":{"total":${total}}}`
  index.feed(new TextEncoder().encode(body))
  index.end(null)
  return index
}

/** `shown` is on the page; `kept` is what the host has of the earlier exchange. */
function comparing(shown: readonly string[], kept: readonly string[] | null) {
  return createResponseComparison({
    index: indexOf(shown, '40'),
    openSaved: () =>
      Promise.resolve(
        kept === null
          ? { kind: 'problem', problem: { kind: 'not-kept' } }
          : { kind: 'response', index: indexOf(kept, '39') },
      ),
    turns: { pause: () => Promise.resolve(false) },
  })
}

const item = (id: string, members = '') => `{"@id":"${id}","name":"Name ${id}"${members}}`
const compare = { kind: 'compare', savedResponseId: 'k', savedIs: 'earlier' } as const
const items = (search = '', kinds = all) =>
  ({ kind: 'compared-items', kinds, search, from: 0, to: 50 }) as const

test('items are counted by what became of them, named, and their values given as sent', async () => {
  const comparison = comparing(
    [item('c'), item('a', ',"n":1.50'), item('new')],
    [item('a', ',"n":1.0'), item('gone', ',"x":null'), item('c')],
  )
  expect((await comparison.compare(compare)).outcome).toEqual({
    kind: 'compared',
    counts: { changed: 1, added: 1, removed: 1, loaded: 0, moved: 1, unchanged: 0 },
    unchanged: 1,
    repeated: 0,
    withoutId: { before: 0, after: 0 },
    saved: { itemCount: 3, shape: 'envelope', total: '39' },
  })
  const listed = await comparison.items(items())
  expect(
    listed.items.map(({ kind, id, name, before, after }) => [kind, id, name, before, after]),
  ).toEqual([
    ['changed', 'a', 'Name a', 0, 1],
    ['added', 'new', 'Name new', null, 2],
    ['removed', 'gone', 'Name gone', 1, null],
    ['moved', 'c', 'Name c', 2, 0],
  ])
  expect(comparison.values({ kind: 'compared-values', id: 'a' })).toEqual({
    kind: 'compared-values',
    values: [
      {
        kind: 'changed',
        path: 'n',
        before: { text: '1.0', length: 3, cell: { kind: 'number', source: '1.0' } },
        after: { text: '1.50', length: 4, cell: { kind: 'number', source: '1.50' } },
      },
    ],
    count: 1,
  })
  expect(comparison.values({ kind: 'compared-values', id: 'gone' }).values.at(-1)).toEqual({
    kind: 'removed',
    path: 'x',
    before: { text: 'null', length: 4, cell: { kind: 'null' } },
    after: null,
  })
})

test('items that differ only by details that one side loaded are apart', async () => {
  const bare = ',"image":[{"@id":"i","@type":"ImageObject"}]'
  const whole = ',"image":[{"@id":"i","@type":"ImageObject","name":"Summit","width":3}]'
  const comparison = comparing(
    [item('a', whole), item('b', `${whole},"n":2`)],
    [item('a', bare), item('b', `${bare},"n":1`)],
  )
  const { outcome } = await comparison.compare(compare)
  expect(outcome).toMatchObject({ counts: { changed: 1, loaded: 1 }, unchanged: 0 })
  const { items: listed } = await comparison.items(items('', ['changed', 'loaded']))
  expect(listed.map(({ kind, id, differences }) => [kind, id, differences])).toEqual([
    ['changed', 'b', 1],
    ['loaded', 'a', 1],
  ])
  const { values } = comparison.values({ kind: 'compared-values', id: 'b' })
  expect(values.map(({ kind, path }) => [kind, path])).toEqual([
    ['changed', 'n'],
    ['loaded', 'image[0]'],
  ])
})

test('a kept answer that came later stands on the other side', async () => {
  const comparison = comparing([item('a')], [item('b')])
  await comparison.compare({ ...compare, savedIs: 'later' })
  const { items: listed } = await comparison.items(items())
  expect(listed.map(({ kind, id }) => [kind, id])).toEqual([
    ['added', 'b'],
    ['removed', 'a'],
  ])
})

test('items are searched by name and @id, and listed by kind', async () => {
  const comparison = comparing([item('a'), item('b')], [item('c')])
  await comparison.compare(compare)
  expect((await comparison.items(items('NAME b'))).items.map(({ id }) => id)).toEqual(['b'])
  expect((await comparison.items(items('', ['removed']))).count).toBe(1)
  expect((await comparison.items(items('nowhere'))).count).toBe(0)
})

test('a kept answer that is gone is a problem, and the end leaves nothing behind', async () => {
  const gone = await comparing([item('a')], null).compare(compare)
  expect(gone.outcome).toEqual({ kind: 'problem', problem: { kind: 'not-kept' } })

  const comparison = comparing([item('a')], [item('b')])
  const ended = comparison.compare(compare)
  comparison.end()
  expect((await ended).outcome).toEqual({ kind: 'ended' })
  expect((await comparison.items(items())).count).toBe(0)
})
