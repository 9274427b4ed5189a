import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPasted } from '#core/paste/read-pasted.ts'
import type { checkForm } from '#core/query/check-form.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { anyText } from '../../../support/arbitraries/text.ts'
import { rounds } from '../../../support/rounds.ts'

/** As the page gets them: by the same bundler, as small as it makes them. */
interface Built {
  readPasted: typeof readPasted
  checkForm: typeof checkForm
}

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

let folder: string
let built: Built
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-paste-'))
  await build({
    root: at(''),
    configFile: false,
    logLevel: 'error',
    build: {
      minify: true,
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: {
          paste: at('src/core/paste/read-pasted.ts'),
          check: at('src/core/query/check-form.ts'),
        },
        formats: ['es'],
        fileName: (_, name) => `${name}.mjs`,
      },
    },
  })
  const load = (name: string): Promise<Built> =>
    import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.mjs`)).href)
  built = {
    readPasted: (await load('paste')).readPasted,
    checkForm: (await load('check')).checkForm,
  }
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

const url = (query: string) => `https://api.example/api/v4/endpoints/x?${query}`

test.each([
  ['Latin-1', 'filter[q]=V%F6lker'],
  ['UTF-8', 'filter[q]=V%C3%B6lker'],
  ['neither', 'filter[q]=V%81lker'],
  ['cut off', 'filter[q]=V%C3'],
  ['no hex digits', 'filter[q]=%zz'],
])('a value that is %s is read by the built app as by its source', (_, query) => {
  const read = built.readPasted(url(query), presets.documented)
  expect(read).toEqual(readPasted(url(query), presets.documented))
})

test('a Latin-1 value is read and told by the built app', () => {
  expect(built.readPasted(url('filter[q]=V%F6lker'), presets.documented)).toMatchObject({
    form: { q: 'Völker' },
    notes: [{ kind: 'latin-1', name: 'filter[q]' }],
  })
})

test('a value that is no JSON is refused by the built app', () => {
  const value = (text: string) => ({
    ...emptyForm,
    endpoint: 'x',
    method: 'POST' as const,
    filters: [{ key: 'a', value: { kind: 'json' as const, text } }],
  })
  const kindsOf = (text: string) =>
    built.checkForm(value(text), presets.documented).map(({ kind }) => kind)
  expect([kindsOf('{"a":1'), kindsOf('{"a":1}')]).toEqual([['json-invalid'], []])
})

test('any text is read by the built app as by its source', () => {
  const byte = fc
    .integer({ min: 0, max: 255 })
    .map((code) => `%${code.toString(16).padStart(2, '0')}`)
  const beginning = fc.constantFrom(
    '',
    'curl ',
    url('filter[q]='),
    '{"filter":',
    "curl 'https://h/api/v4/endpoints/x?",
  )
  fc.assert(
    fc.property(beginning, fc.array(fc.oneof(anyText, byte), { maxLength: 6 }), (start, parts) => {
      const text = start + parts.join('')
      expect(built.readPasted(text, presets.documented)).toEqual(
        readPasted(text, presets.documented),
      )
    }),
    { numRuns: rounds(500) },
  )
})
