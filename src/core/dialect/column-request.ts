import type { ItemColumn, ColumnPath } from '#core/content/item-columns.ts'
import { isItemLinkPath } from '#core/content/item-link.ts'
import { linkKinds } from '#core/content/value-kind.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { readFlatFields } from '#core/query/flat-fields.ts'
import type { FieldsRow, QueryForm } from '#core/query/form.ts'
import { readSortKey } from './sort-key.ts'

type KnownColumn = Pick<ItemColumn, 'path' | 'kinds'>

export interface ColumnRequest {
  include: string[]
  fields: FieldsRow[]
  /** Columns that cannot be written in `fields`: their names contain dots, commas or brackets. */
  unnameable: readonly ColumnPath[]
  /**
   * True on CORE, where `fields` also restricts the item's own attributes (datacycle-core.md 2.3); by api.md
   * 4.4 it restricts relations only.
   */
  limitsItem: boolean
}

/**
 * Plans `include` and `fields` for the shown columns and as little else as possible. `known` lists the
 * observed columns. A relation that is shown itself and already included stays included as it is: in full, or with
 * the attributes that `fields` asks of it. `@id` and `@type` are always sent.
 */
export function planColumnRequest(
  columns: readonly ColumnPath[],
  known: readonly KnownColumn[],
  form: Pick<QueryForm, 'include' | 'fields'>,
  conventions: Pick<Conventions, 'fields'>,
): ColumnRequest {
  const shown = columns.filter((path) => !isItemLinkPath(path))
  const relations = new Set(known.filter(isRelation).map(({ path }) => path.join('.')))
  const isIncluded = (path: ColumnPath) =>
    relations.has(path.join('.')) && form.include.includes(path.join('.'))
  const limitedTo = (path: ColumnPath): ColumnPath[] =>
    form.fields
      .filter(
        ({ relation, attributes }) => relation === path.join('.') && !attributes.includes('*'),
      )
      .flatMap(({ attributes }) => attributes.map((name) => [...path, ...name.split('.')]))
  const included = shown.filter((path) => isNameable(path) && isIncluded(path))
  const outerRelations = included.filter((path) => limitedTo(path).length === 0)
  // A relation in full has the relations in it as IDs only.
  const innerRelations = shown.flatMap((path) =>
    outerRelations.flatMap((holder) =>
      !isWithin(path, holder)
        ? []
        : path
            .slice(holder.length, -1)
            .map((_, at) => path.slice(0, holder.length + at + 1))
            .filter((inner) => relations.has(inner.join('.'))),
    ),
  )
  const fullRelations = [...outerRelations, ...innerRelations]
  const rest = [
    ...shown.filter((path) => isNameable(path) && !included.includes(path)),
    ...included.flatMap(limitedTo),
  ].filter((path) => !fullRelations.some((holder) => isWithin(path, holder)))
  const unnameable = shown.filter((path) => !isNameable(path))
  if (conventions.fields !== 'flat-list')
    return { ...rowsOfRelations(rest, fullRelations, relations), unnameable, limitsItem: false }
  const include = [...new Set(fullRelations.map((path) => path.join('.')))]
  return {
    include,
    fields: flatRows(rest, outermost(outerRelations), relations),
    unnameable,
    limitsItem: true,
  }
}

const isRelation = ({ kinds }: KnownColumn): boolean =>
  kinds.some(({ kind }) => linkKinds.includes(kind))

const isNameable = (path: ColumnPath): boolean =>
  path.every((name) => name !== '' && !/[.,[\]]/.test(name))

const isWithin = (path: ColumnPath, holder: ColumnPath): boolean =>
  path.length >= holder.length && holder.every((name, at) => path[at] === name)

/** What is named inside of a relation limits it (datacycle-core.md 2.3). */
const outermost = (paths: readonly ColumnPath[]): ColumnPath[] =>
  paths.filter((path) => !paths.some((other) => other !== path && isWithin(path, other)))

const isAlwaysSent = (name: string | undefined): boolean => name === '@id' || name === '@type'

/** One flat list: a path resolves its relations; a relation's own name gives ID and type only. */
function flatRows(
  rest: readonly ColumnPath[],
  fullRelations: readonly ColumnPath[],
  relations: ReadonlySet<string>,
): FieldsRow[] {
  const pathToRequest = (path: ColumnPath): ColumnPath => {
    const holder = path.slice(0, -1)
    const isRootOrRelation = holder.length === 0 || relations.has(holder.join('.'))
    return isAlwaysSent(path.at(-1)) && isRootOrRelation ? holder : path
  }
  const paths = new Set(
    [...fullRelations, ...rest.map(pathToRequest)].map((path) => path.join('.')),
  )
  paths.delete('')
  // Relations that a longer path resolves are not listed.
  const needed = [...paths].filter(
    (path) => ![...paths].some((other) => other.startsWith(`${path}.`)),
  )
  return readFlatFields(needed.length === 0 ? ['@id'] : needed)
}

/** Includes each relation on a path, restricted to the needed attributes. */
function rowsOfRelations(
  rest: readonly ColumnPath[],
  fullRelations: readonly ColumnPath[],
  relations: ReadonlySet<string>,
): Pick<ColumnRequest, 'include' | 'fields'> {
  const rows = new Map<string, Set<string>>()
  for (const path of rest) {
    for (let depth = 1; depth < path.length; depth += 1) {
      const relation = path.slice(0, depth).join('.')
      const next = path[depth]
      // `@id` and `@type` need no include.
      if (next === undefined || isAlwaysSent(next)) break
      // Embedded parts are not relations, but may contain some.
      if (!relations.has(relation)) continue
      rows.set(relation, (rows.get(relation) ?? new Set()).add(next))
    }
  }
  for (const path of fullRelations)
    path.forEach((name, depth) => rows.get(path.slice(0, depth).join('.'))?.add(name))
  return {
    include: [...new Set([...fullRelations.map((path) => path.join('.')), ...rows.keys()])],
    fields: Array.from(rows, ([relation, attributes]) => ({
      relation,
      attributes: [...attributes],
    })),
  }
}

/** Whether the server can sort by a column. */
export type ServerSort =
  | { kind: 'known'; key: string }
  | {
      kind: 'refused'
      reason:
        | 'nested'
        /** CORE has a fixed set of sort keys (datacycle-core.md 5). */
        | 'no-key'
        /** Unknown whether the server supports it. */
        | 'not-known'
    }

/** The sortable attributes named in api.md 2.1. */
const documentedKeys = ['startDate', 'created']

/** Checks if a column is a sort key. `obeyed`: keys by which a response was actually sorted. */
export function readServerSort(
  path: ColumnPath,
  known: { isDatacycle: boolean; obeyed: readonly string[] },
): ServerSort {
  const [name, ...nested] = path
  if (name === undefined || nested.length > 0) return { kind: 'refused', reason: 'nested' }
  if (known.obeyed.includes(name)) return { kind: 'known', key: name }
  if (known.isDatacycle)
    return readSortKey(name) === 'usable'
      ? { kind: 'known', key: name }
      : { kind: 'refused', reason: 'no-key' }
  return documentedKeys.includes(name)
    ? { kind: 'known', key: name }
    : { kind: 'refused', reason: 'not-known' }
}

/** The next direction for a sort key: toggles if it is the first key already. */
export function nextDirection({ sort }: QueryForm, key: string): 'ascending' | 'descending' {
  const [first] = sort
  return first?.attribute === key && first.direction === 'ascending' ? 'descending' : 'ascending'
}

/** Returns the form sorted by that key only, at page 1. */
export const sortOnServer = (form: QueryForm, key: string): QueryForm => ({
  ...form,
  sort: [{ attribute: key, direction: nextDirection(form, key) }],
  pageNumber: '',
})
