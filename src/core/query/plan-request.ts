import type { RequestPlan, QueryParameter } from '#core/request/request-plan.ts'
import {
  jsonString,
  addMember,
  renderBodyObject,
  type BodyObject,
  minifyJson,
} from '#core/request/plan-body.ts'
import { err, ok, type Result } from '#core/result.ts'
import { checkForm } from './check-form.ts'
import {
  isPartInBody,
  isMovablePart,
  joinsLists,
  type Conventions,
  type MovablePart,
} from './conventions.ts'
import { isBlocking, type FieldProblem } from './form-field.ts'
import { readFilterKey } from './filter-key.ts'
import { renderFlatFields } from './flat-fields.ts'
import { pruneForm, type ParameterValue, type QueryForm } from './form.ts'
import { readParameterName, renderParameterName } from './parameter-name.ts'
import { toWellFormedForm } from './value-names.ts'

/**
 * Turns a form into its request, or returns the problems that prevent it.
 *
 * Order (docs/design.md 5): filter[q], filters in form order, include, fields, sort, page[size],
 * page[number], extra. Empty inputs are skipped. The same form always gives the same plan.
 */
export function planRequest(
  form: QueryForm,
  conventions: Conventions,
): Result<RequestPlan, FieldProblem[]> {
  const problems = checkForm(form, conventions).filter(isBlocking)
  if (problems.length > 0) return err(problems)

  const filled = pruneForm(toWellFormedForm(form))
  const parts = planParts(filled, conventions)
  const { endpoint } = filled
  const inQuery = (part: Part) => toQueryParameters(part, conventions)
  if (form.method === 'GET') return ok({ kind: 'get', endpoint, query: parts.flatMap(inQuery) })

  const isInBody = ({ kind }: Part) => !isMovablePart(kind) || isPartInBody(kind, conventions)
  return ok({
    kind: 'post',
    endpoint,
    query: parts.filter((part) => !isInBody(part)).flatMap(inQuery),
    body: renderParts(parts.filter(isInBody), conventions),
  })
}

/** One parameter, not yet assigned to the query string or the body. */
interface Part {
  kind: 'filter' | 'page' | MovablePart
  path: readonly string[]
  value: PartValue
}

type PartValue =
  | ParameterValue
  /** Members joined by commas, which are not encoded in a query string. */
  | { kind: 'joined'; members: readonly string[] }
  /** A whole number: a JSON number in a body. */
  | { kind: 'integer'; digits: string }

function planParts(form: QueryForm, conventions: Conventions): Part[] {
  const sort = form.sort.map(({ attribute, direction }) =>
    direction === 'descending' ? `-${attribute}` : attribute,
  )
  return [
    ...planFullText(form.q),
    ...form.filters.map(({ key, value }): Part => ({
      kind: 'filter',
      path: ['filter', ...readFilterKey(key)],
      value,
    })),
    ...joined('include', ['include'], form.include),
    ...planFields(form, conventions),
    ...joined('sort', ['sort'], sort),
    ...planPage('size', form.pageSize),
    ...planPage('number', form.pageNumber),
    ...form.extra.map(({ name, value }): Part => ({
      kind: 'extra',
      path: readParameterName(name),
      value,
    })),
  ]
}

const planFullText = (text: string): Part[] =>
  text === '' ? [] : [{ kind: 'filter', path: ['filter', 'q'], value: { kind: 'text', text } }]

const planPage = (member: 'size' | 'number', digits: string): Part[] =>
  digits === ''
    ? []
    : [{ kind: 'page', path: ['page', member], value: { kind: 'integer', digits } }]

const joined = (kind: MovablePart, path: readonly string[], members: readonly string[]): Part[] =>
  members.length === 0 ? [] : [{ kind, path, value: { kind: 'joined', members } }]

function planFields(form: QueryForm, conventions: Conventions): Part[] {
  switch (conventions.fields) {
    case 'per-relation':
      return form.fields.flatMap((row) =>
        joined('fields', ['fields', row.relation], row.attributes),
      )
    case 'flat-list':
      return joined('fields', ['fields'], renderFlatFields(form.fields))
  }
}

function toQueryParameters({ path, value }: Part, conventions: Conventions): QueryParameter[] {
  const name = renderParameterName(path)
  switch (value.kind) {
    case 'text':
    case 'json':
      return [{ name, members: [value.text] }]
    case 'list':
      if (joinsLists('query', conventions)) return [{ name, members: value.items }]
      return value.items.map((item) => ({ name: `${name}[]`, members: [item] }))
    case 'joined':
      return [{ name, members: value.members }]
    case 'integer':
      return [{ name, members: [value.digits] }]
  }
}

function renderParts(parts: readonly Part[], conventions: Conventions): string {
  const body: BodyObject = new Map()
  for (const { path, value } of parts) {
    // `checkForm` rejects names that conflict within one object.
    if (!addMember(body, path, renderValue(value, conventions)))
      throw new Error(`Two parameters claim ${renderParameterName(path)}`)
  }
  return renderBodyObject(body)
}

function renderValue(value: PartValue, conventions: Conventions): string {
  switch (value.kind) {
    case 'text':
      return jsonString(value.text)
    case 'list':
      if (joinsLists('body', conventions)) return jsonString(value.items.join(','))
      return `[${value.items.map(jsonString).join(',')}]`
    case 'json':
      return minifyJson(value.text)
    case 'joined':
      return jsonString(value.members.join(','))
    case 'integer':
      return value.digits
  }
}
