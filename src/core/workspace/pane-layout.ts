/** What the window is divided into, in reading order. */
export const panes = ['query', 'answer', 'item'] as const
export type Pane = (typeof panes)[number]

/** Where the item stands to the answer; `alone` has the answer's room to itself, in turns. */
export const itemPlaces = ['beside', 'below', 'alone'] as const
export type ItemPlace = (typeof itemPlaces)[number]

/** What a person chose for the panes, kept for the next start. */
export interface PaneChoices {
  isQueryHidden: boolean
  isItemHidden: boolean
  itemPlace: ItemPlace
  /** Whether the request is shown in full below the form; a line of it always is. */
  isRequestOpen: boolean
  /** Pixels that the query takes of a window's width. */
  queryWidth: number
  /** The form's share of the query's height, above the request; 0 to 1. */
  formShare: number
  /** The answer's share of what the query leaves, beside the item; 0 to 1. */
  answerShare: number
  /** The answer's share of the height, above the item; 0 to 1. */
  answerHeight: number
}

export const defaultPanes: PaneChoices = {
  isQueryHidden: false,
  isItemHidden: false,
  itemPlace: 'beside',
  isRequestOpen: false,
  queryWidth: 320,
  formShare: 0.68,
  answerShare: 0.61,
  answerHeight: 0.6,
}

/** In pixels and shares; a size out of them comes from another window, or a file changed by hand. */
export const paneBounds = {
  queryWidth: { least: 300, most: 620 },
  formShare: { least: 0.25, most: 0.9 },
  answerShare: { least: 0.3, most: 0.85 },
  answerHeight: { least: 0.3, most: 0.8 },
} as const

/** A pane that is narrower cannot be read in: what splits them keeps to it. */
export const leastPaneWidth = 240
/** Beside the query, so much is wanted for answer and item together: less, and they take turns. */
const leastForBoth = 700
/** So much is wanted for the answer beside the query: less, and the query takes turns with it. */
const leastForAnswer = 360
/** So much height is wanted for the answer above the item. */
const leastHeightForBoth = 480

export interface PaneLayout {
  /** The panes that take turns, as tabs; none where all stand side by side. */
  tabs: readonly Pane[]
  shown: Readonly<Record<Pane, boolean>>
  /** Whether what is shown of answer and item stands below each other. */
  isStacked: boolean
}

/** The pixels that there are for all panes together. */
export interface PaneRoom {
  width: number
  height: number
}

/**
 * Which panes are shown in so many pixels. `front` is the tab that was chosen; where it is none of the tabs,
 * the answer is in front. `hasItem`: an item was chosen; before that its pane is closed. Where the query takes turns nothing is hidden: its tab is the only way to a pane.
 */
export function layOutPanes(
  { width, height }: PaneRoom,
  { isQueryHidden, isItemHidden, itemPlace, queryWidth }: PaneChoices,
  front: Pane,
  hasItem: boolean,
): PaneLayout {
  const { least, most } = paneBounds.queryWidth
  const rest = width - (isQueryHidden ? 0 : Math.min(most, Math.max(least, queryWidth)))
  if (rest < leastForAnswer)
    return {
      tabs: panes,
      shown: { query: front === 'query', answer: front === 'answer', item: front === 'item' },
      isStacked: false,
    }
  const hasRoom = {
    beside: rest >= leastForBoth,
    below: height >= leastHeightForBoth,
    alone: false,
  }[itemPlace]
  const isItemClosed = isItemHidden || !hasItem
  if (isItemClosed || hasRoom)
    return {
      tabs: [],
      shown: { query: !isQueryHidden, answer: true, item: !isItemClosed },
      isStacked: itemPlace === 'below',
    }
  return {
    tabs: ['answer', 'item'],
    shown: { query: !isQueryHidden, answer: front !== 'item', item: front === 'item' },
    isStacked: false,
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
