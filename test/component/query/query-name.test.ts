import { expect, test } from 'vitest'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'
import { useQueryName } from '#app/features/query/use-query-name.ts'
import type { Language } from '#core/language/language.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type RelativeDate, type StoredForm } from '#core/query/form.ts'
import { limitsOfPeriod } from '#core/query/relative-date.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

const town = 'a448e387-aedc-4906-b1a6-f2c203bb3e44'
const view = viewConnection({ id: 'one', conventions: presets.core })

async function nameOf(language: Language, form: Partial<StoredForm>, saysSort = true) {
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      valueNames: useValueNamesStore(),
      name: useQueryName(),
    }),
    {
      language,
      host: (path) =>
        path === '/api/connections' ? connectionsResponse([view]) : Response.json(view),
    },
  )
  await page.opened.connections.load('one')
  page.opened.valueNames.learn('one', [{ id: town, label: 'Seekirchlein' }])
  const name = page.opened.name('one', { ...emptyForm, endpoint: 'orte', ...form }, saysSort)
  page.close()
  return name
}

const list = (...items: string[]) => ({ kind: 'list' as const, items })
const inTown = { key: 'classifications.in.withSubtree', value: list(town) }
const outOfTown = { key: 'classifications.notIn.withSubtree', value: list(town) }
const around = { key: 'geo.in.perimeter', value: list('13.366', '47.797', '5000') }
const { min, max } = limitsOfPeriod('next-weekend')
const today = limitsOfPeriod('today')
const changed = (from: string | RelativeDate, until: string | RelativeDate) =>
  ([from, until] as const).map((limit, at) => ({
    key: `attribute.dct:modified.in.${at === 0 ? 'min' : 'max'}`,
    value: typeof limit === 'string' ? { kind: 'text' as const, text: limit } : limit,
  }))
const sort = (attribute: string) => [{ attribute, direction: 'ascending' as const }]

test.each<[Language, Partial<StoredForm>, string]>([
  ['de', {}, 'orte'],
  ['de', { filters: [inTown] }, 'orte - Seekirchlein'],
  ['de', { filters: [outOfTown] }, 'orte - Kategorie ausschließen: Seekirchlein'],
  ['de', { filters: [around] }, 'orte - nahe 47.797, 13.366'],
  [
    'de',
    {
      filters: [
        { key: 'schedule.in.min', value: min },
        { key: 'schedule.in.max', value: max },
        inTown,
      ],
    },
    'orte - Nächstes Wochenende - Seekirchlein',
  ],
  ['de', { filters: changed('2026-11-30', '2026-11-30') }, 'orte - Geändert am 30.11.2026'],
  ['en', { filters: changed('2026-11-30', '2026-11-30') }, 'orte - Changed on 30 Nov 2026'],
  [
    'de',
    { filters: changed('2026-11-24', '2026-11-30') },
    'orte - Geändert 24.11.2026 bis 30.11.2026',
  ],
  [
    'en',
    { filters: changed('2026-11-24', '2026-11-30') },
    'orte - Changed 24 Nov 2026 to 30 Nov 2026',
  ],
  ['de', { filters: changed('2026-11-30', '') }, 'orte - Geändert ab 30.11.2026'],
  ['de', { filters: changed(today.min, today.max) }, 'orte - Geändert: Heute'],
  ['en', { q: 'Markt', filters: [inTown], sort: sort('name') }, 'orte - Markt - Seekirchlein'],
  ['de', { sort: sort('proximity.geographic_with(13,47)') }, 'orte - Entfernung von einem Punkt ↑'],
  [
    'de',
    { filters: [{ key: 'description', value: { kind: 'text', text: 'x'.repeat(90) } }] },
    `orte - description: ${'x'.repeat(37)}…`,
  ],
])('%s: a query is named by its conditions (%#)', async (language, form, name) => {
  expect(await nameOf(language, form)).toBe(name)
})

test('a file is not named by its sort', async () => {
  expect(await nameOf('en', { sort: sort('name') }, false)).toBe('orte')
})
