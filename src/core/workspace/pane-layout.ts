/** The panes of the window, in reading order. */
export const panes = ['query', 'answer', 'item'] as const
export type Pane = (typeof panes)[number]

/** Position of the item relative to the response; `alone` replaces the response. */
export const itemPlaces = ['beside', 'below', 'alone'] as const
export type ItemPlace = (typeof itemPlaces)[number]

/** The user's pane settings, stored for the next start. */
export interface PaneChoices {
  isQueryHidden: boolean
  isItemHidden: boolean
  itemPlace: ItemPlace
  /** True to show the whole request below the form instead of one line. */
  isRequestOpen: boolean
  /** Width of the query pane in pixels. */
  queryWidth: number
  /** The form's share of the query pane's height, from 0 to 1; the rest is the request. */
  formShare: number
  /** The response's share of the remaining width if the item is beside it, from 0 to 1. */
  answerShare: number
  /** The response's share of the height if the item is below it, from 0 to 1. */
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

/** Valid sizes, in pixels and shares; other sizes come from another window or a file edited by hand. */
export const paneBounds = {
  queryWidth: { minSize: 300, maxSize: 620 },
  formShare: { minSize: 0.25, maxSize: 0.9 },
  answerShare: { minSize: 0.3, maxSize: 0.85 },
  answerHeight: { minSize: 0.3, maxSize: 0.8 },
} as const

/** Below this width beside the query, response and item become tabs. */
const leastForBoth = 700
/** Below this width of the response beside the query, the query becomes a tab. */
const leastForResponse = 360
/** Minimum height of the response above the item. */
const leastHeightForBoth = 480

export interface PaneLayout {
  /** The panes shown as tabs; empty if all are side by side. */
  tabs: readonly Pane[]
  shown: Readonly<Record<Pane, boolean>>
  /** True if response and item are shown one below the other. */
  isStacked: boolean
}

/** The pixels available for all panes. */
export interface PaneRoom {
  width: number
  height: number
}

/**
 * Decides which panes are shown. `front` is the selected tab, by default the response. `hasItem`: an item is
 * selected; without one its pane is closed. If the query is a tab, no pane is closed, because its tab is the
 * only way to it.
 */
export function layOutPanes(
  { width, height }: PaneRoom,
  { isQueryHidden, isItemHidden, itemPlace, queryWidth }: PaneChoices,
  front: Pane,
  hasItem: boolean,
): PaneLayout {
  const { minSize, maxSize } = paneBounds.queryWidth
  const rest = width - (isQueryHidden ? 0 : Math.min(maxSize, Math.max(minSize, queryWidth)))
  if (rest < leastForResponse)
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

/** The next displayed pane, cyclic. After the area above the panes (null), it is the response, if displayed. */
export function nextPane({ shown }: PaneLayout, from: Pane | null): Pane {
  if (from === null && shown.answer) return 'answer'
  const shownPanes = panes.filter((pane) => shown[pane])
  return (
    shownPanes[(from === null ? -1 : shownPanes.indexOf(from)) + 1] ?? shownPanes[0] ?? 'answer'
  )
}
