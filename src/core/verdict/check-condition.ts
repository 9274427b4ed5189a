import { dayMs, dayOf } from '#core/text/utc-day.ts'
import { isNumberText } from '#core/json/json-number.ts'
import { readId } from '#core/content/identify-object.ts'
import { readSchedule, dayIn } from '#core/content/schedule.ts'
import { datesRelation, type AskedDays } from '#core/dialect/asked-attributes.ts'
import { columnValues } from '#core/content/item-columns.ts'
import { memberOf } from '#core/json/json-path.ts'
import { type JsonObject, type JsonValue, scalarText } from '#core/json/json-value.ts'
import { readItemShapes } from '#core/place/collect-places.ts'
import { isOnEarth, type Position } from '#core/content/position.ts'
import { kilometresOutside, type PlaceArea } from '#core/place/place-area.ts'
import { slugOf } from '#core/text/slug-of.ts'
import { isUuid } from '#core/text/uuid.ts'
import type { FilterCondition, ValuePlace } from './filter-condition.ts'
import { toList } from './include.ts'

/** The result of checking an item against a condition. */
export type ItemEvidence =
  /** The value at `path` satisfies the condition. */
  | { kind: 'yes'; path: string; value: string }
  /** The attribute has values, but none satisfies the condition. */
  | { kind: 'no'; path: string; value: string }
  /** The item has other concepts, which may be subcategories of the requested one. */
  | { kind: 'other-concepts' }
  /** The item proves neither. */
  | { kind: 'nothing' }

const nothing: ItemEvidence = { kind: 'nothing' }

/** Checks one item against one condition; an excluded value that is present is `no`. */
export function checkCondition(item: JsonValue, condition: FilterCondition): ItemEvidence {
  switch (condition.kind) {
    case 'has':
      return checkMembership(item, condition)
    case 'between':
      return checkInterval(item, condition)
    case 'contains': {
      const wanted = withoutMarkup(condition.text)
      return compareTexts(item, condition.attribute, (text) => withoutMarkup(text).includes(wanted))
    }
    case 'around':
    case 'boxed':
      return checkPlace(item, condition)
    case 'takes-place':
      return checkDates(item, condition.asked)
    case 'full-text':
    case 'not-shown':
      return nothing
  }
}

function checkMembership(
  item: JsonValue,
  { place, groups, isExcluded }: Extract<FilterCondition, { kind: 'has' }>,
): ItemEvidence {
  const shown = groups.map((group) => checkGroup(item, place, group))
  const yes = shown.find((one) => one.kind === 'yes')
  // The absence of an excluded value does not prove that it was excluded.
  if (isExcluded) return yes ? { ...yes, kind: 'no' } : nothing
  const failing = shown.find((one) => one.kind === 'no') ?? shown.find((one) => one.kind !== 'yes')
  return failing ?? yes ?? nothing
}

function checkGroup(item: JsonValue, place: ValuePlace, group: readonly string[]): ItemEvidence {
  switch (place.kind) {
    case 'id':
      return checkId(item, group)
    case 'concept':
      return checkConcept(item, group)
    case 'attribute':
      return place.mayBeConcept
        ? checkAttribute(item, place.name, group)
        : checkText(item, place.name, group)
  }
}

/**
 * An ID that is no UUID may be a slug, as on a CORE (datacycle-core.md 2.2). An item has one in each language and
 * shows one of them, so another slug proves nothing.
 */
function checkId(item: JsonValue, group: readonly string[]): ItemEvidence {
  const id = readId(item)
  if (id === null) return nothing
  if (group.some((wanted) => wanted.toLowerCase() === id.toLowerCase()))
    return { kind: 'yes', path: '@id', value: id }
  const hasSlug = group.some((wanted) => !wanted.includes(',') && !isUuid(wanted))
  if (!isUuid(id) || !hasSlug) return { kind: 'no', path: '@id', value: id }
  for (const path of ['dc:slug', 'slug']) {
    const slug = textsAt(item, path).find((text) => group.includes(text))
    if (slug !== undefined) return { kind: 'yes', path, value: slug }
  }
  return nothing
}

/** With several values the server may have compared another one, so only a single value proves `no`. */
function checkText(item: JsonValue, name: string, group: readonly string[]): ItemEvidence {
  const texts = textsAt(item, name)
  const [first] = texts
  const found =
    texts.find((text) => group.some((wanted) => withoutMarkup(wanted) === withoutMarkup(text))) ??
    numberAt(item, name, group)
  if (found !== undefined) return { kind: 'yes', path: name, value: found }
  return first === undefined || texts.length > 1 || isAmong(first, group) || hasEntity(first)
    ? nothing
    : { kind: 'no', path: name, value: first }
}

/** A number that is among the texts. Digits in a text are none: the server may compare them to the letter. */
const numberAt = (
  item: JsonValue,
  attribute: string,
  group: readonly string[],
): string | undefined =>
  columnValues(item, attribute.split('.'))
    .flatMap(toList)
    .flatMap((value) => (value.kind === 'number' ? [value.source] : []))
    .find((number) => isAmong(number, group))

/** True if one of the texts is the same number: `2017.0` and `2017`. */
const isAmong = (number: string, group: readonly string[]): boolean =>
  group.some((wanted) => isNumber(number) && isNumber(wanted) && Number(number) === Number(wanted))

const isNumber = (text: string): boolean => isNumberText(text.trim())

/**
 * Normalizes a text like a server: without markup and case. Handles only the markup of usual text editors,
 * because a complete HTML parser would make the page's start slower.
 */
const withoutMarkup = (text: string): string =>
  text
    .normalize()
    .replaceAll(/<\/?(?:a|b|em|i|span|strong|sub|sup|u)\b[^<>]*>/gi, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** An entity that is not read here: a server may have compared what it stands for. */
const hasEntity = (text: string): boolean => /&#?\w+;/.test(withoutMarkup(text))

function checkAttribute(item: JsonValue, name: string, group: readonly string[]): ItemEvidence {
  const isList = columnValues(item, name.split('.')).some(({ kind }) => kind === 'array')
  const texts = textsAt(item, name)
  const [first] = texts
  const found =
    texts.find((text) => group.some((wanted) => isSame(wanted, text))) ??
    numberAt(item, name, group)
  if (found !== undefined) return { kind: 'yes', path: name, value: found }
  const concept = checkConcept(item, group)
  if (concept.kind === 'yes') return concept
  // A list of names is a classification (api.md 2.4), which may contain subcategories.
  if (isList || first === undefined)
    return concept.kind === 'other-concepts' || first !== undefined
      ? { kind: 'other-concepts' }
      : nothing
  if (isAmong(first, group) || texts.some(hasEntity)) return nothing
  const isOtherKind = group.every((wanted) => isUuid(wanted)) && !texts.some((text) => isUuid(text))
  return isOtherKind ? { kind: 'other-concepts' } : { kind: 'no', path: name, value: first }
}

/** Checks every attribute, because the attributes of classifications differ between servers. */
function checkConcept(item: JsonValue, group: readonly string[]): ItemEvidence {
  if (item.kind !== 'object') return nothing
  let hasConcepts = false
  for (const { name, value } of item.members)
    for (const one of toList(value)) {
      if (one.kind !== 'object') continue
      const isConceptLike = isConcept(one)
      hasConcepts ||= isConceptLike
      const known = isConceptLike ? namesOf(one) : idsOf(one)
      const found = known.find((text) => group.some((wanted) => isSame(wanted, text)))
      if (found !== undefined) return { kind: 'yes', path: name, value: found }
    }
  return hasConcepts ? { kind: 'other-concepts' } : nothing
}

function isConcept(object: JsonObject): boolean {
  const type = memberOf(object, '@type')
  return toList(type).some((entry) => entry.kind === 'string' && /\bConcept$/.test(entry.value))
}

const idsOf = (object: JsonObject): string[] => textsOf(object, ['@id'])

const namesOf = (object: JsonObject): string[] =>
  textsOf(object, ['@id', 'slug', 'dc:slug', 'name', 'skos:prefLabel'])

const textsOf = (object: JsonObject, names: readonly string[]): string[] =>
  names
    .flatMap((name) => toList(memberOf(object, name)))
    .flatMap((value) => shownText(value) ?? [])
    .filter((text) => text !== '')

function compareTexts(
  item: JsonValue,
  attribute: string,
  isRight: (text: string) => boolean,
): ItemEvidence {
  const texts = textsAt(item, attribute)
  const [first] = texts
  if (first === undefined) return nothing
  const right = texts.find(isRight)
  if (right !== undefined) return { kind: 'yes', path: attribute, value: right }
  return texts.some(hasEntity) ? nothing : { kind: 'no', path: attribute, value: first }
}

/** Tolerance for another time zone and the end of the day. */
const toleranceMs = 2 * dayMs

function checkInterval(
  item: JsonValue,
  { attribute, least, most }: Extract<FilterCondition, { kind: 'between' }>,
): ItemEvidence {
  // A condition has one limit, the other is empty (filter-condition.ts).
  const limitText = least === '' ? most : least
  const isDate = dayOf(limitText) !== null
  const read = isDate
    ? (text: string) => (dayOf(text) !== null ? Date.parse(text) : Number.NaN)
    : (text: string) => (isNumber(text) ? Number(text) : Number.NaN)
  const limit = read(limitText)
  if (Number.isNaN(limit)) return nothing
  // A date without a time includes its whole day in the server's time zone. One with a time is as tolerant.
  const tolerance = isDate ? toleranceMs : 0
  const texts = textsAt(item, attribute)
  const values = texts.map(read)
  const [first] = texts
  if (first === undefined || values.some(Number.isNaN)) return nothing
  const isIn = (value: number) =>
    least === '' ? value <= limit + tolerance : value >= limit - tolerance
  const shown = texts[values.findIndex(isIn)]
  return { kind: shown === undefined ? 'no' : 'yes', path: attribute, value: shown ?? first }
}

/** Whoever has one of them, and no interval that is read, has a rule that is not understood. */
const ruleMembers = [
  'repeatFrequency',
  'byDay',
  'byMonth',
  'byMonthDay',
  'byMonthWeek',
  'exceptDate',
]

/** A date in the period shows that the filter is met. That there is none shows nothing: the server may read other schedules too. */
function checkDates(item: JsonValue, asked: AskedDays): ItemEvidence {
  for (const one of columnValues(item, [datesRelation]).flatMap(toList)) {
    const schedule = one.kind === 'object' ? readSchedule(one) : null
    if (one.kind !== 'object' || schedule === null) continue
    const isOfOneDate = !ruleMembers.some((name) =>
      toList(memberOf(one, name)).some((value) => scalarText(value) !== ''),
    )
    const value = schedule.every || isOfOneDate ? dayIn(schedule, asked) : null
    if (value !== null) return { kind: 'yes', path: datesRelation, value }
  }
  return nothing
}

/**
 * A distance with a margin of 2 % and 500 m: the Earth is no sphere, and a server may measure to a shape that the
 * item does not show (truth.md 1).
 */
export const widen = (kilometres: number): number => kilometres * 1.02 + 0.5

/**
 * Only an item with a single point proves that it is outside: of a line or an area, and of an item with several
 * places, another part may be inside.
 */
function checkPlace(item: JsonValue, condition: PlaceArea): ItemEvidence {
  const shapes = readItemShapes(item)
  const [first] = shapes
  const positions = shapes.flatMap((shape) =>
    shape.kind === 'point' ? [shape.at] : shape.kind === 'line' ? shape.points : shape.rings.flat(),
  )
  const evidenceOf = (kind: 'yes' | 'no', [longitude, latitude]: Position): ItemEvidence => ({
    kind,
    path: 'geo',
    value: `${String(longitude)}, ${String(latitude)}`,
  })
  const inside = positions.find((at) => isOnEarth(at) && kilometresOutside(at, condition) === 0)
  if (inside) return evidenceOf('yes', inside)
  if (shapes.length !== 1 || first?.kind !== 'point' || !isOnEarth(first.at)) return nothing
  const radiusKm = condition.kind === 'around' ? condition.metres / 1000 : 0
  return radiusKm + kilometresOutside(first.at, condition) > widen(radiusKm)
    ? evidenceOf('no', first.at)
    : nothing
}

/** Compares names and slugs ignoring case, accents, punctuation and spaces. */
const isSame = (one: string, other: string): boolean =>
  one === other || (slugOf(one) !== '' && slugOf(one) === slugOf(other))

const textsAt = (item: JsonValue, attribute: string): string[] =>
  columnValues(item, attribute.split('.'))
    .flatMap(toList)
    .flatMap((value) => shownText(value) ?? [])

/** The text of a scalar, or of a text with a language (`@value`); otherwise null. */
function shownText(value: JsonValue): string | null {
  if (value.kind !== 'object') return scalarText(value)
  const text = memberOf(value, '@value')
  return text?.kind === 'string' ? text.value : null
}
