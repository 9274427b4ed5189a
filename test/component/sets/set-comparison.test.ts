import { afterEach, expect, test, vi } from 'vitest'
import { h, nextTick } from 'vue'
import { read as readWorkbook, utils } from 'xlsx'
import SetComparisonPanel from '#app/features/sets/SetComparison.vue'
import type { Language } from '#core/language/language.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import type { SetComparison } from '#core/set/set-comparison.ts'
import type { SetView } from '#core/set/set-document.ts'
import { useSetsStore } from '#app/stores/sets-store.ts'
import { openPage } from '../../support/page/open-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const setOf = (end: number, startedAt: string): SetView => ({
  id: `4b5d6a1e-0c77-4a53-9a0e-7f1f3a2c9d1${String(end)}`,
  connectionId: 'one',
  connectionName: 'Server',
  baseUrl: 'https://one.example',
  form: { ...emptyForm, endpoint: 'orte' },
  conventions: presets.core,
  isDatacycle: true,
  way: 'pages',
  isGentle: false,
  version: 1,
  startedAt,
  endedAt: startedAt,
  tokenMark: '',
  isOfTwoTokens: false,
  passes: [],
  bytes: 1,
  items: 9,
  standing: {
    kind: 'ended',
    verdict: {
      state: 'counted',
      items: 9,
      totalBefore: '9',
      totalAfter: '9',
      missing: '0',
      repeated: 0,
      lines: [],
    },
  },
})
const comparison: SetComparison = {
  added: ['x'],
  removed: ['y', 'z'],
  absence: 'not-met',
  changed: [
    { id: 'a', paths: ['image'] },
    { id: 'b', paths: ['image'] },
    { id: 'c', paths: ['name'] },
  ],
  unchanged: 4,
  same: [],
  moved: ['a', 'd'],
  byAttribute: [],
}

const newer = setOf(1, '2026-11-24T02:00:00.000Z')
const older = setOf(0, '2026-11-23T02:00:00.000Z')

async function compare(language: Language = 'en', sets: SetView[] = [newer, older]) {
  const told: string[] = []
  const host = (path: string) => {
    if (path.endsWith('/known-items')) return Response.json({ items: [] })
    if (path.endsWith('/item')) return Response.json({ found: null })
    told.push(path)
    return Response.json({ comparison })
  }
  const { close } = openPage(
    () => ({}),
    { language, host },
    () => h(SetComparisonPanel, { sets }),
  )
  await press('sets.compare')
  return { close, told }
}

async function settle() {
  for (let step = 0; step < 20; step += 1) await Promise.resolve().then(nextTick)
  await new Promise((resolve) => setTimeout(resolve, 5))
}
const all = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-test="${name}"]`)]
const textOf = (name: string) => all(name).map((one) => one.textContent.trim().replace(/\s+/g, ' '))
const pathsOf = (name: string) => all(name).map(({ dataset }) => dataset.path)
async function press(name: string) {
  all(name)[0]?.click()
  await settle()
}

test('an attribute that makes most of the changes is offered, left out and taken back by a person alone', async () => {
  const { close } = await compare()
  const head = 'Items: 1 added, 2 not found again, 3 changed, 1 moved, 3 unchanged.'
  expect(textOf('sets.compared')).toEqual([head])
  expect(pathsOf('compare.attribute')).toEqual(['image', 'name'])
  expect(pathsOf('compare.leave-out')).toEqual(['image'])
  expect(all('compare.offer')).toHaveLength(1)
  await press('compare.leave-out')
  expect(textOf('sets.compared')).toEqual([head.replace('3 changed', '1 changed')])
  expect([pathsOf('compare.attribute'), pathsOf('compare.take-back')]).toEqual([
    ['name'],
    ['image'],
  ])
  // Comparing again does not bring it back.
  await press('sets.compare')
  expect(pathsOf('compare.take-back')).toEqual(['image'])
  await press('compare.take-back')
  expect([textOf('sets.compared'), all('compare.take-back')]).toEqual([[head], []])
  close()
})

test('in German', async () => {
  const { close } = await compare('de')
  expect(textOf('sets.compared')).toEqual([
    'Inhalte: 1 hinzugekommen, 2 nicht mehr gefunden, 3 geändert, 1 verschoben, 3 unverändert.',
  ])
  close()
})

const tabs = () =>
  [...document.querySelectorAll('.set-comparison [role="tab"]')].map((one) =>
    one.textContent.trim(),
  )

const choices = () =>
  [...document.querySelectorAll('.set-comparison .choice > span')].map((one) => one.textContent)

test('the choices are named by time for one query, and by what differs for two', async () => {
  const byTime = await compare()
  expect(choices()).toEqual(['Earlier', 'Later'])
  byTime.close()
  const other: SetView = { ...older, form: { ...older.form, endpoint: 'hotels' } }
  const apart = await compare('en', [newer, other])
  expect(choices()).toEqual(['hotels', 'orte'])
  apart.close()
})

test('two endpoints are no earlier and later one: each item is only in the one or the other', async () => {
  const other: SetView = { ...older, form: { ...older.form, endpoint: 'hotels' } }
  const { close } = await compare('en', [newer, other])
  expect([textOf('sets.compared'), tabs()]).toEqual([
    ['Items: 2 found only in “hotels”, 1 found only in “orte”, 3 changed, 1 moved, 3 unchanged.'],
    [
      'All differences (7)',
      'Changed (3)',
      'Found only in “hotels” (2)',
      'Found only in “orte” (1)',
      'Moved (1)',
    ],
  ])
  close()
})

test('a set that is proved complete lets the other one have the rest alone, in German', async () => {
  const whole = (set: SetView): SetView => ({
    ...set,
    standing:
      set.standing.kind === 'ended'
        ? { kind: 'ended', verdict: { ...set.standing.verdict, state: 'whole' } }
        : set.standing,
  })
  const live: SetView = { ...whole(older), connectionId: 'two', connectionName: 'Live' }
  const { close } = await compare('de', [whole(newer), live])
  expect(textOf('sets.compared')).toEqual([
    'Inhalte: 2 nur in „Live“, 1 nur in „Server“, 3 geändert, 1 verschoben, 3 unverändert.',
  ])
  close()
})

test('two sets of one query are compared by time, whichever was chosen first', async () => {
  const { close, told } = await compare('en', [older, newer])
  expect(told).toEqual([`/api/sets/${older.id}/compare/${newer.id}`])
  close()
})

test('opened again, the sets that were chosen last are chosen still, if both are there', async () => {
  const third = setOf(3, '2026-11-25T02:00:00.000Z')
  const open = async (sets: SetView[]) => {
    const told: string[] = []
    const { close } = openPage(
      () => {
        const store = useSetsStore()
        store.comparedIds = { earlier: older.id, later: newer.id }
        return store
      },
      {
        host: (path: string) => {
          if (path.endsWith('/known-items')) return Response.json({ items: [] })
          if (path.endsWith('/item')) return Response.json({ found: null })
          told.push(path)
          return Response.json({ comparison })
        },
      },
      () => h(SetComparisonPanel, { sets }),
    )
    await press('sets.compare')
    close()
    return told
  }
  expect(await open([third, newer, older])).toEqual([`/api/sets/${older.id}/compare/${newer.id}`])
  expect(await open([third, newer])).toEqual([`/api/sets/${newer.id}/compare/${third.id}`])
})

test('items are listed by name, or by ID without one, and show their values in both sets', async () => {
  const asked: unknown[] = []
  const text = (value: string) => ({
    text: value,
    length: value.length,
    cell: { kind: 'text', text: value, isWhole: true },
  })
  const found = {
    values: [{ kind: 'changed', path: 'name', before: text('Lake'), after: text('See') }],
    count: 1,
  }
  const host = (path: string, body: unknown) => {
    if (path.endsWith('/item')) return Response.json({ found })
    if (!path.endsWith('/known-items')) return Response.json({ comparison })
    asked.push([path, body])
    return Response.json({ items: [{ id: 'y', name: 'Lake', types: [] }] })
  }
  const { close } = openPage(
    () => ({}),
    { host },
    () => h(SetComparisonPanel, { sets: [newer, older], startsAtOnce: true }),
  )
  await settle()
  await press('compare.show.removed')
  expect(asked).toContainEqual([`/api/sets/${older.id}/known-items`, { ids: ['y', 'z'] }])
  expect(textOf('compare.entry')).toEqual(['Lakenot found againy', 'no namenot found againz'])
  await press('compare.show.changed')
  expect(textOf('compare.value')).toEqual(['name LakeSee'])
  close()
})

test('the Excel file has the rows of the list in sight, and the window says that it is saved', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:it'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { close } = openPage(
    () => ({}),
    {
      language: 'de',
      host: (path) => {
        if (path.endsWith('/known-items')) return Response.json({ items: [] })
        if (path.endsWith('/item')) return Response.json({ found: null })
        return Response.json({ comparison: { ...comparison, same: ['e', 'f'] } })
      },
    },
    () => h(SetComparisonPanel, { sets: [newer, older], startsAtOnce: true }),
  )
  await settle()
  const idsOfFile = async () => {
    await press('sets.compare.excel')
    const { SheetNames, Sheets } = readWorkbook(await saved.at(-1)?.arrayBuffer())
    const [name = ''] = SheetNames
    const rows = utils.sheet_to_json<string[]>(Sheets[name] ?? {}, { header: 1 })
    return { name, ids: rows.slice(1).map((cells) => cells[2]) }
  }
  const all = { name: 'Inhalte', ids: ['a', 'b', 'c', 'x', 'y', 'z', 'd'] }
  expect(await idsOfFile()).toEqual(all)
  expect(document.querySelector('.messages')?.textContent).toContain(
    'Unter Downloads als Früher - Später.xlsx gespeichert.',
  )
  await press('compare.show.unchanged')
  expect((await idsOfFile()).ids).toEqual(['e', 'f'])
  await press('compare.show.all')
  all.ids = ['a', 'b']
  document.querySelector<HTMLElement>('[data-test="compare.attribute"]')?.click()
  await settle()
  await press('compare.show.changed')
  expect(await idsOfFile()).toEqual(all)
  close()
})

test('the file of two connections with long names has a name that every system takes', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it')
  const long = { ...older, connectionId: 'two', connectionName: `-${'ä'.repeat(280)}` }
  const { close } = openPage(
    () => ({}),
    { host: () => Response.json({ comparison, items: [] }) },
    () => h(SetComparisonPanel, { sets: [newer, long], startsAtOnce: true }),
  )
  await settle()
  await press('sets.compare.excel')
  const [link] = saved.mock.contexts
  const name = link instanceof HTMLAnchorElement ? link.download : ''
  expect(name).toMatch(/^[^-].*\.xlsx$/)
  expect(name.length).toBeLessThan(90)
  close()
})
