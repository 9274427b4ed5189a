import { listRequestParameters } from './request-parameter.ts'
import type { QueryForm } from './form.ts'

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
  /** From all responses. */
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
