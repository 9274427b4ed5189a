import { ok, type Result } from '#core/result.ts'
import type { Conventions } from './conventions.ts'
import type { QueryForm } from './form.ts'
import { formSentWithBody } from './plan-raw-request.ts'
import { readBody, type ReadingProblem } from './read-query-form.ts'
import type { Reading } from './reading.ts'

/**
 * Reads a hand-typed body into its form. The endpoint and the parts that the conventions put into the query
 * string keep the form's values, unless the body has its own.
 */
export function readBodyIntoForm(
  form: QueryForm,
  body: string,
  conventions: Conventions,
): Result<Reading, ReadingProblem> {
  const read = readBody(body, conventions)
  if (!read.ok) return read
  const own = read.value.form
  const queryForm = formSentWithBody(form, conventions)
  const preferBody = <T>(inBody: readonly T[], inQuery: readonly T[]) =>
    inBody.length > 0 ? inBody : inQuery
  return ok({
    ...read.value,
    form: {
      ...own,
      endpoint: form.endpoint,
      include: preferBody(own.include, queryForm.include),
      fields: preferBody(own.fields, queryForm.fields),
      sort: preferBody(own.sort, queryForm.sort),
      extra: [...queryForm.extra, ...own.extra],
    },
  })
}

/**
 * The form under which a request with a hand-typed body is stored and checked. If the body cannot be read
 * into the form, it has only the endpoint and what the query string contains.
 */
export function formOfTypedBody(
  form: QueryForm,
  body: string,
  conventions: Conventions,
): QueryForm {
  const read = readBodyIntoForm(form, body, conventions)
  return read.ok ? read.value.form : formSentWithBody(form, conventions)
}
