import { stateOfValue } from '#core/coverage/value-state.ts'
import { nameOfLicense } from '#core/content/language-text.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject } from '#core/json/json-value.ts'
import { textsOf } from './item-texts.ts'
import type { Tallies } from './overview-line.ts'

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
