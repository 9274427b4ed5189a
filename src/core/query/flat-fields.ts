import { isEmptyValue, type FieldsRow, type QueryForm } from './form.ts'

/**
 * The rows of one flat list: `*,image.name,image.author.name` lists `*` for the item itself, `name`
 * for `image` and `name` for `image.author`. Rows stand in the order in which their relation comes up.
 */
export function readFlatFields(list: readonly string[]): FieldsRow[] {
  const rows = new Map<string, string[]>()
  for (const path of list) {
    const [relation, attribute] = splitAtLastDot(path)
    const attributes = rows.get(relation)
    if (attributes) attributes.push(attribute)
    else rows.set(relation, [attribute])
  }
  return [...rows].map(([relation, attributes]) => ({ relation, attributes }))
}

/** The inverse: every attribute with its relation in front. */
export const renderFlatFields = (rows: readonly FieldsRow[]): string[] =>
  rows.flatMap(({ relation, attributes }) =>
    attributes.map((name) => (relation === '' ? name : `${relation}.${name}`)),
  )

/** The list over the item that a form holds as an extra parameter; empty where it holds none. */
export const listedFields = ({ extra }: Pick<QueryForm, 'extra'>): string[] =>
  extra.flatMap(({ name, value }) => {
    if (name !== 'fields' || isEmptyValue(value)) return []
    const text = value.kind === 'list' ? value.items.join(',') : value.text
    return text.split(',').filter((path) => path !== '')
  })

/** Whether a form asks for a part of the attributes only. */
export const namesFields = (form: Pick<QueryForm, 'fields' | 'extra'>): boolean =>
  form.fields.length > 0 || listedFields(form).length > 0

/** A dot at either end divides nothing, and what has brackets is no relation's name. */
function splitAtLastDot(path: string): [relation: string, attribute: string] {
  const dot = path.lastIndexOf('.')
  const relation = path.slice(0, Math.max(dot, 0))
  return relation === '' || dot === path.length - 1 || /[[\]]/.test(relation)
    ? ['', path]
    : [relation, path.slice(dot + 1)]
}
