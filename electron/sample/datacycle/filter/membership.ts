/** Reads keys with IDs of endpoints, schemes, creators or things (datacycle-core.md 2.2). */
import { isGroup } from '#sample/query/parameter.ts'
import { relatedIds } from '#sample/datacycle/store/reference.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import type { StoredThing } from '#sample/datacycle/store/stored-content.ts'
import { allOf, everything, type Condition, type KeyReader } from './filter-reader.ts'
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
    if (!isGroup(value)) {
      reader.complaints.add(path, 'must be a hash')
      return everything
    }
    let negated = false
    return allOf(
      [...value].map(([side, ids]): Condition => {
        if (side !== 'in' && side !== 'notIn') {
          reader.complaints.unknown([...path, side])
          return everything
        }
        negated ||= side === 'notIn'
        const excludes = negated
        const condition =
          key === 'contentId'
            ? readContentIds(ids, [...path, side], reader)
            : readIdentifiers(ids, [...path, side], reader, (thing, id) =>
                matches(thing, id, reader.instance),
              )
        return (thing) => condition(thing) !== excludes
      }),
    )
  }
