import { join } from 'node:path'
import { mkdir, rm } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { absenceIn } from '#core/set/set-comparison.ts'
import { setStates } from '#core/set/set-verdict.ts'
import { compareFiles } from '#host/sets/sets.ts'
import { openSetFiles } from '#host/sets/set-files.ts'
import { createMovingStore, idOf } from '../../../servers/core/moving-store.ts'
import { startMovingCore } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'
import { rounds } from '../../../support/rounds.ts'

const folder = temporaryFolder()
const pairs = rounds(100)
const large = rounds(15_000)

type Held = Record<string, Record<string, unknown>>

async function keep(name: string, held: Held) {
  const path = join(folder(), name)
  await rm(path, { recursive: true, force: true })
  await mkdir(path)
  const files = await openSetFiles(path)
  const items = Object.entries(held).map(([id, item]) => ({
    id,
    stamps: { modified: '', touched: '' },
    bytes: new TextEncoder().encode(JSON.stringify({ '@id': id, ...item })),
  }))
  await files.commit({ items, replaces: false })
  return files
}

const compare = async (one: Held, other: Held) => {
  const [earlier, later] = [await keep('one', one), await keep('other', other)]
  const compared = await compareFiles(earlier, later, {
    laterState: 'whole',
    isInOneOrder: false,
    listsSame: true,
  })
  await Promise.all([earlier.close(), later.close()])
  return compared
}

const id = fc.constantFrom(...Array.from({ length: 12 }, (_, at) => `id-${at}`))
const attribute = fc.constantFrom('name', 'description', 'image', 'geo')
const held = fc.dictionary(
  id,
  fc.dictionary(attribute, fc.constantFrom(1, 'a', 'b', ['x'], { y: 1 })),
)

async function expectWhatAnotherProgramSays(one: Held, other: Held): Promise<void> {
  const both = Object.keys(one).filter((key) => Object.hasOwn(other, key))
  const text = (value: unknown) => JSON.stringify([value])
  const sorted = (item: object) =>
    text(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const differing = both.filter((key) => sorted(one[key] ?? {}) !== sorted(other[key] ?? {}))
  const compared = await compare(one, other)
  expect({
    added: [...compared.added].toSorted(),
    removed: [...compared.removed].toSorted(),
    changed: compared.changed.map((item) => item.id).toSorted(),
    unchanged: compared.unchanged,
    same: [...compared.same].toSorted(),
  }).toEqual({
    added: Object.keys(other)
      .filter((key) => !Object.hasOwn(one, key))
      .toSorted(),
    removed: Object.keys(one)
      .filter((key) => !Object.hasOwn(other, key))
      .toSorted(),
    changed: differing.toSorted(),
    unchanged: both.length - differing.length,
    same: both.filter((key) => !differing.includes(key)).toSorted(),
  })
  for (const { path, count } of compared.byAttribute) {
    const [top = ''] = path.split('.')
    const own = differing.filter((key) => text(one[key]?.[top]) !== text(other[key]?.[top]))
    expect(count).toBeLessThanOrEqual(own.length)
  }
}

test(`of ${pairs} random pairs it says what a program that shares nothing with it says`, async () => {
  await fc.assert(
    fc.asyncProperty(held, held, async (one, other) => {
      await expectWhatAnotherProgramSays(one, other)
    }),
    { numRuns: pairs },
  )
})

test(`of two sets of ${large} items, of which each hundredth differs, it says the same as that program`, async () => {
  const one: Held = {}
  const other: Held = {}
  for (let at = 0; at < large; at += 1) {
    const item = { name: `Item ${at}`, geo: { latitude: at / 1000 }, image: [`picture-${at % 7}`] }
    const isOther = at % 100 === 0
    if (at % 1000 !== 1) one[`id-${at}`] = item
    if (at % 1000 !== 2) other[`id-${at}`] = isOther ? { ...item, name: `Renamed ${at}` } : item
  }
  await expectWhatAnotherProgramSays(one, other)
})

test('a set against itself is nothing', async () => {
  const items: Held = { a: { name: 1 }, b: { image: ['x'] } }
  expect(await compare(items, items)).toEqual({
    added: [],
    removed: [],
    absence: 'gone',
    changed: [],
    unchanged: 2,
    same: ['a', 'b'],
    moved: null,
    byAttribute: [],
  })
})

test('changes are counted by attribute, whatever place in a list they have', async () => {
  const one = { a: { image: [{ url: 1 }, { url: 2 }], name: 'x' }, b: { name: 'x' } }
  const other = { a: { image: [{ url: 1 }, { url: 3 }], name: 'y' }, b: { name: 'y' } }
  const { byAttribute } = await compare(one, other)
  expect(byAttribute[0]).toEqual({ path: 'name', count: 2 })
  expect(
    byAttribute.slice(1).every(({ path, count }) => path.startsWith('image') && count === 1),
  ).toBe(true)
})

test('what the later set lacks is gone only where that set is proved', () => {
  expect(setStates.filter((state) => absenceIn(state) === 'gone')).toEqual(['whole', 'one-answer'])
  expect(absenceIn('partial')).toBe('untold')
})

test('an item is compared with its values in both sets', async () => {
  const store = createMovingStore({ items: 3 })
  const core = await startMovingCore({ store })
  const opened = openSets(folder(), core.baseUrl)
  const fetchSet = async () => {
    const set = await opened.begin('ids')
    await opened.verdict(set)
    return set
  }
  const earlier = await fetchSet()
  store.rename(idOf(1), 'Lake')
  store.remove(idOf(2))
  const later = await fetchSet()
  const changesOf = async (item: string) => {
    const found = await opened.sets.compareItem(earlier, later, item)
    return found?.values.map(({ kind, path, after }) => [kind, path, after?.text ?? null])
  }
  expect(await changesOf(idOf(0))).toEqual([])
  expect(await changesOf(idOf(1))).toContainEqual(['changed', 'name', '"Lake"'])
  expect(await changesOf(idOf(2))).toContainEqual(['removed', 'name', null])
  expect(await opened.sets.compareItem(earlier, crypto.randomUUID(), idOf(0))).toBe(null)
})
