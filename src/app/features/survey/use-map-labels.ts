import { computed, type Ref } from 'vue'
import { labelPlaces, type NamedPlace } from '#core/place/label-places.ts'
import { pixelOf, type MapPoint } from '#core/place/map-camera.ts'
import type { MapScene } from './map-scene.ts'
import type { SurveySource } from './survey-view.ts'
import { useLabels } from './use-labels.ts'
import type { MapView } from './use-map-camera.ts'

/** A name on the map: `x` is its left edge, `y` its vertical center. */
export interface MapLabel extends MapPoint {
  name: string
}

/** With more places in view, no names are shown: few would fit, and loading all of them takes long. */
const maxNamed = 300
const maxNameLength = 28

/** The names of the places in view that fit. Selected items have priority. */
export function useMapLabels(options: {
  source: Readonly<Ref<SurveySource>>
  scene: Readonly<Ref<MapScene | null>>
  view: Pick<MapView, 'camera' | 'size'>
  /** Positions of items. */
  chosen: () => ReadonlySet<number>
  /** Returns the width of a drawn name in pixels. */
  measure: (name: string) => number
}): Readonly<Ref<readonly MapLabel[]>> {
  const { scene, chosen, measure } = options
  const { camera, size } = options.view

  /** Places in view, in pixels, with the positions of their items. */
  const inView = computed(() => {
    if (!scene.value || !camera.value) return []
    const { width, height } = size.value
    const { x: across, y: down, places } = scene.value
    const placesInView: (MapPoint & { position: number })[] = []
    for (let at = 0; at < across.length; at += 1) {
      const { x, y } = pixelOf(camera.value, size.value, across[at] ?? NaN, down[at] ?? NaN)
      if (!(x >= 0 && y >= 0 && x <= width && y <= height)) continue
      placesInView.push({ x, y, position: places.located[at] ?? -1 })
      if (placesInView.length > maxNamed) return []
    }
    return placesInView
  })
  const { nameOf } = useLabels(
    options.source,
    computed(() => inView.value.map(({ position }) => position)),
  )

  return computed(() => {
    const places = inView.value
    const selectedFirst = places.toSorted(
      (one, other) => Number(chosen().has(other.position)) - Number(chosen().has(one.position)),
    )
    const named = selectedFirst.flatMap((place): (NamedPlace & { name: string })[] => {
      const fullName = nameOf(place.position)
      if (fullName === '') return []
      const name =
        fullName.length > maxNameLength
          ? `${fullName.slice(0, maxNameLength).trimEnd()}…`
          : fullName
      return [{ ...place, name, width: measure(name) }]
    })
    return labelPlaces(named, places, size.value).map(({ at, x, y }) => ({
      x,
      y,
      name: named[at]?.name ?? '',
    }))
  })
}
