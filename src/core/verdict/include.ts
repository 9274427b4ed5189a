import { readId } from '#core/content/item-id.ts'
import type { QueryForm } from '#core/query/form.ts'
import { columnValues } from '#core/content/column-values.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { FindNear } from './find-near.ts'
import type { ParameterJudge } from './parameter-judge.ts'
import { listed, readRelationValue } from './relation-value.ts'
import {
  createVerdict,
  type Evidence,
  type IncludeReason,
  type Remedy,
  type Verdict,
} from './verdict.ts'

/** Judges one relation of `include` by whether it came resolved wherever it stands. */
export function judgeInclude(
  relation: string,
  form: Pick<QueryForm, 'fields'>,
  findNear: FindNear,
): ParameterJudge {
  const parameter = { kind: 'include', name: relation } as const
  const path = relation.split('.')
  const parentPath = path.slice(0, -1)
  const named = form.fields.find((row) => row.relation === relation)?.attributes ?? null
  const isNarrowed = named !== null && !named.includes('*')

  const resolvedIds = new Set<string>()
  const unresolved: (Evidence & { kind: 'item'; target: string })[] = []
  const seenRelations = new Set<string>()
  let resolved = 0
  let firstResolved: Evidence | null = null
  let standing = 0
  let parts = 0
  let isParentUnresolved = false
  /** Of `full.recursive`, which opens every relation of a CORE (datacycle-core.md 2.3). */
  let opened = 0
  let closed = 0

  return {
    parameter,
    add(item, position) {
      const id = readId(item)
      const at = (value: string | null): Evidence & { kind: 'item' } => ({
        kind: 'item',
        position,
        id,
        path: relation,
        value,
      })
      const parents = parentPath.length === 0 ? [item] : columnValues(item, parentPath)
      const around = relation === 'full.recursive' ? [item] : parents.flatMap(listed)
      for (const parent of around) lookAround(parent)
      for (const value of columnValues(item, path)) {
        standing += 1
        for (const one of listed(value)) count(one, at)
      }
    },
    judge: ({ page, context }) =>
      context.isDatacycle && relation === 'full.recursive'
        ? judgeFull(page.items)
        : judge(page.items),
  }

  function count(
    value: JsonValue,
    at: (value: string | null) => Evidence & { kind: 'item' },
  ): void {
    const read = readRelationValue(value)
    switch (read.kind) {
      case 'resolved':
        resolved += 1
        resolvedIds.add(read.id)
        firstResolved ??= at(read.id)
        return
      case 'unresolved':
        unresolved.push({ ...at(read.id), target: read.id })
        return
      case 'embedded':
      case 'other':
        parts += 1
    }
  }

  /** The relations that stand where this one would, for what may have been meant. */
  function lookAround(parent: JsonValue): void {
    if (parent.kind !== 'object') return
    if (parentPath.length > 0 && readRelationValue(parent).kind === 'unresolved')
      isParentUnresolved = true
    for (const { name, value } of parent.members) {
      const [first] = listed(value)
      const kind = first ? readRelationValue(first).kind : 'other'
      if (kind === 'resolved' || kind === 'unresolved') seenRelations.add(name)
      if (kind === 'resolved') opened += 1
      if (kind === 'unresolved') closed += 1
    }
  }

  function judge(items: number): Verdict {
    if (items === 0) return createVerdict(parameter, { kind: 'empty-page' })
    // JSON-LD lets a server write an object once and refer to it by its @id from then on.
    const bare = unresolved.filter(({ target }) => !resolvedIds.has(target))
    const shown = bare.slice(0, 3).map(({ kind, position, id, path: at, value }) => ({
      kind,
      position,
      id,
      path: at,
      value,
    }))
    const reason = reasonOf(bare.length)
    return createVerdict(parameter, reason, {
      evidence: shown.length > 0 ? shown : firstResolved ? [firstResolved] : [],
      remedies: remediesOf(reason),
    })
  }

  function judgeFull(items: number): Verdict {
    if (items === 0) return createVerdict(parameter, { kind: 'empty-page' })
    if (opened === 0)
      return createVerdict(
        parameter,
        closed === 0
          ? { kind: 'relation-empty', relation }
          : { kind: 'resolved-nowhere', relation, count: closed },
      )
    return createVerdict(
      parameter,
      closed === 0
        ? { kind: 'resolved', relation, count: opened }
        : { kind: 'partly-resolved', relation, resolved: opened, unresolved: closed },
    )
  }

  function reasonOf(bare: number): IncludeReason {
    if (resolved + bare === 0) return reasonWithoutRelation()
    if (bare === 0) return { kind: 'resolved', relation, count: resolved }
    if (isNarrowed) return { kind: 'hidden-by-fields', relation, attributes: named }
    return resolved === 0
      ? { kind: 'resolved-nowhere', relation, count: bare }
      : { kind: 'partly-resolved', relation, resolved, unresolved: bare }
  }

  function reasonWithoutRelation(): IncludeReason {
    if (parts > 0) return { kind: 'not-a-relation', relation }
    if (standing > 0) return { kind: 'relation-empty', relation }
    if (isParentUnresolved)
      return { kind: 'parent-unresolved', relation, parent: parentPath.join('.') }
    const near = findNear(path.at(-1) ?? '', [...seenRelations])
    return {
      kind: 'relation-absent',
      relation,
      near: near.map((name) => [...parentPath, name].join('.')),
    }
  }
}

function remediesOf(reason: IncludeReason): Remedy[] {
  if (reason.kind !== 'relation-absent') return []
  return [...reason.near.map((to): Remedy => ({ kind: 'rename-relation', to })), { kind: 'drop' }]
}
