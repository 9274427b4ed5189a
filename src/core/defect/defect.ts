/** The part of the app in which a defect occurred. */
export type DefectPlace = 'page' | 'response-worker' | 'export-worker' | 'import-worker' | 'host'

/** A defect of the app, reduced to what may be shared: no token, no URL, no content. Plain data. */
export interface Defect {
  where: DefectPlace
  /** The operation as named in the code: the kind of a request, a hook, a route. */
  doing: string
  /** The error's class, such as `TypeError`. */
  name: string
  /** Message of the JavaScript engine; '' for any other message, which may contain content. */
  message: string
  /** Stack frames, innermost first: function, file, line and column. */
  frames: readonly string[]
}

const maxFrames = 20
const maxMessage = 160

/** Messages of JavaScript engines that quote only names from the code, never content. */
const engineMessages =
  /^(?:Cannot (?:read|set) propert|[\w$.[\]()]{1,60} is not (?:a function|defined|iterable|a constructor)|Maximum call stack|Invalid (?:array|string) length|Cannot access '|Assignment to constant|out of memory|too much recursion)/

/** Reads the shareable part of a thrown value. */
export function readDefect(error: unknown, where: DefectPlace, doing: string): Defect {
  if (!(error instanceof Error))
    return { where, doing, name: typeof error, message: '', frames: [] }
  const message = engineMessages.test(error.message) ? error.message.slice(0, maxMessage) : ''
  return { where, doing, name: error.name, message, frames: readFrames(error.stack ?? '') }
}

/**
 * Parses stacks of Chromium and Node (`at name (file:line:column)`) and of Firefox and Safari
 * (`name@file:line:column`). Keeps only file names, because paths reveal the user's folders.
 */
function readFrames(stack: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', file = ''] =
        /^\s+at (?:async )?(?:(.*?) \()?(\S+:\d+:\d+)\)?$/.exec(line) ??
        /^([^@]*)@(\S+:\d+:\d+)$/.exec(line) ??
        []
      if (file === '') return []
      const fileName = file.split(/[\\/]/).at(-1) ?? ''
      return [name === '' ? fileName : `${name.slice(0, 80)} ${fileName}`]
    })
    .slice(0, maxFrames)
}

/** Facts about the app in a report. */
export interface DefectContext {
  version: string
  shell: 'browser' | 'electron'
  /** Time of the defect: RFC 3339 in UTC. */
  at: string
  /** The browser's user agent. */
  agent: string
}

/** A report as text for a ticket. */
export function renderDefectReport(defect: Defect, context: DefectContext): string {
  const { where, doing, name, message, frames } = defect
  return [
    `Endpoint Explorer ${context.version}, ${context.shell} shell, ${context.at}`,
    context.agent,
    `${name}${message === '' ? '' : `: ${message}`}`,
    `in ${where}, ${doing}`,
    ...frames.map((frame) => `  at ${frame}`),
  ].join('\n')
}

/** True if two defects are occurrences of the same one. */
export const isSameDefect = (one: Defect, other: Defect): boolean =>
  one.where === other.where &&
  one.name === other.name &&
  one.doing === other.doing &&
  one.frames[0] === other.frames[0]
