import type { MapPoint } from './map-camera.ts'

/** The area drawn on the map to select items, in world coordinates. */
export interface SelectionArea {
  corners: readonly MapPoint[]
  /** True if the items outside of the area are selected. */
  isOutside: boolean
}

export const invertArea = (area: SelectionArea | null): SelectionArea | null =>
  area && { ...area, isOutside: !area.isOutside }
