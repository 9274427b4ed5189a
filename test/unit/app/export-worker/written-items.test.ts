import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createResponseCoverage } from '#app/response-worker/response-coverage.ts'
import { answerSurvey } from '#app/response-worker/response-survey.ts'
import {
  createItemFile,
  createBlobFile,
  createWrittenItemsReader,
} from '#app/export-worker/item-file.ts'
import type { ExportFormat } from '#core/export/export-format.ts'
import { renderJson } from '#core/json/render-json.ts'
import { readJson } from '#core/json/read-json.ts'
import { countPlaces } from '#core/place/collect-places.ts'
import { countTimes } from '#core/timeline/collect-times.ts'
import { countPlainly } from '../../../support/coverage/count-plainly.ts'
import { rounds } from '../../../support/rounds.ts'

const formats: readonly ExportFormat[] = ['json', 'ndjson', 'csv', 'xlsx']

/** Writes the items as an export does, and reads the written file. */
async function keep(format: ExportFormat, texts: readonly string[]) {
  const file = await createItemFile(format, {
    csv: { separator: ',', hasBom: false },
    table: { columns: null, hasPlainText: false, words: null, sheet: 'Items' },
    date: new Date('2026-11-22T12:00:00Z'),
    open: () => Promise.resolve(createBlobFile()),
  })
  for (const text of texts)
    file.add(text, () => {
      const read = readJson(text)
      return read.ok ? read.value : null
    })
  const { items: written } = await file.finish(() => Promise.resolve())
  return { reader: createWrittenItemsReader(written), written }
}

const windowBytes = 1024 * 1024

/** The file as a reader sees it, and how it was read: in pieces alone, how many and how large. */
function watch(written: Blob) {
  const read = { times: 0, largest: 0 }
  const watched = new Proxy(written, {
    get(file, name) {
      if (name !== 'slice') throw new Error(`The file is read by ${String(name)}`)
      return (from: number, to: number) => {
        read.times += 1
        read.largest = Math.max(read.largest, to - from)
        return file.slice(from, to)
      }
    },
  })
  return { watched, read }
}

test.each(formats)('items exported as %s are read back as they were sent', async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue({ maxDepth: 3 })), async (values) => {
      const texts = values.map((value) => JSON.stringify({ '@id': 'ä', value }))
      const { reader } = await keep(format, texts)
      expect(reader.itemCount).toBe(texts.length)
      // From the last to the first: what is looked at is in any order.
      for (const [at, text] of [...texts.entries()].toReversed())
        expect(renderJson(await reader.read(at), { indent: null })).toBe(text)
    }),
    { numRuns: rounds(format === 'xlsx' ? 50 : 100) },
  )
})

test('a written file is surveyed as its answers are, in windows', async () => {
  const texts = Array.from({ length: 30_000 }, (_, at) =>
    JSON.stringify({
      '@id': String(at),
      name: `Item ${at}`,
      text: 'x'.repeat(60),
      ...(at % 3 === 0 ? { geo: { latitude: 46 + (at % 100) / 100, longitude: 14 } } : {}),
      ...(at % 2 === 0 ? { startDate: at % 4 === 0 ? '2026-01-01' : '2027-01-01' } : {}),
    }),
  )
  const { written } = await keep('ndjson', texts)
  const { watched, read } = watch(written.file)
  const reply = await answerSurvey(
    { kind: 'survey', asOf: { day: '2026-11-22', zone: 'Europe/Vienna' }, fields: [] },
    {
      items: createWrittenItemsReader({ ...written, file: watched }),
      turns: { pause: () => Promise.resolve(false) },
    },
  )
  if (reply.kind !== 'survey') throw new Error('Another question was answered')
  expect(countPlaces(reply.places)).toMatchObject({ shown: 10_000, without: 20_000 })
  expect(countTimes(reply.times)).toEqual({
    past: 7500,
    today: 0,
    future: 7500,
    started: 0,
    unended: 0,
    without: 15_000,
    reversed: 0,
  })
  expect(read.largest).toBeLessThanOrEqual(windowBytes)
  expect(read.times).toBeLessThanOrEqual(written.file.size / windowBytes + 2)
})

test.each(formats)(
  'what items exported as %s have is counted as a plain count does, in windows',
  async (format) => {
    const items = Array.from({ length: 3000 }, (_, at) => ({
      '@id': String(at),
      text: 'x'.repeat(900),
      ...(at % 2 === 0 ? { name: at % 3 === 0 ? '' : 'Alm' } : {}),
      ...(at % 5 === 0 ? { image: { '@id': 'i', ...(at % 7 === 0 ? { url: 'u' } : {}) } } : {}),
    }))
    const { written } = await keep(
      format,
      items.map((item) => JSON.stringify(item)),
    )
    const { watched, read } = watch(written.file)
    const { coverage } = await createResponseCoverage({
      items: createWrittenItemsReader({ ...written, file: watched }),
      turns: { pause: () => Promise.resolve(false) },
    }).coverage({ kind: 'coverage', required: [] })
    const [plain] = await countPlainly([JSON.stringify(items)])
    expect({
      items: coverage?.items,
      attributes: Object.fromEntries(
        (coverage?.attributes ?? []).map(({ path, filled, unresolved, empty }) => [
          path.join('.'),
          { filled, unresolved, empty },
        ]),
      ),
    }).toEqual(plain)
    expect(written.file.size).toBeGreaterThan(2 * windowBytes)
    expect(read.largest).toBeLessThanOrEqual(windowBytes)
    expect(read.times).toBeLessThanOrEqual(written.file.size / windowBytes + 2)
  },
)
