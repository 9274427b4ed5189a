import { shallowRef } from 'vue'
import type { MapPoint } from '#core/place/map-camera.ts'

/** The selection among the items of a saved file. */
export function useKeptChoice() {
  const chosen = shallowRef<ReadonlySet<number>>(new Set())
  /** The shape drawn on the map to select them. */
  const area = shallowRef<readonly MapPoint[] | null>(null)

  function choose(positions: readonly number[], drawn: readonly MapPoint[] | null = null) {
    chosen.value = new Set(positions)
    area.value = drawn
  }

  return { chosen, area, choose }
}
