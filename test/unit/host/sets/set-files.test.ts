import { createHash } from 'node:crypto'
import { mkdir, open, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSetFiles, type ReceivedItem } from '#host/sets/set-files.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { rounds } from '../../../support/rounds.ts'
import { seed } from '../../../support/seed.ts'

const folder = temporaryFolder()
const encoder = new TextEncoder()

const item = (id: string | null, text: string, stamp = '1'): ReceivedItem => ({
  id,
  stamps: { modified: stamp, touched: stamp },
  bytes: encoder.encode(text),
})

async function textsOf(path: string): Promise<[string, string][]> {
  const files = await openSetFiles(path)
  const held = [...files.held]
  const texts = await Promise.all(
    held.map(async ([id, one]): Promise<[string, string]> => [
      id,
      new TextDecoder().decode(await files.read(one)),
    ]),
  )
  await files.close()
  return texts
}

test('what is committed is held after opening anew, replaced where it is replaced, and gone where it went', async () => {
  const files = await openSetFiles(folder())
  await files.commit({ items: [item('a', '{"a":1}'), item('b', '{"b":1}')], replaces: false })
  await files.commit({
    items: [item('a', '{"a":2}'), item(null, '{}')],
    replaces: false,
    note: 'x',
  })
  await files.commit({ items: [item('b', '{"b":2}', '2')], gone: ['a'], replaces: true, note: 'y' })
  await files.close()
  const again = await openSetFiles(folder())
  expect([...again.held].map(([id, { modified }]) => [id, modified])).toEqual([['b', '2']])
  expect([again.notes, again.withoutId.length]).toEqual([['x', 'y'], 1])
  await again.close()
  expect(await textsOf(folder())).toEqual([['b', '{"b":2}']])
})

test('the only batch is not held if one of its items is damaged', async () => {
  const files = await openSetFiles(folder())
  await files.commit({ items: [item('a', '{"a":1}'), item('b', '{"b":1}')], replaces: false })
  await files.close()
  await flip(join(folder(), 'items'), 2)
  expect(await textsOf(folder())).toEqual([])
})

test('an ID that is longer than a record holds is told from one that begins alike', async () => {
  const [one, other] = ['1', '2'].map((end) => `https://example.com/${'x'.repeat(80)}/${end}`)
  const files = await openSetFiles(folder())
  await files.commit({ items: [item(one ?? '', '1'), item(other ?? '', '2')], replaces: false })
  await files.close()
  expect((await textsOf(folder())).map(([, text]) => text)).toEqual(['1', '2'])
})

/** Batches of a few items each, large enough that their end is more than what a crash can touch. */
async function fill(path: string): Promise<[string, string][][]> {
  await mkdir(path, { recursive: true })
  const files = await openSetFiles(path)
  const states: [string, string][][] = [[]]
  for (let batch = 0; batch < 12; batch += 1) {
    const items = Array.from({ length: 5 }, (_, at) => {
      const id = `id-${batch}-${at}`
      return item(id, JSON.stringify({ id, text: 'x'.repeat(150 + batch * 7 + at) }))
    })
    await files.commit({ items, replaces: false, note: `batch ${batch}` })
    const before = states.at(-1) ?? []
    states.push([
      ...before,
      ...items.map(({ id, bytes }): [string, string] => [
        id ?? '',
        new TextDecoder().decode(bytes),
      ]),
    ])
  }
  await files.close()
  return states
}

const fileNames = ['items', 'index', 'log.ndjson']

test.each(fileNames)(
  'each of the last 4096 bytes of %s cut or flipped: what is held is what some batches brought, never another text',
  async (name) => {
    const whole = join(folder(), 'whole')
    const broken = join(folder(), 'broken')
    const states = await fill(whole)
    const known = new Set(states.map((state) => sumOf(state)))
    const kept = new Map(
      await Promise.all(
        fileNames.map(async (one) => [one, await readFile(join(whole, one))] as const),
      ),
    )
    const { length: size = 0 } = kept.get(name) ?? {}
    await mkdir(broken)
    const wrong: string[] = []
    // Bytes of the last record and line, and fewer of those before.
    const [near, far] = [Math.ceil(5 / rounds(5)), Math.ceil(445 / rounds(5))]
    const first = 1 + (Math.abs(seed) % near)
    for (let back = first; back <= Math.min(4096, size); back += back < 180 ? near : far) {
      for (const harm of ['cut', 'flip'] as const) {
        // Over what the round before left of them.
        for (const [one, bytes] of kept) await writeFile(join(broken, one), bytes)
        const path = join(broken, name)
        if (harm === 'cut') await truncate(path, size - back)
        else await flip(path, size - back)
        const texts = await textsOf(broken)
        if (!known.has(sumOf(texts))) wrong.push(`${harm} ${back}`)
      }
    }
    expect(wrong).toEqual([])
  },
)

const sumOf = (texts: readonly [string, string][]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex')

async function flip(path: string, at: number) {
  const byte = (await readFile(path))[at] ?? 0
  const file = await open(path, 'r+')
  await file.write(Buffer.from([byte ^ 0x55]), 0, 1, at)
  await file.close()
}
