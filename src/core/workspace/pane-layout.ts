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

/** A pane that is narrower cannot be read in: what splits them keeps to it. */
export const leastPaneWidth = 240
/** Beside the query, so much is wanted for answer and item together: less, and they take turns. */
const leastForBoth = 640
/** So much is wanted for the answer beside the query: less, and the query takes turns with it. */
const leastForAnswer = 360

export interface PaneLayout {
  /** The panes that take turns, as tabs; none where all stand side by side. */
  tabs: readonly Pane[]
  shown: Readonly<Record<Pane, boolean>>
}

/**
 * Which panes are shown in so many pixels. `front` is the tab that was chosen; where it is none of the tabs,
 * the answer is in front. Where the query takes turns nothing is hidden: its tab is the only way to a pane.
 */
export function layOutPanes(
  width: number,
  { isQueryHidden, isItemHidden, queryWidth }: PaneChoices,
  front: Pane,
): PaneLayout {
  const { least, most } = paneBounds.queryWidth
  const rest = width - (isQueryHidden ? 0 : Math.min(most, Math.max(least, queryWidth)))
  if (rest >= (isItemHidden ? leastForAnswer : leastForBoth))
    return { tabs: [], shown: { query: !isQueryHidden, answer: true, item: !isItemHidden } }
  if (rest >= leastForAnswer)
    return {
      tabs: ['answer', 'item'],
      shown: { query: !isQueryHidden, answer: front !== 'item', item: front === 'item' },
    }
  return {
    tabs: panes,
    shown: { query: front === 'query', answer: front === 'answer', item: front === 'item' },
  }
}

/**
 * The pane to go to from one that is shown: the next, and after the last one the first. From the lines above the
 * panes it is the answer, where it is shown: what was asked there is answered there.
 */
export function nextPane({ shown }: PaneLayout, from: Pane | null): Pane {
  if (from === null && shown.answer) return 'answer'
  const there = panes.filter((pane) => shown[pane])
  return there[(from === null ? -1 : there.indexOf(from)) + 1] ?? there[0] ?? 'answer'
}
