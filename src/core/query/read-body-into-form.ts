import { ok, type Result } from '#core/result.ts'
import type { Conventions } from './conventions.ts'
import type { QueryForm } from './form.ts'
import { formBesideBody } from './plan-raw-request.ts'
import { readBody, type ReadingProblem } from './read-query-form.ts'
import type { Reading } from './reading.ts'

/**
 * Turns a body typed by hand back into the form it stands beside. The endpoint, and what the
 * conventions put into the query string, stay as they are in the form; what the body says itself counts.
 */
export function readBodyIntoForm(
  form: QueryForm,
  body: string,
  conventions: Conventions,
): Result<Reading, ReadingProblem> {
  const read = readBody(body, conventions)
  if (!read.ok) return read
  const own = read.value.form
  const beside = formBesideBody(form, conventions)
  const either = <T>(inBody: readonly T[], inQuery: readonly T[]) =>
    inBody.length > 0 ? inBody : inQuery
  return ok({
    ...read.value,
    form: {
      ...own,
      endpoint: form.endpoint,
      include: either(own.include, beside.include),
      fields: either(own.fields, beside.fields),
      sort: either(own.sort, beside.sort),
      extra: [...beside.extra, ...own.extra],
    },
  })
}

/**
 * The form that a request with a body typed by hand is remembered and judged by. Of a body that no form can say at
 * all it is what goes out beside it: the fields that the body took the place of were never asked for.
 */
export function formOfTypedBody(
  form: QueryForm,
  body: string,
  conventions: Conventions,
): QueryForm {
  const read = readBodyIntoForm(form, body, conventions)
  return read.ok ? read.value.form : formBesideBody(form, conventions)
}
