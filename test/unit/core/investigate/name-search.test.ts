import { expect, test } from 'vitest'
import { responseWithoutItems, type StepOutcome } from '#core/investigate/investigation.ts'
import { planNameSearch, suggestNames } from '#core/investigate/name-search.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { renderUrl } from '#core/request/request-plan.ts'
import { lookAtServer } from './look-at-server.ts'
import { runToEnd } from './run-to-end.ts'
import { shareCoreSample } from '../../../support/shared-samples.ts'

const core = await shareCoreSample()

const rules = { conventions: presets.core, isDatacycle: true }

const plain: QueryForm = { ...emptyForm, endpoint: 'veranstaltungen', pageSize: '25' }
const list = (...items: string[]) => ({ kind: 'list' as const, items })

async function find(
  name: string,
  {
    form = plain,
    endpoints = ['veranstaltungen', 'alles'],
    ...known
  }: { form?: QueryForm; endpoints?: readonly string[]; isDatacycle?: boolean } = {},
  broken: Readonly<Record<string, StepOutcome>> = {},
) {
  const question = planNameSearch({ name, form, endpoints }, { ...rules, ...known })
  const run = await runToEnd(
    question,
    (step) =>
      broken[step.key] ?? lookAtServer({ baseUrl: core.baseUrl, token: core.tokens.editor }, step),
  )
  const { conclusion } = run
  if (conclusion.kind !== 'found') throw new Error('Nothing found')
  return { price: question.price, requested: run.requested, ...conclusion }
}

/** The IDs that a query brings, asked without the code under test. */
async function idsOf(query: string): Promise<string[]> {
  const address = `${core.baseUrl}/api/v4/endpoints/veranstaltungen?page[size]=1000&${query}`
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${core.tokens.editor}` },
  })
  const { '@graph': items } = (await response.json()) as { '@graph': { '@id': string }[] }
  return items.map((item) => item['@id'])
}

test('of items that are alike to the query, those of that name stand first', async () => {
  const { items } = await find('stadtkapelle', { isDatacycle: false })
  const at = (starts: string) => items.findIndex(({ name }) => name.startsWith(starts))
  expect(at('Stadtkapelle')).toBe(0)
  expect(at('Konzert der Stadtkapelle')).toBeGreaterThan(0)
  expect(items.slice(0, at('Konzert')).every(({ name }) => name.startsWith('Stadtkapelle'))).toBe(
    true,
  )
})

test('items are found by their name in each endpoint, once, with type and place', async () => {
  const { items } = await find('Konzert')
  const ids = items.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
  for (const item of items) expect(item.type).not.toBe('')
})

test.each(['GET', 'POST'] as const)(
  'by %s: one request more tells which of them the query does not bring, and those stand first',
  async (method) => {
    const form = { ...plain, method, q: 'Höllried', pageNumber: '3' }
    const { price, requested, items, whyMissingUnknown } = await find('Konzert', { form })
    const listed = await idsOf('filter[q]=Höllried')
    expect([price, requested.length, whyMissingUnknown]).toEqual([3, 3, null])
    const seen = items.map(({ isListed }) => isListed)
    expect(seen).toEqual(items.map(({ id }) => listed.includes(id)))
    expect(seen).toEqual(seen.toSorted((one, other) => Number(one) - Number(other)))
    expect(new Set(seen)).toEqual(new Set([true, false]))
  },
)

test('the IDs are one value beside those of the query, before what it excludes', async () => {
  const [first = '', second = '', third = ''] = await idsOf('filter[q]=Konzert')
  const filters = [
    { key: 'contentId.notIn', value: list(second) },
    { key: 'contentId.in', value: list(`${first},${second},${third}`) },
  ]
  const { requested, items } = await find('Konzert', { form: { ...plain, filters } })
  const listed = items.flatMap(({ id, isListed }) => (isListed === true ? [id] : []))
  expect(new Set(listed)).toEqual(new Set([first, third]))
  const last = requested.at(-1)
  if (last === undefined) throw new Error('Nothing asked')
  expect(last.purpose).toEqual({ kind: 'missing', step: 'listed', parameters: [] })
  const [own, others] = [...new URL(renderUrl(last.plan, core.baseUrl)).searchParams].flatMap(
    ([key, value]) => (key.startsWith('filter[contentId]') ? [`${key}=${value}`] : []),
  )
  expect([own, others]).toEqual([
    `filter[contentId][in][]=${first},${second},${third}`,
    expect.stringMatching(/^filter\[contentId\]\[in\]\[\]=(?:[\da-f-]{36},?){4,}$/),
  ])
})

test('no parameter that pages is sent with the query, because an item may be on any page', async () => {
  const extra = ['page[offset]', 'offset', 'cursor', 'weight'].map((name) => ({
    name,
    value: { kind: 'text', text: 'A' } as const,
  }))
  const { requested } = await find('Konzert', { form: { ...plain, extra } })
  const last = requested.at(-1)
  const address = last === undefined ? '' : renderUrl(last.plan, core.baseUrl)
  const names = [...new URL(address).searchParams.keys()]
  expect(names.filter((name) => /offset|cursor|weight/.test(name))).toEqual(['weight'])
})

test('what cannot be asked is not said, and costs nothing', async () => {
  const filters = [{ key: 'contentId.in', value: { kind: 'json', text: '{}' } as const }]
  for (const about of [{ isDatacycle: false }, { form: { ...plain, filters } }]) {
    const { price, requested, items, whyMissingUnknown } = await find('Konzert', about)
    expect([price, requested.length, whyMissingUnknown]).toEqual([2, 2, null])
    expect(new Set(items.map(({ isListed }) => isListed))).toEqual(new Set([null]))
  }
})

test('nothing is said to be missing where the request fails, or its answer is of other items or not all', async () => {
  const answered = (total: string, ids: readonly string[]): StepOutcome => ({
    kind: 'answered',
    response: { ...responseWithoutItems, total, ids },
  })
  const { items } = await find('Konzert')
  const [first = ''] = items.map(({ id }) => id)
  const failure = { kind: 'status', status: 500 } as const
  for (const [listed, told] of [
    [{ kind: 'failed', failure }, failure],
    [answered('2', [first]), { kind: 'no-list' }],
    [answered('1', ['a448e387-aedc-4906-b1a6-f2c203bb3e44']), { kind: 'no-list' }],
  ] as const) {
    const found = await find('Konzert', {}, { listed })
    expect(found.whyMissingUnknown).toEqual(told)
    expect(new Set(found.items.map(({ isListed }) => isListed))).toEqual(new Set([null]))
  }
})

test('what was not looked at is told: an endpoint that failed, and items beyond the first', async () => {
  const named = (total: string, ...ids: string[]): StepOutcome => {
    const none = { attributes: [], relations: [], categories: [], textLists: [], modified: null }
    const item = { ...none, types: 'none', name: 'Fest', type: '', place: '' } as const
    const parts = { members: [], meta: null, links: null, suggestions: [] }
    const items = ids.map((id) => ({ ...item, id }))
    return {
      kind: 'answered',
      response: { ...responseWithoutItems, total, ids },
      details: { ...parts, shape: 'envelope', isDatacycle: false, items },
    }
  }
  const failure = { kind: 'status', status: 500 } as const
  const told = async (...outcomes: StepOutcome[]) => {
    const broken = { 'name a': outcomes[0] ?? named('0'), 'name b': outcomes[1] ?? named('0') }
    const search = await find('Fest', { endpoints: ['a', 'b'], isDatacycle: false }, broken)
    return [search.failure, search.mayBeMore, search.items.map(({ endpoints }) => endpoints)]
  }
  expect([
    await told(named('1', 'x', 'x'), named('1', 'x')),
    await told(named('500', 'x'), named('1', 'x')),
    await told(named('1', 'x'), { kind: 'failed', failure }),
  ]).toEqual([
    [null, false, [['a', 'b']]],
    [null, true, [['a', 'b']]],
    [failure, false, [['a']]],
  ])
})

test('where nothing was found nothing more is asked', async () => {
  const { items, requested } = await find('gibtesnicht')
  expect([items, requested.length]).toEqual([[], 2])
})

test('no more than ten endpoints are asked, and none that cannot be', () => {
  const endpoints = Array.from({ length: 12 }, (_, at) => `endpoint-${String(at)}`)
  const { price, endpoints: searched } = planNameSearch(
    { name: 'Markt', form: plain, endpoints },
    rules,
  )
  expect([price, searched]).toEqual([11, endpoints.slice(0, 10)])
})

test('an endpoint that fails is told only where nothing was found', async () => {
  const failed: StepOutcome = {
    kind: 'failed',
    failure: { kind: 'status', status: 500 },
  }
  const question = planNameSearch({ name: 'x', form: plain, endpoints: ['a'] }, rules)
  expect((await runToEnd(question, () => failed)).conclusion).toEqual(failed)
})

test.each([
  [
    'Gasthof zur Lnde Oberwiesing',
    [
      { kind: 'near', name: 'Gasthof zur Linde Oberwiesing' },
      { kind: 'fewer-words', name: 'Gasthof Oberwiesing' },
    ],
  ],
  [
    'Bootsverleih Aeschenhof',
    [
      { kind: 'umlauts', name: 'Bootsverleih Äschenhof' },
      { kind: 'fewer-words', name: 'Bootsverleih' },
    ],
  ],
  ['Neue Quelle', [{ kind: 'fewer-words', name: 'Quelle' }]],
  ['Zwergenstube', []],
])('after no hit for “%s”, the next texts to search are suggested', (name, expected) => {
  expect(suggestNames(name, ['Gasthof zur Linde Oberwiesing', 'Seerunde 5'])).toEqual(expected)
})
