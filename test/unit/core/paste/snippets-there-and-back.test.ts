import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeForm } from '#core/query/normalize-form.ts'
import { readPasted as readWith } from '#core/paste/read-pasted.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import {
  hasPagesSnippet,
  renderPagesSnippet,
  renderSnippet,
  snippetKinds,
} from '#core/snippet/render-snippet.ts'
import { lastingNotes } from '../../../support/lasting-notes.ts'
import { formAsSnippetRequest } from '../../../support/arbitraries/share.ts'
import { rounds } from '../../../support/rounds.ts'
import { codeParsers } from '../../../support/code-parsers.ts'

const readPasted = (text: string, conventions: Conventions) =>
  readWith(text, conventions, { parsers: codeParsers })

const forms = rounds(200)
const baseUrl = 'https://content.example:8443/base'
const kinds = [
  'curl-bash',
  'curl-powershell',
  'curl-cmd',
  'curl-batch',
  'http',
  'http-jetbrains',
] as const
const code = ['javascript', 'axios', 'python', 'php', 'java', 'go'] as const
/** Sentences in the code for all pages, which may hold anything. */
const comments = {
  first: ['The server can’t sort this way; "pages" may repeat items.', "Sort by 'x' instead"],
  ids: 'IDs of the items so far (`url = 1`).',
}
const isForCmd = (kind: string) => kind === 'curl-cmd' || kind === 'curl-batch'
const sourceOf = (kind: (typeof kinds)[number] | (typeof code)[number]) => {
  if (kind.startsWith('http')) return 'http-file'
  return kind.startsWith('curl') ? 'curl' : 'code'
}

describe.each([...kinds, ...code])('the %s snippet', (kind) => {
  test(
    `of ${forms} random forms is read back as that form`,
    () => {
      fc.assert(
        fc.property(formAsSnippetRequest(baseUrl), ({ form, conventions, request }) => {
          const read = readPasted(renderSnippet(kind, request), conventions)
          if (read.kind === 'problem') throw new Error('A snippet of the app was refused')
          const { asServerReads, ...own } = read
          // What a server takes of it differs from the form only where that stands in query and body.
          expect(asServerReads !== undefined).toBe(
            read.notes.some((note) => note.kind === 'in-both'),
          )
          // Without a sign of cmd.exe it is read as bash, where `$name` is a variable.
          const notes = lastingNotes(own.notes).filter(
            (note) => !(isForCmd(kind) && note.kind === 'computed-value'),
          )
          // The snippet of JetBrains tests the response.
          const leftOut = own.leftOut.filter(({ reason }) => reason !== 'response')
          expect({ ...own, notes, leftOut }).toEqual({
            kind: 'query',
            source: sourceOf(kind),
            baseUrl,
            form: normalizeForm(form, conventions),
            token: null,
            leftOut: [],
            notes: request.hasToken ? [{ kind: 'token-placeholder' }] : [],
          })
        }),
        { numRuns: forms },
      )
    },
    10_000 + forms * 20,
  )
})

describe.each(snippetKinds.filter(hasPagesSnippet))('the %s snippet for all pages', (kind) => {
  test(
    `of ${forms} random forms is read back as that form from its first page on`,
    () => {
      fc.assert(
        fc.property(formAsSnippetRequest(baseUrl), ({ form, conventions, request }) => {
          const read = readPasted(renderPagesSnippet(kind, request, comments) ?? '', conventions)
          if (read.kind === 'problem') throw new Error('A snippet of the app was refused')
          const { asServerReads, ...own } = read
          expect(asServerReads !== undefined).toBe(
            read.notes.some((note) => note.kind === 'in-both'),
          )
          const isPost = request.method === 'POST'
          // Links begin at the first page without its number; a loop that posts counts from 1.
          const first = { ...form, pageNumber: isPost ? '1' : '' }
          expect({ ...own, notes: lastingNotes(own.notes) }).toEqual({
            kind: 'query',
            source: 'code',
            baseUrl,
            form: normalizeForm(first, conventions),
            token: null,
            leftOut: [],
            notes: request.hasToken ? [{ kind: 'token-placeholder' }] : [],
          })
        }),
        { numRuns: forms },
      )
    },
    10_000 + forms * 20,
  )
})

test('a parameter whose name begins with an equals sign keeps it', () => {
  const url = `${baseUrl}/api/v4/endpoints/pois?page%5Bsize%5D=1&%3D%5B%20%5D=%20`
  const request = { method: 'GET', url, body: null, hasToken: false } as const
  const forms = [...kinds, ...code].map((kind) => {
    const read = readPasted(renderSnippet(kind, request), presets.documented)
    return read.kind === 'problem' ? read : read.form.extra
  })
  const extra = [{ name: '=[ ]', value: { kind: 'text', text: ' ' } }]
  expect(forms).toEqual(forms.map(() => extra))
})

test.each(code)('the %s snippet keeps braces of a body that look like a variable', (kind) => {
  const body = '{"section":{"meta":{"{{":0,"a(":false}}}'
  const url = `${baseUrl}/api/v4/endpoints/events`
  const text = renderSnippet(kind, { method: 'POST', url, body, hasToken: false })
  expect(readPasted(text, presets.core)).toMatchObject({
    form: {
      extra: [
        { name: 'section[meta][{{]', value: { text: '0' } },
        { name: 'section[meta][a(]', value: { text: 'false' } },
      ],
    },
  })
})
