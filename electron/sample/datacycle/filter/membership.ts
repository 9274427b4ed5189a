/** Reads keys with IDs of endpoints, schemes, creators or things (datacycle-core.md 2.2). */
import { relatedIds } from '#sample/datacycle/store/reference.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import type { StoredThing } from '#sample/datacycle/store/stored-content.ts'
import { readMembers, refuseUnknown, type KeyReader } from './filter-reader.ts'
import { readContentIds, readIdentifiers } from './identifiers.ts'

type Matches = (thing: StoredThing, id: string, instance: Instance) => boolean

const isMemberOf =
  (kinds: readonly string[]): Matches =>
  (thing, id, { content }) =>
    content.endpoints.some(
      (endpoint) =>
        endpoint.id === id &&
        kinds.includes(endpoint.kind) &&
        (endpoint.cached ?? endpoint.members).has(thing.id),
    )

const keys: Readonly<Record<string, Matches>> = {
  endpointId: isMemberOf(['static', 'dynamic']),
  filterId: isMemberOf(['dynamic']),
  watchListId: isMemberOf(['static']),
  classificationTreeId: (thing, id, { lookup }) =>
    relatedIds(thing, 'dc:classification').some(
      (concept) => lookup.concept(concept)?.scheme === id,
    ),
  // The sample has no creator IDs.
  creator: () => false,
}

export const isMembershipKey = (key: string): boolean =>
  key === 'contentId' || Object.hasOwn(keys, key)

/** After a `notIn`, a later `in` excludes too, so the order matters. */
export const readMembership =
  (key: string): KeyReader =>
  (value, path, reader) => {
    const matches = keys[key] ?? (() => false)
    let isNegated = false
    return readMembers(value, path, reader, (side, ids, sidePath) => {
      if (side !== 'in' && side !== 'notIn') return refuseUnknown(reader, sidePath)
      isNegated ||= side === 'notIn'
      const excludes = isNegated
      const condition =
        key === 'contentId'
          ? readContentIds(ids, sidePath, reader)
          : readIdentifiers(ids, sidePath, reader, (thing, id) =>
              matches(thing, id, reader.instance),
            )
      return (thing) => condition(thing) !== excludes
    })
  }
