import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { moveSavedRequests } from '#host/workspace/move-saved-requests.ts'
import { createQueryFolder } from '#host/workspace/query-folder.ts'
import { datedForm } from '../../../support/arbitraries/dated-form.ts'
import { rounds } from '../../../support/rounds.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { savedRequest } from '../../../support/saved-request.ts'

const folder = temporaryFolder()

const open = () =>
  moveSavedRequests({
    dataDir: folder(),
    queries: createQueryFolder({
      root: join(folder(), 'queries'),
      place: { kind: 'own', isElsewhere: false },
      indexFile: join(folder(), 'queries.json'),
      connections: () => Promise.resolve([]),
    }),
  })

/** As earlier versions of the app saved it. */
async function saveOld(one: SavedRequest, version = 3): Promise<string> {
  await mkdir(join(folder(), 'saved'), { recursive: true })
  const text = JSON.stringify({ format: 'saved-request', version, request: one }, null, 2)
  await writeFile(join(folder(), 'saved', `${one.id}.request.json`), text)
  return text
}

const byId = (requests: readonly SavedRequest[]) => new Map(requests.map((one) => [one.id, one]))

const anyRequest: fc.Arbitrary<SavedRequest> = fc.record({
  id: fc.uuid({ version: 4 }),
  name: fc
    .oneof(fc.constantFrom('a', 'A', 'CON', 'a/b', '..'), fc.string({ unit: 'binary' }))
    .map((text) => text.trim().slice(0, 190) || 'x'),
  note: fc.string({ maxLength: 200 }),
  folder: fc
    .oneof(fc.constantFrom('', 'F', 'f', 'aux', 'A / B', 'A/B', '../..'), fc.string())
    .map((text) => text.trim()),
  position: fc.oneof(
    fc.integer(),
    fc
      .double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })
      .filter((one) => !Object.is(one, -0)),
  ),
  connectionId: fc.constantFrom('', 'one', 'gone'),
  baseUrl: fc.constantFrom('', 'https://api.example', 'http://localhost:4780/base'),
  form: datedForm.map(({ form }) => form),
})

test('every saved request of earlier versions is a file, whole and with its ID, and its document is kept', async () => {
  const all = fc.sample(anyRequest, rounds(400))
  const texts = new Map<string, string>()
  for (const [at, one] of all.entries())
    texts.set(`${one.id}.request.json`, await saveOld(one, 1 + (at % 3)))
  const expected = { total: '>= 5', each: ['name'] }
  const last = savedRequest('expects', { expect: expected })
  texts.set(`${last.id}.request.json`, await saveOld(last))
  const { requests, unreadable } = await open().load()
  expect(unreadable).toEqual([])
  expect(byId(requests)).toEqual(byId([...all, last]))
  const kept = join(folder(), 'saved-before-queries')
  for (const [name, text] of texts) expect(await readFile(join(kept, name), 'utf8')).toBe(text)
  expect(await readdir(folder())).not.toContain('saved')
  expect(await open().load()).toEqual({ requests, unreadable: [] })
})

test('what cannot be moved stays and is named, and an app that was killed while it moved goes on', async () => {
  const [good, moved, newer] = [savedRequest('good'), savedRequest('moved'), savedRequest('newer')]
  await saveOld(moved)
  await open().load()
  // As if it had been killed before it put the document away.
  await saveOld(moved)
  await saveOld(good)
  await saveOld(newer, 4)
  const broken = `${randomUUID()}.request.json`
  await writeFile(join(folder(), 'saved', broken), '{')
  const { requests, unreadable } = await open().load()
  expect(byId(requests)).toEqual(byId([good, moved]))
  expect(new Set(unreadable)).toEqual(
    new Set([
      { kind: 'newer', file: `saved/${newer.id}.request.json`, detail: '' },
      { kind: 'not-moved', file: `saved/${broken}`, detail: '' },
    ]),
  )
  expect(new Set(await readdir(join(folder(), 'saved')))).toEqual(
    new Set([`${newer.id}.request.json`, broken]),
  )
  expect(await readdir(join(folder(), 'queries'))).toHaveLength(2)
})

test('nothing is moved twice while the window already saves', async () => {
  const [old, added] = [savedRequest('old'), savedRequest('added', { position: 1 })]
  await saveOld(old)
  const queries = open()
  const [, , loaded] = await Promise.all([queries.load(), queries.save(added), queries.load()])
  expect(loaded.requests).toEqual([old, added])
})
