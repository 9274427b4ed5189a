import { readJson } from '#core/json/read-json.ts'
import { maxBodyLength } from '#core/request/max-body-length.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { err, ok, type Result } from '#core/result.ts'
import { toWellFormed } from '#core/text/well-formed.ts'
import { isPartInBody, type Conventions, type ShapePart } from './conventions.ts'
import { blocks, type FieldProblem } from './field-problem.ts'
import { checkForm } from './check-form.ts'
import { emptyForm, type QueryForm } from './form.ts'
import { planRequest } from './plan-request.ts'
import { findTokenMember } from './token-member.ts'

/**
 * The part of a form that a body typed by hand leaves in force: the endpoint, and what the connection's
 * conventions put into the query string of a POST.
 */
export function formBesideBody(form: QueryForm, conventions: Conventions): QueryForm {
  const inQuery = <T>(part: ShapePart, given: T, none: T): T =>
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

/** What is worth saying about a body typed by hand and the form beside it. */
export function checkRawRequest(
  form: QueryForm,
  body: string,
  conventions: Conventions,
): FieldProblem[] {
  const problem = checkBody(body)
  const problems = checkForm(formBesideBody(form, conventions), conventions)
  return problem === null ? problems : [...problems, { field: { part: 'body' }, ...problem }]
}

function checkBody(body: string): Omit<FieldProblem, 'field'> | null {
  if (body.length > maxBodyLength) {
    const values = { most: String(maxBodyLength), length: String(body.length) }
    return { kind: 'body-too-long', severity: 'blocks', values }
  }
  const json = readJson(body)
  if (!json.ok) {
    const { line, column } = json.error
    const values = { line: String(line), column: String(column) }
    return { kind: 'body-invalid', severity: 'blocks', values }
  }
  if (json.value.kind !== 'object') return { kind: 'body-not-object', severity: 'hint' }
  const name = findTokenMember(json.value)
  return name === null ? null : { kind: 'token-in-body', severity: 'blocks', values: { name } }
}

/** A POST with a body typed by hand: sent exactly as typed, white space included. */
export function planRawRequest(
  form: QueryForm,
  body: string,
  conventions: Conventions,
): Result<RequestPlan, FieldProblem[]> {
  const problems = checkRawRequest(form, body, conventions).filter(blocks)
  if (problems.length > 0) return err(problems)
  const planned = planRequest(formBesideBody(form, conventions), conventions)
  return planned.ok && planned.value.kind === 'post'
    ? ok({ ...planned.value, body: toWellFormed(body) })
    : planned
}
