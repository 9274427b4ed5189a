import type { ImportProblem } from '#core/import/import.ts'
import type { PauseReason } from '#core/set/set-document.ts'
import type { SetObstacle } from '#core/set/set-query.ts'
import type { SetLine, SetVerdict } from '#core/set/set-verdict.ts'
import type { SyncProblem } from '#core/sync/sync-document.ts'
import type { NoConnection } from '#host/workspace/find-saved-connection.ts'

/** The messages of the command line in one language. Option and file names are not translated. */
export interface CliWords {
  /** Each ends with a line feed. */
  usage: { program: string; sending: string; compare: string }
  /** The start of a message about an error of the app itself. */
  failed: string
  arguments: {
    token: string
    foreign: (option: string, command: string) => string
    noKept: string
    noPath: string
    drift: (typed: string) => string
    /** For an option whose value is not one of its choices. */
    choice: (option: string, choices: readonly string[], typed: string) => string
    noServer: string
    twoServers: string
    dataDirAlone: string
    baseUrl: (typed: string) => string
    unreadable: (fault: OptionFault) => string
  }
  noToken: (variable: string) => string
  unwritable: (file: string, code: string) => string
  unreadable: (file: string, code: string) => string
  aFile: string
  connection: {
    noHome: string
    isSample: (name: string) => string
    missing: (why: NoConnection, name: string) => string
  }
  check: {
    noBaseline: (file: string) => string
    noRequest: (paths: string, problem: ImportProblem['kind']) => string
  }
  walk: {
    title: string
    oneRequest: (paths: string, count: number) => string
    otherServer: (request: string, connection: string) => string
    noSet: (obstacle: SetObstacle['kind']) => string
    otherBaseline: (file: string) => string
    notEnded: (why: PauseReason['kind'], items: number) => string
    verdict: (verdict: SetVerdict) => string
    lines: Readonly<Record<SetLine['kind'], string>>
    drifted: string
    scope: (baseUrl: string) => string
    pausedScope: (baseUrl: string) => string
    items: string
    totalBefore: string
    totalAfter: string
    missing: string
    unknown: string
  }
  sync: {
    oneFile: string
    noKept: (keptFile: string, file: string) => string
    notJudged: (problem: SyncProblem) => string
  }
  compare: {
    title: string
    counts: (counts: ComparedCounts) => string
    withoutId: (before: number, after: number) => string
    oneUnreadable: (earlier: string, later: string, code: string) => string
    scope: string
    /** Before an ID. */
    label: Readonly<Record<'came' | 'left' | 'changed', string>>
    /** Above a number or a list. */
    heading: Readonly<Record<keyof ComparedCounts | 'drift' | 'byAttribute', string>>
  }
}

export interface ComparedCounts {
  came: number
  left: number
  changed: number
  same: number
}

/** An error of Node's `parseArgs`. */
export interface OptionFault {
  kind: 'unknown' | 'value' | 'other'
  /** '' if the message names none. */
  option: string
  /** Node's message, in English. */
  message: string
}
