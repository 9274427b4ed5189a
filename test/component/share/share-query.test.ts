import { expect, test, vi } from 'vitest'
import { shareFormats } from '#core/share/share-formats.ts'
import { answer, query, workspace } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

const text = at('handover.text')
const formats = [...shareFormats, 'link'] as const

/** The query in one format, once that is shown. */
async function read(format: (typeof formats)[number]): Promise<string> {
  const choice = at(`handover.format.${format}`)
  await choice.click()
  await expect.poll(() => choice.attributes('aria-checked')).toEqual(['true'])
  await expect.poll(() => text.texts()).toEqual([expect.stringMatching(/\S/)])
  return text.all()[0]?.textContent ?? ''
}

const importFile = (content: string) => chooseFile(new File([content], 'music.json'))

async function chooseFile(file: File) {
  const input = await at('import.file').one()
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a query is handed over in every format, with the facts of its answer and without the token', async () => {
  const { sample } = await openApp()
  await query.addFilter(0, 'category', 'music')
  await query.send()
  await answer.total.one()
  const [url = ''] = query.url.texts()

  await at('handover.open').click()
  await expect.poll(() => text.texts()).toEqual([expect.stringContaining(url)])
  expect(text.texts()).toEqual([expect.stringContaining('200')])
  expect(text.texts()).toEqual([
    expect.stringMatching(/This request returns page 1 with 25 of \d+ items\./),
  ])
  const texts: string[] = []
  const reason = at('handover.sample-item-documents')
  expect(reason.count()).toBe(0)
  for (const format of formats) texts.push(await read(format))
  expect(reason.texts()).toEqual(['Only Markdown and HTML can include an item.'])
  expect(texts.filter((one) => one.includes('music'))).toHaveLength(formats.length)
  expect(texts.filter((one) => one.includes(sample.token))).toEqual([])
})

test('Share leads to the code for cURL', async () => {
  await openApp()
  await at('handover.open').click()
  await at('handover.code').click()
  await expect.poll(() => at('snippet.kind.curl-bash').attributes('aria-checked')).toEqual(['true'])
  await expect.poll(() => at('snippet.text').texts()).toEqual([expect.stringContaining('curl ')])
  await text.gone()
})

test('Share leads to the items as a sheet', async () => {
  await openApp()
  await query.send()
  await at('handover.open').click()
  await at('handover.sheet').click()
  await expect
    .poll(() => at('export.format.sheet').attributes('class'))
    .toEqual([expect.stringContaining('checked')])
})

test('a handed-over collection comes in after a preview, and only once', async () => {
  await openApp()
  await query.addFilter(0, 'category', 'music')
  const url = query.url.texts()
  await at('handover.open').click()
  await at('handover.title').fill('Music')
  const collection = await read('postman')
  await at('dialog.close').click()
  await text.gone()
  await query.openEndpoint('places')

  await workspace.open('saved')
  await at('import.open').click()
  await importFile(collection)
  await expect
    .poll(() => at('import.entry').texts())
    .toEqual([expect.stringContaining('GET events')])
  await at('import.take').click()
  await workspace.saved.click()
  await expect.poll(() => query.url.texts()).toEqual(url)

  await at('import.open').click()
  await importFile(collection)
  await expect
    .poll(() => at('import.entry').texts())
    .toEqual([expect.stringContaining('already saved')])
  expect(find('[data-test="import.take"]:disabled').count()).toBe(1)

  // A single query can be filled in right away, and nothing is saved by that.
  await at('dialog.close').click()
  await at('import.file').gone()
  await query.openEndpoint('tours')
  await at('import.open').click()
  await importFile(collection)
  await at('import.use').click()
  await expect.poll(() => query.url.texts()).toEqual(url)
  expect(workspace.saved.count()).toBe(1)
})

test('of two files that are chosen one after the other, the last one counts, whichever is read first', async () => {
  await openApp()
  const fileOf = (endpoint: string) =>
    new File([`curl https://api.example/api/v4/endpoints/${endpoint}`], 'query.sh')
  const slow = fileOf('first')
  const bytes = await slow.arrayBuffer()
  let release: () => void = () => undefined
  const reading = new Promise<ArrayBuffer>((resolve) => {
    release = () => {
      resolve(bytes)
    }
  })
  await workspace.open('saved')
  await at('import.open').click()
  const arrayBuffer = vi.fn(() => reading)
  await chooseFile(Object.assign(slow, { arrayBuffer }))
  await expect.poll(() => arrayBuffer.mock.calls.length).toBe(1)
  await chooseFile(fileOf('second'))
  const entries = () => at('import.entry').texts()
  await expect.poll(entries).toEqual([expect.stringContaining('GET second')])
  release()
  await new Promise((done) => setTimeout(done, 50))
  expect(entries()).toEqual([expect.stringContaining('GET second')])
})
