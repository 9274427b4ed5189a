import { readId } from '#core/content/identify-object.ts'
import type { QueryForm } from '#core/query/form.ts'
import { columnValues } from '#core/content/item-columns.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { isKeyword, toList, readRelationValue } from './include.ts'
import {
  createVerdict,
  type Evidence,
  type FieldsReason,
  type VerdictNote,
  type ParameterJudge,
} from './verdict.ts'

const maxNames = 5

/**
 * Judges `fields` of one relation ('' is the root item) by the attributes of its objects that were not named.
 * Attributes named by other rows or `include` below the relation are allowed.
 */
export function judgeFields(
  relation: string,
  form: Pick<QueryForm, 'fields' | 'include'>,
): ParameterJudge {
  const parameter = { kind: 'fields', name: relation } as const
  const attributes = new Set(
    form.fields.flatMap((row) => (row.relation === relation ? row.attributes : [])),
  )
  const names = [...attributes].map((attribute) => attribute.split('.')[0] ?? '')
  const isEverything = names.includes('*')
  const { add, found } = createMemberTally(relation, names, namesBelow(relation, form))

  return {
    parameter,
    add,
    judge({ page, context }) {
      if (page.itemCount === 0) return createVerdict(parameter, { kind: 'empty-page' })
      const reason = reasonOf(context.isDatacycle && page.conventions.fields === 'flat-list')
      return createVerdict(parameter, reason, {
        evidence: found.evidence ? [found.evidence] : [],
        notes: notesOf(reason, missing()),
      })
    },
  }

  /** `isResolving`: naming a relation in `fields` resolves it, as in a CORE's flat list (datacycle-core.md 2.3). */
  function reasonOf(isResolving: boolean): FieldsReason {
    const { hasBare, items, itemsWithOthers, hasContent } = found
    const lacking = missing()
    const nothing = { kind: 'nothing-of-this-name', relation, attributes: lacking } as const
    // All objects are bare, although naming the relation in `fields` resolves it.
    if (items === 0 && hasBare && isResolving && !isEverything) return nothing
    if (!found.hasRelation) return { kind: 'relation-absent', relation, near: [] }
    if (items === 0) return { kind: 'fields-unresolved', relation }
    if (isEverything) return { kind: 'everything-named', relation }
    const others = [...found.others]
      .toSorted(([, one], [, other]) => other - one)
      .map(([name]) => name)
      .slice(0, maxNames)
    if (itemsWithOthers === items) return { kind: 'others-everywhere', relation, others }
    if (itemsWithOthers > 0)
      return { kind: 'others-somewhere', relation, others, items: itemsWithOthers }
    return hasContent || lacking.length === 0 ? { kind: 'only-named', relation } : nothing
  }

  function missing(): string[] {
    return names
      .filter((name) => name !== '*' && name !== '@id' && !found.appeared.has(name))
      .slice(0, maxNames)
  }
}

function notesOf({ kind }: FieldsReason, missing: readonly string[]): VerdictNote[] {
  // The reason covers all of them.
  if (['relation-absent', 'fields-unresolved', 'nothing-of-this-name'].includes(kind)) return []
  return missing.map((attribute) => ({ kind: 'attribute-never-appears', attribute }))
}

/** The attributes found in a relation's objects. */
interface FoundMembers {
  /** An item has the relation; assumed of one in another relation, which may have come without details. */
  hasRelation: boolean
  /** Items with an object that is not bare. */
  items: number
  itemsWithOthers: number
  /** An object of the relation has only `@id` and `@type`. */
  hasBare: boolean
  /** An object has members other than those of JSON-LD. */
  hasContent: boolean
  appeared: Set<string>
  /** Unexpected members, with their number of objects. */
  others: Map<string, number>
  /** The first unexpected member. */
  evidence: Evidence | null
}

function createMemberTally(relation: string, names: readonly string[], below: readonly string[]) {
  const allowed = new Set([...names, ...below])
  const isEverything = names.includes('*')
  const found: FoundMembers = {
    hasRelation: relation === '' || relation.includes('.'),
    items: 0,
    itemsWithOthers: 0,
    hasBare: false,
    hasContent: false,
    appeared: new Set(),
    others: new Map(),
    evidence: null,
  }

  /** An unresolved relation has nothing that `fields` could remove. */
  function objectOf(value: JsonValue): JsonObject[] {
    if (value.kind !== 'object') return []
    if (relation === '' || readRelationValue(value).kind !== 'unresolved') return [value]
    found.hasBare = true
    return []
  }

  /** Records the members of an object; returns true if all of them are allowed. */
  function addObject(object: JsonObject, item: JsonValue, position: number): boolean {
    let isClean = true
    for (const { name } of object.members) {
      if (isKeyword(name)) {
        if (names.includes(name)) found.appeared.add(name)
        continue
      }
      found.hasContent = true
      found.appeared.add(name)
      if (isEverything || allowed.has(name)) continue
      isClean = false
      found.others.set(name, (found.others.get(name) ?? 0) + 1)
      const path = relation === '' ? name : `${relation}.${name}`
      found.evidence ??= { kind: 'item', position, id: readId(item), path, value: null }
    }
    return isClean
  }

  function add(item: JsonValue, position: number): void {
    found.hasRelation ||= memberOf(item, relation) !== undefined
    const values = relation === '' ? [item] : columnValues(item, relation.split('.'))
    const objects = values.flatMap(toList).flatMap(objectOf)
    if (objects.length === 0) return
    found.items += 1
    const areClean = objects.map((object) => addObject(object, item, position))
    if (areClean.includes(false)) found.itemsWithOthers += 1
  }

  return { add, found }
}

/** The names directly below a relation that other rows of `fields`, or `include`, request. */
function namesBelow(
  relation: string,
  { fields, include }: Pick<QueryForm, 'fields' | 'include'>,
): string[] {
  const start = relation === '' ? '' : `${relation}.`
  return [...fields.map((row) => row.relation), ...include].flatMap((path) => {
    const isBelow = path.startsWith(start) && path.length > start.length
    return isBelow ? [path.slice(start.length).split('.')[0] ?? ''] : []
  })
}
