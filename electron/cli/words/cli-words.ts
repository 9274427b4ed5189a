import type { QueryCheckWords } from '#core/query-check/query-check-report.ts'
import type { DriftWords } from '#core/drift/find-drift.ts'
import type { ImportCheckWords } from '#core/import-check/describe-import-check.ts'
import type { NoConnection } from '#host/workspace/connection-store.ts'

/** The texts of the reports that a command prints or saves. */
export interface ReportWords {
  queryCheck: QueryCheckWords
  drift: DriftWords
  importCheck: ImportCheckWords
}

/** The messages of the command line in one language. Option and file names are not translated. */
export interface CliWords {
  /** Each ends with a line feed. */
  usage: { program: string; sending: string; compare: string }
  /** The start of a message about an error of the app itself. */
  failed: string
  reports: ReportWords
  arguments: {
    tokenAsArgument: string
    optionOfOtherCommand: (option: string, command: string) => string
    noSavedWalk: string
    noPath: string
    driftOutOfRange: (typed: string) => string
    invalidChoice: (option: string, choices: readonly string[], typed: string) => string
    noServer: string
    twoServers: string
    dataDirWithoutConnection: string
    /** Without the typed text, which may hold a password. */
    invalidBaseUrl: string
    invalidOptions: (fault: OptionFault) => string
  }
  emptyTokenVariable: (variable: string) => string
  unwritable: (file: string, code: string) => string
  unreadable: (file: string, code: string) => string
  /** A line of a file that should be an item of `walk`. */
  noItem: (file: string, line: number) => string
  /** Printed instead of a file's path, if an error names none. */
  unnamedFile: string
  connection: {
    noHome: string
    isSample: (name: string) => string
    /** `lines` are those with a mistake. */
    folderUnreadable: (file: string, lines: readonly number[]) => string
    missing: (why: NoConnection, name: string) => string
  }
  check: {
    baselineIsNoReport: (file: string) => string
    noRequest: (paths: string) => string
  }
  walk: {
    title: string
    needsOneRequest: (paths: string, count: number) => string
    requestOfOtherServer: (baseUrl: string) => string
    /** Items that are in the set but not in the file. */
    unreadableItems: (count: number) => string
    baselineOfOtherQuery: (file: string) => string
    drifted: string
    scope: (baseUrl: string) => string
    items: string
    totalBefore: string
    totalAfter: string
    missing: string
    unknown: string
  }
  importCheck: {
    needsOneFile: string
    savedWalkUnreadable: (savedWalkFile: string, file: string) => string
    notJudged: (why: string) => string
  }
  compare: {
    title: string
    counts: (counts: ComparedCounts) => string
    withoutId: (before: number, after: number) => string
    scope: string
    /** Printed before an item's ID. */
    label: Readonly<Record<'added' | 'removed' | 'changed', string>>
    /** Printed above a number or a list of items. */
    heading: Readonly<Record<keyof ComparedCounts | 'drift' | 'byAttribute', string>>
  }
}

export interface ComparedCounts {
  added: number
  removed: number
  changed: number
  unchanged: number
}

/** An error of Node's `parseArgs`, with its message in English. */
export type OptionFault =
  | { kind: 'unknown' | 'value'; option: string; message: string }
  | { kind: 'other'; message: string }
