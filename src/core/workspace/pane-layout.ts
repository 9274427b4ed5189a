/** What the window is divided into, in reading order. */
export const panes = ['query', 'answer', 'item'] as const
export type Pane = (typeof panes)[number]

/** What a person chose for the panes, kept for the next start. */
export interface PaneChoices {
  isQueryHidden: boolean
  isItemHidden: boolean
  /** Pixels that the query takes of a window's width. */
  queryWidth: number
  /** The form's share of the query's height, above the request; 0 to 1. */
  formShare: number
  /** The answer's share of what the query leaves, beside the item; 0 to 1. */
  answerShare: number
}

export const defaultPanes: PaneChoices = {
  isQueryHidden: false,
  isItemHidden: false,
  queryWidth: 372,
  formShare: 0.68,
  answerShare: 0.62,
}

/** In pixels and shares; a size out of them comes from another window, or a file changed by hand. */
export const paneBounds = {
  queryWidth: { least: 300, most: 620 },
  formShare: { least: 0.25, most: 0.9 },
  answerShare: { least: 0.3, most: 0.85 },
} as const

/** Below, answer and item take turns: beside the query neither would be wide enough to read in (240 px). */
const leastForThree = 1100
/** Below, the query takes turns with them as well. */
const leastForTwo = 760

export interface PaneLayout {
  /** The panes that take turns, as tabs; none where all stand side by side. */
  tabs: readonly Pane[]
  shown: Readonly<Record<Pane, boolean>>
}

/**
 * Which panes a window shows. `front` is the tab that was chosen; where it is none of the tabs, the answer
 * is in front. A pane that takes turns cannot be hidden, because its tab is the only way to it.
 */
export function layOutPanes(
  windowWidth: number,
  { isQueryHidden, isItemHidden }: Pick<PaneChoices, 'isQueryHidden' | 'isItemHidden'>,
  front: Pane,
): PaneLayout {
  if (windowWidth >= leastForThree)
    return { tabs: [], shown: { query: !isQueryHidden, answer: true, item: !isItemHidden } }
  if (windowWidth >= leastForTwo)
    return {
      tabs: ['answer', 'item'],
      shown: { query: !isQueryHidden, answer: front !== 'item', item: front === 'item' },
    }
  return {
    tabs: panes,
    shown: { query: front === 'query', answer: front === 'answer', item: front === 'item' },
  }
}

/** The pane to go to from one that is shown: the next, and after the last one the first. */
export function nextPane({ shown }: PaneLayout, from: Pane | null): Pane {
  const there = panes.filter((pane) => shown[pane])
  return there[(from === null ? -1 : there.indexOf(from)) + 1] ?? there[0] ?? 'answer'
}
