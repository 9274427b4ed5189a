import { isOfApi } from '#core/url/api-path.ts'
import type { LeftOut } from '#core/query/reading.ts'
import type { ComputedValues } from './computed-values.ts'
import { type ContentOf, type CurlCommand, requestOfCurl } from './curl-command.ts'
import { readCurl } from './read-curl.ts'
import { readHttpie } from './read-httpie.ts'
import { readWget } from './read-wget.ts'
import type { PastedRequest } from './pasted-request.ts'
import {
  findProgram,
  isInstruction,
  type Program,
  type ShellCommand,
  type ShellScript,
} from './shell-script.ts'
import { splitBash } from './split-bash.ts'
import { splitCmd } from './split-cmd.ts'
import { splitPowerShell } from './split-powershell.ts'
import { straightenQuotes } from './repair-pasted.ts'

export type CommandReading =
  | { kind: 'request'; program: Program; request: PastedRequest }
  | { kind: 'unclosed-quote'; quote: string }
  | { kind: 'no-command' }

type Shell = 'bash' | 'cmd' | 'powershell'

const programWord =
  /(?<![\w.-])(?:(?:curl|wget)(?:\.exe)?|i(?:rm|wr)|Invoke-(?:RestMethod|WebRequest))["']?\s|(?<=(?:^|[\n|;&$%>❯#])[^\S\n]{0,9})(?:https?|xhs?)\s/gi

/** How often reading begins anew at a later command of the text, and how much is read so. */
const maxStarts = 5
const maxRead = 200_000

/**
 * Reads the first request of a script to the API, by the rules of the shell that it is written for; if none goes to
 * the API, the first of all. What is around it, such as other commands and sentences, is left out.
 */
export function readCommand(text: string, computed: ComputedValues): CommandReading {
  const starts = Array.from(text.matchAll(programWord), ({ index }) => index).slice(
    0,
    Math.min(maxStarts, Math.ceil(maxRead / text.length)),
  )
  if (starts.length === 0) return { kind: 'no-command' }
  const shell = recognizeShell(text)
  const readings: CommandReading[] = []
  for (const start of new Set([0, ...starts])) {
    // Blanks in place of what is before keep the numbers of the lines.
    const part = text.slice(0, start).replace(/[^\n]/g, ' ') + text.slice(start)
    const read = readScript(shell, part, computed)
    const before = read.kind === 'request' ? otherCommand(text.slice(0, start)) : []
    readings.push(withLeftOut(read, before))
    if (read.kind === 'request' && isOfApi(read.request.url)) return readings.at(-1) ?? read
  }
  return readings.find(({ kind }) => kind === 'request') ?? readings[0] ?? { kind: 'no-command' }
}

/** Reads a script; with straight quotes, if typographic ones leave a quote open. */
function readScript(shell: Shell, text: string, computed: ComputedValues): CommandReading {
  const script = splitFor(shell, text, computed)
  if (script.kind === 'script') return readRequest(script, text)
  const straightened = straightenQuotes(text)
  if (straightened === text) return script
  const again = readScript(shell, straightened, computed)
  if (again.kind !== 'request') return script
  const notes = [...again.request.notes, { kind: 'repaired', what: 'typographic' } as const]
  return { ...again, request: { ...again.request, notes } }
}

function readRequest(
  { commands, files, notes }: Extract<ShellScript, { kind: 'script' }>,
  text: string,
): CommandReading {
  const requests = commands.flatMap((command) => {
    const found = findProgram(command.words)
    if (!found) return []
    const contentOf: ContentOf = (file) =>
      file === '-' ? (command.input ?? undefined) : files.read(file)
    const read = readProgram(found.program, command.words.slice(found.at), contentOf)
    return [{ ...found, command, request: requestOfCurl(read) }]
  })
  const chosen = requests.find(({ request }) => isOfApi(request.url)) ?? requests[0]
  if (!chosen) return { kind: 'no-command' }
  const { program, at, command, request } = chosen
  const firstNamed = command.words.findIndex((word) => !isInstruction(word))
  const before = command.words.slice(firstNamed, at)
  return {
    kind: 'request',
    program,
    request: {
      ...request,
      leftOut: [
        ...request.leftOut,
        ...command.leftOut,
        ...otherCommand(before.join(' ')),
        ...describeOthers(commands, command, text),
      ],
      notes: [...notes, ...request.notes],
    },
  }
}

function readProgram(
  program: Program,
  [name = '', ...words]: readonly string[],
  contentOf: ContentOf,
): CurlCommand {
  switch (program) {
    case 'curl':
    case 'powershell':
      return readCurl(words, contentOf)
    case 'wget':
      return readWget(words, contentOf)
    case 'httpie':
      return readHttpie(words, name.endsWith('s') ? 'https' : 'http', contentOf)
  }
}

/** The other commands, adjacent ones as one text; each further request on its own. */
function describeOthers(
  commands: readonly ShellCommand[],
  chosen: ShellCommand,
  text: string,
): LeftOut[] {
  const parts: { start: number; end: number; isRequest: boolean }[] = []
  let isAdjacent = false
  for (const command of commands) {
    const { start, end, words } = command
    const isOther = command !== chosen && !command.isApplied()
    const isRequest = findProgram(words) !== null
    const last = parts.at(-1)
    if (isOther && isAdjacent && last && !isRequest) last.end = end
    else if (isOther) parts.push({ start, end, isRequest })
    isAdjacent = isOther && !isRequest
  }
  return parts.flatMap(({ start, end, isRequest }): LeftOut[] => {
    const what = text.slice(start, end).trim()
    return isRequest ? [{ what, reason: 'second-request' }] : otherCommand(what)
  })
}

const setOfFish = /^([ \t]*set(?:[^\S\n]+-\w+)*[^\S\n]+[A-Za-z_]\w*[^\S\n]+)\S.*$/gm
const setVariable = /(?<!\w)(\w{1,200}\+?=)(?:\([^()]*\)?|"[^"]*"?|'[^']*'?|\S+)/g

/** Masks variables set before the command (`TOKEN=abc curl …`), as they may be secrets. */
function otherCommand(text: string): LeftOut[] {
  const what = text.replace(/^(?:\s|#|\/\/)+|(?<![\s#/])(?:\s|#|\/\/)+$/g, '').trimEnd()
  return what === ''
    ? []
    : [
        {
          what: what.replace(setVariable, '$1•••').replace(setOfFish, '$1•••'),
          reason: 'other-command',
        },
      ]
}

const withLeftOut = (read: CommandReading, leftOut: readonly LeftOut[]): CommandReading =>
  read.kind === 'request'
    ? {
        ...read,
        request: { ...read.request, leftOut: [...read.request.leftOut, ...leftOut] },
      }
    : read

/**
 * Recognizes the shell by syntax that only it uses around values, ignoring the values themselves.
 * Defaults to bash.
 */
function recognizeShell(text: string): Shell {
  if (
    /(?<![\w.-])(?:i(?:rm|wr)\s+[-'"$(@h\u2018\u201c]|Invoke-(?:RestMethod|WebRequest)\s)|\bcurl\s+-Uri\s/i.test(
      text,
    )
  )
    return 'powershell'
  if (/^\s*(PS\b[^\n>]*>|[@(]?['"\u2018\u201c])/.test(text)) return 'powershell'
  if (/\s`[^\S\n]*\n|Bearer \$env:|^[ \t]*\$\w+\s*=/im.test(text)) return 'powershell'
  if (/^[A-Za-z]:\\[^\n>]*>|^[ \t]*(?:@?(?:set\s+"?\w+=|rem\s|echo off)|::)/im.test(text))
    return 'cmd'
  const firstQuote = /\^?["']/.exec(text)
  const isExe = /curl\.exe\s/i.test(text.slice(0, firstQuote?.index))
  if (firstQuote?.[0] === '^"') return 'cmd'
  if (firstQuote?.[0] === "'") return isExe ? 'powershell' : 'bash'
  if (/\^[^\S\n]*\n|Bearer %\w+%|%%[\dA-F]{2}|"\^%"/i.test(text)) return 'cmd'
  if (isExe) return text.includes('\\"') ? 'cmd' : 'powershell'
  return 'bash'
}

function splitFor(shell: Shell, text: string, computed: ComputedValues): ShellScript {
  switch (shell) {
    case 'powershell':
      return splitPowerShell(text, computed)
    case 'cmd':
      return splitCmd(text)
    case 'bash':
      return splitBash(text, computed)
  }
}
