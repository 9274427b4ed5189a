import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readImport } from '#core/import/read-import.ts'
import { readPasted as readWith } from '#core/paste/read-pasted.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import type { StoredForm } from '#core/query/form.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import {
  hasPagesSnippet,
  renderPagesSnippet,
  computesDates,
  renderSnippet,
  snippetKinds,
} from '#core/snippet/render-snippet.ts'
import {
  datedForm,
  datedToday,
  requestOfDated,
  withEachUnit,
} from '../../../support/arbitraries/dated-form.ts'
import { rounds } from '../../../support/rounds.ts'
import { codeParsers } from '../../../support/code-parsers.ts'

const readPasted = (text: string, conventions: Conventions) =>
  readWith(text, conventions, { parsers: codeParsers })

const forms = rounds(100)
const timeout = 20_000 + forms * 40
const kinds = snippetKinds
const comments = { first: ['All pages'], ids: 'IDs so far' }

/** What a text is pasted as, and what a file with it is imported as. */
function readBack(text: string, conventions: (typeof presets)['core']) {
  const pasted = readPasted(text, conventions)
  const imported = readImport(text, '', () => conventions, { parsers: codeParsers })
  if (pasted.kind === 'problem' || imported.kind === 'problem') throw new Error('Refused')
  const left = [pasted, ...imported.requests].flatMap(({ leftOut, notes }) => [
    ...leftOut,
    ...notes.filter(({ kind }) => kind !== 'token-placeholder'),
  ])
  return { forms: [pasted.form, ...imported.requests.map(({ form }) => form)], left }
}

const twice = (form: StoredForm) => ({ forms: [form, form], left: [] })

describe.each(kinds)('the %s snippet', (kind) => {
  test(
    'has its dates read back relative to today, or as the days that it names',
    () => {
      fc.assert(
        fc.property(datedForm, ({ form, conventions, hasToken }) => {
          const request = { ...requestOfDated(form, conventions), hasToken }
          const expected = computesDates(kind, request) ? form : resolveForm(form, datedToday)
          expect(readBack(renderSnippet(kind, request), conventions)).toEqual(twice(expected))
        }),
        { numRuns: forms },
      )
    },
    timeout,
  )
})

describe.each(kinds.filter(hasPagesSnippet))('the %s snippet for all pages', (kind) => {
  test(
    'has its dates read back relative to today',
    () => {
      fc.assert(
        fc.property(datedForm, ({ form, conventions, hasToken }) => {
          const request = { ...requestOfDated(form, conventions), hasToken }
          const text = renderPagesSnippet(kind, request, comments) ?? ''
          const pageNumber = form.method === 'POST' ? '1' : ''
          expect(readBack(text, conventions)).toEqual(twice({ ...form, pageNumber }))
        }),
        { numRuns: forms },
      )
    },
    timeout,
  )
})

test.each(kinds)('the %s snippet keeps days, weeks, months and years apart', (kind) => {
  for (const [method, amount] of [
    ['GET', -3],
    ['GET', 0],
    ['POST', 3],
  ] as const) {
    const form = withEachUnit(method, amount)
    const request = requestOfDated(form, presets.core)
    const expected = computesDates(kind, request) ? form : resolveForm(form, datedToday)
    expect(readBack(renderSnippet(kind, request), presets.core)).toEqual(twice(expected))
  }
})
