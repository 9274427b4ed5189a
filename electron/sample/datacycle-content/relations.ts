import type { Thing } from '#sample/content/thing.ts'

/** IDs of the related items, by CORE's relation name. */
export function relationsOf(thing: Thing): Readonly<Record<string, readonly string[]>> {
  const image = thing.images
  switch (thing.kind) {
    case 'event':
      return {
        location: [thing.placeId],
        organizer: [thing.organizerId],
        performer: thing.performerIds,
        superEvent: thing.superEventId === null ? [] : [thing.superEventId],
        image,
      }
    case 'tour':
      return { startLocation: [thing.startPlaceId], image }
    case 'image':
      return { author: [thing.photographerId] }
    case 'place':
    case 'organization':
    case 'person':
      return { image }
  }
}
