import { computed, ref, watch, type Ref } from 'vue'
import type { Places } from '#core/place/collect-places.ts'
import { nearestPlace, type MapScene } from './map-scene.ts'
import type { SurveySource } from './survey-view.ts'
import type { MapView } from './use-map-camera.ts'
import { useLabels } from './use-labels.ts'

/** Maximum distance between pointer and place, in pixels. */
const reach = 10

/** The place whose name is shown: under the pointer, or nearest to the center when using the keyboard. */
export function usePointedPlace(options: {
  source: Readonly<Ref<SurveySource>>
  places: Readonly<Ref<Places>>
  scene: Readonly<Ref<MapScene | null>>
  view: Pick<MapView, 'camera' | 'size' | 'worldAt'>
}) {
  const { source, places, scene } = options
  const { camera, size, worldAt } = options.view
  const place = ref<number | null>(null)
  /** Whether the keyboard was used last: the place then stays when the pointer leaves. */
  const isByKeys = ref(false)
  watch(scene, () => {
    place.value = null
  })

  /** The position of the place's item. */
  const position = computed(() =>
    place.value === null ? null : (places.value.located[place.value] ?? null),
  )
  const { nameOf } = useLabels(
    source,
    computed(() => (position.value === null ? [] : [position.value])),
  )
  /** '' if there is no place, or its name is not loaded yet. */
  const name = computed(() => (position.value === null ? '' : nameOf(position.value)))
  /** The anomaly of the place; null if it has none. */
  const anomaly = computed(() =>
    place.value === null ? null : (places.value.marks.get(place.value) ?? null),
  )

  function pointAt(x: number, y: number) {
    const at = worldAt(x, y)
    if (!scene.value || !camera.value || !at) return
    place.value = nearestPlace(scene.value, at.x, at.y, reach / camera.value.scale)
  }

  function pointAtMiddle() {
    isByKeys.value = true
    pointAt(size.value.width / 2, size.value.height / 2)
  }

  function leave() {
    if (!isByKeys.value) place.value = null
  }

  return { position, name, anomaly, isByKeys, pointAt, pointAtMiddle, leave }
}

export type PointedPlace = ReturnType<typeof usePointedPlace>
