import type { MapPoint } from './map-camera.ts'

/** What one press of the pointer does while it moves: the map is moved, or a rectangle chooses. */
export type MapDragKind = 'move' | 'choose'

/** A press that is not let go yet, in pixels of the view. */
export interface MapDrag {
  kind: MapDragKind
  from: MapPoint
  at: MapPoint
}

/** A rectangle of pixels. */
export interface MapBox {
  left: number
  top: number
  width: number
  height: number
}

/** So far a press may move and is a click all the same. */
const clickReach = 4

/** Whether it is more than a click. */
export const isDragged = ({ from, at }: MapDrag): boolean =>
  Math.hypot(at.x - from.x, at.y - from.y) > clickReach

/** What is being chosen, whichever way the pointer went; null for a click, and while the map is moved. */
export function chosenBox(drag: MapDrag): MapBox | null {
  if (drag.kind !== 'choose' || !isDragged(drag)) return null
  const { from, at } = drag
  return {
    left: Math.min(from.x, at.x),
    top: Math.min(from.y, at.y),
    width: Math.abs(at.x - from.x),
    height: Math.abs(at.y - from.y),
  }
}
