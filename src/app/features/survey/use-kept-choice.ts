import { shallowRef } from 'vue'
import type { MapPoint } from '#core/place/map-camera.ts'

/** Which of the kept items are selected. */
export function useKeptChoice() {
  const chosen = shallowRef<ReadonlySet<number>>(new Set())
  /** What was drawn around them on the map. */
  const area = shallowRef<readonly MapPoint[] | null>(null)

  function choose(positions: readonly number[], drawn: readonly MapPoint[] | null = null) {
    chosen.value = new Set(positions)
    area.value = drawn
  }

  return { chosen, area, choose }
}
