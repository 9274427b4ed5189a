import { afterEach, expect, test } from 'vitest'
import { h } from 'vue'
import type { ExportChoice, FoundDetails } from '#app/features/export/export-store.ts'
import ExportChoiceForm from '#app/features/export/ExportChoiceForm.vue'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useWorkspaceStore } from '#app/stores/workspace-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { openWithResponse } from '../../support/page/open-with-response.ts'
import { at, find } from '../../support/page/part.ts'
import { until } from '../../support/page/until.ts'

let close: () => void = () => undefined
afterEach(() => {
  close()
})

/** The formats as they stand in the dialog, and what is exported. */
async function openForm(
  foundDetails: FoundDetails | null = null,
  meta = {},
  more = {},
  { q = '', ...instance }: { q?: string; server?: 'datacycle-core' } = {},
) {
  const started: ExportChoice[] = []
  const page = await openWithResponse({
    query: { endpoint: 'events', q },
    ...instance,
    serve: () => ({
      status: 200,
      body: JSON.stringify({
        '@graph': [
          {
            '@id': 'a',
            '@type': ['Event'],
            name: 'A',
            image: [{ '@id': 'b', '@type': ['Image'] }],
            ...more,
          },
        ],
        meta,
      }),
    }),
    show: () => {
      const { response } = useResponseStore()
      return response?.end
        ? h(ExportChoiceForm, {
            response,
            foundCount: foundDetails && 1,
            foundDetails,
            isOrderLost: false,
            onStart: (choice: ExportChoice) => started.push(choice),
          })
        : h('p')
    },
  })
  ;({ close } = page)
  const radios = await until(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-test^="export.format."]')]
    expect(found).not.toEqual([])
    return found
  })
  return { radios, started, use: page.use }
}

test('Excel stands first among the formats, and is the one for a first export', async () => {
  const { radios, started } = await openForm()
  expect(radios.map((one) => one.dataset.test)).toEqual([
    'export.format.xlsx',
    'export.format.sheet',
    'export.format.csv',
    'export.format.json',
    'export.format.ndjson',
  ])
  document.querySelector<HTMLElement>('[data-test="export.start"]')?.click()
  await until(() => {
    expect(started.map(({ format }) => format)).toEqual(['xlsx'])
  })
})

test('Excel of all pages loads the details that its columns lack, in the same requests; one of this page offers them', async () => {
  const { started } = await openForm()
  expect(await at('export.loads').one()).toHaveProperty(
    'textContent',
    expect.stringContaining('request: image.') as string,
  )
  expect(find('[data-test="export.not-loaded"]').count()).toBe(0)
  await at('export.start').click()
  await expect.poll(() => started.map(({ included }) => included)).toEqual([['image']])
  await at('export.cells.exact').click()
  expect(find('[data-test="export.loads"]').count()).toBe(0)
  await at('export.cells.readable').click()
  await at('export.scope.page').click()
  await at('export.not-loaded').one()
  await at('export.start').click()
  await expect.poll(() => started.map(({ included }) => included)).toEqual([['image'], []])
})

test('a sheet has readable cells, the columns of the table, and a title with the day', async () => {
  const { radios, started } = await openForm()
  radios.find((one) => one.dataset.test === 'export.format.sheet')?.click()
  await until(() => {
    expect(document.querySelector('[data-test^="export.cells."]')).toBeNull()
    // All pages are sent for anyway.
    expect(document.querySelector('[data-test="export.loads"]')).not.toBeNull()
    expect(document.querySelector('[data-test="export.not-loaded"]')).toBeNull()
  })
  document.querySelector<HTMLElement>('[data-test="export.start"]')?.click()
  await until(() => {
    expect(started.map(({ table }) => [table.columns, table.people])).toEqual([
      [
        [['name'], ['image'], ['@type'], ['@id']],
        {
          title: expect.stringMatching(/^events · as of \d{1,2} \w{3} \d{4}$/) as string,
          place: 'Place',
          dates: 'Dates',
          missing: { author: 'No author', license: 'No license' },
          fields: [],
          isPicked: false,
          origin: expect.objectContaining({ title: 'How this list was made' }) as object,
        },
      ],
    ])
    expect(started[0]?.table.words).not.toBeNull()
    expect(started[0]?.included).toContain('image')
  })
})

test('of a server that sends its default language alone, dialog and sheet say so', async () => {
  const { radios, started } = await openForm(null, {}, {}, { server: 'datacycle-core' })
  radios.find((one) => one.dataset.test === 'export.format.sheet')?.click()
  const said = (await at('export.default-language').one()).textContent.trim()
  expect(said).toMatch(/^No language is chosen/)
  await at('export.start').click()
  await expect
    .poll(() => started.map(({ table }) => table.people?.origin?.lines.at(-1)))
    .toEqual([said])
})

test('a sheet says how its list was made, in words and with a link to the query', async () => {
  const { radios, started } = await openForm(null, {}, {}, { q: 'music' })
  radios.find((one) => one.dataset.test === 'export.format.sheet')?.click()
  await at('export.loads').one()
  await at('export.scope.page').click()
  await at('export.start').click()
  await expect
    .poll(() => started.map(({ table }) => table.people?.origin))
    .toEqual([
      {
        title: 'How this list was made',
        lines: [
          expect.stringMatching(/^Connection: ./),
          'Endpoint: events',
          'Full text: music',
          'Items: This page',
        ],
        linkLabel: 'Open the query in Endpoint Explorer',
        link: expect.stringMatching(
          /^endpoint-explorer:\/\/open\?query=.*%22q%22%3A%22music%22/,
        ) as string,
      },
    ])
})

test('a file of a saved query has its name, until another query is asked', async () => {
  const { started, use } = await openForm()
  const { id, form, connectionId } = use(useTabsStore).active
  const saved = { id, connectionId: connectionId ?? '', form, name: 'Next weekend' }
  use(useWorkspaceStore).requests = [{ ...saved, note: '', folder: '', position: 1, baseUrl: '' }]
  use(useTabsStore).change({ savedId: id })
  const { start, name } = { start: at('export.start'), name: () => started.at(-1)?.name }
  await start.click()
  await expect.poll(name).toBe('Next weekend')
  use(useQueryStore).change({ q: 'music' })
  await start.click()
  await expect.poll(name).toBe('events')
})

test('a table has the columns that were picked, the plain text beside the HTML', async () => {
  const { started } = await openForm(null, {}, { description: '<p>Käse</p>', price: 1 })
  await at('export.format.csv').click()
  await at('export.columns.shown').click()
  await at('export.columns.picked').click()
  const boxes = find('[data-test^="export.column."]')
  await expect.poll(() => boxes.count()).toBeGreaterThan(2)
  const picked = find('[data-test^="export.column."][aria-checked="true"]')
  while (picked.count() > 0) await picked.nth(0).click()
  expect(find('[data-test="export.start"]:disabled').count()).toBe(1)
  for (const name of ['name', 'description']) await at(`export.column.${name}`).click()
  await at('export.plain-text').click()
  await at('export.start').click()
  await expect
    .poll(() => started.map(({ format, table }) => [format, table.columns, table.hasPlainText]))
    .toEqual([['csv', [['name'], ['description']], true]])
})

test('details of items of all pages are fetched again with the relations that lack them', async () => {
  const loaded: (readonly string[])[] = []
  const load = (relations: readonly string[]) => loaded.push(relations)
  await openForm({ included: [], requests: 3, load })
  const button = document.querySelector<HTMLElement>('[data-test="export.load-all"]')
  expect(button?.textContent.trim()).toBe('Load details (3 requests)')
  button?.click()
  expect(loaded).toEqual([['image']])
})

test('details that were fetched with the items of all pages are not called missing', async () => {
  await openForm({ included: ['image'], requests: 3, load: () => undefined })
  expect(document.querySelector('[data-test="export.not-loaded"]')).toBeNull()
})

test('what stands in the file instead of the details is quoted, and what was added to the query can be undone', async () => {
  const { use } = await openForm()
  await at('export.scope.page').click()
  expect(document.querySelector('[data-test="export.not-loaded"]')?.textContent).toContain(
    'such as “×5”',
  )
  use(useCommandsStore).register('send', { run: () => undefined, isPossible: () => true })
  document.querySelector<HTMLElement>('[data-test="export.include"]')?.click()
  const undo = await until(() => {
    const found = document.querySelector<HTMLElement>('[data-test="export.include.undo"]')
    if (found === null) throw new Error('No undo')
    return found
  })
  expect(undo.parentElement?.textContent).toContain('Added to Include: image.')
  expect(use(useQueryStore).form.include).toEqual(['image'])
  undo.click()
  expect(use(useQueryStore).form.include).toEqual([])
})

test('how many requests all pages take, and at most, is said before', async () => {
  await openForm(null, { total: 71, pages: 3 })
  expect(document.body.textContent).toContain('Number of requests: about 3, at most 6 if')
})
