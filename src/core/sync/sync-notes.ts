import type { SyncEvidence, SyncLoop } from './rehearse.ts'

/** What the same answers say of an import beyond its table: of the way it loads, and of what it reads. */
export type SyncNote =
  /** Changed while the set was loaded: page by page in the default order, such an item can be lost. */
  | { kind: 'edited-by-pages'; count: number }
  /** Went while the set was loaded: page by page, the one behind it can be lost, whatever the order. */
  | { kind: 'gone-by-pages'; count: number }
  /** Deletions that share their moment with another, where more than one page is needed for all. */
  | { kind: 'tied-deletions'; count: number }
  /** Only a list of IDs and stamps is one query with its total; every other page is two (datacycle-core.md 9). */
  | { kind: 'two-queries' }
  /** The query takes what another endpoint has: only there a server's cache answers. */
  | { kind: 'nested-cache' }

export function noteSync(evidence: SyncEvidence, { removal }: SyncLoop): SyncNote[] {
  const { changedMeanwhile, wentMeanwhile, entrances } = evidence
  const tied = removal === 'deleted' ? countTied(evidence) : 0
  return [
    ...counted('edited-by-pages', changedMeanwhile.size),
    ...counted('gone-by-pages', wentMeanwhile.size),
    ...counted('tied-deletions', tied),
    ...(removal === 'list' ? [{ kind: 'two-queries' } as const] : []),
    ...(entrances.isNested ? [{ kind: 'nested-cache' } as const] : []),
  ]
}

const counted = <Kind extends string>(kind: Kind, count: number) =>
  count === 0 ? [] : [{ kind, count }]

function countTied({ deleted }: SyncEvidence): number {
  if (deleted === null || deleted.all.length <= deleted.firstPage.length) return 0
  const moments = new Map<string, number>()
  for (const { at } of deleted.all) moments.set(at, (moments.get(at) ?? 0) + 1)
  return deleted.all.filter(({ at }) => (moments.get(at) ?? 0) > 1).length
}
