import type { Conventions } from './conventions.ts'
import type { FilterDefinition } from './filter-definition.ts'
import { joinOperator, readValues, allowsAlternatives, readAlternatives } from './filter-values.ts'
import { findDefinition } from './filter-key.ts'
import {
  pruneForm,
  type Method,
  type RelativeDate,
  type SortCriterion,
  type StoredFilterRow,
  type StoredForm,
  isEmptyValue,
  type ParameterValue,
  type StoredValue,
} from './form.ts'
import { nonEmpty, type NameOfValue } from './value-names.ts'

/** A part of a query as data; its text comes from i18n. */
export type QueryClause =
  | {
      kind: 'endpoint'
      name: string
      /** The endpoint's display name. */
      title: string | null
      method: Method
    }
  | { kind: 'full-text'; text: string }
  | {
      kind: 'filter'
      key: string
      /** The filter definition's label, or the key itself. */
      label: string
      /** Outer list: the filter's values. Inner list: alternatives, any one of which matches. */
      values: readonly (readonly DescribedValue[])[]
      /** The operator between several values. */
      join: 'AND' | 'OR' | null
    }
  | { kind: 'include'; relations: readonly string[] }
  | {
      kind: 'fields'
      /** null for the root item. */
      relation: string | null
      attributes: readonly string[]
    }
  /** `ignored`: criteria that the server does not apply (conventions). */
  | { kind: 'sort'; criteria: readonly SortCriterion[]; ignored: readonly SortCriterion[] }
  /** null means the server's default (api.md 4.5). */
  | { kind: 'page'; size: string | null; number: string | null }
  | { kind: 'extra'; name: string; values: readonly string[] }

export type DescribedValue = { kind: 'text'; value: string; label: string | null } | RelativeDate

/** Look-ups of display names; null if there is none. */
export interface QueryNames {
  nameOfValue: NameOfValue
  endpointLabelOf: (endpoint: string) => string | null
}

/**
 * Describes a query as clauses, in the order of the request. Filters are combined with AND (api.md 4.3.1).
 * Empty inputs are skipped; `checkForm` reports problems.
 */
export function describeQuery(
  form: StoredForm,
  conventions: Conventions,
  definitions: readonly FilterDefinition[],
  { nameOfValue, endpointLabelOf }: QueryNames,
): QueryClause[] {
  const { endpoint, method, q, filters, include, fields, sort, pageSize, pageNumber, extra } =
    pruneForm(form)
  const clauses: QueryClause[] = []
  if (endpoint !== '') {
    clauses.push({ kind: 'endpoint', name: endpoint, title: endpointLabelOf(endpoint), method })
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
  { key, value }: StoredFilterRow,
  conventions: Conventions,
  definitions: readonly FilterDefinition[],
  nameOfValue: NameOfValue,
): QueryClause {
  const definition = findDefinition(definitions, key)
  const label = nonEmpty(definition?.label) ?? key
  if (value.kind === 'relative') {
    return { kind: 'filter', key, label, values: [[value]], join: null }
  }
  const splitsAlternatives = allowsAlternatives(definition, value, conventions)
  const describe = (one: string): DescribedValue => ({
    kind: 'text',
    value: one,
    label: nameOfValue(key, one),
  })
  return {
    kind: 'filter',
    key,
    label,
    values: readValues(definition, value).map((item) =>
      (splitsAlternatives ? readAlternatives(item) : [item]).map(describe),
    ),
    join: joinOperator(key, definition, value, conventions),
  }
}

/** How the parts of a query are written. */
export interface FormWords {
  /** Puts the full text in the quotes of a language. */
  quote: (text: string) => string
  /** Stands between the parts. */
  separator: string
  /** Names an attribute or relation. */
  nameOf: (name: string) => string
  nameOfFilter: (key: string) => string
  nameOfSort: (attribute: string) => string
  /** Writes a value of a filter or another parameter, such as a day or a category. */
  sayValue: (text: string, key: string) => string
  /** Writes another parameter, such as `language=en`. */
  sayParameter: (name: string, value: string) => string
  /** Writes a relative date, such as `30 days ago`. */
  sayRelative: (date: RelativeDate) => string
}

/** A query in one line, for lists: `“text” category=music,market +location`. */
export function describeForm(form: StoredForm, words: FormWords): string {
  const { q, filters, include, sort, extra, pageNumber } = pruneForm(form)
  const render = (value: StoredValue, key: string) =>
    value.kind === 'relative'
      ? words.sayRelative(value)
      : valuesOf(value)
          .map((text) => words.sayValue(text, key))
          .join(',')
  return [
    ...(q === '' ? [] : [words.quote(q)]),
    ...filters.map(({ key, value }) => {
      const name = words.nameOfFilter(key)
      return `${name}${name === key ? '=' : ': '}${render(value, key)}`
    }),
    ...include.map((relation) => `+${words.nameOf(relation)}`),
    ...sort.map(
      ({ attribute, direction }) =>
        (direction === 'ascending' ? '↑' : '↓') + words.nameOfSort(attribute),
    ),
    ...extra.map(({ name, value }) => words.sayParameter(name, render(value, name))),
    ...(pageNumber === '' || pageNumber === '1' ? [] : [`#${pageNumber}`]),
  ].join(words.separator)
}

function valuesOf(value: ParameterValue): readonly string[] {
  if (isEmptyValue(value)) return []
  return value.kind === 'list' ? value.items : [value.text]
}

/** One difference between two queries: a clause of the current one, or one that is gone. */
export interface QueryChange {
  kind: 'now' | 'gone'
  clause: QueryClause
}

/** The clauses that only one of two queries has; `gone` only if no clause of the same subject replaces it. */
export function listChanges(
  before: readonly QueryClause[],
  now: readonly QueryClause[],
): QueryChange[] {
  const added = missingFrom(before, now)
  const replaced = new Set(added.map(subjectOf))
  return [
    ...added.map((clause) => ({ kind: 'now' as const, clause })),
    ...missingFrom(now, before)
      .filter((clause) => !replaced.has(subjectOf(clause)))
      .map((clause) => ({ kind: 'gone' as const, clause })),
  ]
}

function missingFrom(
  list: readonly QueryClause[],
  candidates: readonly QueryClause[],
): QueryClause[] {
  const known = new Set(list.map((clause) => JSON.stringify(clause)))
  return candidates.filter((clause) => !known.has(JSON.stringify(clause)))
}

/** What a clause is about, such as a filter key. */
function subjectOf(clause: QueryClause): string {
  switch (clause.kind) {
    case 'filter':
      return `filter ${clause.key}`
    case 'fields':
      return `fields ${clause.relation ?? ''}`
    case 'extra':
      return `extra ${clause.name}`
    case 'endpoint':
    case 'full-text':
    case 'include':
    case 'sort':
    case 'page':
      return clause.kind
  }
}
