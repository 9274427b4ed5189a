import { expect, test } from 'vitest'
import { h } from 'vue'
import FieldNotes from '#app/features/query/FieldNotes.vue'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useHintsStore } from '#app/stores/hints-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import type { ServerKnowledge } from '#core/connection/connection.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

/** A page with one connection of these conventions, whose host saves what it is told. */
async function open(conventions: Conventions, server: ServerKnowledge['server']) {
  let saved = viewConnection({ id: 'one', conventions, server })
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      query: useQueryStore(),
      hints: useHintsStore(),
      observed: useObservedInstancesStore(),
    }),
    {
      host: (path, body) => {
        if (path === '/api/connections') return connectionsResponse([saved])
        if (path === '/api/connections/one') saved = viewConnection(Object.assign({}, saved, body))
        return Response.json(saved)
      },
    },
    (stores) =>
      h('div', [
        h('div', { 'data-row': 1 }, [
          h(FieldNotes, {
            notes: stores.hints.notesOf({ part: 'sort', row: 1, member: 'attribute' }),
          }),
        ]),
        h(FieldNotes, {
          notes: stores.hints.notesOf({ part: 'sort', row: 0, member: 'attribute' }),
        }),
        h(FieldNotes, {
          notes: stores.hints.notesOf({ part: 'fields', row: 0, member: 'relation' }),
        }),
        h(FieldNotes, {
          notes: stores.hints.notesOf({ part: 'filter', row: 0, member: 'value' }),
        }),
      ]),
  )
  await page.opened.connections.load(null)
  return { ...page, ...page.opened }
}

const hints = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-test="query.hint"]'), ({ dataset }) => [
    dataset.parameter,
    dataset.kind,
  ])
const remedy = () => document.querySelector<HTMLElement>('[data-test="query.hint.remedy"]')

test('a sort that a known CORE cannot use is told at its field, and a click sorts by what was meant', async () => {
  const page = await open(presets.core, 'datacycle-core')
  page.query.change({ sort: [{ attribute: 'created', direction: 'ascending' }] })
  await expect.poll(() => hints()).toEqual([['sort', 'unusable-sort']])
  remedy()?.click()
  await expect.poll(() => hints()).toEqual([])
  expect(page.query.form.sort).toEqual([{ attribute: 'dct:created', direction: 'ascending' }])
  page.close()
})

test('an answer with the mark of a CORE is enough to be told, and one list is written once wanted', async () => {
  const page = await open(presets.documented, 'unknown')
  page.query.change({
    endpoint: 'alle-pois',
    include: ['image'],
    fields: [{ relation: 'image', attributes: ['name'] }],
  })
  expect(page.hints.hints).toEqual([])
  page.observed.learn('one', (observed) => ({ ...observed, isDatacycle: true }))
  await expect.poll(() => hints()).toEqual([['fields.image', 'fields-of-relation']])
  remedy()?.click()
  await expect.poll(() => hints()).toEqual([])
  expect(page.connections.current?.conventions).toEqual({
    ...presets.documented,
    fields: 'flat-list',
  })
  expect(page.query.plan).toMatchObject({
    query: [
      { name: 'include', members: ['image'] },
      { name: 'fields', members: ['*', 'image.name'] },
      { name: 'page[size]' },
    ],
  })
  page.close()
})

test('a date that could be two days is offered as both, in words', async () => {
  const page = await open(presets.core, 'datacycle-core')
  const filter = (text: string) => ({
    key: 'schedule.in.min',
    value: { kind: 'text', text } as const,
  })
  page.query.change({ filters: [filter('01/12/2026')] })
  const buttons = () =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-test="query.hint.remedy"]'))
  await expect
    .poll(() => buttons().map(({ textContent }) => textContent.trim()))
    .toEqual(['Use 1 December 2026', 'Use 12 January 2026'])
  buttons()[1]?.click()
  await expect.poll(() => hints()).toEqual([])
  expect(page.query.form.filters).toEqual([filter('2026-01-12')])
  page.close()
})

test('a further sort is told by the names of its row, with both ways out', async () => {
  const page = await open(presets.core, 'datacycle-core')
  page.query.change({
    sort: [
      { attribute: 'dct:modified', direction: 'ascending' },
      { attribute: 'name', direction: 'ascending' },
    ],
  })
  await expect
    .poll(() => document.querySelector('[data-row="1"]')?.textContent.split(/\s+/).join(' '))
    .toContain(
      'dataCycle CORE sorts by “Changed” only. “Name” has no effect. Remove this part Sort by Name',
    )
  page.close()
})
