/** The facts of a content item, before an interface gives them its shape. */
import type { Concept } from './concepts.ts'
import type { Language, Text } from './text.ts'

interface Common {
  id: string
  slug: string
  name: Text
  description: Text
  /** The language in which an interface without languages shows the item. */
  language: Language
  concepts: readonly Concept[]
  /** Instants in milliseconds since 1970. */
  created: number
  modified: number
  /** Ids of images, best first. */
  images: readonly string[]
}

export interface Point {
  /** Degrees as text: their digits are part of the content. */
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
  place: string
  organizer: string
  performers: readonly string[]
  superEvent: string | null
  /** Euro as written on the poster, for example `12.50`; null where entry is free. */
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
  /** Longitude, latitude and height of every point on the way, as text. */
  way: readonly string[]
  lengthKm: string
  ascentMetres: number
  minutes: number
  difficulty: 'easy' | 'moderate' | 'difficult'
  startPlace: string
}

export interface ImageThing extends Common {
  kind: 'image'
  /** Below the server's address, for example `/media/muehlbrueck-1.svg`. */
  path: string
  width: number
  height: number
  photographer: string
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
  EventThing | PlaceThing | TourThing | ImageThing | OrganizationThing | PersonThing

/** When the item begins; null for items that have no beginning. */
export const startOf = (thing: Thing): number | null =>
  thing.kind === 'event' ? thing.start : null
