import { checkLimits } from './check-limits.ts'
import { readImage } from '#core/content/image-address.ts'
import { readId } from '#core/content/identify-object.ts'
import { createCounts, createFloats } from '#core/growing-array.ts'
import { groupBy } from '#core/group-by.ts'
import type { JsonObject } from '#core/json/json-value.ts'
import { kilometresBetween, kilometresPerDegree } from '#core/content/position.ts'
import type { ItemContacts } from './check-contacts.ts'
import type { OwnPlace } from './check-coordinates.ts'
import { joinPairs, type DuplicateCheck } from './duplicate-groups.ts'
import { createDuplicateFacts, hash, linkedPictureOf, type Comparison } from './duplicate-facts.ts'
import {
  createAcceptedPositions,
  duplicateChecks,
  type AcceptedFinding,
  type OverviewLine,
} from './overview-line.ts'

const maxPlaceKm = checkLimits.maxPlaceDistance / 1000

/**
 * Finds items that may be the same: of one type, and with nothing that tells them apart (another town,
 * another day, more than a kilometer between them).
 */
export function createDuplicateFinder(accepted: readonly AcceptedFinding[]) {
  const right = createAcceptedPositions(accepted, { checks: duplicateChecks, attribute: '' })
  const positions = createCounts()
  const facts = createDuplicateFacts()
  const entries = { picture: createEntries(), contact: createEntries() }

  return {
    add(
      item: JsonObject,
      {
        position,
        place,
        contacts,
      }: { position: number; place: OwnPlace | null; contacts: ItemContacts },
    ): void {
      const index = positions.length
      positions.push(position)
      const image = readImage(item)
      facts.add(item, { place, isPicture: image !== null })
      const picture = image?.fullUrl ?? linkedPictureOf(item)
      if (picture !== null) entries.picture.push(hash(picture), index)
      for (const contact of [...contacts.phones, ...contacts.addresses])
        entries.contact.push(hash(contact), index)
      right.note(position, readId(item) ?? '')
    },
    /** Yields between steps; the last step returns the lines. */
    *find(): Generator<void, OverviewLine[]> {
      const compared = facts.read()
      const itemPositions = positions.read()
      const indexes = Array.from(itemPositions, (_, at) => at)
      const { factOf, areApart } = compared
      yield
      const isPlain = (at: number) => factOf(at, 'isPicture') === 0
      const names = pairsOf(
        indexes.filter((at) => isPlain(at) && factOf(at, 'name') !== 0),
        (at) => factOf(at, 'name'),
        (one, other) => !areApart(one, other),
      )
      yield
      const similar = pairsOf(
        indexes.filter((at) => isPlain(at) && factOf(at, 'looseName') !== 0),
        (at) => factOf(at, 'looseName'),
        (one, other) => factOf(one, 'name') !== factOf(other, 'name') && !areApart(one, other),
      )
      yield
      const located = indexes.filter((at) => compared.isLocated(at))
      const near: Pair[] = []
      const isPlace = (at: number) =>
        factOf(at, 'isEvent') === 0 && factOf(at, 'isRoute') === 0 && isPlain(at)
      const contactsOf = keysOf(entries.contact.list())
      const picturesOf = keysOf(entries.picture.list())
      const isRelated = (one: number, other: number) =>
        compared.shareWord(one, other) ||
        factOf(one, 'looseName') === factOf(other, 'looseName') ||
        (factOf(one, 'street') !== 0 && factOf(one, 'street') === factOf(other, 'street')) ||
        share(contactsOf, one, other) ||
        share(picturesOf, one, other)
      let seen = 0
      for (const [one, other] of nearPairs(located.filter(isPlace), compared)) {
        seen += 1
        if (seen % 2000 === 0) yield
        if (!compared.areOfOtherKinds(one, other) && isRelated(one, other)) near.push([one, other])
      }
      yield
      const pictures = sharingPairs(entries.picture.list(), compared)
      yield
      const contacts = sharingPairs(entries.contact.list(), compared)
      yield
      const lineOf = (check: DuplicateCheck, pairs: readonly Pair[], of: number): OverviewLine => {
        const positionOf = (at: number) => itemPositions[at] ?? 0
        const kept = pairs.filter(([one, other]) =>
          [one, other].every((at) => !right.has(positionOf(at), check)),
        )
        const groups = joinPairs(kept).map((group) => group.map(positionOf))
        return {
          check,
          attribute: '',
          since: null,
          positions: Uint32Array.from(groups.flat()).sort(),
          of,
          examples: (groups[0] ?? []).slice(0, 2).map((position) => ({ position, text: '' })),
          groups,
        }
      }
      const named = indexes.filter((at) => factOf(at, 'name') !== 0).length
      return [
        lineOf('duplicate-name', names, named),
        lineOf('duplicate-similar', similar, named),
        lineOf('duplicate-place', near, located.length),
        lineOf('duplicate-picture', pictures, picturesOf.size),
        lineOf('duplicate-contact', contacts, contactsOf.size),
      ]
    },
  }
}

type Pair = readonly [one: number, other: number]
interface Entry {
  key: number
  index: number
}

function createEntries() {
  const keys = createFloats()
  const indexes = createCounts()
  return {
    push(key: number, index: number): void {
      keys.push(key)
      indexes.push(index)
    },
    list(): Entry[] {
      const owners = indexes.read()
      return Array.from(keys.read(), (key, at) => ({ key, index: owners[at] ?? 0 }))
    },
  }
}

const keysOf = (entries: readonly Entry[]): ReadonlyMap<number, readonly Entry[]> =>
  groupBy(entries, ({ index }) => index)

const share = (
  keys: ReadonlyMap<number, readonly Entry[]>,
  one: number,
  other: number,
): boolean => {
  const others = keys.get(other)
  return keys.get(one)?.some(({ key }) => others?.some((entry) => entry.key === key)) === true
}

/** In a larger group, members are compared with the first ones only. */
const maxGroup = 50

function allPairs(
  members: readonly number[],
  isPair: (one: number, other: number) => boolean,
): Pair[] {
  const firsts = members.slice(0, maxGroup)
  return firsts.flatMap((one, at) =>
    members.slice(at + 1).flatMap((other): Pair[] => (isPair(one, other) ? [[one, other]] : [])),
  )
}

const pairsOf = (
  indexes: readonly number[],
  keyOf: (at: number) => number,
  isPair: (one: number, other: number) => boolean,
): Pair[] =>
  [...groupBy(indexes, keyOf).values()].flatMap((group) =>
    group.length < 2 ? [] : allPairs(group, isPair),
  )

/** Pairs that have the same entry, but no events, and of no entry that many have. */
const sharingPairs = (entries: readonly Entry[], { factOf, areApart }: Comparison): Pair[] =>
  [...groupBy(entries, ({ key }) => key).values()].flatMap((group) => {
    const members = [...new Set(group.map(({ index }) => index))].filter(
      (at) => factOf(at, 'isEvent') === 0,
    )
    return members.length < 2 || members.length > checkLimits.maxSharing
      ? []
      : allPairs(members, (one, other) => !areApart(one, other))
  })

/** Degrees that are at least `maxPlaceKm` wide as far north as there are towns, where meridians are closer. */
const cellDegrees = maxPlaceKm / (kilometresPerDegree * Math.cos((72 * Math.PI) / 180))

/** Pairs of places that are near each other; crowded spots are centers of towns, not addresses. */
function* nearPairs(located: readonly number[], { placeOf }: Comparison): Generator<Pair> {
  const cellOf = (at: number): [number, number] => {
    const [longitude, latitude] = placeOf(at)
    return [Math.floor(longitude / cellDegrees), Math.floor(latitude / cellDegrees)]
  }
  const keyOf = (east: number, north: number) => east * 1_000_000 + north
  const cells = groupBy(located, (at) => keyOf(...cellOf(at)))
  for (const at of located) {
    const [east, north] = cellOf(at)
    let isCrowded = false
    const found: Pair[] = []
    for (const [right, up] of neighbours) {
      const members = cells.get(keyOf(east + right, north + up)) ?? []
      if (members.length > maxGroup) isCrowded = true
      else
        for (const other of members)
          if (other > at && kilometresBetween(placeOf(at), placeOf(other)) <= maxPlaceKm)
            found.push([at, other])
    }
    if (!isCrowded) yield* found
  }
}
const neighbours = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [right, up] as const))
