import { shallowRef } from 'vue'
import type { SelectionArea } from '#core/place/selection-area.ts'

/** The selection among the items of a saved file. */
export function useKeptChoice() {
  const chosen = shallowRef<ReadonlySet<number>>(new Set())
  /** The shape drawn on the map to select them. */
  const area = shallowRef<SelectionArea | null>(null)

  function choose(positions: readonly number[], drawn: SelectionArea | null = null) {
    chosen.value = new Set(positions)
    area.value = drawn
  }

  return { chosen, area, choose }
}
