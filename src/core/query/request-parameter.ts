import { pruneForm, type ExtraRow, type ParameterValue, type QueryForm } from './form.ts'

/**
 * A parameter sent by a query, as named by verdicts, hints and checks. `name` is the name in the form: a
 * filter's key, a relation ('' for the root item), or the name of an extra parameter.
 */
export type RequestParameter =
  | { kind: (typeof singleKinds)[number] }
  | { kind: (typeof namedKinds)[number]; name: string }

/** Kinds that a query has at most once. */
export const singleKinds = ['q', 'sort', 'page.size', 'page.number', 'language'] as const
/** Kinds with several parameters, told apart by their names. */
export const namedKinds = ['filter', 'include', 'fields', 'extra'] as const

export type ParameterKind = RequestParameter['kind']

/** How a form stores the parameters of one kind. */
interface ParameterRules {
  /** Names of the sent parameters; one '' if the kind has no names. */
  names: (form: QueryForm) => readonly string[]
  /** The form's data for one parameter. */
  part: (form: QueryForm, name: string) => unknown
  /** The changes that remove one parameter. */
  drop: (form: QueryForm, name: string) => Partial<QueryForm>
}

const namelessIf = (isSent: boolean): readonly string[] => (isSent ? [''] : [])
const isLanguage = ({ name }: ExtraRow): boolean => name === 'language'

/** In the order of the request (docs/design.md 5). */
const rules: Readonly<Record<ParameterKind, ParameterRules>> = {
  q: {
    names: ({ q }) => namelessIf(q !== ''),
    part: ({ q }) => q,
    drop: () => ({ q: '' }),
  },
  filter: {
    names: ({ filters }) => filters.map(({ key }) => key),
    part: ({ filters }, name) => filters.filter(({ key }) => key === name),
    drop: ({ filters }, name) => ({ filters: filters.filter(({ key }) => key !== name) }),
  },
  include: {
    names: ({ include }) => include,
    part: ({ include }, name) => include.includes(name),
    drop: ({ include }, name) => ({ include: include.filter((one) => one !== name) }),
  },
  fields: {
    names: ({ fields }) => fields.map(({ relation }) => relation),
    part: ({ fields }, name) => fields.filter(({ relation }) => relation === name),
    drop: ({ fields }, name) => ({ fields: fields.filter(({ relation }) => relation !== name) }),
  },
  sort: {
    names: ({ sort }) => namelessIf(sort.length > 0),
    part: ({ sort }) => sort,
    drop: () => ({ sort: [] }),
  },
  'page.size': {
    names: ({ pageSize }) => namelessIf(pageSize !== ''),
    part: ({ pageSize }) => pageSize,
    drop: () => ({ pageSize: '' }),
  },
  'page.number': {
    names: ({ pageNumber }) => namelessIf(pageNumber !== ''),
    part: ({ pageNumber }) => pageNumber,
    drop: () => ({ pageNumber: '' }),
  },
  language: {
    names: ({ extra }) => namelessIf(extra.some(isLanguage)),
    part: ({ extra }) => extra.filter(isLanguage),
    drop: ({ extra }) => ({ extra: extra.filter((row) => !isLanguage(row)) }),
  },
  extra: {
    names: ({ extra }) => extra.filter((row) => !isLanguage(row)).map(({ name }) => name),
    part: ({ extra }, name) => extra.filter((row) => row.name === name),
    drop: ({ extra }, name) => ({ extra: extra.filter((row) => row.name !== name) }),
  },
}

const isNamedKind = (kind: ParameterKind): kind is (typeof namedKinds)[number] =>
  namedKinds.some((named) => named === kind)
const isParameterKind = (text: string): text is ParameterKind => Object.hasOwn(rules, text)

/** The parameters that a form sends, each once, in the order of the request. Empty ones are not sent. */
export function listRequestParameters(form: QueryForm): RequestParameter[] {
  const pruned = pruneForm(form)
  return Object.entries(rules).flatMap(([kind, { names }]): RequestParameter[] => {
    if (!isParameterKind(kind)) return []
    const own = [...new Set(names(pruned))]
    return own.map((name) => (isNamedKind(kind) ? { kind, name } : { kind }))
  })
}

export const parameterOfExtra = (name: string): RequestParameter =>
  name === 'language' ? { kind: 'language' } : { kind: 'extra', name }

/** The parameter's name in the form; '' for kinds without names. */
export const nameInParameter = (parameter: RequestParameter): string =>
  'name' in parameter ? parameter.name : ''

/**
 * A parameter's name in reports and in the attribute `data-parameter`: `q`, `page.size`, `filter.<key>`;
 * `fields.` for the root item.
 */
export const renderParameter = (parameter: RequestParameter): string =>
  'name' in parameter ? `${parameter.kind}.${parameter.name}` : parameter.kind

export const isSameParameter = (one: RequestParameter, other: RequestParameter): boolean =>
  renderParameter(one) === renderParameter(other)

/** True if two forms have the same data for a parameter, so that notes about one apply to the other. */
export function isSameInForms(
  parameter: RequestParameter,
  one: QueryForm,
  other: QueryForm,
): boolean {
  const { part } = rules[parameter.kind]
  const partOf = (form: QueryForm) =>
    JSON.stringify(part(pruneForm(form), nameInParameter(parameter)))
  return partOf(one) === partOf(other)
}

/** The changes that remove a parameter from a form. */
export const dropParameter = (form: QueryForm, parameter: RequestParameter): Partial<QueryForm> =>
  rules[parameter.kind].drop(form, nameInParameter(parameter))

/**
 * The parameters that may make the items of an endpoint fewer, each once. Without the language, which selects the
 * items that the others filter (see `languageOf`).
 */
export function listFiltering(form: QueryForm): RequestParameter[] {
  const { q, filters, extra } = pruneForm(form)
  return [
    ...(q === '' ? [] : [{ kind: 'q' } as const]),
    ...[...new Set(filters.map(({ key }) => key))].map((name): RequestParameter => ({
      kind: 'filter',
      name,
    })),
    ...[...new Set(extra.map(({ name }) => name))]
      .filter((name) => name !== 'language' && !selectsResponseParts(name) && !isPaging(name))
      .map((name): RequestParameter => ({ kind: 'extra', name })),
  ]
}

/** True for parameters that select parts of the response and do not filter items. */
export const selectsResponseParts = (name: string): boolean =>
  /^section(?:\[|$)|^classification(?:Trees|_trees)$/.test(name)

/** True if `section[…]` with this value switches off a part; only 0 does (datacycle-core.md 2.1). */
export const isSectionOff = (value: ParameterValue): boolean =>
  value.kind !== 'list' && value.text.trim() === '0'

/** True if a form requests a response without items: `section[@graph]=0`. */
export const isGraphOff = ({ extra }: Pick<QueryForm, 'extra'>): boolean =>
  extra.some(({ name, value }) => name === 'section[@graph]' && isSectionOff(value))

/** True for parameters that select a page or its size. Not `after` and `before`, which may be dates of a filter. */
export const isPaging = (name: string): boolean => /^(?:page\[.*|cursor|offset)$/is.test(name)

/** The languages that a form requests, as sent; '' if none. */
export const languageOf = (form: QueryForm): string =>
  pruneForm(form)
    .extra.flatMap(({ name, value }) =>
      name === 'language' ? [value.kind === 'list' ? value.items.join(',') : value.text] : [],
    )
    .at(-1) ?? ''

/**
 * The languages requested by a form, in order; empty without any. null if the parameter has a shape that the
 * language choice does not produce (repeated, list, JSON).
 */
export function readLanguageChoice(extra: readonly ExtraRow[]): string[] | null {
  const rows = extra.filter(isLanguage)
  const [row] = rows
  if (row === undefined) return []
  if (rows.length > 1 || row.value.kind !== 'text') return null
  return row.value.text
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
}

/** Sets the requested languages as one comma-separated text (datacycle-core.md 8), at the old position. */
export function writeLanguageChoice(
  extra: readonly ExtraRow[],
  codes: readonly string[],
): ExtraRow[] {
  const at = languageRowOf(extra)
  if (codes.length === 0) return extra.filter((row) => !isLanguage(row))
  const row: ExtraRow = { name: 'language', value: { kind: 'text', text: codes.join(',') } }
  return at < 0 ? [...extra, row] : extra.toSpliced(at, 1, row)
}

/** Index of the language parameter; -1 without one. */
export const languageRowOf = (extra: readonly ExtraRow[]): number => extra.findIndex(isLanguage)
