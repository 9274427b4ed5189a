import { hasAlternatives, readAlternatives } from './alternatives.ts'
import type { Conventions } from './conventions.ts'
import type { FilterDefinition } from './filter-definition.ts'
import { joinWord, readValues } from './filter-values.ts'
import { findDefinition } from './find-definition.ts'
import {
  pruneForm,
  type FilterRow,
  type Method,
  type QueryForm,
  type SortCriterion,
} from './form.ts'
import type { NameOfValue } from './value-names.ts'

/** One statement of a query, for people: the words around it stand in the page's messages. */
export type QueryClause =
  | {
      kind: 'endpoint'
      name: string
      /** What people call it; null where nobody knows. */
      title: string | null
      method: Method
    }
  | { kind: 'full-text'; text: string }
  | {
      kind: 'filter'
      key: string
      /** What people call the key; the key itself where nobody gave it a name. */
      label: string
      /** Each of them in turn those of which one is enough. */
      values: readonly (readonly DescribedValue[])[]
      /** The word between several values. */
      join: 'AND' | 'OR' | null
    }
  | { kind: 'include'; relations: readonly string[] }
  | {
      kind: 'fields'
      /** null: the item itself. */
      relation: string | null
      attributes: readonly string[]
    }
  /** `ignored`: further criteria that the instance does not apply (conventions). */
  | { kind: 'sort'; criteria: readonly SortCriterion[]; ignored: readonly SortCriterion[] }
  /** null: the instance's own default (api.md 4.5). */
  | { kind: 'page'; size: string | null; number: string | null }
  | { kind: 'extra'; name: string; values: readonly string[] }

export interface DescribedValue {
  value: string
  /** What people call it; null where nobody knows. */
  label: string | null
}

/** What people call the things that a query names. */
export interface QueryNames {
  nameOfValue: NameOfValue
  /** Of an endpoint. */
  titleOf: (endpoint: string) => string | null
}

/**
 * What a query asks for, statement by statement, in the order of the request. Several filters all apply
 * (api.md 4.3.1). Empty inputs say nothing; problems of the form are checkForm's matter.
 */
export function describeQuery(
  form: QueryForm,
  conventions: Conventions,
  definitions: readonly FilterDefinition[],
  { nameOfValue, titleOf }: QueryNames,
): QueryClause[] {
  const { endpoint, method, q, filters, include, fields, sort, pageSize, pageNumber, extra } =
    pruneForm(form)
  const clauses: QueryClause[] = []
  if (endpoint !== '') {
    clauses.push({ kind: 'endpoint', name: endpoint, title: titleOf(endpoint), method })
  }
  if (q !== '') clauses.push({ kind: 'full-text', text: q })
  clauses.push(...filters.map((row) => describeFilter(row, conventions, definitions, nameOfValue)))
  if (include.length > 0) clauses.push({ kind: 'include', relations: include })
  for (const { relation, attributes } of fields)
    clauses.push({ kind: 'fields', relation: relation === '' ? null : relation, attributes })
  if (sort.length > 0) {
    const applied = conventions.sortCriteria === 'first' ? 1 : sort.length
    const criteria = sort.slice(0, applied)
    clauses.push({ kind: 'sort', criteria, ignored: sort.slice(applied) })
  }
  if (pageSize !== '' || pageNumber !== '')
    clauses.push({ kind: 'page', size: nonEmpty(pageSize), number: nonEmpty(pageNumber) })
  for (const { name, value } of extra)
    clauses.push({ kind: 'extra', name, values: readValues(null, value) })
  return clauses
}

function describeFilter(
  { key, value }: FilterRow,
  conventions: Conventions,
  definitions: readonly FilterDefinition[],
  nameOfValue: NameOfValue,
): QueryClause {
  const definition = findDefinition(definitions, key)
  const needsChoice = hasAlternatives(definition, value, conventions)
  const describe = (one: string) => ({ value: one, label: nameOfValue(key, one) })
  return {
    kind: 'filter',
    key,
    label: nonEmpty(definition?.label) ?? key,
    values: readValues(definition, value).map((item) =>
      (needsChoice ? readAlternatives(item) : [item]).map(describe),
    ),
    join: joinWord(key, definition, value, conventions),
  }
}

const nonEmpty = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text
