import type { ColumnPath } from './item-columns.ts'

const contactNames: readonly string[] = ['telephone', 'faxNumber', 'email', 'url']
/** Parts of an item that may contain its contact data; CORE has all of it in the address. */
export const contactHolders = ['address', 'contactPoint']

/** The paths of a contact attribute, the item's own first; null for any other attribute. */
export const contactPaths = (name: string): ColumnPath[] | null =>
  contactNames.includes(name) ? [[name], ...contactHolders.map((holder) => [holder, name])] : null

/** True for contact data in a part of its item, such as `address.telephone`. */
export const isInnerContact = ([holder, name, ...others]: ColumnPath): boolean =>
  others.length === 0 &&
  name !== undefined &&
  contactHolders.includes(holder ?? '') &&
  contactNames.includes(name)

/** Attributes with the longer texts of an item, in the order in which they are read (schema.org). */
export const textAttributes = [
  'description',
  'disambiguatingDescription',
  'abstract',
  'text',
  'caption',
]

/** Relations that every documented endpoint and every CORE has (api.md 2.2; datacycle-core.md 2.2), the picture first. */
export const usualRelations: readonly string[] = ['image', 'location', 'organizer']

/** Attributes that hold the schedules of an item (datacycle-core.md 2.2). */
export const scheduleAttributes: readonly string[] = [
  'eventSchedule',
  'openingHoursSpecification',
  'dc:diningHoursSpecification',
  'schedule',
  'hoursAvailable',
  'validitySchedule',
]

/** Relations that lead to an item's place, the usual one first (schema.org; api.md 2.2). */
export const placeRelations: readonly string[] = [
  'location',
  'contentLocation',
  'startLocation',
  'spatialCoverage',
]

/** What holds coordinates, or a part of them. */
export const coordinateAttributes: readonly string[] = [
  'geo',
  'latitude',
  'longitude',
  'lat',
  'lon',
  'line',
  'box',
  'polygon',
]

/** Where an item's address is, the item's own first. */
export const addressPaths: readonly ColumnPath[] = [
  ['address'],
  ...placeRelations.map((name) => [name, 'address']),
]

/** Attributes for programs and for maps: what people read begins with others, and a sheet has them only where picked. */
export const isTechnical = ([name = '', ...nested]: ColumnPath): boolean =>
  technicalNames.has(name) || (name === '@id' && nested.length === 0)

const technicalNames: ReadonlySet<string> = new Set([
  ...['@context', 'dc:entityUrl', 'dc:multilingual', 'dc:slug', 'dc:slugifiedName', 'dc:touched'],
  ...['identifier', 'slug', 'geo', 'created', 'dct:created'],
])
