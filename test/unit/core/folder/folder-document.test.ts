import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  readFolderDocument,
  renderFolderDocument,
  type FolderDocument,
} from '#core/folder/folder-document.ts'
import { readQueryFile } from '#core/folder/query-file.ts'
import { renderQueryFile } from '#core/folder/write-query-file.ts'
import { connectionColors } from '#core/connection/connection-label.ts'
import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import { presets } from '#core/query/conventions.ts'
import { anyText } from '../../../support/arbitraries/text.ts'
import { rounds } from '../../../support/rounds.ts'

const document = readFileSync(
  join(import.meta.dirname, '../../../../docs/workspace-folder.md'),
  'utf8',
)
const blocks = Array.from(
  document.matchAll(/^```yaml\n# (\S+)\n([^]*?)^```$/gm),
  ([, name = '', text = '']) => ({ name, text }),
)

test('the examples of the document are files of a folder, and what the app itself would write', () => {
  expect(blocks.map(({ name }) => name)).toEqual([
    'endpoint-explorer.yaml',
    'Events/next-weekend.query.yaml',
  ])
  const [folder = '', query = ''] = blocks.map(({ text }) => text)
  const readFolder = readFolderDocument(folder)
  const readQuery = readQueryFile(query)
  if (!readFolder.ok || !readQuery.ok) throw new Error(JSON.stringify([readFolder, readQuery]))
  expect(renderFolderDocument(readFolder.value)).toBe(folder)
  expect(renderQueryFile(readQuery.value, readFolder.value.filters)).toBe(query)
})

const name = anyText.filter((text) => text.trim() !== '' && text.length <= 80)

const anyDocument: fc.Arbitrary<FolderDocument> = fc.record({
  name: anyText,
  connections: fc.uniqueArray(
    fc.record({
      name,
      baseUrl: fc.constantFrom('https://a.example', 'http://127.0.0.1:3000/base', 'https://[::1]'),
      conventions: fc.constantFrom(
        presets.core,
        presets.documented,
        { ...presets.core, refusesDotDot: false },
        { ...presets.documented, sortInPost: 'query' as const, refusesDotDot: true },
      ),
      limits: fc.constantFrom(defaultExchangeLimits, { ...defaultExchangeLimits, silenceMs: 1000 }),
      colour: fc.constantFrom(...connectionColors),
      itemLink: fc.constantFrom('', 'none', 'https://cms.example/#/things/{id}'),
    }),
    { maxLength: 3, selector: (one) => one.name },
  ),
  filters: fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('a', 'dct:created.in.min', 'a.b', String.raw`a\.b`),
      label: anyText,
      send: fc.constantFrom('text', 'list', 'commas', 'json'),
      listMeans: fc.constantFrom('any', 'all', null),
      knownValues: fc.array(fc.record({ value: anyText, label: anyText }), { maxLength: 3 }),
    }),
    { maxLength: 3, selector: (one) => one.key },
  ),
})

test('every document is read as it was written', () => {
  fc.assert(
    fc.property(anyDocument, (one) => {
      expect(readFolderDocument(renderFolderDocument(one))).toEqual({ ok: true, value: one })
    }),
    { numRuns: rounds(300) },
  )
})
