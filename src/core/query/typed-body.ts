import { readJson } from '#core/json/read-json.ts'
import { maxBodyLength, minifyJson } from '#core/request/plan-body.ts'
import { type RequestPlan, bodyOf } from '#core/request/request-plan.ts'
import { err, ok, type Result } from '#core/result.ts'
import { toWellFormed } from '#core/text/characters.ts'
import { isPartInBody, type Conventions, type MovablePart } from './conventions.ts'
import { blockerOf, hintOf, isBlocking, type FieldProblem, type FormField } from './form-field.ts'
import { checkForm } from './check-form.ts'
import { emptyForm, type QueryForm } from './form.ts'
import { planRequest } from './plan-request.ts'
import { findTokenMember, readParameterName } from './parameter-name.ts'
import { renderJson } from '#core/json/render-json.ts'
import { readBody, type ReadingProblem } from './read-query-form.ts'
import type { Reading } from './reading.ts'

/**
 * The part of a form that still applies to a hand-typed body: the endpoint, and what the conventions put into
 * the query string of a POST.
 */
export function formSentWithBody(form: QueryForm, conventions: Conventions): QueryForm {
  const inQuery = <T>(part: MovablePart, given: T, none: T): T =>
    isPartInBody(part, conventions) ? none : given
  return {
    ...emptyForm,
    endpoint: form.endpoint,
    method: 'POST',
    include: inQuery('include', form.include, []),
    fields: inQuery('fields', form.fields, []),
    sort: inQuery('sort', form.sort, []),
    extra: inQuery('extra', form.extra, []),
  }
}

/** Problems of a hand-typed body and of the form fields sent with it. */
export function checkRawRequest(
  form: QueryForm,
  body: string,
  conventions: Conventions,
): FieldProblem[] {
  const problem = checkBody(body)
  const problems = checkForm(formSentWithBody(form, conventions), conventions)
  return problem === null ? problems : [...problems, problem]
}

function checkBody(body: string): FieldProblem | null {
  const field: FormField = { part: 'body' }
  if (body.length > maxBodyLength) {
    return blockerOf(field, { kind: 'body-too-long', most: maxBodyLength, length: body.length })
  }
  const json = readJson(body)
  if (!json.ok) {
    const { line, column } = json.error
    return blockerOf(field, { kind: 'body-invalid', line, column })
  }
  if (json.value.kind !== 'object') return hintOf(field, 'body-not-object')
  const name = findTokenMember(json.value)
  return name === null ? null : blockerOf(field, { kind: 'token-in-body', name })
}

/** Plans a POST with a hand-typed body, sent exactly as typed, including white space. */
export function planRawRequest(
  form: QueryForm,
  body: string,
  conventions: Conventions,
): Result<RequestPlan, FieldProblem[]> {
  const problems = checkRawRequest(form, body, conventions).filter(isBlocking)
  if (problems.length > 0) return err(problems)
  const planned = planRequest(formSentWithBody(form, conventions), conventions)
  return planned.ok && planned.value.kind === 'post'
    ? ok({ ...planned.value, body: toWellFormed(body) })
    : planned
}

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

/**
 * True if a form produces this body, ignoring white space. A hand-typed body may contain more; null is none, so that
 * the form itself is sent.
 */
export function isBodyOfForm(
  body: string | null,
  form: QueryForm,
  conventions: Conventions,
): boolean {
  if (body === null) return true
  const planned = planRequest(form, conventions)
  return planned.ok && bodyOf(planned.value) === minifyJson(body)
}
