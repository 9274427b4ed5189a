import type { RequestPlan, QueryParameter } from '../request/request-plan.ts'
import { jsonString, putMember, renderBodyObject, type BodyObject } from '../request/plan-body.ts'
import { minifyJson } from '../request/minify-json.ts'
import { err, ok, type Result } from '../result.ts'
import { checkForm } from './check-form.ts'
import type { Conventions } from './conventions.ts'
import { blocks, type FieldProblem } from './field-problem.ts'
import { readFilterKey } from './filter-key.ts'
import { renderFlatFields } from './flat-fields.ts'
import { pruneForm, type ParameterValue, type QueryForm } from './form.ts'
import { readParameterName, renderParameterName } from './parameter-name.ts'
import { toWellFormedForm } from './well-formed-form.ts'

/**
 * Turns a form into the request it stands for, or names what keeps it from being one.
 *
 * Order (design: decisions): filter[q], filters in form order, include, fields, sort, page[size],
 * page[number], extra. Empty inputs are left out. The same form always gives the same plan.
 */
export function planRequest(
  form: QueryForm,
  conventions: Conventions,
): Result<RequestPlan, FieldProblem[]> {
  const problems = checkForm(form, conventions).filter(blocks)
  if (problems.length > 0) return err(problems)

  const filled = pruneForm(toWellFormedForm(form))
  const parts = planParts(filled, conventions)
  const { endpoint } = filled
  if (form.method === 'GET')
    return ok({
      kind: 'get',
      endpoint,
      query: [...parts.filter, ...parts.shape, ...parts.page, ...parts.extra].flatMap(
        toQueryParameters,
      ),
    })

  const isInBody = conventions.postParameters === 'body'
  const inQuery = isInBody ? [] : [...parts.shape, ...parts.extra]
  const inBody = isInBody
    ? [...parts.filter, ...parts.shape, ...parts.page, ...parts.extra]
    : [...parts.filter, ...parts.page]
  return ok({
    kind: 'post',
    endpoint,
    query: inQuery.flatMap(toQueryParameters),
    body: renderParts(inBody),
  })
}

/** One parameter of the request, before it is decided whether it stands in a query or a body. */
interface Part {
  path: readonly string[]
  value: PartValue
}

type PartValue =
  | ParameterValue
  /** One string of several members; in a query the commas between them stay plain. */
  | { kind: 'joined'; members: readonly string[] }
  /** A whole number: a JSON number in a body. */
  | { kind: 'integer'; digits: string }

interface Parts {
  filter: Part[]
  /** include, fields and sort: where they go with POST is a convention. */
  shape: Part[]
  page: Part[]
  extra: Part[]
}

function planParts(form: QueryForm, conventions: Conventions): Parts {
  const joined = (path: readonly string[], members: readonly string[]): Part[] =>
    members.length === 0 ? [] : [{ path, value: { kind: 'joined', members } }]
  const integer = (path: readonly string[], digits: string): Part[] =>
    digits === '' ? [] : [{ path, value: { kind: 'integer', digits } }]

  const fullText: Part[] =
    form.q === '' ? [] : [{ path: ['filter', 'q'], value: { kind: 'text', text: form.q } }]
  return {
    filter: [
      ...fullText,
      ...form.filters.map(({ key, value }) => ({ path: ['filter', ...readFilterKey(key)], value })),
    ],
    shape: [
      ...joined(['include'], form.include),
      ...planFields(form, conventions, joined),
      ...joined(
        ['sort'],
        form.sort.map(({ attribute, direction }) =>
          direction === 'descending' ? `-${attribute}` : attribute,
        ),
      ),
    ],
    page: [
      ...integer(['page', 'size'], form.pageSize),
      ...integer(['page', 'number'], form.pageNumber),
    ],
    extra: form.extra.map(({ name, value }) => ({ path: readParameterName(name), value })),
  }
}

function planFields(
  form: QueryForm,
  conventions: Conventions,
  joined: (path: readonly string[], members: readonly string[]) => Part[],
): Part[] {
  switch (conventions.fields) {
    case 'per-relation':
      return form.fields.flatMap((row) => joined(['fields', row.relation], row.attributes))
    case 'flat-list':
      return joined(['fields'], renderFlatFields(form.fields))
  }
}

function toQueryParameters({ path, value }: Part): QueryParameter[] {
  const name = renderParameterName(path)
  switch (value.kind) {
    case 'text':
    case 'json':
      return [{ name, members: [value.text] }]
    case 'list':
      return value.items.map((item) => ({ name: `${name}[]`, members: [item] }))
    case 'joined':
      return [{ name, members: value.members }]
    case 'integer':
      return [{ name, members: [value.digits] }]
  }
}

function renderParts(parts: readonly Part[]): string {
  const body: BodyObject = new Map()
  for (const { path, value } of parts) {
    // checkForm has refused every pair of names that cannot stand in one object.
    if (!putMember(body, path, renderValue(value)))
      throw new Error(`Two parameters claim ${renderParameterName(path)}`)
  }
  return renderBodyObject(body)
}

function renderValue(value: PartValue): string {
  switch (value.kind) {
    case 'text':
      return jsonString(value.text)
    case 'list':
      return `[${value.items.map(jsonString).join(',')}]`
    case 'json':
      return minifyJson(value.text)
    case 'joined':
      return jsonString(value.members.join(','))
    case 'integer':
      return value.digits
  }
}
