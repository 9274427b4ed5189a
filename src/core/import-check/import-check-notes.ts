import type { ImportEvidence, ImportSettings } from './check-import.ts'
import type { ShareFormat } from '#core/share/share-formats.ts'
import { importLanguages, type ImportLanguage } from './render-import.ts'

/** Risks of an import that the import check shows besides wrong items. */
export type ImportNote =
  /** Items changed during the load: an import page by page in the default order can lose them. */
  | { kind: 'edited-by-pages'; count: number }
  /** Items removed during the load: an import page by page can lose the item after each, in any order. */
  | { kind: 'gone-by-pages'; count: number }
  /** Deletions with the same time as another, if they do not all fit on one page. */
  | { kind: 'tied-deletions'; count: number }
  /** Items and total come from one database query only in a list of IDs and stamps (datacycle-core.md 9). */
  | { kind: 'two-queries' }
  /** The query filters by another endpoint, whose cached content is used. */
  | { kind: 'nested-cache' }

export function findImportNotes(
  evidence: ImportEvidence,
  { removal }: ImportSettings,
): ImportNote[] {
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

function countTied({ deleted }: ImportEvidence): number {
  if (deleted === null || deleted.all.length <= deleted.firstPage.length) return 0
  const moments = new Map<string, number>()
  for (const { at } of deleted.all) moments.set(at, (moments.get(at) ?? 0) + 1)
  return deleted.all.filter(({ at }) => (moments.get(at) ?? 0) > 1).length
}

/** A generated program for a nightly import of all items, by programming language. */
export type ImportScriptFormat = `import-${ImportLanguage}`

/** Everything a query can be shared as: its request, its link, or an import program for all its items. */
export type ShareChoice = ShareFormat | 'link' | ImportScriptFormat

/** Programming language of an import program; null for formats with a single request. */
export const importLanguageOf = (format: ShareChoice): ImportLanguage | null =>
  importLanguages.find((language) => format === `import-${language}`) ?? null

export const isImportScriptFormat = (format: ShareChoice): format is ImportScriptFormat =>
  importLanguageOf(format) !== null
