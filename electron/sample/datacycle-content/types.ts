import type { Thing } from '#sample/content/thing.ts'

/** From the general to the special; the last is the template (datacycle-core.md 7). */
export const typesOf: Readonly<Record<Thing['kind'], readonly string[]>> = {
  event: ['Event', 'dcls:Event'],
  place: ['Place', 'TouristAttraction', 'dcls:POI'],
  tour: ['Place', 'odta:Trail', 'dcls:Tour'],
  image: ['CreativeWork', 'MediaObject', 'ImageObject', 'dcls:Bild'],
  organization: ['Organization', 'dcls:Organization'],
  person: ['Person', 'dcls:Person'],
}
