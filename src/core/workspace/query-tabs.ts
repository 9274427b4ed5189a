import { freshForm, type StoredForm } from '#core/query/form.ts'
import { groupBy } from '#core/group-by.ts'
import type { QueryClause } from '#core/query/describe-query.ts'

export interface QueryTab {
  readonly id: string
  /** null if none is selected yet. */
  readonly connectionId: string | null
  readonly form: StoredForm
  /** The hand-typed POST body used instead of the form; null if the form is used. */
  readonly rawBody: string | null
  /** ID of the saved request it was opened from, or null. */
  readonly savedId: string | null
  /** ID of the exchange last displayed, or null; the history may have its response. */
  readonly answerId: string | null
  /** The form as last opened or sent, which the user can get back; null if unknown. */
  readonly recoverableForm: StoredForm | null
}

/** At least one tab, and the ID of the active one. */
export interface QueryTabs {
  readonly tabs: readonly [QueryTab, ...QueryTab[]]
  readonly activeId: string
}

/** Each tab holds its whole response in memory. */
export const maxTabs = 30

/** A new, empty tab. */
export function createFreshTab(id: string, connectionId: string | null): QueryTab {
  return {
    id,
    connectionId,
    form: freshForm,
    recoverableForm: freshForm,
    rawBody: null,
    savedId: null,
    answerId: null,
  }
}

export function activeTabOf({ tabs, activeId }: QueryTabs): QueryTab {
  return tabs.find(({ id }) => id === activeId) ?? tabs[0]
}

/** Changes a tab; its ID stays. */
export function changeTab(
  open: QueryTabs,
  id: string,
  change: Partial<Omit<QueryTab, 'id'>>,
): QueryTabs {
  const [first, ...others] = open.tabs
  const changed = (tab: QueryTab) => (tab.id === id ? { ...tab, ...change } : tab)
  return { ...open, tabs: [changed(first), ...others.map(changed)] }
}

/** Changes the active tab; its ID stays. */
export function changeActiveTab(open: QueryTabs, change: Partial<Omit<QueryTab, 'id'>>): QueryTabs {
  const { id: activeId } = activeTabOf(open)
  return { ...changeTab(open, activeId, change), activeId }
}

/** Inserts a tab after the active one, or at the end, and activates it. */
export function addTab(
  open: QueryTabs,
  tab: QueryTab,
  place: 'beside' | 'at-end' = 'beside',
): QueryTabs {
  const [first, ...others] = open.tabs
  const at = place === 'at-end' ? others.length : open.tabs.indexOf(activeTabOf(open))
  return { tabs: [first, ...others.slice(0, at), tab, ...others.slice(at)], activeId: tab.id }
}

/** Removes a tab; if it was active, its right neighbor becomes active. `fresh` replaces the last tab. */
export function closeTab(open: QueryTabs, id: string, fresh: QueryTab): QueryTabs {
  const at = open.tabs.findIndex((tab) => tab.id === id)
  const [first, ...others] = open.tabs.filter((tab) => tab.id !== id)
  if (!first) return { tabs: [fresh], activeId: fresh.id }
  const tabs: QueryTabs['tabs'] = [first, ...others]
  const neighbor = tabs[Math.min(at, tabs.length - 1)] ?? first
  return { tabs, activeId: id === open.activeId ? neighbor.id : open.activeId }
}

/** Maximum number of closed tabs that can be reopened. */
const maxClosed = 20

/** Adds a tab to the closed tabs, most recent last. Untouched tabs are dropped. */
export function keepClosed(
  closed: readonly QueryTab[],
  open: QueryTabs,
  id: string,
): readonly QueryTab[] {
  const tab = open.tabs.find((one) => one.id === id)
  return tab === undefined || isBlank(tab) ? closed : [...closed, tab].slice(-maxClosed)
}

/** Reopens a closed tab and activates it; it replaces a single untouched tab. */
export function reopenTab(open: QueryTabs, tab: QueryTab): QueryTabs {
  const [first, ...others] = open.tabs
  if (others.length === 0 && isBlank(first)) return { tabs: [tab], activeId: tab.id }
  return addTab(open, tab)
}

export const isBlank = ({ form, rawBody }: Pick<QueryTab, 'form' | 'rawBody'>): boolean =>
  rawBody === null && isSameForm(form, freshForm)

/** Activates the next or previous tab, cyclic. */
export function stepTab(open: QueryTabs, by: -1 | 1): QueryTabs {
  const { tabs } = open
  const at = tabs.indexOf(activeTabOf(open)) + by
  return { tabs, activeId: (tabs[(at + tabs.length) % tabs.length] ?? tabs[0]).id }
}

/** True if a tab can be replaced without losing user input. */
export function isReplaceable({ form, rawBody, savedId, recoverableForm }: QueryTab): boolean {
  if (rawBody !== null || savedId !== null) return false
  return isSameForm(form, recoverableForm ?? freshForm)
}

/** True if two forms hold the same, rows that are still empty included. */
export function isSameForm(one: StoredForm, other: StoredForm): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

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
  if (isBlank(before) || isSameQuery(before, after)) return replacements
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

export interface NamedTab {
  name: string
  connection: string
  clauses: readonly QueryClause[]
}

/** A property that distinguishes a tab from others of the same name. */
export type TabDifference =
  | { kind: 'connection'; name: string }
  | { kind: 'clause'; clause: QueryClause }
  /** An identical query, numbered from 2. */
  | { kind: 'copy'; number: number }

/** The most distinctive kinds of clauses first. */
const facets = [
  'full-text',
  'filter',
  'connection',
  'sort',
  'include',
  'fields',
  'extra',
  'page',
] as const
type Facet = (typeof facets)[number]

/** The differences of each tab from others of the same name, in order; empty for a unique name. */
export function tellTabsApart(tabs: readonly NamedTab[]): readonly (readonly TabDifference[])[] {
  const differences: TabDifference[][] = tabs.map(() => [])

  /** Adds the differences within a group of tab indexes. */
  function addDifferences(group: readonly number[], remainingFacets: readonly Facet[]): void {
    if (group.length < 2) return
    const [facet, ...others] = remainingFacets
    if (facet === undefined) {
      for (const [at, tabIndex] of group.entries())
        if (at > 0) differences[tabIndex]?.push({ kind: 'copy', number: at + 1 })
      return
    }
    const clausesByTab = group.map((tabIndex) => clausesOf(tabs[tabIndex], facet))
    const isShared = (text: string) =>
      clausesByTab.every((clauses) => clauses.some((one) => JSON.stringify(one) === text))
    const distinctClauses = clausesByTab.map((clauses) =>
      clauses.filter((one) => !isShared(JSON.stringify(one))),
    )
    for (const [at, tabIndex] of group.entries()) {
      const [first] = distinctClauses[at] ?? []
      if (first !== undefined) differences[tabIndex]?.push(first)
    }
    const alike = groupBy(group, (_, at) => JSON.stringify(distinctClauses[at]))
    for (const members of alike.values()) addDifferences(members, others)
  }

  const alike = groupBy([...tabs.keys()], (tabIndex) => tabs[tabIndex]?.name ?? '')
  for (const group of alike.values()) addDifferences(group, facets)
  return differences
}

function clausesOf(tab: NamedTab | undefined, facet: Facet): TabDifference[] {
  if (tab === undefined) return []
  if (facet === 'connection') return [{ kind: 'connection', name: tab.connection }]
  return tab.clauses
    .filter(({ kind }) => kind === facet)
    .map((clause) => ({ kind: 'clause', clause }))
}
