import type { MapPoint } from './map-camera.ts'

/** Dragging either moves the map or selects the items in an area. */
export type MapDragKind = 'move' | 'rectangle' | 'lasso'

/** A drag in progress, in pixels of the view. */
export interface MapDrag {
  kind: MapDragKind
  from: MapPoint
  /** The current point. */
  at: MapPoint
  /** The traced path; only for a lasso. */
  path: readonly MapPoint[]
}

/** Shorter movements are a click. */
const clickReach = 4
/** Minimum distance between two corners of a lasso. */
const cornerReach = 3

export const startDrag = (kind: MapDragKind, from: MapPoint): MapDrag => ({
  kind,
  from,
  at: from,
  path: kind === 'lasso' ? [from] : [],
})

export function followDrag(drag: MapDrag, at: MapPoint): MapDrag {
  const last = drag.path.at(-1)
  const isCorner = last !== undefined && Math.hypot(at.x - last.x, at.y - last.y) > cornerReach
  return { ...drag, at, path: isCorner ? [...drag.path, at] : drag.path }
}

/** True if the drag is more than a click. A lasso may end where it began. */
export const isDragged = ({ from, at, path }: MapDrag): boolean =>
  path.length > 2 || Math.hypot(at.x - from.x, at.y - from.y) > clickReach

/** The corners of the selected area; null for a click or while moving the map. */
export function selectedArea(drag: MapDrag): readonly MapPoint[] | null {
  if (drag.kind === 'move' || !isDragged(drag)) return null
  const { from, at, path } = drag
  if (drag.kind === 'lasso') return path.length > 2 ? path : null
  return [from, { x: at.x, y: from.y }, at, { x: from.x, y: at.y }]
}

/** True if a point lies within an area, by the even-odd rule for outlines that cross themselves. */
export function isWithinArea(area: readonly MapPoint[], x: number, y: number): boolean {
  let isIn = false
  let before = area.at(-1)
  for (const corner of area) {
    if (before && corner.y > y !== before.y > y) {
      const crossing = ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x
      if (x < crossing) isIn = !isIn
    }
    before = corner
  }
  return isIn
}
