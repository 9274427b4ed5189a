import { expect, test } from 'vitest'
import { connection } from '#core/connection/connection.ts'
import { presets, type PresetName } from '#core/query/conventions.ts'
import type { StoredForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { listRecipes } from '#core/recipe/list-recipes.ts'
import { askServer } from '../investigate/ask-server.ts'
import { shareDocumentedSample, shareCoreSample } from '../../../support/shared-samples.ts'

const sample = await shareDocumentedSample()
const core = await shareCoreSample()

const today = '2026-09-30'
const farAway = '2061-05-17'
const documented = connection.parse({
  id: 'one',
  name: 'One',
  baseUrl: 'https://api.example',
  builtIn: 'sample',
  filterDefinitions: [{ key: 'category', knownValues: [{ value: 'music' }] }],
})
const likeCore = connection.parse({
  id: 'two',
  name: 'Two',
  baseUrl: 'https://core.example',
  builtIn: 'core-sample',
  server: 'datacycle-core',
})

async function hitsOf(form: StoredForm, preset: PresetName, day = today) {
  const planned = planRequest(resolveForm(form, day), presets[preset])
  if (!planned.ok) throw new Error(JSON.stringify(planned.error))
  const server =
    preset === 'core'
      ? { baseUrl: core.baseUrl, token: core.tokens.editor }
      : { baseUrl: sample.baseUrl, token: sample.tokens.full }
  const outcome = await askServer(server, { plan: planned.value })
  return outcome.kind === 'answered' ? Number(outcome.response.total) : outcome.failure
}

test.each(['GET', 'POST'] as const)(
  'every recipe finds items on the samples by %s',
  async (method) => {
    const found: Record<string, unknown> = {}
    for (const { name, form } of listRecipes(documented, 'events', null))
      found[name] = await hitsOf({ ...form, method }, 'documented')
    expect(found).toEqual({
      unfiltered: 240,
      'by-date': 240,
      'by-category': expect.any(Number),
      pictures: 240,
      newest: 240,
      'in-order': 240,
    })
    const ofCore: Record<string, unknown> = {}
    for (const { name, form, needs } of listRecipes(likeCore, 'alles', null))
      if (needs === null) ofCore[name] = await hitsOf({ ...form, method }, 'core')
    const all = ofCore.unfiltered
    expect(Object.entries(ofCore).filter(([, hits]) => !(Number(hits) > 0))).toEqual([])
    expect(ofCore).toMatchObject({ pictures: all, 'in-order': all })
    for (const name of ['from-day', 'around', 'changed-since-day'])
      expect(ofCore[name]).toBeLessThan(Number(all))
    expect(ofCore.languages).toBeGreaterThan(Number(all))
  },
)

test.each(['veranstaltungen', 'orte', 'touren', 'bilder', 'redaktion-herbsttipps'])(
  'every recipe finds items on the sample like dataCycle CORE, starting from “%s”',
  async (endpoint) => {
    const opened = { ...likeCore, startEndpoint: 'veranstaltungen' }
    for (const { name, form, needs } of listRecipes(opened, endpoint, null))
      if (needs === null) expect([name, await hitsOf(form, 'core')]).not.toEqual([name, 0])
  },
)

test('on a sample, recipes for events and places stay at their endpoint while another one is chosen', () => {
  const opened = { ...likeCore, startEndpoint: 'veranstaltungen' }
  const own = listRecipes(opened, 'pois', null).filter(({ form }) => form.endpoint !== 'pois')
  expect(own.map(({ name, form }) => [name, form.endpoint])).toEqual([
    ['from-day', 'veranstaltungen'],
    ['around', 'orte'],
  ])
})

test('on a sample, every recipe finds the same items on any day', async () => {
  const ready = listRecipes(likeCore, 'alles', null).filter(({ needs }) => needs === null)
  const hits = (day: string) =>
    Promise.all(ready.map(async ({ name, form }) => [name, await hitsOf(form, 'core', day)]))
  expect(await hits(farAway)).toEqual(await hits(today))
})

test('what the API does not document is offered for a known CORE only', () => {
  const names = (one: typeof likeCore) => listRecipes(one, 'x', null).map(({ name }) => name)
  expect(names({ ...documented, filterDefinitions: [] })).toEqual([
    'unfiltered',
    'by-date',
    'pictures',
    'newest',
    'in-order',
  ])
  const further = (fromDay: string, changed: string) =>
    ['unfiltered', fromDay, 'by-category', 'around', 'pictures', changed].concat(
      'languages',
      'in-order',
    )
  expect(names(likeCore)).toEqual(further('from-day', 'changed-since-day'))
  expect(names({ ...likeCore, builtIn: null })).toEqual(further('upcoming', 'changed-since'))
})

test('a place and a concept are the person’s to say', () => {
  const own = { ...likeCore, builtIn: null }
  const needing = listRecipes(own, 'x', null).flatMap(({ name, needs }) =>
    needs === null ? [] : [[name, needs]],
  )
  expect(needing).toEqual([
    ['by-category', { part: 'filter', row: 0, member: 'value' }],
    ['around', { part: 'filter', row: 0, member: 'value' }],
  ])
})

test('two languages are asked for wherever an instance says that it has them', () => {
  const form = (languages: string[]) =>
    listRecipes(documented, 'x', languages).find(({ name }) => name === 'languages')?.form.extra
  expect(form(['de', 'en', 'it'])).toEqual([
    { name: 'language', value: { kind: 'text', text: 'de,en' } },
  ])
  expect(form(['de'])).toBeUndefined()
})
