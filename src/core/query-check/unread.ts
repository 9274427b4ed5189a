import type { ImportProblem, LeftOutRequest, LeftOutRequestReason } from '#core/import/import.ts'
import { isPartOfRequest } from './judge-reading.ts'
import type { FileFault } from '#core/refusal/host-refusal.ts'
import type { UnreadableRequest } from '#core/workspace/saved-request.ts'

/** A file, or an entry of one, that was not read as a query. Holds names and no other content. */
export interface Unread {
  name: string
  folderPath: readonly string[]
  why: UnreadReason
  /** Where it stands in its file; null if unknown. */
  line: number | null
  /** What is wrong with a file of the app, in English and without values. */
  detail?: string
  /** True if it is no query of this API, and such entries are allowed, or if no request depends on it. */
  isOther?: true
}

/** Reasons that something is no query of this API, rather than one that cannot be read. */
const otherReasons: readonly UnreadReason[] = [
  'no-query-in-line',
  'not-a-request',
  'not-an-endpoint',
  'not-understood',
  'other-format',
  'other-method',
]

/** Marks the entries that are no queries of this API as allowed. */
export const allowOther = (unread: readonly Unread[]): Unread[] =>
  unread.map((one) => (otherReasons.includes(one.why) ? { ...one, isOther: true } : one))

export type UnreadReason =
  | FileFault
  /** A link that leads out of its folder. */
  | 'link'
  /** The system refuses to read it. */
  | 'unreadable'
  /** More files than are read at once. */
  | 'too-many'
  /** A line of a list of addresses without one. */
  | 'no-query-in-line'
  /** A POST in an access log, which does not hold its body. */
  | 'post-without-body'
  | ImportProblem['kind']
  | Exclude<LeftOutRequestReason['kind'], 'file'>

/** What an import left out. */
export const listUnread = (leftOut: readonly LeftOutRequest[]): Unread[] =>
  leftOut.map(({ name, folderPath, reason }) => {
    const cause = reason.kind === 'file' ? reason.problem : reason
    const isOther = cause.kind === 'member' && !isPartOfRequest[cause.reason]
    return { name, folderPath, ...describeCause(cause), ...(isOther && { isOther }) }
  })

/** Why something was not read, with all that the Import dialog says of it. */
export const describeCause = (
  cause: ImportProblem | Exclude<LeftOutRequestReason, { kind: 'file' }>,
): Pick<Unread, 'why' | 'line' | 'detail'> => ({
  why: cause.kind,
  line: 'line' in cause ? (cause.line ?? null) : null,
  ...(cause.kind === 'wrong-shape' && { detail: cause.complaints.join('; ') }),
  ...(cause.kind === 'member' && { detail: cause.what }),
})

/** Why files of a folder are not read, and what is wrong with those that have no fault of their own. */
const unreadable: Readonly<
  Record<UnreadableRequest['kind'], { why: UnreadReason; detail?: string }>
> = {
  mistake: { why: 'wrong-shape' },
  'not-a-file': { why: 'wrong-shape', detail: 'not a plain file' },
  'too-large': { why: 'wrong-shape', detail: 'too large for a query' },
  link: { why: 'wrong-shape', detail: 'a link, which is not followed' },
  'not-moved': { why: 'not-understood' },
  newer: { why: 'newer-version' },
  unavailable: { why: 'unreadable' },
  'too-many': { why: 'too-many' },
}

/** A file of a folder of saved queries that is not read as one. */
export const describeUnreadable = ({ kind, file, detail }: UnreadableRequest): Unread => ({
  ...unreadFile(file, unreadable[kind].why),
  ...(kind === 'mistake' ? { detail } : unreadable[kind]),
})

/** A file that was not read; folders are separated by slashes. */
export function unreadFile(path: string, why: UnreadReason, line: number | null = null): Unread {
  const parts = path.split('/')
  return { name: parts.at(-1) ?? '', folderPath: parts.slice(0, -1), why, line }
}
