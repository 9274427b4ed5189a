import type { CodeParsers } from '#core/code/code-parsers.ts'
import { readPasted, type PasteProblem, type ServerReading } from '#core/paste/read-pasted.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import type { StoredForm } from '#core/query/form.ts'
import type { LeftOut, Reading } from '#core/query/reading.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { FoundRequest } from './found-request.ts'
import type { ImportFormat } from './import.ts'
import { normalizeForm } from '#core/query/normalize-form.ts'
import { listRelativeRows, resolveForm } from '#core/query/relative-date.ts'
import { normalizeBaseUrl } from '#core/url/split-url.ts'

/** The conventions of the server at a base URL; null if the file has no address. */
export type ConventionsFor = (baseUrl: string | null) => Conventions

export interface FoundRequestContext {
  format: ImportFormat
  conventionsFor: ConventionsFor
  /** Those of the code in the file. */
  parsers: CodeParsers
}

export interface FoundRequestReading extends Omit<Reading, 'form'> {
  form: StoredForm
  baseUrl: string | null
  conventions: Conventions
  /** As read by a server that prefers the query to the body; absent if it makes no difference. */
  asServerReads?: ServerReading
}

const variable = /\{\{[^{}"\\]+\}\}/g
const variableOrTag = /\{\{[^{}"\\]+\}\}|\{%[^"\\%]*%\}/g

/** Variables without a value in the file. A HAR has none; only Insomnia has `{% %}` tags. */
function findOpenVariables(form: StoredForm, format: ImportFormat): LeftOut[] {
  if (format === 'har') return []
  const found = JSON.stringify(form).matchAll(format === 'insomnia' ? variableOrTag : variable)
  return [...new Set(Array.from(found, ([name]) => name))].map((what) => ({
    what,
    reason: 'variable',
  }))
}

/** Reads a found request into a form, by the conventions of its server. */
export function readFoundRequest(
  { text, leftOut, computed }: FoundRequest,
  { format, conventionsFor, parsers }: FoundRequestContext,
): Result<FoundRequestReading, PasteProblem | { kind: 'no-value'; name: string }> {
  // The address is the same with all conventions, but decides which ones apply.
  const first = readPasted(text, presets.documented, { computed, parsers })
  if (first.kind === 'problem') return err(first.problem)
  const conventions = conventionsFor(first.baseUrl)
  const read =
    conventions === presets.documented
      ? first
      : readPasted(text, conventions, { computed, parsers })
  if (read.kind === 'problem') return err(read.problem)
  if (read.form.endpoint === '') return err({ kind: 'no-address' })
  const openVariable = /\{\{[^{}]+\}\}/.exec(read.form.endpoint)?.[0]
  if (openVariable !== undefined) return err({ kind: 'no-value', name: openVariable })
  const { baseUrl, form, token, notes, asServerReads } = read
  return ok({
    baseUrl,
    conventions,
    form,
    token,
    notes,
    ...(asServerReads && { asServerReads }),
    leftOut: [...read.leftOut, ...findOpenVariables(form, format), ...leftOut],
  })
}

/**
 * A key that is equal for requests of the same data from the same server: `HTTPS://Host:443/base/` equals
 * `https://host/base`, and forms are normalized. An endpoint's ID and slug differ: only the server knows that
 * they are the same endpoint.
 */
export const renderRequestKey = (
  baseUrl: string | null,
  form: StoredForm,
  conventions: Conventions,
): string =>
  JSON.stringify([
    baseUrl === null ? null : normalizeBaseUrl(baseUrl),
    // Any day will do, because rows with relative dates are also listed below.
    normalizeForm(resolveForm(form, anyDay), conventions),
    listRelativeRows(form),
  ])

const anyDay = '2000-01-01'
