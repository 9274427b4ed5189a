import { renderParameter } from '#core/query/request-parameter.ts'
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { presets, type PresetName } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { hasProblem } from '#core/verdict/verdict.ts'
import { formOf, judge } from './judge-text.ts'
import { openCoreToAsk, askSample, type Ask } from './sample-exchange.ts'

// Servers that do what they are asked to: nothing is told of any parameter.

const ask: Record<PresetName, Ask> = { documented: askSample, core: openCoreToAsk() }
let clean = 0
afterAll(() => {
  console.info(`${clean} clean answers, nothing told`)
})

const text = (value: string) => ({ kind: 'text' as const, text: value })
const list = (...items: string[]) => ({ kind: 'list' as const, items })
const by = (attribute: string, direction: 'ascending' | 'descending' = 'ascending') => ({
  sort: [{ attribute, direction }],
})
const filtered = (key: string, value: QueryForm['filters'][number]['value']) => ({
  filters: [{ key, value }],
})
const limited = (limit: string, offset: string) => ({
  extra: [
    { name: 'page[limit]', value: text(limit) },
    { name: 'page[offset]', value: text(offset) },
  ],
})
const usual: Partial<QueryForm>[] = [
  {},
  { pageNumber: '1' },
  { pageNumber: '2' },
  { pageSize: '500' },
  { pageSize: '1' },
  by('name'),
  by('name', 'descending'),
  { q: 'zzzz-nowhere' },
]
const tag = 'a1a2ec10-a198-4b40-b65d-a2b9fd169232'
const asks: [PresetName, string, Partial<QueryForm>[]][] = [
  [
    'documented',
    'events',
    [
      ...usual,
      by('startDate'),
      { sort: [...by('startDate').sort, ...by('name').sort] },
      { include: ['location', 'organizer'] },
      { include: ['location.image'], pageSize: '25' },
      { include: ['location'], fields: [{ relation: 'location', attributes: ['name'] }] },
      // What lies below a category shows its own name only.
      filtered('category', text('outdoors')),
      filtered('category', text('culture')),
      filtered('region', text('birkental')),
      filtered('category', list('music', 'market')),
    ],
  ],
  ['documented', 'places', [...usual, { include: ['image'] }, by('created', 'descending')]],
  ['documented', 'tours', [...usual, filtered('topic', text('family'))]],
  [
    'core',
    'alle-pois',
    [
      ...usual,
      by('dct:created'),
      by('random(0.4)'),
      { include: ['image'] },
      { include: ['image'], fields: [{ relation: '', attributes: ['name'] }] },
      { fields: [{ relation: 'image', attributes: ['name', 'contentUrl'] }] },
      filtered('classifications.in.withSubtree', list(tag)),
      filtered('classifications.notIn.withSubtree', list(tag)),
      filtered('attribute.dct:created.in.min', text('2024-03-01')),
      { q: 'Velden' },
      { extra: [{ name: 'language', value: text('en') }] },
      { extra: [{ name: 'language', value: text('de,en') }] },
      { extra: [{ name: 'section[meta]', value: text('0') }] },
      { extra: [{ name: 'page[offset]', value: text('3') }] },
      // So near the end that no page is full.
      { pageSize: '5', extra: [{ name: 'page[offset]', value: text('69') }] },
      limited('3', '0'),
      limited('3', '10'),
      limited('3', '69'),
      limited('3', '71'),
    ],
  ],
]
const cases = asks.flatMap(([dialect, endpoint, forms]) =>
  forms.flatMap((form) =>
    (['GET', 'POST'] as const).map((method) => ({
      dialect,
      endpoint,
      method,
      what: JSON.stringify(form),
      form: { pageSize: '10', ...form },
    })),
  ),
)

test.each(cases)('$dialect, $endpoint, $method: $what', async (one) => {
  const conventions = presets[one.dialect]
  const form = { ...one.form, endpoint: one.endpoint, method: one.method }
  const body = await ask[one.dialect](form, conventions)
  expect(judge({ form, conventions, body }).filter(hasProblem)).toEqual([])
  clean += 1
})

const recordingsOf = (name: string) =>
  z
    .object({
      pairs: z.array(
        z.object({
          name: z.string(),
          request: z.object({
            method: z.enum(['GET', 'POST', 'OPTIONS']),
            path: z.string(),
            body: z.string().nullish(),
          }),
          answer: z.object({
            status: z.number(),
            body: z
              .string()
              .nullish()
              .transform((text) => text ?? ''),
          }),
        }),
      ),
    })
    .parse(
      JSON.parse(
        readFileSync(new URL(`../../../fixtures/core/${name}.json`, import.meta.url), 'utf8'),
      ),
    ).pairs

/** What the real server did not do, by the name of the recording; all others are clean. */
const notObeyed: Record<string, string[]> = {
  'POST, include as an array': ['include.image ignored'],
  'POST as text/plain': ['q ignored', 'page.size ignored'],
  'attribute that is not searchable: ignored': ['filter.attribute.name.in.like ignored'],
  'unknown names at the top: ignored': [
    'extra.foo ignored',
    'extra.pageSize ignored',
    'extra.filters[q] ignored',
  ],
  'include, unknown: ignored': ['include.nix absent'],
  'fields, unknown: nothing but @id and @type': ['fields. absent'],
  'union of full texts: ignored': ['filter.union ignored'],
  'fields[relation]: ignored': ['fields.image ignored'],
  'sort by startDate: ignored': ['sort ignored'],
  'sort, two criteria: the second is ignored': ['sort partly'],
  'sort, unknown: order without meaning': ['sort ignored'],
  'sort, unknown before known': ['sort partly'],
  ...Object.fromEntries(
    Array.from({ length: 15 }, (_, at) => [
      `sort by created, page ${at + 1} of 15: items repeat and are lost`,
      ['sort ignored'],
    ]),
  ),
  'language unknown: ignored': ['language ignored'],
}

const lists = [...recordingsOf('pairs'), ...recordingsOf('sync-pairs')].filter(
  ({ name, request, answer }) =>
    answer.status === 200 &&
    name !== 'POST as a form' &&
    /\/endpoints\/[^/?]+(?:\?|$)/.test(request.path) &&
    answer.body.includes('"@graph":['),
)

test.each(lists)('as recorded: $name', ({ name, request, answer }) => {
  const { path: target, body = null } = request
  const method = request.method === 'POST' ? 'POST' : 'GET'
  const form = formOf({ method, target, body }, presets.core)
  const verdicts = judge({ form, conventions: presets.core, body: answer.body })
  const told = verdicts
    .filter(hasProblem)
    .map(({ parameter, kind }) => `${renderParameter(parameter)} ${kind}`)
  expect(told).toEqual(notObeyed[name] ?? [])
  if (told.length === 0) clean += 1
})
