import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyForm } from '#core/query/form.ts'
import { presets } from '#core/query/conventions.ts'
import { createSet } from '#core/set/set-document.ts'
import { openSetFiles } from '#host/sets/set-files.ts'
import { streamSet } from '#host/sets/sets.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()
const stamps = { modified: '1', touched: '1' }

/** Ten items of 400 kB, and the set that they are of. */
async function saveItems(place: string) {
  const files = await openSetFiles(place)
  const bytes = new TextEncoder().encode(JSON.stringify('x'.repeat(400_000)))
  const items = Array.from({ length: 10 }, (_, at) => ({ id: `id-${at}`, stamps, bytes }))
  await files.commit({ items, replaces: false })
  const document = createSet(
    {
      id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      way: 'ids',
      isGentle: false,
      isDatacycle: true,
      connectionId: 'one',
      form: { ...emptyForm, endpoint: 'all' },
      conventions: presets.core,
    },
    { connectionName: '', baseUrl: 'https://api.example', startedAt: '2026-11-26T00:00:00Z' },
  )
  return { files, document }
}

test('a large set is passed on in parts, so that it is never in memory as a whole', async () => {
  const { files, document } = await saveItems(folder())
  const { stream, bodyBytes } = streamSet(document, files)
  const sizes: number[] = []
  for await (const chunk of stream) sizes.push(chunk.byteLength)
  expect(Math.max(...sizes)).toBeLessThan(2_000_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(bodyBytes - 1)
})

test('where an item cannot be read, the stream breaks and lets go of its files', async () => {
  const place = folder()
  const { files, document } = await saveItems(place)
  await truncate(join(place, 'items'), 2_000_000)
  let closed = 0
  const counted = {
    ...files,
    close: async () => {
      closed += 1
      await files.close()
    },
  }
  const { stream } = streamSet(document, counted)
  await expect(stream.pipeTo(new WritableStream())).rejects.toThrow()
  expect(closed).toBe(1)
})
