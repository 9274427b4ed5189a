import { expect, test } from 'vitest'
import * as z from 'zod'
import {
  judgeResponse,
  summarizeJudgement,
  type JudgedParameter,
} from '#core/query-check/judge-response.ts'
import { presets, type PresetName } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { createResponseIndex } from '#core/response/response-index.ts'
import { openCoreToAsk, askSample } from './sample-exchange.ts'

// Every parameter alone and in pairs, by GET and by POST. What each does on its server stands here by the servers'
// rules (datacycle-core.md 2, 5, 8, 12; electron/sample/README.md), in words of this file: nothing is shared with
// what is tested but the request and the response.

const text = (value: string) => ({ kind: 'text' as const, text: value })
const list = (...items: string[]) => ({ kind: 'list' as const, items })

/** A parameter with a value, and whether the server acts on it. */
interface Option {
  name: string
  /** The parameter that a verdict would be about. */
  parameter: string
  form: Partial<QueryForm>
  hasEffect: (whole: QueryForm) => boolean
}

const always = () => true
const never = () => false
const hasExtra = (form: QueryForm, name: string) => form.extra.some((one) => one.name === name)

const option = (
  name: string,
  parameter: string,
  form: Partial<QueryForm>,
  hasEffect: Option['hasEffect'],
): Option => ({ name, parameter, form, hasEffect })
const filtered = (key: string, value: QueryForm['filters'][number]['value'], acts: boolean) =>
  option(
    `${key}=${JSON.stringify(value)}`,
    `filter.${key}`,
    { filters: [{ key, value }] },
    () => acts,
  )
const extra = (name: string, value: string, acts: boolean, parameter = `extra.${name}`) =>
  option(`${name}=${value}`, parameter, { extra: [{ name, value: text(value) }] }, () => acts)
const sorted = (attribute: string, hasEffect: Option['hasEffect'], isFalling = false) =>
  option(
    `sort=${isFalling ? '-' : ''}${attribute}`,
    'sort',
    { sort: [{ attribute, direction: isFalling ? 'descending' : 'ascending' }] },
    hasEffect,
  )

const category = 'a1a2ec10-a198-4b40-b65d-a2b9fd169232'

const ofCore: readonly Option[] = [
  option('q=Velden', 'q', { q: 'Velden' }, always),
  option('include=image', 'include.image', { include: ['image'] }, always),
  option('include=images', 'include.images', { include: ['images'] }, never),
  option('fields=name', 'fields', { fields: [{ relation: '', attributes: ['name'] }] }, always),
  filtered('classifications.in.withSubtree', list(category), true),
  filtered('classifications.notIn.withSubtree', list(category), true),
  filtered('attribute.dct:created.in.min', text('2024-03-01'), true),
  filtered('attribute.name.in.like', text('0'), false),
  filtered('attribute.description.in.like', text('Ort'), true),
  filtered('slug.in.equals', text('x'), false),
  extra('search', 'See', false),
  extra('limit', '3', false),
  extra('lat', '46.6', false),
  extra('language', 'en', true, 'language'),
  extra('language', 'DE', false, 'language'),
  extra('section[meta]', '0', true),
  sorted('name', always),
  sorted('name', always, true),
  sorted('dct:created', always),
  sorted('startDate', never),
  sorted('@id', never),
  sorted('similarity', ({ q }) => q !== ''),
  option('page=2', 'page.number', { pageNumber: '2' }, (form) => !hasExtra(form, 'page[limit]')),
]

/** The same server, asked as the documentation has it: it ignores fields of a relation (2.3). */
const ofCoreAsDocumented: readonly Option[] = [
  ...ofCore.filter(({ parameter }) => parameter !== 'fields'),
  option(
    'fields[image]=name',
    'fields.image',
    { fields: [{ relation: 'image', attributes: ['name'] }] },
    never,
  ),
]

const ofDocumented: readonly Option[] = [
  option('q=Konzert', 'q', { q: 'Konzert' }, always),
  option('include=location', 'include.location', { include: ['location'] }, always),
  option('include=lokation', 'include.lokation', { include: ['lokation'] }, never),
  filtered('category', text('music'), true),
  filtered('category', list('music', 'market'), true),
  filtered('region', text('birkental'), true),
  extra('search', 'See', false),
  sorted('name', always),
  sorted('name', always, true),
  sorted('startDate', always),
  option('page=2', 'page.number', { pageNumber: '2' }, always),
]

/** Two options in one form; null where they ask the same parameter. */
function join(one: Option, other: Option): Partial<QueryForm> | null {
  if (one.parameter === other.parameter) return null
  return {
    ...one.form,
    ...other.form,
    filters: [...(one.form.filters ?? []), ...(other.form.filters ?? [])],
    extra: [...(one.form.extra ?? []), ...(other.form.extra ?? [])],
    include: [...(one.form.include ?? []), ...(other.form.include ?? [])],
  }
}

interface Generated {
  name: string
  options: readonly Option[]
  form: QueryForm
}

function generate(endpoint: string, options: readonly Option[]): Generated[] {
  const base: QueryForm = { ...emptyForm, endpoint, pageSize: '10' }
  const alone = options.map((one) => ({ options: [one], form: one.form }))
  const pairs = options.flatMap((one, at) =>
    options.slice(at + 1).flatMap((other) => {
      const form = join(one, other)
      return form === null ? [] : [{ options: [one, other], form }]
    }),
  )
  return [...alone, ...pairs].flatMap(({ options: own, form }) =>
    (['GET', 'POST'] as const).map((method) => ({
      name: `${method} ${own.map((one) => one.name).join(' & ')}`,
      options: own,
      form: { ...base, ...form, method },
    })),
  )
}

const core = openCoreToAsk()

function judgeText(
  form: QueryForm,
  type: PresetName,
  body: string,
  maxTotalSeen: number | null,
): readonly JudgedParameter[] {
  const conventions = presets[type]
  const planned = planRequest(form, conventions)
  if (!planned.ok) throw new Error('A generated query cannot be planned')
  const decoder = new TextDecoder()
  const index = createResponseIndex({ decode: (bytes) => decoder.decode(bytes) })
  index.feed(new TextEncoder().encode(body))
  index.end(null)
  const sent = { method: form.method, url: 'https://api.example/', headers: [], body: null }
  const judgement = judgeResponse(
    {
      form,
      plan: planned.value,
      conventions,
      baseUrl: 'https://api.example',
      maxTotalSeen,
      reading: null,
    },
    {
      head: {
        status: 200,
        statusText: 'OK',
        headers: [],
        sent,
        redirects: [],
        timing: { firstByteMs: 1 },
      },
      index,
      outcome: null,
    },
  )
  const judged = summarizeJudgement(judgement)
  return judged.kind === 'judged' ? judged.parameters : []
}

const whole = z.object({
  meta: z.object({
    total: z.number().optional(),
    page: z.object({ totalElements: z.number() }).optional(),
  }),
})

/** A server, the conventions it is asked by, and how many queries there are at least. */
interface Asked {
  server: 'core' | 'sample'
  conventions: PresetName
  endpoint: string
  options: readonly Option[]
  least: number
}

test.each<Asked>([
  { server: 'core', conventions: 'core', endpoint: 'alle-pois', options: ofCore, least: 500 },
  {
    server: 'core',
    conventions: 'documented',
    endpoint: 'alle-pois',
    options: ofCoreAsDocumented,
    least: 500,
  },
  {
    server: 'sample',
    conventions: 'documented',
    endpoint: 'events',
    options: ofDocumented,
    least: 120,
  },
])(
  '$server by the conventions $conventions: nothing is called obeyed that did nothing, nor ignored that did something',
  async ({ server, conventions, endpoint, options, least }) => {
    const generated = generate(endpoint, options)
    expect(generated.length).toBeGreaterThanOrEqual(least)
    const wrong: string[] = []
    const counts = { obeyed: 0, ignored: 0, partly: 0, absent: 0, unknown: 0 }
    const ask = server === 'core' ? core : askSample
    const totals = new Map<string, number>()
    /** The endpoint's items in the language of a query, as a user has seen them before. */
    async function totalOf({ extra: rows }: QueryForm) {
      const languages = rows.filter((row) => row.name === 'language')
      const key = JSON.stringify(languages)
      const known = totals.get(key)
      if (known !== undefined) return known
      const body = await ask({ endpoint, extra: languages }, presets[conventions])
      const { meta } = whole.parse(JSON.parse(body))
      const total = meta.total ?? meta.page?.totalElements ?? 0
      totals.set(key, total)
      return total
    }
    for (const { name, options: own, form } of generated) {
      const body = await ask(form, presets[conventions])
      const parameters = judgeText(form, conventions, body, await totalOf(form))
      for (const { parameter, hasEffect } of own) {
        const judged = parameters.find((one) => one.parameter === parameter)
        if (judged === undefined) continue
        counts[judged.verdict] += 1
        const acts = hasEffect(form)
        if ((judged.verdict === 'obeyed' && !acts) || (judged.verdict === 'ignored' && acts))
          wrong.push(`${name}: ${parameter} ${judged.verdict} (${judged.reason})`)
      }
    }
    console.info(server, conventions, generated.length, 'queries', JSON.stringify(counts))
    expect(wrong).toEqual([])
  },
)
