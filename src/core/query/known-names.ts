import { listAskedParameters } from './asked-parameter.ts'
import type { QueryForm } from './form.ts'

/** Names seen in the answers of one endpoint, newest first. Plain JSON. */
export interface KnownNames {
  relations: readonly string[]
  /** Attributes by the relation they were seen in; '' is the item itself. */
  attributes: readonly RelationAttributes[]
}

export interface RelationAttributes {
  relation: string
  names: readonly string[]
}

export const noNames: KnownNames = { relations: [], attributes: [] }

/** What answers of one endpoint have shown, and what of it proves that a name is missing. */
export interface SeenNames {
  /** By all answers. */
  all: KnownNames
  /** By answers that no `fields` cut: what these do not show, their items do not have. */
  uncut: KnownNames
}

export const noNamesSeen: SeenNames = { all: noNames, uncut: noNames }

/** More than any instance has; keeps a document small that odd answers would let grow for ever. */
const limits = { relations: 200, attributes: 300 } as const

/**
 * Adds what an answer showed. Names seen again stay where they are, new ones come first, and beyond 200
 * relations or 300 attributes of one the oldest go. Returns `known` itself when nothing is new.
 */
export function rememberNames(known: KnownNames, observed: KnownNames): KnownNames {
  const relations = addNew(known.relations, observed.relations, limits.relations)
  let attributes = known.attributes
  for (const { relation, names } of observed.attributes) {
    const there = attributes.find((one) => one.relation === relation)
    const all = addNew(there?.names ?? [], names, limits.attributes)
    if (all === there?.names || all.length === 0) continue
    const merged = { relation, names: all }
    attributes = there
      ? attributes.map((one) => (one === there ? merged : one))
      : [merged, ...attributes].slice(0, limits.relations)
  }
  const isSame = relations === known.relations && attributes === known.attributes
  return isSame ? known : { relations, attributes }
}

/** Adds what the answer to a query showed. */
export const rememberSeen = (
  seen: SeenNames,
  observed: KnownNames,
  asked: QueryForm,
): SeenNames => ({
  all: rememberNames(seen.all, observed),
  uncut: cutsItems(asked) ? seen.uncut : rememberNames(seen.uncut, observed),
})

/** Whether a query names attributes, so that what its answer lacks may exist. */
const cutsItems = (form: QueryForm): boolean =>
  listAskedParameters(form).some(
    (asked) => asked.kind === 'fields' || (asked.kind === 'extra' && /^fields\b/.test(asked.name)),
  )

function addNew(known: readonly string[], observed: readonly string[], limit: number) {
  const seen = new Set(known)
  const added = [...new Set(observed)].filter((name) => name !== '' && !seen.has(name))
  return added.length === 0 ? known : [...added, ...known].slice(0, limit)
}

/** The attributes seen in a relation; '' is the item itself. */
export const attributesOf = (known: KnownNames, relation: string): readonly string[] =>
  known.attributes.find((one) => one.relation === relation)?.names ?? []
