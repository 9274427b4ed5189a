import { renderParameter } from '#core/query/request-parameter.ts'
import { afterAll, expect, test } from 'vitest'
import { presets, type PresetName } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { hasProblem, type VerdictKind } from '#core/verdict/verdict.ts'
import { judge } from './judge-text.ts'
import { openCoreToAsk, askSample, type Ask } from './sample-exchange.ts'

// A server that ignores a parameter is one that does not get it: the sample (over HTTP) and the double
// of a real CORE are asked without it, and the answer is judged by what was asked for.

const ask: Record<PresetName, Ask> = { documented: askSample, core: openCoreToAsk() }
const rows: string[] = []
afterAll(() => {
  const missed = rows.filter((row) => row.endsWith('MISSED')).length
  console.info([...rows, `${rows.length} planted, ${missed} missed`].join('\n'))
})

type Item = Record<string, unknown>
interface Fault {
  what: string
  parameter: string
  verdict: VerdictKind
  requested: Partial<QueryForm>
  /** What reaches the server instead. */
  reaches?: Partial<QueryForm>
  /** What the server does to its items besides. */
  change?: (item: Item, at: number) => Item
  samePageAs?: number
}

const text = (value: string) => ({ kind: 'text' as const, text: value })
const ten = { pageSize: '10' }
const downByName = [{ attribute: 'name', direction: 'descending' as const }]
const bareFrom = (relation: string, from: number) => (item: Item, at: number) => {
  const bare = (value: unknown) => {
    const { '@id': id, '@type': type } = value as Item
    return { '@id': `${String(id)}-${at}`, '@type': type }
  }
  const value = item[relation]
  return at < from
    ? item
    : { ...item, [relation]: Array.isArray(value) ? value.map(bare) : bare(value) }
}

const paging: Fault[] = [
  {
    what: 'a page size of its own, larger',
    parameter: 'page.size',
    verdict: 'ignored',
    requested: ten,
    reaches: { pageSize: '20' },
  },
  {
    what: 'a capped page size',
    parameter: 'page.size',
    verdict: 'partly',
    requested: { pageSize: '40' },
    reaches: { pageSize: '20' },
  },
  {
    what: 'a page number',
    parameter: 'page.number',
    verdict: 'ignored',
    requested: { ...ten, pageNumber: '3' },
    reaches: { pageNumber: '' },
  },
  {
    what: 'a page number, page 1 seen',
    parameter: 'page.number',
    verdict: 'ignored',
    requested: { ...ten, pageNumber: '3' },
    reaches: { pageNumber: '' },
    samePageAs: 1,
  },
  {
    what: 'a sort',
    parameter: 'sort',
    verdict: 'ignored',
    requested: { ...ten, sort: downByName },
    reaches: { sort: [] },
  },
]
const relations = (relation: string): Fault[] => [
  {
    what: 'an include',
    parameter: `include.${relation}`,
    verdict: 'ignored',
    requested: { ...ten, include: [relation] },
    reaches: { include: [] },
  },
  {
    what: 'an include, on some',
    parameter: `include.${relation}`,
    verdict: 'partly',
    requested: { ...ten, include: [relation] },
    change: bareFrom(relation, 5),
  },
  {
    what: 'an include of no relation',
    parameter: 'include.nothing',
    verdict: 'absent',
    requested: { ...ten, include: ['nothing'] },
  },
]
const fieldsOfRelation = (relation: string): Fault[] => {
  const requested = { ...ten, include: [relation], fields: [{ relation, attributes: ['name'] }] }
  const more = (item: Item, at: number): Item => {
    const add = (value: unknown): unknown => ({ ...(value as Item), surplus: 1 })
    const value = item[relation]
    return at > 0
      ? item
      : { ...item, [relation]: Array.isArray(value) ? value.map(add) : add(value) }
  }
  return [
    {
      what: 'fields',
      parameter: `fields.${relation}`,
      verdict: 'ignored',
      requested,
      reaches: { fields: [] },
    },
    {
      what: 'fields, in one item',
      parameter: `fields.${relation}`,
      verdict: 'partly',
      requested,
      change: more,
    },
  ]
}
const inOneRegion: Fault[] = [
  {
    what: 'a filter whose values are single',
    parameter: 'filter.region',
    verdict: 'ignored',
    requested: { ...ten, filters: [{ key: 'region', value: text('tannoed') }] },
    reaches: { filters: [] },
    change: (item) => ({ ...item, region: (item.region as string[])[0] }),
  },
]
const ofCore: Fault[] = [
  {
    what: 'a full text',
    parameter: 'q',
    verdict: 'ignored',
    requested: { ...ten, q: 'Velden' },
    reaches: { q: '' },
  },
  {
    what: 'a filter',
    parameter: 'filter.geo.in.box',
    verdict: 'ignored',
    requested: {
      ...ten,
      filters: [{ key: 'geo.in.box', value: { kind: 'list', items: ['1', '2', '3', '4'] } }],
    },
    reaches: { filters: [] },
  },
  {
    what: 'content IDs',
    parameter: 'filter.contentId.in',
    verdict: 'ignored',
    requested: {
      ...ten,
      filters: [
        {
          key: 'contentId.in',
          value: { kind: 'list', items: ['a448e387-aedc-4906-b1a6-f2c203bb3e44'] },
        },
      ],
    },
    reaches: { filters: [] },
  },
  {
    what: 'a language',
    parameter: 'language',
    verdict: 'ignored',
    requested: { ...ten, extra: [{ name: 'language', value: text('en') }] },
    reaches: { extra: [] },
  },
  {
    what: 'another name',
    parameter: 'extra.foo',
    verdict: 'ignored',
    requested: { ...ten, extra: [{ name: 'foo', value: text('1') }] },
  },
  {
    what: 'a part to be left out',
    parameter: 'extra.section[meta]',
    verdict: 'ignored',
    requested: { ...ten, extra: [{ name: 'section[meta]', value: text('0') }] },
    reaches: { extra: [] },
  },
  {
    what: 'fields of the item',
    parameter: 'fields.',
    verdict: 'ignored',
    requested: { ...ten, fields: [{ relation: '', attributes: ['name'] }] },
    reaches: { fields: [] },
  },
]

const servers: { dialect: PresetName; meta: string; endpoint: string; faults: Fault[] }[] = [
  {
    dialect: 'documented',
    meta: 'total and pages',
    endpoint: 'events',
    faults: [...paging, ...relations('location'), ...fieldsOfRelation('location'), ...inOneRegion],
  },
  {
    dialect: 'documented',
    meta: 'page.*',
    endpoint: 'places',
    faults: [...paging, ...relations('image'), ...fieldsOfRelation('image'), ...inOneRegion],
  },
  {
    dialect: 'core',
    meta: 'total and pages',
    endpoint: 'alle-pois',
    faults: [...paging, ...relations('image'), ...fieldsOfRelation('image'), ...ofCore],
  },
]
const cases = servers.flatMap(({ faults, ...server }) =>
  faults.flatMap((fault) =>
    (['GET', 'POST'] as const).map((method) => ({ ...server, ...fault, method })),
  ),
)

test.each(cases)('$dialect, $meta, $method: $what is told, and nothing else', async (fault) => {
  const conventions = presets[fault.dialect]
  const form = { ...fault.requested, endpoint: fault.endpoint, method: fault.method }
  const sent = await ask[fault.dialect]({ ...form, ...fault.reaches }, conventions)
  const body = fault.change ? changed(sent, fault.change) : sent
  const verdicts = judge({
    form,
    conventions,
    body,
    ...(fault.samePageAs && { samePageAs: fault.samePageAs }),
  })
  const told = verdicts
    .filter(hasProblem)
    .map(({ parameter, kind }) => `${renderParameter(parameter)} ${kind}`)
  const isRight = told.join() === `${fault.parameter} ${fault.verdict}`
  rows.push(
    [
      fault.dialect,
      fault.meta,
      fault.method,
      fault.what,
      told.join(', '),
      isRight ? 'ok' : 'MISSED',
    ].join(' | '),
  )
  expect(told).toEqual([`${fault.parameter} ${fault.verdict}`])
})

function changed(answer: string, change: (item: Item, at: number) => Item): string {
  const envelope = JSON.parse(answer) as { '@graph': Item[] }
  return JSON.stringify({ ...envelope, '@graph': envelope['@graph'].map(change) })
}
