import type { QueryForm } from '#core/query/form.ts'
import { columnValues } from '#core/content/item-columns.ts'
import { type JsonValue, type JsonObject, listOf } from '#core/json/json-value.ts'
import { fieldsInExtra } from '#core/query/flat-fields.ts'
import {
  createVerdict,
  type Evidence,
  type IncludeReason,
  type Remedy,
  type ParameterJudge,
  type FindNear,
} from './verdict.ts'
import { isEmbeddedObject, readId } from '#core/content/identify-object.ts'

/** Resolves all relations on a CORE (datacycle-core.md 12). */
const everyRelation = 'full.recursive'

/** What a CORE sends in full without an include (datacycle-core.md 7). */
const unasked = ['address', 'potentialAction', 'openingHoursSpecification']

/** Judges one relation of `include` by whether it is resolved in all items that have it. */
export function judgeInclude(
  relation: string,
  form: Pick<QueryForm, 'fields' | 'extra' | 'include'>,
  findNear: FindNear,
): ParameterJudge {
  const parameter = { kind: 'include', name: relation } as const
  const parentPath = relation.split('.').slice(0, -1)
  const parent = parentPath.join('.')
  const isParentIncluded = form.include.some(
    (other) => other !== relation && `${other}.`.startsWith(`${parent}.`),
  )
  const requestedAttributes = attributesOf(relation, form)
  const values = createRelationTally(relation)
  const neighbors = createNeighborTally()

  return {
    parameter,
    add(item, position) {
      const parents = parentPath.length === 0 ? [item] : columnValues(item, parentPath)
      const holders = relation === everyRelation ? [item] : parents.flatMap(toList)
      for (const holder of holders) neighbors.add(holder)
      values.add(item, position)
    },
    judge({ page, context }) {
      if (page.itemCount === 0) return createVerdict(parameter, { kind: 'empty-page' })
      const { resolvedCount, unresolvedCount } = neighbors.read()
      if (context.isDatacycle && relation === everyRelation)
        return createVerdict(
          parameter,
          resolvedCount + unresolvedCount === 0
            ? { kind: 'relation-empty', relation }
            : reasonOfCounts(relation, resolvedCount, unresolvedCount),
        )
      if (context.isDatacycle && unasked.includes(relation))
        return createVerdict(parameter, { kind: 'comes-anyway', relation })
      const { resolved, unresolved, evidence } = values.read()
      const reason =
        resolved + unresolved === 0 ? reasonWithoutRelation() : reasonOf(resolved, unresolved)
      return createVerdict(parameter, reason, { evidence, remedies: remediesOf(reason) })
    },
  }

  function reasonOf(resolved: number, unresolved: number): IncludeReason {
    const isHidden = unresolved > 0 && !requestedAttributes.includes('*')
    return isHidden
      ? { kind: 'hidden-by-fields', relation, attributes: requestedAttributes }
      : reasonOfCounts(relation, resolved, unresolved)
  }

  function reasonWithoutRelation(): IncludeReason {
    const { parts, occurrences } = values.read()
    const { names, isHolderUnresolved, isHolderResolved } = neighbors.read()
    const opensParent = parent !== '' && !isParentIncluded && isHolderResolved
    if (parts > 0)
      return opensParent
        ? { kind: 'part-of-parent', relation, parent }
        : { kind: 'not-a-relation', relation }
    if (occurrences > 0) return { kind: 'relation-empty', relation }
    if (parent !== '' && isHolderUnresolved) return { kind: 'parent-unresolved', relation, parent }
    const near = findNear(relation.split('.').at(-1) ?? '', [...names]).map((name) =>
      [...parentPath, name].join('.'),
    )
    return opensParent
      ? { kind: 'absent-in-parent', relation, parent, near }
      : { kind: 'relation-absent', relation, near }
  }
}

/** The attributes requested of a relation; a list for the root item may remove any relation. */
function attributesOf(
  relation: string,
  form: Pick<QueryForm, 'fields' | 'extra'>,
): readonly string[] {
  const own = form.fields.find((row) => row.relation === relation)?.attributes
  const itemFields = fieldsInExtra(form)
  return own ?? (itemFields.length > 0 ? itemFields : ['*'])
}

/** Counts the kinds of a relation's values. */
function createRelationTally(relation: string) {
  const path = relation.split('.')
  const resolvedIds = new Set<string>()
  const unresolved: (Evidence & { kind: 'item'; value: string })[] = []
  let firstResolved: Evidence | null = null
  let resolved = 0
  let occurrences = 0
  let parts = 0

  function count(value: JsonValue, item: JsonValue, position: number): void {
    const read = readRelationValue(value)
    const evidenceOf = (target: string) =>
      ({ kind: 'item', position, id: readId(item), path: relation, value: target }) as const
    switch (read.kind) {
      case 'resolved':
        resolved += 1
        resolvedIds.add(read.id)
        firstResolved ??= evidenceOf(read.id)
        return
      case 'unresolved':
        unresolved.push(evidenceOf(read.id))
        return
      case 'embedded':
      case 'other':
        parts += 1
    }
  }

  return {
    add(item: JsonValue, position: number): void {
      for (const value of columnValues(item, path)) {
        occurrences += 1
        for (const one of toList(value)) count(one, item, position)
      }
    },
    read() {
      // JSON-LD allows an object to be written once and then referred to by its `@id`.
      const bare = unresolved.filter(({ value }) => !resolvedIds.has(value))
      const shown = firstResolved === null ? [] : [firstResolved]
      return {
        resolved,
        unresolved: bare.length,
        /** Values that cannot be relations. */
        parts,
        /** Occurrences of the relation, including empty ones. */
        occurrences,
        evidence: bare.length > 0 ? bare.slice(0, 3) : shown,
      }
    },
  }
}

/** Counts the relations found in the same position, to suggest similar names. */
function createNeighborTally() {
  const names = new Set<string>()
  let isHolderUnresolved = false
  let isHolderResolved = false
  let resolvedCount = 0
  let unresolvedCount = 0
  return {
    add(holder: JsonValue): void {
      if (holder.kind !== 'object') return
      const { kind: holderKind } = readRelationValue(holder)
      isHolderUnresolved ||= holderKind === 'unresolved'
      isHolderResolved ||= holderKind === 'resolved'
      for (const { name, value } of holder.members) {
        const [first] = toList(value)
        const kind = first ? readRelationValue(first).kind : 'other'
        if (kind === 'resolved' || kind === 'unresolved') names.add(name)
        if (kind === 'resolved') resolvedCount += 1
        if (kind === 'unresolved') unresolvedCount += 1
      }
    },
    read: () => ({ names, isHolderUnresolved, isHolderResolved, resolvedCount, unresolvedCount }),
  }
}

/** Only for a relation that has values. */
const reasonOfCounts = (relation: string, resolved: number, unresolved: number): IncludeReason =>
  unresolved === 0
    ? { kind: 'resolved', relation, count: resolved }
    : resolved === 0
      ? { kind: 'none-resolved', relation, count: unresolved }
      : { kind: 'partly-resolved', relation, resolved, unresolved }

function remediesOf(reason: IncludeReason): Remedy[] {
  if (reason.kind !== 'relation-absent' && reason.kind !== 'absent-in-parent') return []
  const renames = reason.near.map((to): Remedy => ({ kind: 'rename-relation', to }))
  // Without the include, the parent would come without its attributes.
  return reason.kind === 'absent-in-parent'
    ? [...renames, { kind: 'rename-relation', to: reason.parent }]
    : [...renames, { kind: 'drop' }]
}

/** The kind of a value of a possible relation (api.md 2.3). */
export type RelationValue =
  | { kind: 'resolved'; id: string; object: JsonObject }
  | { kind: 'unresolved'; id: string }
  /** An object without `@id`, or a part of its item that is always included, such as an address. */
  | { kind: 'embedded'; object: JsonObject }
  /** Not an object. */
  | { kind: 'other' }

export function readRelationValue(value: JsonValue): RelationValue {
  if (value.kind !== 'object') return { kind: 'other' }
  const id = readId(value)
  if (id === null || isEmbeddedObject(value)) return { kind: 'embedded', object: value }
  return hasContent(value) ? { kind: 'resolved', id, object: value } : { kind: 'unresolved', id }
}

/** True for JSON-LD names such as `@id` and `@context`, which no parameter affects. */
export const isKeyword = (name: string): boolean => name.startsWith('@')

const hasContent = (object: JsonObject): boolean =>
  object.members.some(({ name }) => !isKeyword(name))

/** The single values of an attribute: those of a list, or the value itself; none for null. */
export function toList(value: JsonValue | undefined): readonly JsonValue[] {
  if (!value || value.kind === 'null') return []
  return listOf(value)
}
