import { freshForm, type WrittenForm } from '#core/query/form.ts'

/** One of the queries that stand open side by side. */
export interface QueryTab {
  readonly id: string
  /** null: none was chosen yet. */
  readonly connectionId: string | null
  readonly form: WrittenForm
  /** The POST body typed by hand in place of the form; null while the form is in use. */
  readonly rawBody: string | null
  /** The saved request it was opened from, or null. */
  readonly savedId: string | null
  /** The exchange whose answer it showed last, or null: the history may have kept it. */
  readonly answerId: string | null
  /** The form as it was last opened or sent, so that it can be had again; null where nobody knows. */
  readonly origin: WrittenForm | null
}

/** At least one tab, and which of them is in front. */
export interface QueryTabs {
  readonly tabs: readonly [QueryTab, ...QueryTab[]]
  readonly activeId: string
}

/** More than anybody keeps an eye on; each holds its whole answer. */
export const maxTabs = 30

/** A tab nobody has written in. */
export function createFreshTab(id: string, connectionId: string | null): QueryTab {
  return {
    id,
    connectionId,
    form: freshForm,
    origin: freshForm,
    rawBody: null,
    savedId: null,
    answerId: null,
  }
}

/** The tab in front. */
export function activeTabOf({ tabs, activeId }: QueryTabs): QueryTab {
  return tabs.find(({ id }) => id === activeId) ?? tabs[0]
}

/** The tabs with another one in the place of the active one; its id stays. */
export function changeActiveTab(open: QueryTabs, change: Partial<Omit<QueryTab, 'id'>>): QueryTabs {
  const [first, ...others] = open.tabs
  const { id: activeId } = activeTabOf(open)
  const changed = (tab: QueryTab) => (tab.id === activeId ? { ...tab, ...change } : tab)
  return { tabs: [changed(first), ...others.map(changed)], activeId }
}

/** The tabs, one of them with what it was answered last. */
export function noteAnswer(open: QueryTabs, id: string, answerId: string | null): QueryTabs {
  const [first, ...others] = open.tabs
  const noted = (tab: QueryTab) => (tab.id === id ? { ...tab, answerId } : tab)
  return { ...open, tabs: [noted(first), ...others.map(noted)] }
}

/** The tabs with one more right behind the active one, in front of all. */
export function addTab(open: QueryTabs, tab: QueryTab): QueryTabs {
  const [first, ...others] = open.tabs
  const at = open.tabs.indexOf(activeTabOf(open))
  return { tabs: [first, ...others.slice(0, at), tab, ...others.slice(at)], activeId: tab.id }
}

/** The tabs without one; its right neighbour comes to the front if it was there. `fresh` follows the last one. */
export function closeTab(open: QueryTabs, id: string, fresh: QueryTab): QueryTabs {
  const at = open.tabs.findIndex((tab) => tab.id === id)
  const [first, ...others] = open.tabs.filter((tab) => tab.id !== id)
  if (!first) return { tabs: [fresh], activeId: fresh.id }
  const tabs: QueryTabs['tabs'] = [first, ...others]
  const neighbour = tabs[Math.min(at, tabs.length - 1)] ?? first
  return { tabs, activeId: id === open.activeId ? neighbour.id : open.activeId }
}

/** More than anybody takes back. */
const maxClosed = 20

/** The closed tabs with one more of the open ones, the last one last. A tab nobody has written in is let go. */
export function keepClosed(
  closed: readonly QueryTab[],
  open: QueryTabs,
  id: string,
): readonly QueryTab[] {
  const tab = open.tabs.find((one) => one.id === id)
  return tab === undefined || isBlank(tab) ? closed : [...closed, tab].slice(-maxClosed)
}

/** The tabs with a closed one back, in front; it takes the place of a single tab that nobody has written in. */
export function reopenTab(open: QueryTabs, tab: QueryTab): QueryTabs {
  const [first, ...others] = open.tabs
  if (others.length === 0 && isBlank(first)) return { tabs: [tab], activeId: tab.id }
  return addTab(open, tab)
}

const isBlank = ({ form, rawBody }: QueryTab) => rawBody === null && isSameForm(form, freshForm)

/** The tabs with the next or the previous one in front; behind the last comes the first. */
export function stepTab(open: QueryTabs, by: -1 | 1): QueryTabs {
  const { tabs } = open
  const at = tabs.indexOf(activeTabOf(open)) + by
  return { tabs, activeId: (tabs[(at + tabs.length) % tabs.length] ?? tabs[0]).id }
}

/** Whether another query may take the tab's place without anything being lost that somebody typed. */
export function isReplaceable({ form, rawBody, savedId, origin }: QueryTab): boolean {
  if (rawBody !== null || savedId !== null) return false
  return isSameForm(form, origin ?? freshForm)
}

/** Whether two forms have the same fields filled in the same way. */
export function isSameForm(one: WrittenForm, other: WrittenForm): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
