import { hasBrackets } from './parameter-name.ts'
import { groupBy } from '#core/group-by.ts'
import type { Conventions } from './conventions.ts'
import { isEmptyValue, type FieldsRow, type QueryForm, type ParameterValue } from './form.ts'
import type { JsonMember, JsonObject, JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { toWellFormed } from '#core/text/characters.ts'

/**
 * Groups a flat list by relation: `*,image.name,image.author.name` lists `*` for the root item, `name` for
 * `image` and `name` for `image.author`. Rows follow the first appearance of their relation.
 */
export function readFlatFields(list: readonly string[]): FieldsRow[] {
  const rows = groupBy(list.map(splitAtLastDot), ([relation]) => relation)
  return Array.from(rows, ([relation, paths]) => ({
    relation,
    attributes: paths.map(([, attribute]) => attribute),
  }))
}

/** The inverse: each attribute prefixed with its relation. */
export const renderFlatFields = (rows: readonly FieldsRow[]): string[] =>
  rows.flatMap(({ relation, attributes }) =>
    attributes.map((name) => (relation === '' ? name : `${relation}.${name}`)),
  )

/** Adds `*` for the item itself, because one flat list drops everything that it does not name. */
export const withWholeItem = (rows: readonly FieldsRow[]): readonly FieldsRow[] =>
  rows.some(({ relation }) => relation === '')
    ? rows
    : [{ relation: '', attributes: ['*'] }, ...rows]

/** The times of an item, which CORE sends only where they are named (datacycle-core.md 2.3). */
export const coreStamps: readonly string[] = ['dct:modified', 'dct:created', 'dc:touched']

/**
 * The fields of a form with those of the names that CORE would not send otherwise, beside all that it sends now.
 * Unchanged if the form has its `fields` in the extra parameters, or the connection writes one list per relation, in
 * which CORE ignores names.
 */
export function withNamedOnly(
  form: Pick<QueryForm, 'fields' | 'extra'>,
  names: readonly string[],
  conventions: Pick<Conventions, 'fields'>,
): readonly FieldsRow[] {
  if (conventions.fields !== 'flat-list') return form.fields
  const requested = requestedFields(form).filter((path) => path !== '')
  const added = names.filter((name) => coreStamps.includes(name) && !requested.includes(name))
  if (added.length === 0 || fieldsInExtra(form).length > 0) return form.fields
  const others = form.fields.filter(({ relation }) => relation !== '')
  const own = form.fields.flatMap(({ relation, attributes }) =>
    relation === '' ? attributes.filter((name) => name !== '') : [],
  )
  const before = requested.length === 0 ? ['*'] : own
  return [{ relation: '', attributes: [...before, ...added] }, ...others]
}

/** The fields without names that `withNamedOnly` added to all attributes: what is asked no more is not requested. */
export const withoutNamedOnly = (
  fields: readonly FieldsRow[],
  names: readonly string[],
): readonly FieldsRow[] =>
  fields.flatMap((row) => {
    const { relation, attributes } = row
    if (relation !== '' || attributes[0] !== '*' || names.length === 0) return [row]
    const kept = attributes.filter((name) => !coreStamps.includes(name) || !names.includes(name))
    return kept.length === 1 ? [] : [{ relation, attributes: kept }]
  })

/** The paths of the extra parameter `fields`; empty without one. */
export const fieldsInExtra = ({ extra }: Pick<QueryForm, 'extra'>): string[] =>
  extra.flatMap(({ name, value }) => {
    if (name !== 'fields' || isEmptyValue(value)) return []
    const text = value.kind === 'list' ? value.items.join(',') : value.text
    return text.split(',').filter((path) => path !== '')
  })

/** The paths of all attributes that a form asks for; empty if it asks for all. */
const requestedFields = (form: Pick<QueryForm, 'fields' | 'extra'>): string[] => [
  ...renderFlatFields(form.fields),
  ...fieldsInExtra(form),
]

/**
 * As `requestedFields`, plus `relation.*` for each included relation of which `fields` names no attribute: the
 * server returns those in full (datacycle-core.md 2.3).
 */
export function loadedFields(form: Pick<QueryForm, 'fields' | 'extra' | 'include'>): string[] {
  const fields = requestedFields(form)
  if (fields.length === 0) return []
  const whole = form.include
    .flatMap(withThoseBefore)
    .filter(
      (relation) => relation !== '' && !fields.some((path) => path.startsWith(`${relation}.`)),
    )
  return [...fields, ...new Set(whole.map((relation) => `${relation}.*`))]
}

/** `image.author` includes `image` as well. */
const withThoseBefore = (relation: string): string[] => {
  const steps = relation.split('.')
  return steps.map((_, at) => steps.slice(0, at + 1).join('.'))
}

/** True if a form includes a relation but requests only some of its attributes, which a linked item may lack. */
export const limitsDetails = (
  form: Pick<QueryForm, 'fields' | 'extra' | 'include'>,
  relation: string,
): boolean =>
  form.include.includes(relation) &&
  requestedFields(form).some((path) => path.startsWith(`${relation}.`)) &&
  !requestedFields(form).includes(`${relation}.*`)

/** True if a form restricts the attributes, which names beside `*` do not. */
export function restrictsAttributes(form: Pick<QueryForm, 'fields' | 'extra'>): boolean {
  const fields = requestedFields(form)
  return fields.some((path) => path.includes('.')) || (fields.length > 0 && !fields.includes('*'))
}

/** A leading or trailing dot does not split, and a relation name has no brackets. */
function splitAtLastDot(path: string): [relation: string, attribute: string] {
  const dot = path.lastIndexOf('.')
  const relation = path.slice(0, Math.max(dot, 0))
  return relation === '' || dot === path.length - 1 || hasBrackets(relation)
    ? ['', path]
    : [relation, path.slice(dot + 1)]
}

export interface JsonLeaf {
  path: readonly string[]
  value: ParameterValue
}

/** Deeper objects stay JSON text; no real filter is that deep. */
const maxDepth = 16

/**
 * Flattens nested objects into paths with values, in order.
 *
 * An object that paths cannot express exactly (empty, repeated name, name that is empty or has brackets) is
 * one JSON value. Numbers keep their source text.
 */
export function flattenJson(value: JsonValue, path: readonly string[]): JsonLeaf[] {
  if (value.kind !== 'object' || path.length >= maxDepth || !isExpressibleByPaths(value))
    return [{ path, value: readParameterValue(value) }]
  return value.members.flatMap((member) => flattenJson(member.value, [...path, member.name]))
}

/** A string or list of strings if possible, otherwise the exact JSON text. */
function readParameterValue(value: JsonValue): ParameterValue {
  if (value.kind === 'string' && isExpressible(value.value))
    return { kind: 'text', text: value.value }
  if (value.kind === 'array' && value.items.length > 0) {
    const items = value.items.flatMap((item) =>
      item.kind === 'string' && isExpressible(item.value) ? [item.value] : [],
    )
    if (items.length === value.items.length) return { kind: 'list', items }
  }
  return { kind: 'json', text: renderJson(value, { indent: null }) }
}

const isExpressibleByPaths = ({ members }: JsonObject): boolean =>
  members.length > 0 && members.every(isPathSegment) && !hasRepeatedName(members)

const isPathSegment = ({ name }: JsonMember): boolean => isExpressible(name) && !hasBrackets(name)

const hasRepeatedName = (members: readonly JsonMember[]): boolean =>
  new Set(members.map(({ name }) => name)).size < members.length

/** The form does not send empty texts, and lone surrogates are replaced when sent. */
const isExpressible = (text: string): boolean => text !== '' && toWellFormed(text) === text
