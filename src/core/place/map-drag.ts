import type { MapPoint } from './map-camera.ts'

/** What one press of the pointer does while it moves: the map is moved, or what lies within an area is chosen. */
export type MapDragKind = 'move' | 'rectangle' | 'lasso'

/** A press that is not let go yet, in pixels of the view. */
export interface MapDrag {
  kind: MapDragKind
  from: MapPoint
  at: MapPoint
  /** Where it went; of a lasso alone. */
  path: readonly MapPoint[]
}

/** So far a press may move and is a click all the same. */
const clickReach = 4
/** Nearer to the last point a lasso has no corner. */
const cornerReach = 3

export const startDrag = (kind: MapDragKind, from: MapPoint): MapDrag => ({
  kind,
  from,
  at: from,
  path: kind === 'lasso' ? [from] : [],
})

/** The press, moved on. */
export function followDrag(drag: MapDrag, at: MapPoint): MapDrag {
  const last = drag.path.at(-1)
  const isCorner = last !== undefined && Math.hypot(at.x - last.x, at.y - last.y) > cornerReach
  return { ...drag, at, path: isCorner ? [...drag.path, at] : drag.path }
}

/** Whether it is more than a click; a lasso may have come back to where it began. */
export const isDragged = ({ from, at, path }: MapDrag): boolean =>
  path.length > 2 || Math.hypot(at.x - from.x, at.y - from.y) > clickReach

/** The corners of what is being chosen, whichever way the pointer went; null for a click, and while the map is moved. */
export function chosenArea(drag: MapDrag): readonly MapPoint[] | null {
  if (drag.kind === 'move' || !isDragged(drag)) return null
  const { from, at, path } = drag
  if (drag.kind === 'lasso') return path.length > 2 ? path : null
  return [from, { x: at.x, y: from.y }, at, { x: from.x, y: at.y }]
}

/** Whether a point lies within an area whose outline may cross itself: where it does so twice is outside. */
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
