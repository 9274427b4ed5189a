/** Where in the app a defect came up. */
export type DefectPlace = 'page' | 'answer-worker' | 'export-worker' | 'import-worker' | 'host'

/** A defect of the app itself, as far as it may be handed on: no token, no address, no content. Plain data. */
export interface Defect {
  where: DefectPlace
  /** What was being done, in the code's own words: the kind of a question, a hook, a route. */
  doing: string
  /** The error's class, such as `TypeError`. */
  name: string
  /** Only what a JavaScript engine says by itself; '' for any other message, which may hold content. */
  message: string
  /** Places in the code, the innermost first: function, file, line and column. */
  frames: readonly string[]
}

const maxFrames = 20
const maxMessage = 160

/** What engines say of the code alone; names in it are those of variables and members. */
const engineMessages =
  /^(?:Cannot (?:read|set) propert|[\w$.[\]()]{1,60} is not (?:a function|defined|iterable|a constructor)|Maximum call stack|Invalid (?:array|string) length|Cannot access '|Assignment to constant|out of memory|too much recursion)/

/** Reads what may be told of a thrown value. */
export function readDefect(error: unknown, where: DefectPlace, doing: string): Defect {
  if (!(error instanceof Error))
    return { where, doing, name: typeof error, message: '', frames: [] }
  const message = engineMessages.test(error.message) ? error.message.slice(0, maxMessage) : ''
  return { where, doing, name: error.name, message, frames: readFrames(error.stack ?? '') }
}

/**
 * The frames of a stack in the form of Chromium and Node (`at name (file:line:column)`) and of Firefox and
 * Safari (`name@file:line:column`). Of a file only its name is kept: the rest tells of the computer.
 */
function readFrames(stack: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', file = ''] =
        /^\s+at (?:async )?(?:(.*?) \()?(\S+:\d+:\d+)\)?$/.exec(line) ??
        /^(.*?)@(\S+:\d+:\d+)$/.exec(line) ??
        []
      if (file === '') return []
      const ownName = file.split(/[\\/]/).at(-1) ?? ''
      return [name === '' ? ownName : `${name.slice(0, 80)} ${ownName}`]
    })
    .slice(0, maxFrames)
}

/** What a report says of the app beside the defect. */
export interface DefectSurroundings {
  version: string
  shell: 'browser' | 'electron'
  /** When it was seen: RFC 3339 in UTC. */
  at: string
  /** As the browser names itself. */
  agent: string
}

/** A report as text, to be copied into a ticket. */
export function renderDefectReport(defect: Defect, around: DefectSurroundings): string {
  const { where, doing, name, message, frames } = defect
  return [
    `Endpoint Explorer ${around.version}, ${around.shell} shell, ${around.at}`,
    around.agent,
    `${name}${message === '' ? '' : `: ${message}`}`,
    `in ${where}, ${doing}`,
    ...frames.map((frame) => `  at ${frame}`),
  ].join('\n')
}

/** Whether two are the same defect, seen again. */
export const isSameDefect = (one: Defect, other: Defect): boolean =>
  one.where === other.where &&
  one.name === other.name &&
  one.doing === other.doing &&
  one.frames[0] === other.frames[0]
