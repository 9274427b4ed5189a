import type { ImportProblem, LeftOutRequest, LeftOutRequestReason } from '#core/import/import.ts'
import type { FileFault } from '#core/refusal/host-refusal.ts'

/** A file, or an entry of one, that was not read as a query. Holds names and no other content. */
export interface Unread {
  name: string
  folderPath: readonly string[]
  why: UnreadReason
  /** Where it stands in its file; null if unknown. */
  line: number | null
}

export type UnreadReason =
  | FileFault
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
    return { name, folderPath, why: cause.kind, line: 'line' in cause ? cause.line : null }
  })

/** A file that was not read; folders are separated by slashes. */
export function unreadFile(path: string, why: UnreadReason, line: number | null = null): Unread {
  const parts = path.split('/')
  return { name: parts.at(-1) ?? '', folderPath: parts.slice(0, -1), why, line }
}
