import { geoMercator, geoPath, type GeoPermissibleObjects } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, MultiLineString, Topology } from 'topojson-specification'
import worldAddress from 'world-atlas/countries-50m.json?url'
import type { MapBounds } from '#core/place/map-camera.ts'
import detailedAddress from './provinces.json?url'

/** Maximum time of a slice of computing or drawing, before the page gets its turn. */
export const sliceMs = 8
/** Side length of the world in path coordinates, which have two decimals. */
export const worldSide = 8192

export interface Outline {
  path: Path2D
  /** In a world of side 1. */
  bounds: MapBounds
}

export interface WorldOutlines {
  countries: readonly Outline[]
  /** Only the borders between provinces, not their full outlines. */
  provinces: readonly Outline[]
}

type World = Topology<{ countries: GeometryCollection }>
/** Austria and its neighbors, more detailed and with provinces (docs/decisions.md). */
type DetailedWorld = Topology<{ countries: GeometryCollection; provinces: MultiLineString }>

const isTopology = (value: unknown): value is Topology =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'Topology' &&
  'objects' in value

const isWorld = (value: unknown): value is World =>
  isTopology(value) && 'countries' in value.objects
const isDetailedWorld = (value: unknown): value is DetailedWorld =>
  isWorld(value) && 'provinces' in value.objects

let loading: Promise<WorldOutlines> | null = null

/**
 * The outlines of all countries (Natural Earth, 1:50 million), and of some in more detail with province
 * borders (1:10 million). Bundled with the app, and computed once in slices.
 */
export function loadWorldOutlines(): Promise<WorldOutlines> {
  loading ??= readOutlines()
  // After a failure, the next call tries again.
  loading.catch(() => {
    loading = null
  })
  return loading
}

async function readOutlines(): Promise<WorldOutlines> {
  const [world, detailed] = await Promise.all([worldAddress, detailedAddress].map(fetchJson))
  if (!isWorld(world) || !isDetailedWorld(detailed))
    throw new Error('The outlines of the world are not what was built')
  const projection = geoMercator()
    .scale(worldSide / (2 * Math.PI))
    .translate([worldSide / 2, worldSide / 2])
    .precision(0)
  const draw = geoPath(projection).digits(2)
  let since = performance.now()

  async function outlineOf(shape: GeoPermissibleObjects): Promise<Outline> {
    if (performance.now() - since > sliceMs) {
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

  const detailedIds = new Set(detailed.objects.countries.geometries.map(({ id }) => id))
  const countries: Outline[] = []
  for (const geometry of world.objects.countries.geometries)
    if (!detailedIds.has(geometry.id)) countries.push(await outlineOf(feature(world, geometry)))
  for (const geometry of detailed.objects.countries.geometries)
    countries.push(await outlineOf(feature(detailed, geometry)))
  const provinces: Outline[] = []
  const { coordinates } = feature(detailed, detailed.objects.provinces).geometry
  if (coordinates.length > 0)
    provinces.push(await outlineOf({ type: 'MultiLineString', coordinates }))
  return { countries, provinces }
}

const fetchJson = async (address: string): Promise<unknown> => (await fetch(address)).json()
