import type { LeftOut } from '#core/query/reading.ts'
import type { ComputedValues } from './computed-values.ts'
import { readCurl } from './read-curl.ts'
import { requestOfCurl } from './request-of-curl.ts'
import type { PastedRequest } from './pasted-request.ts'
import { splitBash } from './split-bash.ts'
import { splitCmd } from './split-cmd.ts'
import { splitPowerShell, type PowerShellWords } from './split-powershell.ts'

export type Shell = 'bash' | 'cmd' | 'powershell'

export type CommandReading =
  | { kind: 'request'; request: PastedRequest }
  | { kind: 'unclosed-quote'; quote: string }
  | { kind: 'no-command' }

const isCurl = (word: string): boolean => /^(.*[\\/])?curl(\.exe)?$/i.test(word)

/** True if a text looks like a curl command. */
export const hasCurl = (text: string): boolean => /(^|[\s|;&/\\"'])curl(\.exe)?["']?\s/i.test(text)

/** Reads a cURL command, with the quoting rules of the shell it was written for. */
export function readCommand(text: string, computed: ComputedValues): CommandReading {
  const shell = recognizeShell(text)
  const split = splitFor(shell, text, computed)
  if (split.kind === 'unclosed-quote') return split

  const start = split.words.findIndex(isCurl)
  if (start === -1) {
    // `cat body.json | curl …`: the first command is not run.
    const afterFirst = split.rest.replace(/^[|&;]+/, '')
    return hasCurl(afterFirst) && afterFirst !== text
      ? withLeftOut(
          readCommand(afterFirst, computed),
          otherCommand(text.slice(0, -split.rest.length)),
        )
      : { kind: 'no-command' }
  }
  const command = readCurl(split.words.slice(start + 1), split.piped)
  const request = requestOfCurl(command)
  const before = split.words.slice(0, start).filter((word) => !/^([$>#]|PS.*>)$/.test(word))
  return withLeftOut({ kind: 'request', request }, [
    ...otherCommand(before.join(' ')),
    ...otherCommand(split.rest),
  ])
}

/** Masks variables set before the command (`TOKEN=abc curl …`), as they may be secrets. */
const otherCommand = (text: string): LeftOut[] =>
  text.trim() === ''
    ? []
    : [{ what: text.trim().replace(/\b(\w+=)\S+/g, '$1•••'), reason: 'other-command' }]

const withLeftOut = (read: CommandReading, leftOut: readonly LeftOut[]): CommandReading =>
  read.kind === 'request'
    ? {
        kind: 'request',
        request: { ...read.request, leftOut: [...read.request.leftOut, ...leftOut] },
      }
    : read

/**
 * Recognizes the shell by syntax that only it uses around values, ignoring the values themselves.
 * Defaults to bash.
 */
function recognizeShell(text: string): Shell {
  if (/^\s*(PS\b[^\n>]*>|[@(]?['"\u2018\u201c])/.test(text)) return 'powershell'
  if (/\s`\r?\n|Bearer \$env:/i.test(text)) return 'powershell'
  const firstQuote = /\^?["']/.exec(text)
  const isExe = /curl\.exe\s/i.test(text.slice(0, firstQuote?.index))
  if (firstQuote?.[0] === '^"') return 'cmd'
  if (firstQuote?.[0] === "'") return isExe ? 'powershell' : 'bash'
  if (/\s\^\r?\n|Bearer %\w+%|%%[\dA-F]{2}|"\^%"/i.test(text)) return 'cmd'
  if (isExe) return text.includes('\\"') ? 'cmd' : 'powershell'
  return 'bash'
}

function splitFor(shell: Shell, text: string, computed: ComputedValues): PowerShellWords {
  switch (shell) {
    case 'powershell':
      return splitPowerShell(text, computed)
    case 'cmd':
      return withNothingPiped(splitCmd(text))
    case 'bash':
      return withNothingPiped(splitBash(text, computed))
  }
}

const withNothingPiped = (split: ReturnType<typeof splitBash>): PowerShellWords =>
  split.kind === 'words' ? { ...split, piped: null } : split
