import { createCounts, type GrowingArray } from '#core/growing-array.ts'
import type { RelativeDate } from '#core/query/form.ts'
import { limitsOfPeriod, resolveRelativeDate } from '#core/query/relative-date.ts'
import { cutEnd } from '#core/text/cut-middle.ts'
import * as z from 'zod/mini'

/** What looks wrong in an item. */
export const wrongChecks = [
  'phone',
  'mail',
  'url',
  'short-text',
  'long-text',
  'language',
  'markup',
  'mojibake',
  'placeholder',
  'capitals',
  'blanks',
  'date-order',
  'date-far',
  'coordinates-zero',
  'coordinates-swapped',
  'coordinates-far',
  'rights',
  'pattern',
] as const
export const duplicateChecks = [
  'duplicate-name',
  'duplicate-similar',
  'duplicate-place',
  'duplicate-contact',
  'duplicate-picture',
] as const
export const changeChecks = ['changed', 'oldest'] as const
/** The days since which changes are counted. */
export const changeDays = ['today', 'yesterday', 'week'] as const
/** The moments at which they began, in milliseconds. */
export type ChangeDays = Readonly<Record<(typeof changeDays)[number], number>>

/** The change days as of `today` (`2026-03-31`), each from its midnight on this computer. The week is that of the filters. */
export function startsOfChangeDays(today: string): ChangeDays {
  const startOf = (day: RelativeDate) =>
    new Date(`${resolveRelativeDate(day, today)}T00:00:00`).getTime()
  return {
    today: startOf(limitsOfPeriod('today').min),
    yesterday: startOf({ kind: 'relative', amount: -1, unit: 'day' }),
    week: startOf(limitsOfPeriod('last-7-days').min),
  }
}

const itemChecks = [...changeChecks, ...wrongChecks, ...duplicateChecks] as const

/** A check of single items, or of items against each other. */
export type ItemCheck = (typeof itemChecks)[number]

/** What one check found in one attribute. */
export interface OverviewLine {
  check: ItemCheck
  /** As in `renderPath`; '' if the check is about the item. */
  attribute: string
  /** For changes: the day since which they count. */
  since: (typeof changeDays)[number] | null
  /** Ascending. */
  positions: Uint32Array
  /** Number of items that have what was checked. */
  of: number
  examples: readonly OverviewExample[]
  /** For duplicates: the groups, in the order of their first items. */
  groups: readonly (readonly number[])[]
}

export interface OverviewExample {
  position: number
  /** The value, cut if it is long. */
  text: string
}

/** What a person decided about the checks of a connection. */
export const overviewChoices = z.object({
  /** Findings that are right; with `id` null, the check is off for that attribute. */
  accepted: z
    .array(
      z.object({
        check: z.enum(itemChecks),
        attribute: z.string().check(z.maxLength(200)),
        id: z.nullable(z.string().check(z.maxLength(200))),
      }),
    )
    .check(z.maxLength(5000)),
  /** Regular expressions that all values of an attribute match as a whole. */
  patterns: z
    .array(
      z.object({
        attribute: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
        pattern: z.string().check(z.minLength(1), z.maxLength(500)),
      }),
    )
    .check(z.maxLength(100)),
})
export type OverviewChoices = z.infer<typeof overviewChoices>
export type AcceptedFinding = OverviewChoices['accepted'][number]
export const noChoices: OverviewChoices = { accepted: [], patterns: [] }

const maxExampleLength = 120
export const maxExamples = 5

interface Tally {
  check: ItemCheck
  attribute: string
  positions: GrowingArray<Uint32Array>
  of: number
  examples: OverviewExample[]
  lastChecked: number
  lastBlamed: number
}

/** Where checks count what they looked at and what they found. */
export interface Tallies {
  /** The current item has something that the check looks at. */
  look(check: ItemCheck, attribute: string): void
  /** The current item is found by the check; `text` is shown as an example. Includes `look`. */
  blame(check: ItemCheck, attribute: string, text: string): void
  /** A finding that depends on all items; the check already looked at this one. */
  blameLater(
    check: ItemCheck,
    found: { position: number; id: string; attribute: string; text: string },
  ): void
}

/** Counts each item once per check and attribute; keeps four bytes for each finding. */
export function createTallies(accepted: readonly AcceptedFinding[]) {
  const tallies = new Map<string, Tally>()
  const isAccepted = createAcceptance(accepted)
  let position = -1
  let id = ''

  function tallyOf(check: ItemCheck, attribute: string): Tally {
    const key = `${check}\n${attribute}`
    const known = tallies.get(key)
    if (known) return known
    const created: Tally = {
      check,
      attribute,
      positions: createCounts(),
      of: 0,
      examples: [],
      lastChecked: -1,
      lastBlamed: -1,
    }
    tallies.set(key, created)
    return created
  }

  function look(check: ItemCheck, attribute: string): void {
    const tally = tallyOf(check, attribute)
    if (tally.lastChecked === position) return
    tally.lastChecked = position
    tally.of += 1
  }

  function note({ positions, examples }: Tally, at: number, text: string): void {
    positions.push(at)
    if (examples.length < maxExamples) examples.push({ position: at, text: cutExample(text) })
  }

  return {
    /** Begins with the next item; positions ascend. */
    begin(at: number, itemId: string): void {
      position = at
      id = itemId
    },
    look,
    blame(check: ItemCheck, attribute: string, text: string): void {
      look(check, attribute)
      const tally = tallyOf(check, attribute)
      if (tally.lastBlamed === position || isAccepted(check, attribute, id)) return
      tally.lastBlamed = position
      note(tally, position, text)
    },
    blameLater(
      check: ItemCheck,
      found: { position: number; id: string; attribute: string; text: string },
    ): void {
      if (isAccepted(check, found.attribute, found.id)) return
      note(tallyOf(check, found.attribute), found.position, found.text)
    },
    lines: (): OverviewLine[] =>
      Array.from(tallies.values(), ({ check, attribute, positions, of, examples }) => ({
        check,
        attribute,
        since: null,
        // Those that were found later may be anywhere, and twice.
        positions: positions
          .read()
          .sort()
          .filter((one, at, sorted) => one !== sorted[at - 1]),
        of,
        examples,
        groups: [],
      })),
  }
}

/** Whether a person said that a finding is right. */
export function createAcceptance(accepted: readonly AcceptedFinding[]) {
  const keyOf = (check: ItemCheck, attribute: string, id: string | null) =>
    JSON.stringify([check, attribute, id])
  const keys = new Set(accepted.map((one) => keyOf(one.check, one.attribute, one.id)))
  return (check: ItemCheck, attribute: string, id: string): boolean =>
    keys.size > 0 &&
    (keys.has(keyOf(check, attribute, null)) || keys.has(keyOf(check, attribute, id)))
}

/** Which of some checks a person said to be right for the items at which positions. */
export function createAcceptedPositions<Check extends ItemCheck>(
  accepted: readonly AcceptedFinding[],
  { checks, attribute }: { checks: readonly Check[]; attribute: string },
) {
  const isAccepted = createAcceptance(accepted)
  const right = new Map<number, readonly Check[]>()
  return {
    note(position: number, id: string): void {
      const found = checks.filter((check) => isAccepted(check, attribute, id))
      if (found.length > 0) right.set(position, found)
    },
    has: (position: number, check: Check): boolean => right.get(position)?.includes(check) === true,
  }
}

export const cutExample = (text: string): string =>
  cutEnd(text.replace(/\s+/g, ' '), maxExampleLength)
