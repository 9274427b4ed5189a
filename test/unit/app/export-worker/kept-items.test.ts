import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerSurvey } from '#app/answer-worker/answer-survey.ts'
import { createBlobFile } from '#app/export-worker/blob-file.ts'
import { createItemFile } from '#app/export-worker/item-file.ts'
import { createKeptReader } from '#app/export-worker/kept-items.ts'
import type { ExportKind } from '#core/export/create-item-writer.ts'
import { renderJson } from '#core/json/render-json.ts'
import { readJson } from '#core/json/read-json.ts'
import { countPlaces } from '#core/place/collect-places.ts'
import { countTimes } from '#core/timeline/collect-times.ts'

const formats: readonly ExportKind[] = ['json', 'ndjson', 'csv', 'xlsx']

/** Writes the items as an export does, and reads the kept file. */
async function keep(format: ExportKind, texts: readonly string[]) {
  const file = await createItemFile(format, {
    csv: { separator: ',', hasBom: false },
    table: { columns: null, hasPlainText: false },
    date: new Date('2026-11-22T12:00:00Z'),
    open: () => Promise.resolve(createBlobFile()),
  })
  for (const text of texts)
    file.add(text, () => {
      const read = readJson(text)
      return read.ok ? read.value : null
    })
  const { kept } = await file.finish(() => Promise.resolve())
  return { reader: createKeptReader(kept), kept }
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
    { numRuns: format === 'xlsx' ? 20 : 100 },
  )
})

test('a kept file is surveyed as its answers are, in windows', async () => {
  const texts = Array.from({ length: 30_000 }, (_, at) =>
    JSON.stringify({
      '@id': String(at),
      name: `Item ${at}`,
      text: 'x'.repeat(60),
      ...(at % 3 === 0 ? { geo: { latitude: 46 + (at % 100) / 100, longitude: 14 } } : {}),
      ...(at % 2 === 0 ? { startDate: at % 4 === 0 ? '2026-01-01' : '2027-01-01' } : {}),
    }),
  )
  const { kept } = await keep('ndjson', texts)
  let largest = 0
  let reads = 0
  const watched = new Proxy(kept.file, {
    get(file, name) {
      if (name !== 'slice') throw new Error(`The file is read by ${String(name)}`)
      return (from: number, to: number) => {
        reads += 1
        largest = Math.max(largest, to - from)
        return file.slice(from, to)
      }
    },
  })
  const reply = await answerSurvey(
    { kind: 'survey', asOf: { day: '2026-11-22', zone: 'Europe/Vienna' } },
    {
      items: createKeptReader({ ...kept, file: watched }),
      turns: { pause: () => Promise.resolve(false) },
    },
  )
  if (reply.kind !== 'survey') throw new Error('Another question was answered')
  expect(countPlaces(reply.places)).toMatchObject({ shown: 10_000, without: 20_000 })
  expect(countTimes(reply.times)).toEqual({
    past: 7500,
    today: 0,
    future: 7500,
    without: 15_000,
    reversed: 0,
  })
  expect(largest).toBeLessThanOrEqual(1024 * 1024)
  expect(reads).toBeLessThanOrEqual(kept.file.size / (1024 * 1024) + 2)
})
