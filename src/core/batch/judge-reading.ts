import type { ImportedRequest } from '#core/import/import.ts'
import { parameterOfExtra, renderParameter } from '#core/query/asked-parameter.ts'
import { isEmptyValue, type QueryForm } from '#core/query/form.ts'
import type { LeftOut, ReadingNote } from '#core/query/reading.ts'

/** A parameter of a file that is not sent as it stands there. */
export interface UnsentParameter {
  /** As `renderParameter` gives it. */
  parameter: string
  verdict: 'ignored' | 'unknown'
  reason: UnsentReason
  isLoud: boolean
}

export type UnsentReason =
  /** A CORE drops it: a list, an object or one text where it takes another shape. */
  | 'list-dropped'
  | 'object-dropped'
  | 'text-dropped'
  /** It stands in the query and in the body, and one of them counts. */
  | 'in-both'
  /** The body is not announced as JSON, and is not read. */
  | 'body-not-read'
  | 'text-in-union'
  /** A filter without a value, which is none. */
  | 'blank-filter'
  /** The form has no place for it. */
  | 'not-sent'
  | 'written-differently'
  | 'body-not-json'
  | 'body-of-get'
  | 'latin-1'
  | 'encoded-twice'
  | 'broken-escape'

/** What a file says that the form cannot send as it stands there. */
export type ReadRequest = Pick<ImportedRequest, 'notes' | 'leftOut'>

/**
 * The parameters of a file that are sent in another way, or not at all. What a dataCycle CORE does with them is known
 * (datacycle-core.md 2.1, 2.2, 12): it drops them and says nothing. Of any other server nothing is known of them.
 */
export function judgeReading(
  { notes, leftOut }: ReadRequest,
  { filters }: Pick<QueryForm, 'filters'>,
  isDatacycle: boolean,
): UnsentParameter[] {
  const noted = notes.flatMap((note) => judgeNote(note, isDatacycle))
  const blank = filters
    .filter(({ value }) => isEmptyValue(value))
    .map(({ key }) => judgeBlank(`filter.${key}`, key.split('.'), isDatacycle))
  const names = new Set(noted.map(({ parameter }) => parameter))
  return [
    ...noted,
    ...blank,
    ...leftOut
      .flatMap((one) => judgeLeftOut(one, isDatacycle))
      .filter(({ parameter }) => !names.has(parameter)),
  ]
}

const named = (name: string): string => renderParameter(parameterOfExtra(name))

const ignored = (parameter: string, reason: UnsentReason): UnsentParameter => ({
  parameter,
  verdict: 'ignored',
  reason,
  isLoud: true,
})

const unknown = (parameter: string, reason: UnsentReason): UnsentParameter => ({
  parameter,
  verdict: 'unknown',
  reason,
  isLoud: false,
})

function judgeNote(note: ReadingNote, isDatacycle: boolean): UnsentParameter[] {
  const judged = (parameter: string, onCore: UnsentReason, elsewhere: UnsentReason) =>
    isDatacycle ? [ignored(parameter, onCore)] : [unknown(parameter, elsewhere)]
  switch (note.kind) {
    case 'written-differently':
      return note.shape === undefined
        ? [unknown(named(note.name), note.kind)]
        : judged(named(note.name), `${note.shape}-dropped`, note.kind)
    case 'text-for-object':
      return judged(named(note.name), 'text-dropped', 'not-sent')
    case 'in-both':
      return judged(named(note.name), 'in-both', 'in-both')
    case 'body-not-json':
      return judged('body', 'body-not-read', note.kind)
    case 'latin-1':
    case 'encoded-twice':
    case 'broken-escape':
      return [unknown(named(note.name), note.kind)]
    case 'empty-text':
      return [unknown(named(note.name), 'not-sent')]
    case 'body-of-get':
      return [unknown('body', note.kind)]
    case 'token-placeholder':
    case 'form-encoded-body':
      return []
  }
}

/** What was no parameter in the first place, or makes no difference to what is asked. */
const meaningless: readonly LeftOut['reason'][] = [
  'repeated',
  'fragment',
  'base-address',
  'credentials',
  'second-token',
  'header',
  'option',
  'not-needed',
  'certificate-check',
  'second-request',
  'other-command',
]

function judgeLeftOut({ what, reason }: LeftOut, isDatacycle: boolean): UnsentParameter[] {
  if (meaningless.includes(reason)) return []
  const name = what.split('=', 1)[0] ?? what
  const path = name.split(/[[\]]+/).filter((part) => part !== '')
  if (path[0] !== 'filter' || path.length === 1) return [unknown(named(name), 'not-sent')]
  const parameter = ['filter', ...path.slice(1)].join('.')
  if (reason === 'empty') return [judgeBlank(parameter, path.slice(1), isDatacycle)]
  const isTextInUnion = path[1] === 'union' && path.some((part) => fullText.includes(part))
  return isDatacycle && isTextInUnion
    ? [ignored(parameter, 'text-in-union')]
    : [unknown(parameter, 'not-sent')]
}

const fullText = ['q', 'search']
/** Without a value these are no filter at all there; of others nothing is known. */
const knownBlank = [...fullText, 'classifications', 'dc:classification', 'contentId']

const judgeBlank = (
  parameter: string,
  [first = '']: readonly string[],
  isDatacycle: boolean,
): UnsentParameter =>
  isDatacycle && knownBlank.includes(first)
    ? ignored(parameter, 'blank-filter')
    : unknown(parameter, 'not-sent')
