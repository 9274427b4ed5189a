import { geoMercator, geoPath, type GeoPermissibleObjects } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, MultiLineString, Topology } from 'topojson-specification'
import worldAddress from 'world-atlas/countries-50m.json?url'
import type { MapBounds } from '#core/place/map-camera.ts'
import nearAddress from './provinces.json?url'

/** The side of the world that the paths are drawn in; their coordinates have two digits more. */
export const worldSide = 8192

/** Something as it is drawn in that world. */
export interface Outline {
  path: Path2D
  /** In a world of side 1. */
  bounds: MapBounds
}

export interface WorldOutlines {
  countries: readonly Outline[]
  /** The borders between the provinces of a country; no outlines of anything. */
  provinces: readonly Outline[]
}

type World = Topology<{ countries: GeometryCollection }>
/** Austria and the countries around it, finer and with their provinces (docs/decisions.md). */
type Near = Topology<{ countries: GeometryCollection; provinces: MultiLineString }>

const isTopology = (value: unknown): value is Topology =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'Topology' &&
  'objects' in value

const isWorld = (value: unknown): value is World =>
  isTopology(value) && 'countries' in value.objects
const isNear = (value: unknown): value is Near => isWorld(value) && 'provinces' in value.objects

let loading: Promise<WorldOutlines> | null = null

/**
 * The outlines of all countries (Natural Earth, 1:50 million), and of some with the borders of their provinces
 * (1:10 million), which come with the app; made once, one by one.
 */
export function loadWorldOutlines(): Promise<WorldOutlines> {
  loading ??= readOutlines()
  // A page that the host did not answer asks again the next time.
  loading.catch(() => {
    loading = null
  })
  return loading
}

async function readOutlines(): Promise<WorldOutlines> {
  const [world, near] = await Promise.all([worldAddress, nearAddress].map(fetchJson))
  if (!isWorld(world) || !isNear(near))
    throw new Error('The outlines of the world are not what was built')
  const projection = geoMercator()
    .scale(worldSide / (2 * Math.PI))
    .translate([worldSide / 2, worldSide / 2])
    .precision(0)
  const draw = geoPath(projection).digits(2)
  let since = performance.now()

  async function outlineOf(shape: GeoPermissibleObjects): Promise<Outline> {
    if (performance.now() - since > 8) {
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
    const [[west, north], [east, south]] = draw.bounds(shape)
    return {
      path: new Path2D(draw(shape) ?? ''),
      bounds: {
        west: west / worldSide,
        north: north / worldSide,
        east: east / worldSide,
        south: south / worldSide,
      },
    }
  }

  const finer = new Set(near.objects.countries.geometries.map(({ id }) => id))
  const countries: Outline[] = []
  for (const geometry of world.objects.countries.geometries)
    if (!finer.has(geometry.id)) countries.push(await outlineOf(feature(world, geometry)))
  for (const geometry of near.objects.countries.geometries)
    countries.push(await outlineOf(feature(near, geometry)))
  const provinces: Outline[] = []
  const { coordinates } = feature(near, near.objects.provinces).geometry
  if (coordinates.length > 0)
    provinces.push(await outlineOf({ type: 'MultiLineString', coordinates }))
  return { countries, provinces }
}

const fetchJson = async (address: string): Promise<unknown> => (await fetch(address)).json()
