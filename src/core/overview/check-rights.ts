import { stateOfValue } from '#core/coverage/single-values.ts'
import { authorNames, licenseNames, nameOfLicense } from '#core/content/language-text.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject } from '#core/json/json-value.ts'
import { textsOf } from './item-texts.ts'
import type { Tallies } from './overview-line.ts'

const noticeName = 'copyrightNotice'
/** Licenses that ask for no name. */
const needsNoName =
  /\bCC[ -]?(?:0|Zero)\b|\bcreative commons zero\b|\bPDM\b|public ?domain|gemeinfrei/i

/**
 * Finds a license that asks for the author's name in an item without one. Says nothing if the request left out
 * one of the attributes that may name it; `fields` are the paths of the requested attributes, empty for all.
 */
export function checkRights(item: JsonObject, fields: readonly string[], tallies: Tallies): void {
  const isRequested =
    fields.length === 0 ||
    fields.includes('*') ||
    [...authorNames, noticeName].every((name) => fields.some((path) => path.split('.')[0] === name))
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
