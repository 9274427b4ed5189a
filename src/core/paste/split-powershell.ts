import type { ReadingNote } from '#core/query/reading.ts'
import type { ComputedValues } from './computed-values.ts'
import { readInvokeRequest } from './invoke-request.ts'
import {
  convertFromJson,
  convertToJson,
  createObject,
  textOf,
  textValue,
  unknown,
  type PowerShellValue,
} from './powershell-value.ts'
import { readPowerShell, type PowerShellCommand } from './read-powershell.ts'
import {
  createShellVariables,
  findProgram,
  lineAt,
  maxJoinedLines,
  type ShellCommand,
  type ShellScript,
} from './shell-script.ts'

const requestCmdlet = /^(?:Invoke-RestMethod|Invoke-WebRequest|irm|iwr)$/i

/**
 * Splits a script by PowerShell rules into the programs and web requests that it runs, with variables, hashtables and
 * joined texts evaluated. `Invoke-RestMethod` and `Invoke-WebRequest` get the arguments of cURL for the same request.
 */
export function splitPowerShell(text: string, computed: ComputedValues): ShellScript {
  const commands: ShellCommand[] = []
  const notes: ReadingNote[] = []
  const read = { hasWholeRequest: false }

  const addCommand = (command: Omit<ShellCommand, 'isApplied'>) =>
    commands.push({ ...command, isApplied: () => false })

  function run(command: PowerShellCommand): PowerShellValue {
    const { name, args, input, redirections, start, end } = command
    const values = args.flatMap((arg) => (arg.kind === 'value' ? arg.value : []))
    const valueNamed = (start: RegExp) => {
      const at = args.findIndex((arg) => arg.kind === 'parameter' && start.test(arg.name))
      const given = at === -1 ? undefined : args[at + 1]
      return given?.kind === 'value' ? given.value : undefined
    }
    switch (name.toLowerCase()) {
      case 'convertto-json': {
        const depth = valueNamed(/^d/i)
        const object = valueNamed(/^i/i) ?? values.find((value) => value !== depth)
        const levels = depth ? Number(textOf(depth)) : 2
        const { json, isCut } = convertToJson(input ?? object ?? unknown, levels)
        if (isCut) notes.push({ kind: 'repaired', what: 'depth' })
        return json
      }
      case 'convertfrom-json':
        return convertFromJson(input ?? values[0] ?? unknown)
      case 'convertto-securestring':
      case 'write-output':
      case 'echo':
        return values[0] ?? input ?? unknown
      case 'new-object': {
        const typed = values[0] ? (textOf(values[0]) ?? '') : ''
        const [, type = typed, inBrackets] = /^([^(]*)\((.*)\)$/s.exec(typed) ?? []
        const argument = inBrackets === undefined ? values[1] : textValue(inBrackets)
        const properties = valueNamed(/^p/i)
        const isObject = /^(?:System\.Management\.Automation\.)?PS(?:Custom)?Object$/i.test(type)
        if (isObject && properties) return properties
        const made = createObject(type, argument)
        return made.kind === 'unknown' ? { kind: 'object', members: [] } : made
      }
      case 'get-date':
      case 'out-null':
        return unknown
    }
    const isRequest =
      requestCmdlet.test(name) ||
      args.some((arg) => arg.kind === 'parameter' && /^(?:Uri|Headers)$/i.test(arg.name))
    read.hasWholeRequest ||= command.isClosed && (isRequest || findProgram([name]) !== null)
    if (isRequest) {
      const { words, leftOut } = readInvokeRequest(command, computed.isPlaceholder)
      addCommand({ words: ['Invoke-RestMethod', ...words], input: null, leftOut, start, end })
      return unknown
    }
    const words = [name, ...args.map(wordOf)]
    const leftOut = redirections.map((what) => ({ what, reason: 'saves-file' as const }))
    addCommand({ words, input: input && textOf(input), leftOut, start, end })
    return unknown
  }

  const unclosed = readPowerShell(text, computed, {
    run,
    skip: (start, end) => {
      addCommand({ words: [text.slice(start, end)], input: null, leftOut: [], start, end })
    },
    joinLine: (start) => {
      if (notes.length < maxJoinedLines)
        notes.push({ kind: 'line-joined', line: lineAt(text, start) })
    },
  })
  if (unclosed !== null && !read.hasWholeRequest) return { kind: 'unclosed-quote', quote: unclosed }
  return { kind: 'script', commands, notes, files: createShellVariables() }
}

const wordOf = (arg: PowerShellCommand['args'][number]): string => {
  if (arg.kind === 'parameter') return `-${arg.name}`
  return textOf(arg.value) ?? ''
}
