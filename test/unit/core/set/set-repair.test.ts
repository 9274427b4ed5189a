import { describe, expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { maxSetRequests } from '#core/set/ids-engine.ts'
import { findRepair } from '#core/set/set-repair.ts'
import type { SetLine, SetVerdict } from '#core/set/set-verdict.ts'

const verdict: SetVerdict = {
  state: 'missing',
  items: 256,
  totalBefore: '412',
  totalAfter: '412',
  missing: '156',
  repeated: 0,
  lines: [],
}
const byPages = {
  form: { ...emptyForm, endpoint: 'events', pageSize: '25' },
  conventions: presets.documented,
  isDatacycle: false,
  way: 'pages' as const,
  bytes: 40_000,
}
const sized = (pageSize: string) => ({ ...byPages, form: { ...byPages.form, pageSize } })
const pass = (pageSize: number, fresh: number, largest: number): SetLine => ({
  kind: 'pass',
  pageSize,
  fresh,
  largest,
})
const onePage = { kind: 'one-page', items: 412, requests: 3, pageSize: 512, maxPages: 1 }
const largerPages = (pageSize: number, maxPages: number, items = 412) => ({
  kind: 'larger-pages',
  items,
  requests: maxPages + 2,
  pageSize,
  maxPages,
})

describe('by pages, one page with room for a hundred more', () => {
  test.each(['1', '25', '511'])('is what is left behind pages of %s', (pageSize) => {
    expect(findRepair(sized(pageSize), verdict)).toEqual(onePage)
  })

  test.each(['', '0', '-1', '2.5', 'x', '512'])(
    'is not asked for behind pages of %j',
    (pageSize) => {
      expect(findRepair(sized(pageSize), verdict)).toBe(null)
    },
  )

  test('is not asked for where nothing came', () => {
    expect(findRepair(byPages, { ...verdict, items: 0 })).toBe(null)
  })

  test('is asked for up to 64 MiB, and larger pages beyond', () => {
    // 512 items of 128 KiB each.
    const bytes = 256 * 2 ** 17
    expect([
      findRepair({ ...byPages, bytes }, verdict),
      findRepair({ ...byPages, bytes: bytes + 1 }, verdict),
    ]).toEqual([onePage, largerPages(100, 6)])
  })

  test('is asked for once', () => {
    const tried = (pageSize: number) => ({ ...verdict, lines: [pass(pageSize, 1, 50)] })
    expect([findRepair(byPages, tried(511)), findRepair(byPages, tried(512))]).toEqual([
      onePage,
      largerPages(50, 10),
    ])
  })
})

describe('by pages, larger ones where one page was tried', () => {
  const tried = (...largest: number[]) => ({
    ...verdict,
    lines: largest.map((most) => pass(512, 1, most)),
  })

  test.each([
    ['four times as large at most', tried(300), largerPages(100, 6)],
    ['as large as the server really made them', tried(60, 40), largerPages(40, 12)],
    ['as large as was asked for where that came', tried(512), largerPages(100, 6)],
    ['one item larger', tried(26), largerPages(26, 17)],
    ['no larger', tried(25), null],
  ])('%s', (_, told, expected) => {
    expect(findRepair(byPages, told)).toEqual(expected)
  })

  test('are asked for once', () => {
    const lines = [pass(512, 1, 100), pass(100, 1, 100)]
    expect(findRepair(byPages, { ...verdict, lines })).toBe(null)
  })

  test.each([
    [4, null],
    [5, largerPages(104, 2, 5)],
  ])('are not as large as the one page: of %i items', (total, expected) => {
    const told = {
      ...verdict,
      totalAfter: String(total),
      lines: [pass(total + 100, 1, total + 100)],
    }
    expect(findRepair(sized('26'), told)).toEqual(expected)
  })

  test('are not asked for behind a pass that brought nothing', () => {
    expect(findRepair(byPages, { ...verdict, lines: [pass(512, 0, 100)] })).toBe(null)
    expect(findRepair(byPages, { ...verdict, lines: [pass(512, 1, 100)] })).not.toBe(null)
  })
})

test.each<[string, Partial<SetVerdict>]>([
  ['nothing lacks', { state: 'counted' }],
  ['one answer held all', { state: 'one-answer' }],
  ['nobody knows how many there are', { totalAfter: null }],
  ['there is nothing', { totalAfter: '0' }],
  ['there are more than can be counted with', { totalAfter: '9007199254740993' }],
])('nothing is left to repair by pages where %s', (_, told) => {
  expect(findRepair(byPages, { ...verdict, ...told })).toBe(null)
})

test('a CORE gives by a list of IDs what its pages did not, wherever it can be asked so', () => {
  const core = { ...byPages, conventions: presets.core, isDatacycle: true }
  const json = { key: 'contentId.in', value: { kind: 'json' as const, text: '[]' } }
  const noPlace = { ...core, form: { ...core.form, method: 'POST' as const, filters: [json] } }
  const one = { ...verdict, totalAfter: '1' }
  expect([
    findRepair(core, verdict),
    findRepair(core, { ...verdict, state: 'restless' }),
    findRepair(core, { ...verdict, state: 'one-answer' }),
    findRepair(core, one),
    findRepair(noPlace, verdict),
  ]).toEqual([
    { kind: 'ids', items: 412, requests: maxSetRequests(412) },
    { kind: 'ids', items: 412, requests: maxSetRequests(412) },
    null,
    { kind: 'ids', items: 1, requests: maxSetRequests(1) },
    onePage,
  ])
})

test('by IDs, what failed and what is open is asked for again, if it is an ID that a batch takes', () => {
  const byIds = { ...byPages, conventions: presets.core, isDatacycle: true, way: 'ids' as const }
  const id = '7a1f6d8e-2f5a-4f43-9a53-0c6a4b0f1c01'
  const failed = [id, 'x'].map((one) => ({ id: one, status: 500, requestId: '' }))
  const lines: SetLine[] = [
    { kind: 'came', ids: ['a'] },
    { kind: 'failed', items: failed },
    { kind: 'open', ids: ['b', 'c'] },
  ]
  expect([
    findRepair(byIds, { ...verdict, lines }),
    findRepair(byIds, { ...verdict, lines: [{ kind: 'failed', items: failed.slice(1) }] }),
    findRepair(byIds, verdict),
  ]).toEqual([{ kind: 'again', items: 3, requests: maxSetRequests(3) }, null, null])
})
