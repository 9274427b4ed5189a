import { freshForm } from '#core/query/form.ts'
import { isSameForm, type QueryTab } from './query-tabs.ts'

/** A replacement of a tab's whole query by Clear, pasting or opening. */
export interface Replacement {
  readonly before: QueryTab
  readonly after: Pick<QueryTab, 'form' | 'rawBody'>
}

/** Maximum number of undo steps. */
const maxReplacements = 50

/**
 * Adds a replacement, most recent last. It is skipped if no query was lost: the query did not change, or it
 * was empty.
 */
export function keepReplacement(
  replacements: readonly Replacement[],
  { before, after }: Replacement,
): readonly Replacement[] {
  const wasEmpty = before.rawBody === null && isSameForm(before.form, freshForm)
  if (wasEmpty || isSameQuery(before, after)) return replacements
  return [...replacements, { before, after }].slice(-maxReplacements)
}

/** True if this tab has a replaced query to restore. */
export const canUndo = (replacements: readonly Replacement[], tab: QueryTab): boolean =>
  replacements.some(({ before }) => before.id === tab.id)

/**
 * Undoes the last replacement of a tab; null if there is none. Changes made since become a replacement, which
 * the next undo restores.
 */
export function undoReplacement(
  replacements: readonly Replacement[],
  tab: QueryTab,
): { tab: QueryTab; replacements: readonly Replacement[] } | null {
  const last = replacements.findLast(({ before }) => before.id === tab.id)
  if (!last) return null
  const rest = replacements.filter((one) => one !== last)
  const hasChangedSince = !isSameQuery(tab, last.after)
  return {
    tab: last.before,
    replacements: hasChangedSince
      ? keepReplacement(rest, { before: tab, after: last.before })
      : rest,
  }
}

const isSameQuery = (one: Replacement['after'], other: Replacement['after']) =>
  one.rawBody === other.rawBody && isSameForm(one.form, other.form)
