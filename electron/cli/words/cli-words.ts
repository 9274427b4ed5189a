import type { ImportProblem } from '#core/import/import.ts'
import type { PauseReason } from '#core/set/set-document.ts'
import type { SetObstacle } from '#core/set/set-query.ts'
import type { SetLine, SetVerdict } from '#core/set/set-verdict.ts'
import type { SyncProblem } from '#core/sync/sync-document.ts'
import type { NoConnection } from '#host/workspace/find-saved-connection.ts'

/** What the command line says itself, in one language. Names of options, files and formats are the same in all. */
export interface CliWords {
  /** Each ends with a line feed. */
  usage: { program: string; sending: string; compare: string }
  arguments: {
    token: string
    foreign: (option: string, command: string) => string
    noKept: string
    noPath: string
    drift: (typed: string) => string
    /** An option that takes one of some words. */
    choice: (option: string, choices: readonly string[], typed: string) => string
    noServer: string
    twoServers: string
    dataDirAlone: string
    baseUrl: (typed: string) => string
    /** What Node says of options that it cannot read; `option` is '' where it names none. */
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
    /** In front of an ID. */
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

export interface OptionFault {
  kind: 'unknown' | 'value' | 'other'
  option: string
  /** In Node's own English. */
  message: string
}
