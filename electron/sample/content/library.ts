/** All content of the sample, the same in every run. */
import { createEvents } from './events.ts'
import { createImages } from './images.ts'
import { createOrganizations, createPersons } from './people.ts'
import { createPlaces } from './places.ts'
import { createRandom } from './random.ts'
import type { EventThing, ImageThing, PlaceThing, Thing, TourThing } from './thing.ts'
import { createTours } from './tours.ts'

export interface Library {
  all: readonly Thing[]
  events: readonly EventThing[]
  places: readonly PlaceThing[]
  tours: readonly TourThing[]
  images: readonly ImageThing[]
  find: (id: string) => Thing | undefined
}

const seed = 20261001

export function createLibrary(): Library {
  const random = createRandom(seed)
  const persons = createPersons(random)
  const images = createImages(random, persons)
  const organizations = createOrganizations(random, images)
  const places = createPlaces(random, images)
  const tours = createTours(random, images, places)
  const events = createEvents(random, { images, places, organizations, persons })
  const all = [...events, ...places, ...tours, ...images, ...organizations, ...persons]
  const byId = new Map(all.map((thing): [string, Thing] => [thing.id, thing]))
  return { all, events, places, tours, images, find: (id) => byId.get(id) }
}
