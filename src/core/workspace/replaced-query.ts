import { freshForm } from '#core/query/form.ts'
import { isSameForm, type QueryTab } from './query-tabs.ts'

/** One time at which the query of a tab gave way to another one as a whole: by Clear, by pasting, by opening. */
export interface Replacement {
  /** The tab as it was. */
  readonly before: QueryTab
  /** What was put into it. */
  readonly after: Pick<QueryTab, 'form' | 'rawBody'>
}

/** More than anybody goes back. */
const maxReplacements = 50

/**
 * The replacements with one more, the last one last. One that lost nothing is left out: the query stayed as it was,
 * or nobody had written one.
 */
export function keepReplacement(
  kept: readonly Replacement[],
  { before, after }: Replacement,
): readonly Replacement[] {
  const isUnwritten = before.rawBody === null && isSameForm(before.form, freshForm)
  if (isUnwritten || isSameQuery(before, after)) return kept
  return [...kept, { before, after }].slice(-maxReplacements)
}

/** Whether there is a query to bring back into this tab. */
export const canUndo = (kept: readonly Replacement[], tab: QueryTab): boolean =>
  kept.some(({ before }) => before.id === tab.id)

/**
 * The tab as it was before its last replacement, and the replacements without that one; null where there is none.
 * What somebody typed since is kept as replaced in its turn: the next undo brings it back.
 */
export function undoReplacement(
  kept: readonly Replacement[],
  tab: QueryTab,
): { tab: QueryTab; kept: readonly Replacement[] } | null {
  const last = kept.findLast(({ before }) => before.id === tab.id)
  if (!last) return null
  const rest = kept.filter((one) => one !== last)
  const isTypedSince = !isSameQuery(tab, last.after)
  return {
    tab: last.before,
    kept: isTypedSince ? keepReplacement(rest, { before: tab, after: last.before }) : rest,
  }
}

const isSameQuery = (one: Replacement['after'], other: Replacement['after']) =>
  one.rawBody === other.rawBody && isSameForm(one.form, other.form)
