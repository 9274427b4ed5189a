import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import address from 'world-atlas/countries-50m.json?url'
import type { MapBounds } from '#core/place/map-camera.ts'

/** The side of the world that the paths are drawn in; their coordinates have two digits more. */
export const worldSide = 8192

/** A country as it is drawn in that world. */
export interface CountryOutline {
  path: Path2D
  /** In a world of side 1. */
  bounds: MapBounds
}

type World = Topology<{ countries: GeometryCollection }>

const isWorld = (value: unknown): value is World =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'Topology' &&
  'objects' in value

let loading: Promise<readonly CountryOutline[]> | null = null

/** The outlines of all countries (Natural Earth, 1:50 million), which come with the app; made once, country by country. */
export function loadWorldOutlines(): Promise<readonly CountryOutline[]> {
  loading ??= readOutlines()
  // A page that the host did not answer asks again the next time.
  loading.catch(() => {
    loading = null
  })
  return loading
}

async function readOutlines(): Promise<CountryOutline[]> {
  const world: unknown = await (await fetch(address)).json()
  if (!isWorld(world)) throw new Error('The outlines of the world are not what was built')
  const projection = geoMercator()
    .scale(worldSide / (2 * Math.PI))
    .translate([worldSide / 2, worldSide / 2])
    .precision(0)
  const draw = geoPath(projection).digits(2)
  const outlines: CountryOutline[] = []
  let since = performance.now()
  for (const geometry of world.objects.countries.geometries) {
    if (performance.now() - since > 8) {
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
    const country = feature(world, geometry)
    const [[west, north], [east, south]] = draw.bounds(country)
    outlines.push({
      path: new Path2D(draw(country) ?? ''),
      bounds: {
        west: west / worldSide,
        north: north / worldSide,
        east: east / worldSide,
        south: south / worldSide,
      },
    })
  }
  return outlines
}
