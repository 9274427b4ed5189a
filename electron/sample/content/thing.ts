/** The facts of a content item, before an API formats them. Numbers whose digits matter are texts. */
import type { Concept } from './concepts.ts'
import type { Language, Text } from './text.ts'

interface Common {
  id: string
  slug: string
  name: Text
  description: Text
  /** The language in which an API without language selection shows the item. */
  language: Language
  concepts: readonly Concept[]
  /** Instants in milliseconds since 1970. */
  created: number
  modified: number
  /** IDs of images, best first. */
  images: readonly string[]
}

export interface Point {
  /** Both in degrees. */
  lat: string
  lon: string
}

export interface Address {
  street: string
  postalCode: string
  town: string
}

export interface EventThing extends Common {
  kind: 'event'
  start: number
  end: number | null
  placeId: string
  organizerId: string
  performerIds: readonly string[]
  superEventId: string | null
  /** In euros, for example `12.50`; null if entry is free. */
  price: string | null
  capacity: string
  bookingNumber: string
}

export interface PlaceThing extends Common {
  kind: 'place'
  address: Address
  point: Point
  telephone: string | null
  rating: string
  url: string
}

export interface TourThing extends Common {
  kind: 'tour'
  start: Point
  /** Longitude, latitude and height of every point of the track, as text. */
  track: readonly string[]
  lengthKm: string
  ascentMetres: number
  minutes: number
  difficulty: 'easy' | 'moderate' | 'difficult'
  startPlaceId: string
}

export interface ImageThing extends Common {
  kind: 'image'
  /** Relative to the server's URL, for example `/media/muehlbrueck-1.svg`. */
  path: string
  width: number
  height: number
  photographerId: string
}

export interface OrganizationThing extends Common {
  kind: 'organization'
  address: Address
  email: string
}

export interface PersonThing extends Common {
  kind: 'person'
  givenName: string
  familyName: string
}

export type Thing =
  | EventThing
  | PlaceThing
  | TourThing
  | ImageThing
  | OrganizationThing
  | PersonThing

/** When the item begins, in milliseconds since 1970; null for items without a start. */
export const startOf = (thing: Thing): number | null =>
  thing.kind === 'event' ? thing.start : null
