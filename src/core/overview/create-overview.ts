import { mostSpecificType, readId } from '#core/content/identify-object.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { checkContacts } from './check-contacts.ts'
import { checkDates, createChangeCheck } from './check-dates.ts'
import { createCoordinateChecks, readOwnPlace } from './check-coordinates.ts'
import { createPatternCheck } from './check-patterns.ts'
import { checkRights } from './check-rights.ts'
import { createTextChecks } from './check-texts.ts'
import { createDuplicateFinder } from './find-duplicates.ts'
import {
  createTallies,
  type ChangeDays,
  type OverviewChoices,
  type OverviewLine,
} from './overview-line.ts'

export interface OverviewOptions {
  /** Language of texts that do not say theirs; '' if unknown. */
  language: string
  /** Paths of the requested attributes; empty for all. */
  fields: readonly string[]
  choices: OverviewChoices
  /** In milliseconds. */
  now: number
  since: ChangeDays
}

const year = 365.25 * 24 * 3600 * 1000

/** Checks items one by one, and keeps none of them. */
export function createOverview({ language, fields, choices, now, since }: OverviewOptions) {
  const tallies = createTallies(choices.accepted)
  const texts = createTextChecks(tallies, language)
  const places = createCoordinateChecks(choices.accepted)
  const checkPatterns = createPatternCheck(choices.patterns)
  const changes = createChangeCheck({ since, old: now - year })
  const duplicates = createDuplicateFinder(choices.accepted)
  const currentYear = new Date(now).getUTCFullYear()
  let items = 0

  return {
    add(item: JsonValue, position: number): void {
      items += 1
      // Categories are no content.
      if (item.kind !== 'object' || mostSpecificType(item).startsWith('skos:')) return
      const id = readId(item) ?? ''
      tallies.begin(position, id)
      texts.add(item, position, id)
      const contacts = checkContacts(item, tallies)
      checkDates(item, currentYear, tallies)
      checkRights(item, fields, tallies)
      checkPatterns(item, tallies)
      changes.add(item, position)
      const place = readOwnPlace(item)
      if (place) places.add(place, position, id)
      duplicates.add(item, { position, place, contacts })
    },
    get items() {
      return items
    },
    /** Yields between steps; the last step returns the lines, in no order. */
    *finish(): Generator<void, OverviewLine[]> {
      texts.finish()
      yield
      const found = [...tallies.lines(), ...places.lines(), ...changes.lines()]
      yield
      return [...found, ...(yield* duplicates.find())]
    },
  }
}
