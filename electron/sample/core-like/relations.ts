import type { Library } from '../content/library.ts'
import type { Thing } from '../content/thing.ts'

/** The ids to which each relation of an item leads, in CORE's names. */
export function relationsOf(thing: Thing): Readonly<Record<string, readonly string[]>> {
  const image = thing.images
  switch (thing.kind) {
    case 'event':
      return {
        location: [thing.place],
        organizer: [thing.organizer],
        performer: thing.performers,
        superEvent: thing.superEvent === null ? [] : [thing.superEvent],
        image,
      }
    case 'tour':
      return { startLocation: [thing.startPlace], image }
    case 'image':
      return { author: [thing.photographer] }
    case 'place':
    case 'organization':
    case 'person':
      return { image }
  }
}

export const relationNames: ReadonlySet<string> = new Set([
  'location',
  'organizer',
  'performer',
  'superEvent',
  'image',
  'startLocation',
  'author',
])

export const relatedThings = (thing: Thing, relation: string, library: Library): Thing[] =>
  (relationsOf(thing)[relation] ?? [])
    .map((id) => library.find(id))
    .filter((found) => found !== undefined)
