import { ref, shallowRef, watch } from 'vue'
import type { Places } from '#core/place/collect-places.ts'
import { createMapScene, type MapScene } from './map-scene.ts'
import { loadWorldOutlines, type CountryOutline } from './world-outlines.ts'

/** What a map shows: the places projected, as soon as that is done, over the outlines of the countries. */
export function useMapScene(places: () => Places) {
  const scene = shallowRef<MapScene | null>(null)
  const countries = shallowRef<readonly CountryOutline[]>([])
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
    (loaded) => (countries.value = loaded),
    () => (hasNoOutlines.value = true),
  )

  return { scene, countries, hasNoOutlines }
}
