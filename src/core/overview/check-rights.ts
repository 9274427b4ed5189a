import { stateOfValue } from '#core/coverage/value-state.ts'
import { singleValuesAt } from '#core/coverage/single-values.ts'
import { nameOfLicense } from '#core/content/language-text.ts'
import { memberOf, readNamePath } from '#core/json/json-path.ts'
import type { JsonObject } from '#core/json/json-value.ts'
import { textsOf } from './item-texts.ts'
import type { OverviewChoices, Tallies } from './overview-line.ts'

const licenseNames = ['license', 'cc:license', 'dct:license', 'licence']
const authorNames = [
  'author',
  'creator',
  'photographer',
  'copyrightHolder',
  'creditText',
  'dc:creator',
]
const noticeName = 'copyrightNotice'
/** Licenses that ask for no name. */
const needsNoName = /^(?:CC0|CC ?0|Public Domain|PDM)|publicdomain/i

/**
 * Finds a license that asks for the author's name in an item without one. Says nothing if the request left
 * the authors out; `fields` are the paths of the requested attributes, empty for all.
 */
export function checkRights(item: JsonObject, fields: readonly string[], tallies: Tallies): void {
  const isRequested =
    fields.length === 0 ||
    fields.some(
      (path) => path === '*' || [...authorNames, noticeName].includes(path.split('.')[0] ?? ''),
    )
  if (!isRequested) return
  for (const name of licenseNames) {
    const value = memberOf(item, name)
    const [license] = value ? textsOf(value) : []
    if (!license || license.value.trim() === '') continue
    tallies.look('rights', name)
    const text = nameOfLicense(license.value) ?? license.value
    if (!needsNoName.test(text) && !namesAuthor(item)) tallies.blame('rights', name, text)
    return
  }
}

function namesAuthor(item: JsonObject): boolean {
  if (authorNames.some((name) => isPresent(item, name))) return true
  const notice = memberOf(item, noticeName)
  return notice !== undefined && textsOf(notice).some(({ value }) => hasName(value))
}

function isPresent(item: JsonObject, name: string): boolean {
  const value = memberOf(item, name)
  return value !== undefined && stateOfValue(value) !== 'empty'
}

/** A notice that is more than a license, a year and a sign. */
const hasName = (notice: string): boolean =>
  /\p{L}{2}/u.test(
    notice.replace(
      /https?:\/\/\S+|\bCC(?:[ -]?(?:BY|NC|ND|SA|0|Zero))*\b|\bcreative commons\b|\bcopyright\b|\(c\)|\ball(?:e)? rights? reserved\b|\balle rechte vorbehalten\b|\blizenz\b|\blicen[sc]e\b|[\d.,©\s-]+/giu,
      ' ',
    ),
  )

/** Finds values that do not match a person's own pattern; one that is no expression finds nothing. */
export function createPatternCheck(patterns: OverviewChoices['patterns']) {
  const rules = patterns.flatMap(({ attribute, pattern }) => {
    const expression = readPattern(pattern)
    return expression === null ? [] : [{ attribute, path: readNamePath(attribute), expression }]
  })
  return (item: JsonObject, tallies: Tallies): void => {
    for (const { attribute, path, expression } of rules)
      for (const { shown, state } of singleValuesAt(item, path)) {
        if (state !== 'filled') continue
        tallies.look('pattern', attribute)
        if (!expression.test(shown.slice(0, maxMatched))) tallies.blame('pattern', attribute, shown)
      }
  }
}

/** A person's expression may take long on long texts. */
const maxMatched = 2000

/** The expression for a whole value; null if it cannot be read. */
export function readPattern(pattern: string): RegExp | null {
  try {
    return new RegExp(`^(?:${pattern})$`, 'su')
  } catch {
    return null
  }
}
