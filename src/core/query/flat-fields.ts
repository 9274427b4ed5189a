import { groupBy } from '#core/group-by.ts'
import { isEmptyValue, type FieldsRow, type QueryForm } from './form.ts'

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
  const whole = form.include.filter(
    (relation) => relation !== '' && !fields.some((path) => path.startsWith(`${relation}.`)),
  )
  return [...fields, ...whole.map((relation) => `${relation}.*`)]
}

/** True if a form includes a relation but requests only some of its attributes, which a linked item may lack. */
export const limitsDetails = (
  form: Pick<QueryForm, 'fields' | 'extra' | 'include'>,
  relation: string,
): boolean =>
  form.include.includes(relation) &&
  requestedFields(form).some((path) => path.startsWith(`${relation}.`)) &&
  !requestedFields(form).includes(`${relation}.*`)

/** True if a form restricts the attributes. */
export const restrictsAttributes = (form: Pick<QueryForm, 'fields' | 'extra'>): boolean =>
  requestedFields(form).length > 0

/** A leading or trailing dot does not split, and a relation name has no brackets. */
function splitAtLastDot(path: string): [relation: string, attribute: string] {
  const dot = path.lastIndexOf('.')
  const relation = path.slice(0, Math.max(dot, 0))
  return relation === '' || dot === path.length - 1 || /[[\]]/.test(relation)
    ? ['', path]
    : [relation, path.slice(dot + 1)]
}
