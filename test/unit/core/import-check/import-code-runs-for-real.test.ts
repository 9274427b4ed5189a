/** The import that is handed out, run night by night with each language's own program over servers that move. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import type { ImportCodeSource } from '#core/import-check/plan-import-check.ts'
import {
  renderImport,
  importFileNames,
  importLanguages,
  type ImportLanguage,
} from '#core/import-check/render-import.ts'
import type { Truth } from '../../../servers/core/book.ts'
import {
  createMovingStore,
  idOf,
  type MovingStore,
  owner,
} from '../../../servers/core/moving-store.ts'
import { createDocumentedStore } from '../../../servers/documented/documented-store.ts'
import { startMovingDocumented } from '../../../servers/documented/start-moving-documented.ts'
import { startMovingCore } from '../../../servers/core/start-moving-core.ts'
import type { Fault } from '../../../servers/http/fault.ts'
import { python } from '../../../support/run-snippets.ts'
import { hasTool, runProgram } from '../../../support/snippet-tools.ts'
import { makeFolder } from '../../../support/temporary-folder.ts'
import { shareDocumentedSample } from '../../../support/shared-samples.ts'

const commands = { php: 'php', python, javascript: process.execPath }
const installed = importLanguages.filter((language) =>
  hasTool(commands[language], ['--version'], `the import in ${language}`),
)

const sample = await shareDocumentedSample()

const sourceOf = (
  baseUrl: string,
  form: Partial<QueryForm>,
  isDatacycle = true,
): ImportCodeSource => ({
  query: {
    form: { ...emptyForm, pageSize: '25', ...form },
    conventions: isDatacycle ? presets.core : presets.documented,
    isDatacycle,
  },
  baseUrl,
  hasToken: true,
})

interface Row {
  stamps?: [modified: string, touched: string]
  item: { '@id': string; version?: string }
}

/** A folder with the program, which keeps its table there from run to run. */
async function install(language: ImportLanguage, source: ImportCodeSource, notes: string[] = []) {
  const folder = await makeFolder()
  const code = renderImport(language, source, notes) ?? ''
  const name = importFileNames[language]
  await writeFile(join(folder, name), code)
  return {
    code,
    run: (token: string = owner.token) =>
      runProgram({
        command: commands[language],
        args: [name],
        cwd: folder,
        env: { TOKEN: token },
      }),
    async table(): Promise<Record<string, Row>> {
      return JSON.parse(await readFile(join(folder, 'items.json'), 'utf8')) as Record<string, Row>
    },
  }
}

const list = 'selection'

/** What editors do in one day; always the same on the same day. */
function editFor(store: MovingStore, day: number) {
  const { ids } = store
  const pick = (step: number) => ids[(day * 31 + step * 17) % ids.length] ?? ''
  store.edit(pick(1))
  store.rename(pick(2), `Day ${String(day)}`)
  store.touch(pick(3))
  store.enter(list, store.insert())
  if (day % 2 === 0) store.enter(list, pick(4))
  if (day % 3 === 0) store.remove(pick(5))
  if (day % 4 === 0) store.forget(pick(6))
  if (day % 5 === 0) store.leave(list, pick(7))
  if (day % 7 === 0) store.translate(pick(8), 'en', 'English')
  if (day % 8 === 0) store.deleteTranslation(pick(8), 'en')
  store.runJobs()
}

const rowsOf = (table: Record<string, Row>) =>
  new Map(
    Object.entries(table).map(([id, { stamps, item }]) => [
      id,
      { modified: stamps?.[0], touched: stamps?.[1], version: item.version },
    ]),
  )
const sorted = (rows: ReadonlyMap<string, unknown>) =>
  [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Between any two of them is one on which all goes well; every kind of edit comes twice at least. */
const badNights: Readonly<Record<number, string>> = {
  3: 'cut',
  5: 'short',
  7: '401',
  9: '429',
  11: 'gone',
  13: '500',
}

test.skipIf(installed.length === 0)(
  'sixteen nights: the table is the book’s, and on a bad night nothing is removed',
  async () => {
    const first = Array.from({ length: 60 }, (_, at) => idOf(at))
    const store = createMovingStore({
      items: 80,
      endpoints: [{ slug: list, kind: 'static', members: first }],
    })
    let fault: Fault | null = null
    let more = 0
    let meanwhile: (() => void) | null = null
    const server = await startMovingCore({
      store,
      fault: (_, { ids }) => {
        if (ids.length > 0) {
          meanwhile?.()
          meanwhile = null
        }
        return fault
      },
      total: (real) => real + more,
    })
    const programs = await Promise.all(
      installed.map(async (language) => ({
        language,
        ...(await install(language, sourceOf(server.baseUrl, { endpoint: list }))),
      })),
    )
    let before = new Map<string, Truth>()
    for (let night = 1; night <= 16; night += 1) {
      store.setClock(Date.parse('2026-11-23T02:00:00Z') + night * 86_400_000)
      editFor(store, night)
      const bad = badNights[night]
      fault =
        bad === 'cut'
          ? 'cut'
          : bad === '401' || bad === '429' || bad === '500'
            ? { status: Number(bad) }
            : null
      more = bad === 'short' ? 40 : 0
      const gone = bad === 'gone' ? [...before.keys()].slice(0, Math.ceil(before.size * 0.9)) : []
      for (const id of gone) store.leave(list, id)
      // An edit while they fetch, before any of them is at its end.
      const edited = store.ids[night]
      if (night % 3 === 0 && bad === undefined)
        meanwhile = () => {
          if (edited !== undefined) store.edit(edited)
        }
      const ended = await Promise.all(programs.map(({ run }) => run()))
      for (const id of gone) store.enter(list, id)
      const truth = new Map(server.latest('list').truth())
      for (const [at, { language, table }] of programs.entries()) {
        const { code, stderr } = ended[at] ?? {}
        const rows = rowsOf(await table())
        if (bad === undefined) {
          expect([night, language, code, stderr]).toEqual([night, language, 0, ''])
          expect(sorted(rows)).toEqual(sorted(truth))
        } else {
          expect([night, language, code === 0]).toEqual([night, language, false])
          expect([...before.keys()].filter((id) => !rows.has(id))).toEqual([])
        }
      }
      if (bad === undefined) before = truth
    }
  },
  120_000,
)

describe.each(installed)('in %s', (language) => {
  test('an item that cannot be rendered is named, all others come, and nothing is removed', async () => {
    const store = createMovingStore({ items: 130 })
    const server = await startMovingCore({ store })
    const program = await install(language, sourceOf(server.baseUrl, { endpoint: 'all' }))
    store.poisoned.add(idOf(3))
    const ended = await program.run()
    expect(ended.code).not.toBe(0)
    expect(ended.stdout + ended.stderr).toContain(`Could not be fetched`)
    expect(Object.keys(await program.table())).toHaveLength(129)
    store.poisoned.clear()
    expect((await program.run()).code).toBe(0)
    expect(Object.keys(await program.table())).toHaveLength(130)
  })

  test('the filters of the query hold, and a list that is longer than expected is asked for again', async () => {
    const store = createMovingStore({ items: 1500 })
    const server = await startMovingCore({ store })
    store.rename(idOf(7), "See'blick")
    store.runJobs()
    const filtered = sourceOf(server.baseUrl, { endpoint: 'all', q: "See'blick" })
    const program = await install(language, filtered)
    expect((await program.run()).code).toBe(0)
    expect(Object.keys(await program.table())).toEqual([idOf(7)])
    const whole = await install(language, sourceOf(server.baseUrl, { endpoint: 'all' }))
    expect((await whole.run()).stdout).toBe('1500 new or changed, 0 removed, 1500 in all\n')
  })

  test('without a token nothing is asked', async () => {
    const server = await startMovingCore({ store: createMovingStore({ items: 3 }) })
    const program = await install(language, sourceOf(server.baseUrl, { endpoint: 'all' }))
    expect((await program.run('')).code).not.toBe(0)
    expect(server.book).toEqual([])
  })

  test('an error of the server is told with its text, and the table stays', async () => {
    const source = sourceOf(sample.baseUrl, { endpoint: 'events' }, false)
    const program = await install(language, source)
    await program.run(sample.tokens.full)
    const before = await program.table()
    const ended = await program.run('wrong')
    expect(ended.code).not.toBe(0)
    expect(ended.stdout + ended.stderr).toMatch(/401: \{/)
    if (language === 'python') expect(ended.stderr).not.toContain('Traceback')
    expect(await program.table()).toEqual(before)
  })

  test.each(['GET', 'POST'] as const)(
    'by pages, %s: as many different IDs as the total, or an error',
    async (method) => {
      const sort = [{ attribute: 'name', direction: 'ascending' as const }]
      const requested = { endpoint: 'events', method, sort, pageSize: '90' }
      const program = await install(language, sourceOf(sample.baseUrl, requested, false))
      expect(await program.run(sample.tokens.full)).toEqual({
        code: 0,
        stderr: '',
        stdout: '240 new or changed, 0 removed, 240 in all\n',
      })
      const again = await program.run(sample.tokens.full)
      expect(again.stdout).toBe('0 new or changed, 0 removed, 240 in all\n')
    },
  )

  test.each<[string, (address: URL) => string]>([
    ['path', ({ pathname, search }) => pathname + search],
    ['last segment', ({ pathname, search }) => `${pathname.split('/').at(-1) ?? ''}${search}`],
    ['query', ({ search }) => search],
  ])('by pages: links that hold their %s alone are followed', async (_, linkTo) => {
    const server = await startMovingDocumented({ store: createDocumentedStore(3), linkTo })
    const source = sourceOf(server.baseUrl, { endpoint: 'all', pageSize: '2' }, false)
    expect(await (await install(language, source)).run()).toEqual({
      code: 0,
      stderr: '',
      stdout: '3 new or changed, 0 removed, 3 in all\n',
    })
  })

  test('by pages: a value that a language takes for equal is a change', async () => {
    const values = ['01010', '1010', '1010.0', '', null, false, 0, true, 1]
    let value: unknown = null
    const server = await startMovingDocumented({
      store: createDocumentedStore(1),
      send: (items) => items.map((item) => ({ ...item, value })),
    })
    const source = sourceOf(server.baseUrl, { endpoint: 'all', pageSize: '10' }, false)
    const program = await install(language, source)
    const told: string[] = []
    for (value of values) told.push((await program.run()).stdout)
    expect(told).toEqual(values.map(() => '1 new or changed, 0 removed, 1 in all\n'))
    expect((await program.run()).stdout).toBe('0 new or changed, 0 removed, 1 in all\n')
  })

  test('by pages: a total that no page holds is an error', async () => {
    const source = sourceOf(sample.baseUrl, { endpoint: 'odd-wrong-total', pageSize: '50' }, false)
    const ended = await (await install(language, source)).run(sample.tokens.full)
    expect(ended.code).not.toBe(0)
    expect(ended.stdout + ended.stderr).toContain('Items received: 240. The server counts 247.')
  })

  test('what is to be known stands in its first lines, whatever stands in it', async () => {
    const notes = ['Keeps a table.', "It's\nexit(1)"]
    const { code } = await install(
      language,
      sourceOf('http://127.0.0.1:9', { endpoint: 'e' }),
      notes,
    )
    const sign = language === 'python' ? '#' : '//'
    const lines = code.split('\n').slice(language === 'php' ? 1 : 0)
    expect(lines.slice(0, 2)).toEqual([`${sign} Keeps a table.`, `${sign} It's exit(1)`])
    expect(code).not.toContain(owner.token)
  })
})

test('a query without a place for IDs has no code', () => {
  const filters = [{ key: 'contentId.in', value: { kind: 'json' as const, text: '["a"]' } }]
  const source = sourceOf('http://127.0.0.1:9', { endpoint: 'e', filters })
  expect(importLanguages.map((language) => renderImport(language, source, []))).toEqual([
    null,
    null,
    null,
  ])
})
