import { readJson } from '#core/json/read-json.ts'
import { maxBodyLength } from '#core/request/plan-body.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { err, ok, type Result } from '#core/result.ts'
import { toWellFormed } from '#core/text/characters.ts'
import { isPartInBody, type Conventions, type MovablePart } from './conventions.ts'
import { blockerOf, hintOf, isBlocking, type FieldProblem, type FormField } from './form-field.ts'
import { checkForm } from './check-form.ts'
import { emptyForm, type QueryForm } from './form.ts'
import { planRequest } from './plan-request.ts'
import { findTokenMember } from './parameter-name.ts'

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
