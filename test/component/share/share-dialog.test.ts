import { expect, test, vi } from 'vitest'
import { h, nextTick, ref } from 'vue'
import ShareDialog from '#app/features/share/ShareDialog.vue'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { shareFormats } from '#core/share/share-formats.ts'
import type { ShareChoice } from '#core/import-check/import-check-notes.ts'
import type { Connection } from '#core/connection/connection.ts'
import { presets } from '#core/query/conventions.ts'
import type { StoredForm } from '#core/query/form.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

async function openDialog(
  requested: Partial<StoredForm>,
  {
    server = 'datacycle-core',
    format: first = 'markdown',
    body = null,
  }: { server?: Connection['server']; format?: ShareChoice; body?: string | null } = {},
) {
  const format = ref<ShareChoice>(first)
  const isOpen = ref(false)
  const page = openPage(
    () => ({ connections: useConnectionsStore(), query: useQueryStore() }),
    {
      host: (path) =>
        path === '/api/about'
          ? Response.json({ appVersion: '1.2.3' })
          : connectionsResponse([viewConnection({ id: 'one', conventions: presets.core, server })]),
    },
    () =>
      isOpen.value
        ? h(ShareDialog, {
            format: format.value,
            'onUpdate:format': (chosen) => {
              format.value = chosen
            },
          })
        : null,
  )
  await page.opened.connections.load(null)
  page.opened.query.changeStored({ endpoint: 'events', ...requested })
  if (body !== null) {
    page.opened.query.typeBody()
    page.opened.query.rawBody = body
  }
  isOpen.value = true
  await nextTick()
  return { ...page, format }
}

const at = (name: string) => {
  const element = document.querySelector<HTMLElement>(`[data-test="${name}"]`)
  if (element === null) throw new Error(`There is no ${name}`)
  return element
}
const has = (name: string) => document.querySelector(`[data-test="${name}"]`) !== null
async function press(name: string) {
  at(name).click()
  await nextTick()
}

const relative: StoredForm['filters'] = [
  { key: 'schedule.in.min', value: { kind: 'relative', amount: -30, unit: 'day' } },
]

test('a date is said once: as it is counted where a format counts it, else as its day', async () => {
  const { close, opened } = await openDialog({ filters: relative })
  const value = opened.query.form.filters[0]?.value
  const day = value?.kind === 'text' ? value.text : ''
  const said = async (format: string) => {
    await press(`handover.format.${format}`)
    const text = at('handover.text').textContent
    const line = text.split(/\n|\\n/).find((one) => one.includes('“Takes place from”:')) ?? ''
    return [
      format,
      line.includes('30 days before the day of sending'),
      line.includes(day),
      has('handover.dates-fixed'),
    ]
  }
  const all = []
  for (const format of shareFormats.filter((one) => one !== 'endpoint'))
    all.push(await said(format))
  expect(all).toEqual([
    ['markdown', true, true, false],
    ['html', true, true, false],
    ['http', true, false, false],
    ['http-jetbrains', true, false, false],
    ['har', false, true, true],
    ['postman', true, false, false],
    ['bruno', true, false, false],
    ['openapi', false, true, true],
  ])
  await press('handover.format.postman')
  expect(at('handover.text').textContent).toContain("pm.variables.set('day1', day(-30))")
  await press('handover.dates.fixed')
  expect(at('handover.text').textContent).not.toContain('pm.variables')
  expect((await said('postman')).slice(1)).toEqual([false, true, false])
  close()
})

test('what is for colleagues stands first', async () => {
  const { close } = await openDialog({})
  const tests = Array.from(document.querySelectorAll<HTMLElement>('[data-test]'), (one) =>
    String(one.dataset.test),
  )
  const entries = tests.filter((one) => /^handover\.(sheet$|code$|format\.)/.test(one))
  expect(entries.slice(0, 5)).toEqual([
    'handover.sheet',
    'handover.format.link',
    'handover.format.endpoint',
    'handover.format.markdown',
    'handover.format.html',
  ])
  expect(entries.at(-1)).toBe('handover.code')
  // Nothing was sent that the sheet could contain.
  expect(at('handover.sheet-hint').textContent).toBe('Send the query first.')
  close()
})

test('a body typed by hand keeps its days, and that is said', async () => {
  const { close, opened } = await openDialog({ filters: relative, method: 'POST' })
  opened.query.typeBody()
  await nextTick()
  await press('handover.format.postman')
  expect(at('handover.dates-fixed').textContent).toBe(
    'You typed this body by hand. Dates in it stay as they are.',
  )
  expect(at('handover.text').textContent).not.toContain('pm.variables')
  // The link carries the form, whose dates the app counts.
  await press('handover.format.link')
  expect(has('handover.dates-fixed')).toBe(false)
  close()
})

test('each format is saved or copied right from the list, and shown', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it')
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { close, format, said } = await openDialog({})
  await press('handover.quick.openapi')
  await expect
    .poll(() => at('handover.saved').textContent)
    .toBe('Saved to Downloads as events.openapi.json.')
  expect([format.value, at('handover.quick.openapi').title, save.mock.calls.length]).toEqual([
    'openapi',
    'Save OpenAPI 3.1',
    1,
  ])
  await press('handover.quick.markdown')
  await expect.poll(() => said()).toEqual(['Copied'])
  expect(format.value).toBe('markdown')
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^# events\n/))
  close()
})

const imports = ['import-php', 'import-python', 'import-javascript']
test.each([
  ['php', 'import.php', /^<\?php/],
  ['python', 'import.py', /^# This code keeps items\.json/],
  ['javascript', 'import.mjs', /^\/\/ This code keeps items\.json/],
])('the import of all items as %s is a format of its own', async (language, name, begins) => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { close } = await openDialog({ filters: relative })
  await press(`handover.format.import-${language}`)
  const { textContent } = at('handover.text')
  expect(textContent).toMatch(begins)
  // By a list of IDs, which a dataCycle has, and as of the day on which the file is given away.
  expect(textContent).toContain('dct:modified')
  expect(textContent).toContain('Dates in the query are fixed')
  expect(at('handover.dates-fixed').textContent).toContain('This format cannot recalculate')
  await press('handover.save')
  await expect.poll(() => at('handover.saved').textContent).toBe(`Saved to Downloads as ${name}.`)
  close()
})

test('on another server the import goes page by page', async () => {
  const { close } = await openDialog({}, { server: 'unknown' })
  await press('handover.format.import-python')
  expect(at('handover.text').textContent).toContain(
    'Exit code 0 means that the number of different IDs received equals the total that the server reported.',
  )
  close()
})

test('a query without an import offers none, and another format than the one chosen last', async () => {
  const before = await openDialog({ method: 'POST' })
  expect(imports.filter((one) => has(`handover.format.${one}`))).toEqual(imports)
  before.close()
  const { close, format } = await openDialog(
    { method: 'POST' },
    { format: 'import-php', body: '{"page":{"size":3,"size":4}}' },
  )
  expect(imports.filter((one) => has(`handover.format.${one}`))).toEqual([])
  expect(format.value).toBe('markdown')
  expect(at('handover.text').textContent).toMatch(/^# events/)
  close()
})

test('the main button is for what a format is for: a chat copies, a file is saved', async () => {
  const { close } = await openDialog({})
  const main = () =>
    ['handover.save', 'handover.copy'].filter(
      (name) => has(name) && at(name).classList.contains('kind-primary'),
    )
  const seen = []
  for (const format of ['markdown', 'html', 'link']) {
    await press(`handover.format.${format}`)
    seen.push(main())
  }
  expect(seen).toEqual([['handover.copy'], ['handover.save'], ['handover.copy']])
  close()
})
