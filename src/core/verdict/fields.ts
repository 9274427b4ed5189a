import { readId } from '#core/content/item-id.ts'
import type { QueryForm } from '#core/query/form.ts'
import { columnValues } from '#core/content/column-values.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import type { ParameterJudge } from './parameter-judge.ts'
import { isKeyword, listed, readRelationValue } from './relation-value.ts'
import { createVerdict, type Evidence, type FieldsReason, type VerdictNote } from './verdict.ts'

const maxNames = 5

/**
 * Judges `fields` of one relation ('' is the item itself) by what its objects hold besides what was
 * named. What another row or `include` names below the relation comes along rightly.
 */
export function judgeFields(
  relation: string,
  form: Pick<QueryForm, 'fields' | 'include'>,
): ParameterJudge {
  const parameter = { kind: 'fields', name: relation } as const
  const attributes = [
    ...new Set(
      form.fields.flatMap((row) => (row.relation === relation ? [...row.attributes] : [])),
    ),
  ]
  const names = attributes.map((attribute) => attribute.split('.')[0] ?? '')
  const allowed = new Set([...names, ...namesBelow(relation, form)])
  const isEverything = names.includes('*')

  const appeared = new Set<string>()
  const others = new Map<string, number>()
  let evidence: Evidence | null = null
  let objects = 0
  /** Objects of the relation that hold nothing but `@id` and `@type`. */
  let bare = 0
  let items = 0
  let itemsWithOthers = 0
  let hasContent = false

  return {
    parameter,
    add(item, position) {
      const values = relation === '' ? [item] : columnValues(item, relation.split('.'))
      const found = values.flatMap(listed).flatMap((value) => objectOf(value))
      if (found.length === 0) return
      items += 1
      const isClean = found.map((object) => look(object, item, position)).every((clean) => clean)
      if (!isClean) itemsWithOthers += 1
    },
    judge({ page, context }) {
      if (page.items === 0) return createVerdict(parameter, { kind: 'empty-page' })
      const reason = reasonOf(context.isDatacycle && page.conventions.fields === 'flat-list')
      return createVerdict(parameter, reason, {
        evidence: evidence ? [evidence] : [],
        notes: notesOf(reason),
      })
    },
  }

  /** An unresolved relation holds nothing that fields could have taken away. */
  function objectOf(value: JsonValue): JsonObject[] {
    if (value.kind !== 'object') return []
    if (relation === '' || readRelationValue(value).kind !== 'unresolved') return [value]
    bare += 1
    return []
  }

  /** Whether the object holds only what it may. */
  function look(object: JsonObject, item: JsonValue, position: number): boolean {
    objects += 1
    let isClean = true
    for (const { name } of object.members) {
      if (isKeyword(name)) {
        if (names.includes(name)) appeared.add(name)
        continue
      }
      hasContent = true
      appeared.add(name)
      if (isEverything || allowed.has(name)) continue
      isClean = false
      others.set(name, (others.get(name) ?? 0) + 1)
      evidence ??= evidenceOf(item, position, name)
    }
    return isClean
  }

  function evidenceOf(item: JsonValue, position: number, name: string): Evidence {
    const id = readId(item)
    return {
      kind: 'item',
      position,
      id,
      path: relation === '' ? name : `${relation}.${name}`,
      value: null,
    }
  }

  /** `isResolving`: a relation that fields names comes resolved, as by one list on a CORE (datacycle-core.md 2.3). */
  function reasonOf(isResolving: boolean): FieldsReason {
    // Bare objects are then what is left of it.
    if (objects === 0 && bare > 0 && isResolving && !isEverything)
      return { kind: 'nothing-of-this-name', relation, attributes: missing().slice(0, maxNames) }
    if (objects === 0) return { kind: 'fields-unresolved', relation }
    if (isEverything) return { kind: 'everything-named', relation }
    const named = [...others].toSorted(([, one], [, other]) => other - one).map(([name]) => name)
    const shown = named.slice(0, maxNames)
    if (itemsWithOthers === items) return { kind: 'others-everywhere', relation, others: shown }
    if (itemsWithOthers > 0)
      return { kind: 'others-somewhere', relation, others: shown, items: itemsWithOthers }
    return hasContent || missing().length === 0
      ? { kind: 'only-named', relation }
      : { kind: 'nothing-of-this-name', relation, attributes: missing().slice(0, maxNames) }
  }

  function missing(): string[] {
    return names.filter((name) => name !== '*' && name !== '@id' && !appeared.has(name))
  }

  function notesOf(reason: FieldsReason): VerdictNote[] {
    // The reason says it of all of them at once.
    if (reason.kind === 'fields-unresolved' || reason.kind === 'nothing-of-this-name') return []
    return missing()
      .slice(0, maxNames)
      .map((attribute) => ({ kind: 'attribute-never-appears', attribute }))
  }
}

/** The names right below a relation that other rows of fields, or include, ask for. */
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
