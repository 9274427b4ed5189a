import type { ReadingNote, LeftOut, LeftOutReason } from '#core/query/reading.ts'
import type { ComputedValues } from './computed-values.ts'
import {
  convertFromJson,
  convertToJson,
  createObject,
  textOf,
  textValue,
  unknown,
  type PowerShellValue,
  membersOf,
} from './powershell-value.ts'
import {
  readPowerShell,
  type PowerShellCommand,
  type PowerShellArgument,
} from './read-powershell.ts'
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

const switches =
  /^(?:UseBasicParsing|SkipCertificateCheck|SkipHeaderValidation|SkipHttpErrorCheck|DisableKeepAlive|PassThru|FollowRelLink|AllowUnencryptedAuthentication|UseDefaultCredentials|ProxyUseDefaultCredentials|Resume|NoProxy|AllowInsecureRedirect|Preserve\w+|Verbose|Debug)$/i
/** Parameters whose beginnings are taken, too. */
const names = [
  'Authentication',
  'Body',
  'ContentType',
  'CustomMethod',
  'Headers',
  'Method',
  'OutFile',
  'Token',
  'Uri',
]

interface CurlArguments {
  words: string[]
  leftOut: LeftOut[]
}

/**
 * The arguments of cURL that request the same as `Invoke-RestMethod` or `Invoke-WebRequest`
 * (learn.microsoft.com, "Invoke-RestMethod"), and the parameters without a counterpart.
 */
export function readInvokeRequest(
  { args, input, redirections }: PowerShellCommand,
  isComputed: (text: string) => boolean,
): CurlArguments {
  const parameters = readParameters(args)
  const take = (name: string) => {
    const found = parameters.get(name)
    parameters.delete(name)
    return found
  }
  const words: string[] = []
  const leftOut = args.flatMap((arg): LeftOut[] =>
    arg.kind === 'splat' && arg.value.kind !== 'object'
      ? [{ what: `@${arg.name}`, reason: 'variable' }]
      : [],
  )
  const method = take('CustomMethod') ?? take('Method')
  const methodText = method === undefined ? null : (textOf(method)?.toUpperCase() ?? null)
  if (methodText !== null) words.push('-X', methodText)

  const headers = take('Headers')
  for (const { name, value } of headers ? membersOf(headers) : [])
    words.push('-H', `${name}: ${textOf(value) ?? ''}`)
  if (headers !== undefined && headers.kind !== 'object')
    leftOut.push({ what: `-Headers ${textOf(headers) ?? '•••'}`, reason: 'variable' })
  const contentType = take('ContentType')
  if (contentType) words.push('-H', `Content-Type: ${textOf(contentType) ?? ''}`)
  const authentication = textOf(take('Authentication') ?? { kind: 'null' })
  const token = take('Token')
  if (token && /^(?:bearer|oauth)$/i.test(authentication ?? ''))
    words.push('--oauth2-bearer', textOf(token) ?? '')
  else if (token || authentication !== '')
    leftOut.push({ what: '-Token •••', reason: 'credentials' })

  const body = take('Body') ?? input
  if (body !== null) {
    const read = readBody(body, methodText ?? 'GET', isComputed)
    words.push(...read.words)
    leftOut.push(...read.leftOut)
  }
  const address = textOf(take('Uri') ?? { kind: 'null' }) ?? ''
  if (address !== '') words.push('--url', address.replace(/[[\]{}]/g, '\\$&'))
  for (const [name, value] of parameters) leftOut.push(describeParameter(name, value))
  leftOut.push(...redirections.map((what) => ({ what, reason: 'saves-file' as const })))
  return { words, leftOut }
}

/** The parameters by name; the first value without a name is the address. */
function readParameters(args: readonly PowerShellArgument[]): Map<string, PowerShellValue> {
  const parameters = new Map<string, PowerShellValue>()
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at]
    if (arg?.kind === 'splat')
      for (const { name, value } of membersOf(arg.value)) parameters.set(completeName(name), value)
    else if (arg?.kind === 'value') {
      const isAddress = !parameters.has('Uri')
      parameters.set(isAddress ? 'Uri' : (textOf(arg.value) ?? ''), arg.value)
    } else if (arg) {
      const name = completeName(arg.name)
      const next = args[at + 1]
      const takesNext = arg.value === null && !switches.test(name) && next?.kind === 'value'
      parameters.set(name, arg.value ?? (takesNext ? next.value : { kind: 'null' }))
      if (takesNext) at += 1
    }
  }
  return parameters
}

function completeName(name: string): string {
  const begins = names.filter((one) => one.toLowerCase().startsWith(name.toLowerCase()))
  const exact = begins.find((one) => one.toLowerCase() === name.toLowerCase())
  return exact ?? (begins.length === 1 ? (begins[0] ?? name) : name)
}

/** A hashtable becomes the query of a GET and form data otherwise; a text is sent as it is. */
function readBody(
  body: PowerShellValue,
  method: string,
  isComputed: (text: string) => boolean,
): CurlArguments {
  if (body.kind !== 'object') {
    const text = textOf(body)
    if (text === null || isComputed(text))
      return { words: [], leftOut: [{ what: `-Body ${text ?? ''}`.trim(), reason: 'variable' }] }
    return { words: [...(method === 'GET' ? ['-X', 'GET'] : []), '--data-raw', text], leftOut: [] }
  }
  const option = method === 'GET' ? '--url-query' : '--data-urlencode'
  const leftOut: LeftOut[] = []
  const words = body.members.flatMap(({ name, value }) => {
    const text = textOf(value)
    if (text !== null) return [option, `${name}=${text}`]
    leftOut.push({ what: name, reason: 'no-place' })
    return []
  })
  return { words, leftOut }
}

function describeParameter(name: string, value: PowerShellValue): LeftOut {
  const isSecret = /credential|certificate$|proxy|session|cookie/i.test(name)
  const text = textOf(value) ?? ''
  const what = text === '' || text === name ? `-${name}` : `-${name} ${isSecret ? '•••' : text}`
  return { what, reason: reasonFor(name) }
}

function reasonFor(name: string): LeftOutReason {
  if (/^SkipCertificateCheck$/i.test(name)) return 'certificate-check'
  if (/^(?:OutFile|PassThru)$/i.test(name)) return 'saves-file'
  if (/^(?:InFile|Form)$/i.test(name)) return 'file'
  if (/credential/i.test(name)) return 'credentials'
  const isNotNeeded =
    switches.test(name) ||
    /^(?:(?=\w*Timeout)\w+|UserAgent|Max\w+|RetryIntervalSec|ErrorAction|\w+(?<=\wVariable)|HttpVersion|SslProtocol)$/i.test(
      name,
    )
  return isNotNeeded ? 'not-needed' : 'option'
}
