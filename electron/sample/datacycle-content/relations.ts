import type { Thing } from '#sample/content/thing.ts'

/** The IDs to which each relation of an item leads, in CORE's names. */
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
