import { ref, shallowRef, watch } from 'vue'
import type { Places } from '#core/place/collect-places.ts'
import { createMapScene, type MapScene } from './map-scene.ts'
import { loadWorldOutlines, type WorldOutlines } from './world-outlines.ts'

/** The contents of a map: the projected places once computed, and the outlines of countries and provinces. */
export function useMapScene(places: () => Places) {
  const scene = shallowRef<MapScene | null>(null)
  const world = shallowRef<WorldOutlines>({ countries: [], provinces: [] })
  const hasNoOutlines = ref(false)

  watch(
    places,
    async (wanted) => {
      const made = await createMapScene(wanted)
      if (wanted === places()) scene.value = made
    },
    { immediate: true },
  )
  loadWorldOutlines().then(
    (loaded) => (world.value = loaded),
    () => (hasNoOutlines.value = true),
  )

  return { scene, world, hasNoOutlines }
}
