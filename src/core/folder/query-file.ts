import * as z from 'zod/mini'
import { isDots } from '#core/query/endpoint-name.ts'
import type { RelativeDate, StoredForm, StoredValue } from '#core/query/form.ts'
import { isEdgeUnit, readRelativeAmount, relativeUnits } from '#core/query/relative-date-range.ts'
import { maxValueCount, maxValueLength } from '#core/query/form-limits.ts'
import { isTokenName } from '#core/query/parameter-name.ts'
import type { Result } from '#core/result.ts'
import { ok } from '#core/result.ts'
import { expectations, expectationShape } from './expectation-schema.ts'
import type { Expectations } from './expectation.ts'
import { atMost, plainAddress, textUpTo } from './folder-document.ts'
import { readFile, type FileComplaint } from './read-file.ts'

/** One query of a folder (docs/workspace-folder.md). It never contains a token. */
export interface FolderQuery {
  /** '' if the file has none; it is called by its file name then. */
  name: string
  /** The name of its folder, where that can be no name of a file; '' for the names of the folders it is in. */
  folder: string
  /** Where it stands in its folder; null for behind the others, by name. */
  position: number | null
  notes: string
  /** The name of a connection in the folder's document; '' for any. */
  connection: string
  /** The base URL of its server, where no document has it; '' for none. */
  address: string
  form: StoredForm
  /** The body as typed, in place of everything but endpoint and method; null without one. */
  body: string | null
  expect: Expectations
}

export const queryFileEnding = '.query.yaml'

/** What a file calls a query that has no name. */
export const queryNameOf = (path: string): string =>
  (path.split('/').at(-1) ?? '').replace(/\.query\.ya?ml$/i, '')

export const isQueryFile = (path: string): boolean => /\.query\.ya?ml$/i.test(path)

const text = textUpTo(maxValueLength)
const maxEntries = atMost(maxValueCount, 'entries')
const texts = z.array(text).check(maxEntries)
/** Names with values, as `readFile` gives them. */
const entries = <Value extends z.ZodMiniType>(value: Value, name = text) =>
  z.array(z.tuple([name, value])).check(maxEntries)

const amount = z.optional(
  z.string().check(z.refine((typed) => readRelativeAmount(typed) !== null, 'a whole number')),
)
const specialShape = {
  'days-from-today': amount,
  'weeks-from-today': amount,
  'months-from-today': amount,
  'years-from-today': amount,
  'weekend-start': amount,
  'weekend-end': amount,
  'month-start': amount,
  'month-end': amount,
  json: z.optional(text),
}
const special = z
  .strictObject(specialShape)
  .check(z.refine((one) => Object.keys(one).length === 1, 'one of its members'))
const value = z.union([text, texts, special])
const extraValue = z.union([text, texts, z.strictObject({ json: text })])
const extraName = text.check(
  z.refine(
    (name) => !isTokenName(name),
    'no token; remove it, and replace the token if it was shared',
  ),
)

const sortShape = { ascending: z.optional(text), descending: z.optional(text) }
const sortCriterion = z.union([
  text,
  z
    .strictObject(sortShape)
    .check(z.refine((one) => Object.keys(one).length === 1, 'one direction')),
])
const pageShape = { size: z.optional(text), number: z.optional(text) }

const isNumber = (typed: string): boolean =>
  /^-?\d{1,21}(?:\.\d{1,25})?(?:e[-+]?\d{1,3})?$/.test(typed) && Number.isFinite(Number(typed))

const shape = {
  name: z.optional(text),
  folder: z.optional(text),
  position: z.optional(z.string().check(z.refine(isNumber, 'a number'))),
  notes: z.optional(text),
  connection: z.optional(text),
  address: z.optional(plainAddress),
  endpoint: text.check(z.refine((name) => !isDots(name), 'the ID or slug of an endpoint')),
  method: z.optional(z.enum(['GET', 'POST'])),
  q: z.optional(text),
  filter: z.optional(entries(value)),
  include: z.optional(texts),
  fields: z.optional(entries(texts)),
  sort: z.optional(z.array(sortCriterion).check(maxEntries)),
  page: z.optional(z.strictObject(pageShape)),
  other: z.optional(entries(extraValue, extraName)),
  body: z.optional(text),
  expect: z.optional(expectations),
}
const schema = z.strictObject(shape).check(
  z.refine(({ body, method }) => body === undefined || method === 'POST', {
    path: ['body'],
    error: 'the method POST for a body',
  }),
  z.refine((one) => one.body === undefined || besideBody.every((name) => one[name] === undefined), {
    path: ['body'],
    error: 'no filter, q, include, fields, sort, page or other beside it: it has its own',
  }),
)
const besideBody = ['q', 'filter', 'include', 'fields', 'sort', 'page', 'other'] as const

const membersOf = {
  '': Object.keys(shape),
  filter: Object.keys(specialShape),
  other: ['json'],
  sort: Object.keys(sortShape),
  page: Object.keys(pageShape),
  expect: Object.keys(expectationShape),
}

/** Reads a query file. Whatever it contains is in the result or complained of. */
export function readQueryFile(typed: string): Result<FolderQuery, FileComplaint[]> {
  const read = readFile(typed, schema, membersOf)
  if (!read.ok) return read
  const { name = '', folder = '', position, notes = '', connection = '' } = read.value
  const { address = '', body = null, expect = {} } = read.value
  return ok({
    name,
    folder,
    position: position === undefined ? null : Number(position),
    notes,
    connection,
    address,
    body,
    expect,
    form: toForm(read.value),
  })
}

function toForm({
  endpoint,
  method = 'GET',
  q = '',
  include = [],
  page,
  filter,
  fields,
  sort,
  other,
}: z.infer<typeof schema>): StoredForm {
  return {
    endpoint,
    method,
    q,
    filters: (filter ?? []).map(([key, given]) => ({ key, value: toValue(given) })),
    include,
    fields: (fields ?? []).map(([relation, attributes]) => ({ relation, attributes })),
    sort: (sort ?? []).map((one) => {
      if (typeof one !== 'string')
        return one.ascending === undefined
          ? { attribute: one.descending ?? '', direction: 'descending' }
          : { attribute: one.ascending, direction: 'ascending' }
      return one.startsWith('-')
        ? { attribute: one.slice(1), direction: 'descending' }
        : { attribute: one, direction: 'ascending' }
    }),
    pageSize: page?.size ?? '',
    pageNumber: page?.number ?? '',
    extra: (other ?? []).map(([name, given]) => ({ name, value: toPlainValue(given) })),
  }
}

function toValue(given: z.infer<typeof value>): StoredValue {
  if (typeof given === 'object' && !Array.isArray(given))
    for (const unit of relativeUnits) {
      const count = given[memberOfUnit(unit)]
      if (count !== undefined) return { kind: 'relative', amount: Number(count) || 0, unit }
    }
  return toPlainValue(given)
}

/** The member that holds a relative date's amount. */
export const memberOfUnit = (unit: RelativeDate['unit']) =>
  isEdgeUnit(unit) ? unit : (`${unit}s-from-today` as const)

function toPlainValue(given: string | string[] | { json?: string | undefined }) {
  if (typeof given === 'string') return { kind: 'text' as const, text: given }
  return Array.isArray(given)
    ? { kind: 'list' as const, items: given }
    : { kind: 'json' as const, text: given.json ?? '' }
}
