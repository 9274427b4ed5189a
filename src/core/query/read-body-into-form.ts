import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'
import { bodyOf } from '#core/request/request-plan.ts'
import { ok, type Result } from '#core/result.ts'
import type { Conventions } from './conventions.ts'
import type { QueryForm } from './form.ts'
import { readParameterName } from './parameter-name.ts'
import { planRequest } from './plan-request.ts'
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

/** A top-level member of a body that its form writes in another way. */
export interface RewrittenMember {
  /** As typed, such as `"include": ["image","poi"]`. */
  typed: string
  /** Its value in the body of the form; null if the form sends it elsewhere, or cannot be sent as it is. */
  value: string | null
}

/** The members of a body that would change if the form it was read into took its place. */
export function listRewrittenMembers(
  body: string,
  { form, notes }: Pick<Reading, 'form' | 'notes'>,
  conventions: Conventions,
): RewrittenMember[] {
  const names = new Set(
    notes.flatMap((note) =>
      note.kind === 'written-differently' ? readParameterName(note.name).slice(0, 1) : [],
    ),
  )
  const planned = planRequest({ ...form, method: 'POST' }, conventions)
  const sent = readMembers(planned.ok ? (bodyOf(planned.value) ?? '') : '')
  return Array.from(readMembers(body))
    .filter(([name]) => names.has(name))
    .map(([name, value]) => ({
      typed: `${JSON.stringify(name)}: ${value}`,
      value: sent.get(name) ?? null,
    }))
}

/** The members of an object as JSON; none for any other text. */
function readMembers(text: string): Map<string, string> {
  const read = readJson(text)
  const members = read.ok && read.value.kind === 'object' ? read.value.members : []
  return new Map(members.map(({ name, value }) => [name, renderJson(value, { indent: null })]))
}

/**
 * The form under which a request with a hand-typed body is stored and checked. If the body cannot be read
 * into the form, it has only the endpoint and what the query string contains. null is no body: the form itself.
 */
export function formOfTypedBody(
  form: QueryForm,
  body: string | null,
  conventions: Conventions,
): QueryForm {
  if (body === null) return form
  const read = readBodyIntoForm(form, body, conventions)
  return read.ok ? read.value.form : formSentWithBody(form, conventions)
}
