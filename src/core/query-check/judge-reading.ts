import type { ImportedRequest } from '#core/import/import.ts'
import {
  parameterOfExtra,
  renderParameter,
  type RequestParameter,
} from '#core/query/request-parameter.ts'
import { readSegments } from '#core/query/parameter-name.ts'
import { isEmptyValue, type QueryForm } from '#core/query/form.ts'
import type { LeftOut, LeftOutReason, ReadingNote } from '#core/query/reading.ts'

/** A parameter of a file that is not sent as written. */
export type UnsentParameter = { subject: RequestParameter | { kind: 'body' } } & (
  | { verdict: 'ignored'; reason: IgnoredReason }
  | { verdict: 'unknown'; reason: UnknownReason }
)

export type UnsentReason = UnsentParameter['reason']

/** Why the server is known to drop it. */
type IgnoredReason =
  /** CORE drops it because it expects another shape. */
  | 'list-dropped'
  | 'object-dropped'
  | 'text-dropped'
  /** Given in the URL and in the body; the server uses only one of them. */
  | 'in-both'
  /** The body is not declared as JSON, so CORE ignores it. */
  | 'body-not-read'
  /** A full text within `union`, which CORE ignores. */
  | 'text-in-union'
  /** A filter without a value has no effect. */
  | 'blank-filter'

type UnknownReason =
  /** The form has no field for it. */
  | 'not-sent'
  /** The file's request has a part that the check cannot send, such as a body in a file: another one was checked. */
  | 'part-missing'
  | 'in-both'
  | 'written-differently'
  /** The body is not declared as JSON; the server may ignore it. */
  | 'body-not-json'
  | 'body-of-get'
  | 'latin-1'
  | 'encoded-twice'
  | 'broken-escape'

const faults: readonly UnknownReason[] = [
  'latin-1',
  'encoded-twice',
  'broken-escape',
  'part-missing',
]

/** True for a fault: the server drops it, or the file's request is another one than the check could send. */
export const isUnsentProblem = ({ verdict, reason }: UnsentParameter): boolean =>
  verdict === 'ignored' || faults.includes(reason)

/** The parts of a file's request that the form cannot send as written. */
export type FileReading = Pick<ImportedRequest, 'notes' | 'leftOut' | 'asServerReads'>

/**
 * Lists the parameters of a file that are sent differently or not at all. CORE is known to drop some of them
 * silently (datacycle-core.md 2.1, 2.2, 12); for other servers their effect is unknown.
 */
export function judgeReading(
  { notes, leftOut }: FileReading,
  { filters }: Pick<QueryForm, 'filters'>,
  isDatacycle: boolean,
): UnsentParameter[] {
  const fromNotes = notes.flatMap((note) => judgeNote(note, isDatacycle))
  const fromBlankFilters = filters
    .filter(({ value }) => isEmptyValue(value))
    .map(({ key }) => judgeBlank(key, isDatacycle))
  const names = new Set(fromNotes.map(renderUnsent))
  return [
    ...fromNotes,
    ...fromBlankFilters,
    ...leftOut
      .flatMap((one) => judgeLeftOut(one, isDatacycle))
      .filter((one) => !names.has(renderUnsent(one))),
  ]
}

/** Parameter name as in `renderParameter`; `body` for the body. */
export const renderUnsent = ({ subject }: UnsentParameter): string =>
  subject.kind === 'body' ? subject.kind : renderParameter(subject)

type Subject = UnsentParameter['subject']

const body: Subject = { kind: 'body' }

const ignored = (subject: Subject, reason: IgnoredReason): UnsentParameter => ({
  subject,
  verdict: 'ignored',
  reason,
})

const unknown = (subject: Subject, reason: UnknownReason): UnsentParameter => ({
  subject,
  verdict: 'unknown',
  reason,
})

function judgeNote(note: ReadingNote, isDatacycle: boolean): UnsentParameter[] {
  const judged = (subject: Subject, onCore: IgnoredReason, elsewhere: UnknownReason) =>
    isDatacycle ? [ignored(subject, onCore)] : [unknown(subject, elsewhere)]
  switch (note.kind) {
    case 'written-differently':
      return note.shape === undefined
        ? [unknown(parameterOfExtra(note.name), note.kind)]
        : judged(parameterOfExtra(note.name), `${note.shape}-dropped`, note.kind)
    case 'text-for-object':
      return judged(parameterOfExtra(note.name), 'text-dropped', 'not-sent')
    case 'in-both':
      return judged(parameterOfExtra(note.name), 'in-both', 'in-both')
    case 'body-declared-otherwise':
      return judged(body, 'body-not-read', 'body-not-json')
    case 'latin-1':
    case 'encoded-twice':
    case 'broken-escape':
      return [unknown(parameterOfExtra(note.name), note.kind)]
    case 'empty-text':
      return [unknown(parameterOfExtra(note.name), 'not-sent')]
    case 'body-of-get':
      return [unknown(body, note.kind)]
    // Judged as an extra parameter, or sent as the text that it is or was mended to.
    case 'kept-as-extra':
    case 'computed-value':
    case 'token-placeholder':
    case 'form-encoded-body':
    case 'repaired':
    case 'line-joined':
    case 'plus-in-date':
    case 'invisible-kept':
      return []
  }
}

/** Whether the part that is left out for this reason may be a parameter that the server would evaluate. */
export const isPartOfRequest: Readonly<Record<LeftOutReason, boolean>> = {
  'no-place': true,
  repeated: false,
  empty: true,
  bare: true,
  encoding: true,
  path: true,
  fragment: false,
  'base-address': false,
  credentials: false,
  'second-token': false,
  header: false,
  variable: true,
  file: true,
  option: false,
  'not-needed': false,
  'saves-file': false,
  'certificate-check': false,
  'second-request': false,
  'other-command': false,
  unread: true,
  response: false,
  script: true,
  'switched-off': false,
  description: false,
  'not-followed': true,
  conditional: true,
  'names-only': true,
  contradicted: true,
}

/** What is left out for these reasons changes which items the file asks for, without doubt. */
const missingParts: readonly LeftOutReason[] = ['file', 'encoding', 'path']

function judgeLeftOut({ what, reason }: LeftOut, isDatacycle: boolean): UnsentParameter[] {
  if (!isPartOfRequest[reason]) return []
  const unsent = missingParts.includes(reason) ? 'part-missing' : 'not-sent'
  const name = what.split('=', 1)[0] ?? what
  const path = readSegments(name)
  if (path[0] !== 'filter' || path.length === 1) return [unknown(parameterOfExtra(name), unsent)]
  const key = path.slice(1).join('.')
  if (reason === 'empty') return [judgeBlank(key, isDatacycle)]
  const isTextInUnion = path[1] === 'union' && path.some((part) => fullText.includes(part))
  return isDatacycle && isTextInUnion
    ? [ignored({ kind: 'filter', name: key }, 'text-in-union')]
    : [unknown({ kind: 'filter', name: key }, unsent)]
}

const fullText = ['q', 'search']
/** Without a value CORE is known to ignore these; other keys are unknown. */
const keysIgnoredIfBlank = [...fullText, 'classifications', 'dc:classification', 'contentId']

function judgeBlank(key: string, isDatacycle: boolean): UnsentParameter {
  const subject: Subject = { kind: 'filter', name: key }
  return isDatacycle && keysIgnoredIfBlank.includes(key.split('.', 1)[0] ?? '')
    ? ignored(subject, 'blank-filter')
    : unknown(subject, 'not-sent')
}
