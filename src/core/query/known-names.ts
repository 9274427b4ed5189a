import { listRequestParameters } from './request-parameter.ts'
import type { QueryForm } from './form.ts'
import type { FilterDefinition } from './filter-definition.ts'

/** Names seen in the responses of one endpoint, newest first. Plain JSON. */
export interface KnownNames {
  relations: readonly string[]
  /** Attributes by relation; '' is the root item. */
  attributes: readonly RelationAttributes[]
}

export interface RelationAttributes {
  relation: string
  names: readonly string[]
}

export const noNames: KnownNames = { relations: [], attributes: [] }

/** Names seen in one endpoint's responses. */
export interface SeenNames {
  all: KnownNames
  /** From responses not restricted by `fields`: names missing here are missing in the items. */
  unrestricted: KnownNames
}

export const noNamesSeen: SeenNames = { all: noNames, unrestricted: noNames }

/** More than real servers have; keeps stored documents small. */
const maxRelations = 200
const maxAttributes = 300

/**
 * Adds the names of a response. Known names keep their position, new ones are put first, and the oldest beyond
 * the limits are dropped. Returns `known` itself if nothing is new.
 */
export function withNames(known: KnownNames, observed: KnownNames): KnownNames {
  const relations = addNew(known.relations, observed.relations, maxRelations)
  let attributes = known.attributes
  for (const { relation, names } of observed.attributes) {
    const existing = attributes.find((one) => one.relation === relation)
    const all = addNew(existing?.names ?? [], names, maxAttributes)
    if (all === existing?.names || all.length === 0) continue
    const merged = { relation, names: all }
    attributes = existing
      ? attributes.map((one) => (one === existing ? merged : one))
      : [merged, ...attributes].slice(0, maxRelations)
  }
  const isSame = relations === known.relations && attributes === known.attributes
  return isSame ? known : { relations, attributes }
}

/** As `withNames`, for the response to a query. */
export const withSeenNames = (
  seen: SeenNames,
  observed: KnownNames,
  requested: QueryForm,
): SeenNames => ({
  all: withNames(seen.all, observed),
  unrestricted: hasFieldsParameter(requested)
    ? seen.unrestricted
    : withNames(seen.unrestricted, observed),
})

const hasFieldsParameter = (form: QueryForm): boolean =>
  listRequestParameters(form).some(
    (requested) =>
      requested.kind === 'fields' ||
      (requested.kind === 'extra' && /^fields\b/.test(requested.name)),
  )

function addNew(known: readonly string[], observed: readonly string[], limit: number) {
  const seen = new Set(known)
  const added = [...new Set(observed)].filter((name) => name !== '' && !seen.has(name))
  return added.length === 0 ? known : [...added, ...known].slice(0, limit)
}

/** The attributes seen in a relation; '' is the root item. */
export const attributesOf = (known: KnownNames, relation: string): readonly string[] =>
  known.attributes.find((one) => one.relation === relation)?.names ?? []

type KnownValue = FilterDefinition['knownValues'][number]

/**
 * Known values as editable lines: the value, then a tab or else ` = ` and its label. Two columns copied from a
 * spreadsheet have the same format.
 */
export const renderKnownValues = (values: readonly KnownValue[]): string =>
  values
    .map(({ value, label }) =>
      / = |\t/.test(`${value} ${label}`)
        ? `${value}\t${label}`
        : label === ''
          ? value
          : `${value} = ${label}`,
    )
    .join('\n')

/** The inverse. Empty lines are skipped; the first line of a repeated value is used. */
export function readKnownValues(text: string): KnownValue[] {
  const byValue = new Map<string, KnownValue>()
  for (const line of text.split(/\r?\n/)) {
    const [, value = '', label = ''] = /^([^\t]*)\t(.*)/.exec(line) ??
      /^(.*?) = (.*)/.exec(line) ?? [line, line]
    const trimmed = value.trim()
    if (trimmed !== '' && !byValue.has(trimmed))
      byValue.set(trimmed, { value: trimmed, label: label.trim() })
  }
  return [...byValue.values()]
}

const maxSuggestions = 50

/**
 * Names that match the typed text, ignoring case: first the name itself, then those that begin with it, then
 * those with a word that begins with it (`dct:created` for `cre`), then those that contain it. Without those in
 * `taken`.
 */
export function suggest(
  names: readonly string[],
  typed: string,
  taken: readonly string[] = [],
): string[] {
  const wanted = typed.trim().toLowerCase()
  const available = names.filter((name) => !taken.includes(name))
  const ranked = available.flatMap((name) => {
    const rank = rankOf(name, wanted)
    return rank === null ? [] : [{ name, rank }]
  })
  // The sort is stable, so names keep their order within a rank.
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxSuggestions)
    .map(({ name }) => name)
}

function rankOf(name: string, wanted: string): number | null {
  const lower = name.toLowerCase()
  if (lower === wanted) return 0
  if (lower.startsWith(wanted)) return 1
  const words = name.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u)
  if (words.some((word) => word.toLowerCase().startsWith(wanted))) return 2
  return lower.includes(wanted) ? 3 : null
}
