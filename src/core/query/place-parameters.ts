import { isPartInBody, isMovablePart, joinsLists, type Conventions } from './conventions.ts'
import { renderFilterKey } from './filter-key.ts'
import { asBodyValue } from './filter-values.ts'
import { readFlatFields } from './flat-fields.ts'
import {
  emptyForm,
  isEmptyValue,
  type ExtraRow,
  type FieldsRow,
  type FilterRow,
  type ParameterValue,
  type SortCriterion,
} from './form.ts'
import {
  isNameList,
  hasOwnField,
  isParameterPath,
  renderParameterName,
  isTokenName,
  type GivenParameter,
  splitSort,
} from './parameter-name.ts'
import type { LeftOut, LeftOutReason, Reading, ReadingNote } from './reading.ts'

type Placement =
  | { kind: 'q'; text: string }
  | { kind: 'filter'; row: FilterRow }
  | { kind: 'include'; names: readonly string[] }
  | { kind: 'fields'; rows: readonly FieldsRow[] }
  | { kind: 'sort'; criteria: readonly SortCriterion[] }
  | { kind: 'page'; member: 'size' | 'number'; text: string }
  | { kind: 'extra'; row: ExtraRow }
  | { kind: 'token'; token: string }
  | { kind: 'left-out'; reason: LeftOutReason }

/** Assigns each parameter to its form field, to the extra parameters, or to `leftOut`; the endpoint stays empty. */
export function placeParameters(
  given: readonly GivenParameter[],
  method: 'GET' | 'POST',
  conventions: Conventions,
): Reading {
  const lastIndexOfPath = new Map(
    given.flatMap(({ path, isBare }, index) => (isBare ? [] : [[JSON.stringify(path), index]])),
  )
  const placed = given.map((parameter, index) => {
    const placement: Placement =
      parameter.isRepeated ||
      (!parameter.isBare && lastIndexOfPath.get(JSON.stringify(parameter.path)) !== index)
        ? { kind: 'left-out', reason: 'repeated' }
        : placeParameter(asSentFromForm(parameter, method, conventions), conventions)
    return { parameter, placement }
  })
  const placementsOf = <K extends Placement['kind']>(kind: K) =>
    placed.flatMap(({ placement }) => (isKind(placement, kind) ? [placement] : []))
  const pageText = (member: 'size' | 'number') =>
    placementsOf('page').find((page) => page.member === member)?.text ?? ''

  const tokens = placed.filter(({ placement }) => placement.kind === 'token')
  return {
    form: {
      ...emptyForm,
      method,
      q: placementsOf('q')[0]?.text ?? '',
      filters: placementsOf('filter').map(({ row }) => row),
      include: placementsOf('include').flatMap(({ names }) => names),
      fields: placementsOf('fields').flatMap(({ rows }) => rows),
      sort: placementsOf('sort').flatMap(({ criteria }) => criteria),
      pageSize: pageText('size'),
      pageNumber: pageText('number'),
      extra: placementsOf('extra').map(({ row }) => row),
    },
    token: placementsOf('token')[0]?.token ?? null,
    leftOut: [
      ...placed.flatMap(({ parameter, placement }): LeftOut[] =>
        placement.kind === 'left-out'
          ? [{ what: showWithoutToken(parameter), reason: placement.reason }]
          : [],
      ),
      ...tokens.slice(1).map(({ parameter }): LeftOut => ({
        what: showWithoutToken(parameter),
        reason: 'second-token',
      })),
    ],
    notes: placed.flatMap(({ parameter, placement }): ReadingNote[] => {
      const name = renderParameterName(parameter.path)
      return [
        ...(isWrittenDifferently(parameter, placement, method, conventions)
          ? [{ kind: 'written-differently' as const, name, ...shapeOf(parameter) }]
          : []),
        ...noteEncoding(parameter, placement),
        ...noteShape(parameter, placement),
        ...noteFieldsList(parameter, placement),
      ]
    }),
  }
}

function noteEncoding({ path, encoding }: GivenParameter, { kind }: Placement): ReadingNote[] {
  if (encoding === 'utf-8' || encoding === 'unknown' || kind === 'left-out') return []
  // A token is stored unchanged.
  return kind === 'token' ? [] : [{ kind: encoding, name: renderParameterName(path) }]
}

/** Notes values of the wrong shape that were probably meant to do something or that a server may reject. */
function noteShape({ path, value }: GivenParameter, placement: Placement): ReadingNote[] {
  if (placement.kind !== 'left-out' || path.length !== 1) return []
  const [name = ''] = path
  if (placement.reason === 'empty' && value.kind === 'text' && isNameList(name))
    return [{ kind: 'empty-text', name }]
  if (placement.reason !== 'no-place' || (name !== 'filter' && name !== 'page')) return []
  const text = value.kind === 'list' ? '' : value.text
  return text === '' ? [] : [{ kind: 'text-for-object', name, text }]
}

/** Notes a `fields` list for the root item, for which the form has no field. */
const noteFieldsList = (
  { path: [name = ''] }: GivenParameter,
  { kind }: Placement,
): ReadingNote[] => (name === 'fields' && kind === 'extra' ? [{ kind: 'kept-as-extra', name }] : [])

/** Keeps a JSON array from a body as an array if the form also sends this parameter in the body. */
function asSentFromForm(
  parameter: GivenParameter,
  method: 'GET' | 'POST',
  conventions: Conventions,
): GivenParameter {
  const { path, value, source } = parameter
  const hasFixedField = hasOwnField(path, conventions) && path[0] !== 'filter'
  const isSentInBody =
    method === 'POST' && (path[0] === 'filter' || isPartInBody('extra', conventions))
  return source === 'body' && isSentInBody && !hasFixedField
    ? { ...parameter, value: asBodyValue(value, conventions) }
    : parameter
}

const isKind = <K extends Placement['kind']>(
  placement: Placement,
  kind: K,
): placement is Extract<Placement, { kind: K }> => placement.kind === kind

const showWithoutToken = ({ path, shown }: GivenParameter): string =>
  isTokenName(path[0] ?? '') ? `${renderParameterName(path)}=•••` : shown

function placeParameter(given: GivenParameter, conventions: Conventions): Placement {
  const { path, value } = given
  const [first = '', second = ''] = path
  if (given.isBare) return { kind: 'left-out', reason: 'bare' }
  if (given.encoding === 'unknown') return { kind: 'left-out', reason: 'encoding' }
  if (isTokenName(first)) return path.length === 1 ? placeToken(value) : noPlace
  if (!isParameterPath(path)) return { kind: 'left-out', reason: 'no-place' }
  if (first === 'filter' && path.length > 1) return placeFilter(path.slice(1), value)
  if (first === 'page' && path.length === 2 && (second === 'size' || second === 'number'))
    return placePage(second, value)
  if (first === 'fields' && path.length <= 2) return placeFields(second, value, conventions)
  if (hasOwnField(path, conventions))
    return path.length === 1 ? placeList(first, value) : placeMember(first, path.slice(1), value)
  return { kind: 'extra', row: { name: renderParameterName(path), value } }
}

const noPlace: Placement = { kind: 'left-out', reason: 'no-place' }
const empty: Placement = { kind: 'left-out', reason: 'empty' }

function placeToken(value: ParameterValue): Placement {
  if (value.kind !== 'text') return noPlace
  return value.text === '' ? empty : { kind: 'token', token: value.text }
}

function placeFilter(path: readonly string[], value: ParameterValue): Placement {
  if (path.length > 1 || path[0] !== 'q')
    return { kind: 'filter', row: { key: renderFilterKey(path), value } }
  if (value.kind !== 'text') return isEmptyJson(value) ? empty : noPlace
  return value.text === '' ? empty : { kind: 'q', text: value.text }
}

const isEmptyJson = (value: ParameterValue): boolean =>
  value.kind === 'json' && /^(""|\[\]|\{\}|null)$/.test(value.text)

function placePage(member: 'size' | 'number', value: ParameterValue): Placement {
  if (value.kind === 'list') return noPlace
  if (value.text === '' || isEmptyJson(value)) return empty
  // `true` or an object cannot be corrected in a number field.
  if (value.kind === 'json' && !/^-?\d/.test(value.text)) return noPlace
  return { kind: 'page', member, text: value.text }
}

function placeFields(relation: string, value: ParameterValue, conventions: Conventions): Placement {
  const attributes = readNames(value)
  if (attributes === null) return isEmptyJson(value) ? empty : noPlace
  if (relation === '' && conventions.fields === 'per-relation')
    return isEmptyValue(value) ? empty : { kind: 'extra', row: { name: 'fields', value } }
  if (attributes.length === 0) return empty
  if (relation === '') return { kind: 'fields', rows: readFlatFields(attributes) }
  const row = { relation, attributes }
  return {
    kind: 'fields',
    rows:
      conventions.fields === 'flat-list'
        ? readFlatFields(attributes.map((name) => `${relation}.${name}`))
        : [row],
  }
}

function placeList(name: string, value: ParameterValue): Placement {
  if (name !== 'include' && name !== 'sort') return isEmptyJson(value) ? empty : noPlace
  if (isEmptyJson(value)) return empty
  if (value.kind === 'json') return noPlace
  if (name === 'include') {
    const names = readNames(value) ?? []
    return names.length === 0 ? empty : { kind: 'include', names }
  }
  const text = value.kind === 'list' ? value.items.join(',') : value.text
  const criteria = splitSort(text).filter((part) => part !== '')
  return criteria.length === 0 ? empty : { kind: 'sort', criteria: criteria.map(readCriterion) }
}

/** Reads names written as keys: `include[image]=1`, `{"sort":{"name":"desc"}}`. */
function placeMember(name: string, path: readonly string[], value: ParameterValue): Placement {
  const text = value.kind === 'list' ? null : value.text
  if (name === 'include' && text !== null && /^(1|true|\{\}|\[\]|)$/.test(text))
    return { kind: 'include', names: [path.join('.')] }
  if (name !== 'sort' || text === null || !/^(asc|desc)(ending)?$/i.test(text)) return noPlace
  const direction = /^desc/i.test(text) ? 'descending' : 'ascending'
  return { kind: 'sort', criteria: [{ attribute: path.join('.'), direction }] }
}

const readCriterion = (text: string): SortCriterion =>
  text.startsWith('-')
    ? { attribute: text.slice(1), direction: 'descending' }
    : { attribute: text, direction: 'ascending' }

/** The names of a comma-separated list; null for JSON values. */
function readNames(value: ParameterValue): string[] | null {
  if (value.kind === 'json') return null
  const text = value.kind === 'list' ? value.items.join(',') : value.text
  return text.split(',').filter((name) => name !== '')
}

/** The shape, if it is a list or an object where the form sends one text. */
function shapeOf({ path, value }: GivenParameter): { shape?: 'list' | 'object' } {
  if (!isNameList(path[0] ?? '')) return {}
  if (path.length > 1) return { shape: 'object' }
  return value.kind === 'list' ? { shape: 'list' } : {}
}

/** True if the form's own request writes the parameter in another way or place. */
function isWrittenDifferently(
  { path, value, source }: GivenParameter,
  placement: Placement,
  method: 'GET' | 'POST',
  conventions: Conventions,
): boolean {
  if (placement.kind === 'left-out' || placement.kind === 'token') return false
  const isExpectedInBody =
    method === 'POST' &&
    (!isMovablePart(placement.kind) || isPartInBody(placement.kind, conventions))
  if ((source === 'body') !== isExpectedInBody) return true
  switch (placement.kind) {
    case 'include':
    case 'sort':
      return value.kind !== 'text' || path.length > 1
    case 'fields':
      return value.kind !== 'text' || (path.length === 1) !== (conventions.fields === 'flat-list')
    case 'page':
      return source === 'body' && value.kind === 'text'
    case 'filter':
    case 'extra':
      return placement.row.value.kind === 'list' && joinsLists(source, conventions)
    case 'q':
      return false
  }
}
