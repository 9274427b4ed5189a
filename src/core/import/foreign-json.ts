import { scalarText, type JsonMember, type JsonValue, listOf } from '#core/json/json-value.ts'
import { ownValue } from '#core/own-value.ts'
import { hasSecretName, maskHeader, maskSecrets } from '#core/paste/likely-secrets.ts'
import type { LeftOut, LeftOutReason } from '#core/query/reading.ts'
import type { LeftOutRequest } from './import.ts'
import { cutEnd } from '#core/text/cut-middle.ts'
import { memberOf } from '#core/json/json-path.ts'

/** The nested member at a path of names; undefined if there is none. */
export const memberAt = (
  value: JsonValue | undefined,
  ...names: readonly string[]
): JsonValue | undefined =>
  names.reduce<JsonValue | undefined>((at, name) => at && memberOf(at, name), value)

/** The value of a string; '' for anything else. */
export const textOf = (value: JsonValue | undefined): string =>
  value?.kind === 'string' ? value.value : ''

/** The text at a path of names; '' if there is none. */
export const textAt = (value: JsonValue | undefined, ...names: readonly string[]): string =>
  textOf(memberAt(value, ...names))

/** The text of a string, number or boolean; '' for anything else. */
export const scalarOf = (value: JsonValue | undefined): string =>
  value === undefined ? '' : (scalarText(value) ?? '')

/** The items of an array; empty for anything else. */
export const itemsOf = (value: JsonValue | undefined): readonly JsonValue[] =>
  value?.kind === 'array' ? value.items : []

export const listAt = (
  value: JsonValue | undefined,
  ...names: readonly string[]
): readonly JsonValue[] => itemsOf(memberAt(value, ...names))

/** The name of an entry of a list; its number (`#1`) if it has none. */
export const nameOf = (entry: JsonValue, index: number): string =>
  textAt(entry, 'name') || `#${String(index + 1)}`

/** True for a member that is there, but is not the list that it should be. */
export const isBrokenList = (value: JsonValue | undefined): boolean =>
  value !== undefined && value.kind !== 'array' && value.kind !== 'null'

/** False only if the member is false: for members whose default is true. */
export function isNotFalse(value: JsonValue, name: string): boolean {
  const found = memberOf(value, name)
  return found?.kind !== 'boolean' || found.value
}

export const isTrue = (value: JsonValue | undefined): boolean =>
  value?.kind === 'boolean' && value.value

/** True for an entry that is switched off, however its program says so. */
export const isOff = (value: JsonValue): boolean =>
  isTrue(memberOf(value, 'disabled')) ||
  !isNotFalse(value, 'enabled') ||
  !isNotFalse(value, 'active')

/**
 * The members of a foreign object that its reader knows. `true`: read, or of no meaning outside of its program.
 * Texts: the values that change nothing, such as the default of a setting. An object: the members of the
 * member, or of each entry of its list.
 */
export interface KnownMembers {
  readonly [name: string]: true | readonly string[] | KnownMembers
}

/** Members, separated by blanks, that are read or of no meaning elsewhere. */
export const knownNames = (names: string): KnownMembers =>
  Object.fromEntries(names.split(' ').map((name) => [name, true]))

/** What lists of names and values have in all formats, apart from their descriptions. */
export const knownPair = knownNames('id uid uuid key name value type disabled enabled active')

/**
 * Names the members of a request or a folder that are not read, and the entries of its lists that are switched
 * off; empty ones say nothing. Texts are cut, and only the names within objects are told.
 */
export function listUnreadMembers(value: JsonValue | undefined, known: KnownMembers): LeftOut[] {
  const found = new Map<string, LeftOut>()
  for (const { path, shown, reason } of findUnread(value, known, '')) {
    const key = `${path} ${reason}`
    const what = found.get(key)?.what
    found.set(key, {
      what: what === undefined ? (path === '' ? shown : `${path}: ${shown}`) : `${what}, ${shown}`,
      reason,
    })
  }
  return Array.from(found.values(), (one) => ({ ...one, what: cutEnd(one.what, maxShownLength) }))
}

/** The members of a folder or a collection that are not read, by their names alone. */
export const leaveOutMembers = (
  name: string,
  folderPath: readonly string[],
  unread: readonly LeftOut[],
): LeftOutRequest[] =>
  unread.map(({ what, reason }) => ({
    name,
    folderPath,
    reason:
      reason === 'script'
        ? { kind: 'script' }
        : { kind: 'member', what: what.split(': ', 1)[0] ?? what, reason },
  }))

interface Unread {
  path: string
  shown: string
  reason: LeftOutReason
}

function findUnread(value: JsonValue | undefined, known: KnownMembers, path: string): Unread[] {
  return value?.kind === 'object'
    ? value.members.flatMap((member) => findInMember(member, known, path))
    : []
}

function findInMember({ name, value }: JsonMember, known: KnownMembers, outer: string): Unread[] {
  const path = outer === '' ? name : `${outer}.${name}`
  const means = ownValue(known, name)
  if (means === true || isNothing(value)) return []
  if (means === undefined) return [describe(path, value)]
  if (isValues(means)) return means.includes(scalarText(value) ?? '') ? [] : [describe(path, value)]
  const entries = listOf(value)
  return entries.flatMap((entry) =>
    isOff(entry)
      ? { path, shown: describeEntry(entry), reason: 'switched-off' }
      : findUnread(entry, means, path),
  )
}

const isValues = (means: readonly string[] | KnownMembers): means is readonly string[] =>
  Array.isArray(means)

/** True for a value without content, and for a setting that is switched off. */
function isNothing(value: JsonValue): boolean {
  switch (value.kind) {
    case 'null':
      return true
    case 'string':
      return value.value.trim() === ''
    case 'array':
      return value.items.every(isNothing)
    case 'object':
      return isOff(value) ? !hasName(value) : value.members.every((one) => isNothing(one.value))
    case 'number':
    case 'boolean':
      return false
  }
}

const nameNames = ['name', 'key', 'title', 'expression', 'type']

const hasName = (value: JsonValue): boolean => nameNames.some((name) => textAt(value, name) !== '')

export const maxShownLength = 80

export const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? ''

function describe(path: string, value: JsonValue): Unread {
  const reason = reasonOf(path)
  const text = firstLine(scalarText(value) ?? listNames(value).join(', '))
  const isSecret = value.kind === 'string' && hasSecretName(path)
  const shown = isSecret ? '•••' : maskSecrets(text)
  return { path: reason === 'script' ? '' : path, shown, reason }
}

/** The names of what a list or an object holds: their values may be secrets. */
function listNames(value: JsonValue): string[] {
  if (value.kind === 'object')
    return value.members.filter((one) => !isNothing(one.value)).map(({ name }) => name)
  if (value.kind !== 'array') return []
  return value.items.map((item, index) => {
    const name = nameNames.map((one) => textAt(item, one)).find((one) => one !== '')
    return name ?? scalarText(item) ?? `#${String(index + 1)}`
  })
}

function describeEntry(entry: JsonValue): string {
  const [name = ''] = listNames({ kind: 'array', items: [entry] })
  const value = scalarText(memberAt(entry, 'value') ?? { kind: 'null' })
  return value === null || value === '' ? name : maskHeader(name, firstLine(value))
}

/** Why a member is not read, by the words of its path. */
const reasonOf = (path: string): LeftOutReason =>
  reasons.find(([words]) => words.test(path))?.[1] ?? 'unread'

const reasons: readonly (readonly [RegExp, LeftOutReason])[] = [
  [/script[.:](?:req|pre)|preRequest|hooks|request\.scripts/, 'script'],
  [/assert|test|response|after|capture|example|actions|vars\.res|script\.res/i, 'response'],
  [/strictSSL/, 'certificate-check'],
  [/cookie/i, 'header'],
  [/setting|config|behavior|timeout|redirect|proxy|cert|options|encod|mock|proto/i, 'option'],
  [/body/, 'switched-off'],
  [/descri|docs|summary|tags|version|authors|comment|color/i, 'description'],
]
